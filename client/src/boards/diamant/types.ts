/* Made from the server's JSON schema: make wire. */

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
  cave: (Treasure | Trap | Relic)[];
  on_path: number;
  unrevealed: Unrevealed;
  removed_traps: Partial<Record<TrapKind, number>>;
  relic_stack: number[];
  explorers: Explorer[];
  own_choice: Choice | null;
}

export type DiamantEvent =
  | ExpeditionBegan
  | RelicAdded
  | TreasureFound
  | TrapSeen
  | TrapSprung
  | RelicSeen
  | ChoicesRevealed
  | PathGathered
  | RelicsTaken
  | RelicsLeftLying
  | PutInChest
  | CaveEmpty
  | DeckRanOut
  | EntranceClosed
  | RubiesReturned
  | TrapRemoved
  | RelicsLost
  | DeckShuffled
  | GameEnded;

export type DiamantMove = Leave | Continue;

export interface CaveEmpty {
  event: "cave-empty";
  rule: string;
  expedition: number;
}

export const CHOICES = ["continue", "leave"] as const;
export type Choice = (typeof CHOICES)[number];

export interface ChoicesRevealed {
  event: "choices-revealed";
  rule: string;
  leaving: number[];
  staying: number[];
}

/** Go on into the dark. */
export interface Continue {
  move: "continue";
}

export interface DeckRanOut {
  event: "deck-ran-out";
  rule: string;
  seats: number[];
}

export interface DeckShuffled {
  event: "deck-shuffled";
  rule: string;
  cards: number;
}

export interface EntranceClosed {
  event: "entrance-closed";
  rule: string;
  expedition: number;
}

export interface ExpeditionBegan {
  event: "expedition-began";
  rule: string;
  expedition: number;
}

/** A player, as this viewer sees them. */
export interface Explorer {
  in_cave: boolean;
  decided: boolean;
  carried: number;
  chest: Gems | null;
  relics: number[];
}

export interface GameEnded {
  event: "game-ended";
  rule: string;
  seats: number[];
  points: number;
}

/** Points in gems, with as many diamonds as possible (DIA-22). */
export interface Gems {
  diamonds: number;
  rubies: number;
}

/** Walk back to the camp with what you carry. */
export interface Leave {
  move: "leave";
}

export interface PathGathered {
  event: "path-gathered";
  rule: string;
  seats: number[];
  share: number;
  rest: number;
}

export interface PutInChest {
  event: "put-in-chest";
  rule: string;
  seat: number;
  rubies: number;
}

/** A relic revealed in this expedition; `taken` once a lone leaver has carried it off. */
export interface Relic {
  card: "relic";
  relic: number;
  taken: boolean;
}

export interface RelicAdded {
  event: "relic-added";
  rule: string;
  relic: number;
}

export interface RelicSeen {
  event: "relic-seen";
  rule: string;
  relic: number;
}

export interface RelicsLeftLying {
  event: "relics-left-lying";
  rule: string;
  seats: number[];
  relics: number[];
}

export interface RelicsLost {
  event: "relics-lost";
  rule: string;
  relics: number[];
}

export interface RelicsTaken {
  event: "relics-taken";
  rule: string;
  seat: number;
  relics: number[];
}

export interface RubiesReturned {
  event: "rubies-returned";
  rule: string;
  rubies: number;
}

export interface Trap {
  card: "trap";
  trap: TrapKind;
}

export const TRAP_KINDS = ["spiders", "snakes", "lava", "boulder", "ram"] as const;
export type TrapKind = (typeof TRAP_KINDS)[number];

export interface TrapRemoved {
  event: "trap-removed";
  rule: string;
  trap: TrapKind;
}

export interface TrapSeen {
  event: "trap-seen";
  rule: string;
  trap: TrapKind;
}

export interface TrapSprung {
  event: "trap-sprung";
  rule: string;
  trap: TrapKind;
  seats: number[];
  lost: number[];
}

/** A treasure card in the cave and the rubies still lying on it. */
export interface Treasure {
  card: "treasure";
  rubies: number;
  lying: number;
}

export interface TreasureFound {
  event: "treasure-found";
  rule: string;
  rubies: number;
  share: number;
  rest: number;
  seats: number[];
}

/** The cards that may still come; all players know them (DIA-43). */
export interface Unrevealed {
  treasures: number[];
  traps: Partial<Record<TrapKind, number>>;
  relics: number[];
  cards: number;
  fatal: number;
}
