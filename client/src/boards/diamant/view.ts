/** What the table sends of a game of Diamant, word for word as the server says it. */

export const TRAPS = ["spiders", "snakes", "lava", "boulder", "ram"] as const;
export type TrapKind = (typeof TRAPS)[number];

export interface TreasureCard {
  card: "treasure";
  rubies: number;
  lying: number;
}

export interface TrapCard {
  card: "trap";
  trap: TrapKind;
}

export interface RelicCard {
  card: "relic";
  relic: number;
  taken: boolean;
}

export type CaveCard = TreasureCard | TrapCard | RelicCard;

export interface Gems {
  diamonds: number;
  rubies: number;
}

export interface ExplorerView {
  in_cave: boolean;
  decided: boolean;
  carried: number;
  /** null: closed to this viewer. */
  chest: Gems | null;
  relics: number[];
}

export interface DiamantView {
  game: "diamant";
  seat: number | null;
  players: number;
  over: boolean;
  deciding: number[];
  winners: number[];
  decided_by: string | null;
  scores: (number | null)[];
  expedition: number;
  closed: number;
  expeditions: number;
  cave: CaveCard[];
  on_path: number;
  unrevealed: {
    treasures: number[];
    traps: Record<TrapKind, number>;
    relics: number[];
    cards: number;
    fatal: number;
  };
  removed_traps: Record<TrapKind, number>;
  relic_stack: number[];
  explorers: ExplorerView[];
  own_choice: "continue" | "leave" | null;
}

export type DiamantEvent =
  | { event: "expedition-began"; expedition: number }
  | { event: "relic-added"; relic: number }
  | { event: "treasure-found"; rubies: number; share: number; rest: number; seats: number[] }
  | { event: "trap-seen"; trap: TrapKind }
  | { event: "trap-sprung"; trap: TrapKind; seats: number[]; lost: number[] }
  | { event: "relic-seen"; relic: number }
  | { event: "choices-revealed"; leaving: number[]; staying: number[] }
  | { event: "path-gathered"; seats: number[]; share: number; rest: number }
  | { event: "relics-taken"; seat: number; relics: number[] }
  | { event: "relics-left-lying"; seats: number[]; relics: number[] }
  | { event: "put-in-chest"; seat: number; rubies: number }
  | { event: "cave-empty"; expedition: number }
  | { event: "deck-ran-out"; seats: number[] }
  | { event: "entrance-closed"; expedition: number }
  | { event: "rubies-returned"; rubies: number }
  | { event: "trap-removed"; trap: TrapKind }
  | { event: "relics-lost"; relics: number[] }
  | { event: "deck-shuffled"; cards: number }
  | { event: "game-ended"; seats: number[]; points: number };
