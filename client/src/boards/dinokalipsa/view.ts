/** What the table sends of a game of Dinokalipsa, word for word as the server says it. */

export const TYPES = ["natural", "predatory", "emotional", "meteor"] as const;
export type DisasterType = (typeof TYPES)[number];

export const DINOSAURS = ["nervous_rex", "bad_luck_bronto", "cry_ceratops", "stego"] as const;
export type DinosaurName = (typeof DINOSAURS)[number];

export interface Card {
  card: string;
  /** null: an instant card. */
  value: number | null;
}

export interface Disaster {
  disaster: string;
  type: DisasterType;
}

export type Stage =
  | "boards"
  | "choose"
  | "effect"
  | "take_from_hand"
  | "take_from_deck"
  | "scoring_instants"
  | "sudden_death"
  | "threat"
  | "shed"
  | "over";

export interface Question {
  stage: Stage;
  rule: string;
  card: string | null;
  target: number | null;
  left: number | null;
}

export interface RoundScore {
  value: number;
  bonus: number;
  trait: number;
  instants: number;
  disasters: number;
  inversion: number;
  total: number;
}

export interface Laid {
  seat: number;
  card: Card;
  target: number | null;
  /** Of a sudden death, from 1; null: an instant card. */
  step: number | null;
}

export interface DinosaurView {
  board: DinosaurName | null;
  traits: Partial<Record<DisasterType, number>>;
  still_in: boolean;
  place: number;
  disasters: Disaster[];
  /** One more disaster of any of these types is the last. */
  fatal: DisasterType[];
  hand_size: number;
  known: { cards: Card[]; in_doubt: number; instants: number };
  decided: boolean;
  front: Card | null;
  score: RoundScore | null;
  passed: boolean;
  passed_round: boolean;
  in_duel: boolean;
}

export interface DinokalipsaView {
  game: "dinokalipsa";
  seat: number | null;
  players: number;
  over: boolean;
  deciding: number[];
  winners: number[];
  decided_by: string | null;
  scores: number[];
  round: number;
  route: number;
  question: Question | null;
  disaster: Disaster | null;
  disaster_lies_open: boolean;
  threatened: number | null;
  dinosaurs: DinosaurView[];
  hand: Card[];
  own_choice: Card | null;
  looking_at: Card[];
  laid: Laid[];
  silenced: boolean;
  factor: number;
  inversions: number;
  free_boards: DinosaurName[];
  deck: number;
  discards: Record<string, number>;
  last_discard: Card | null;
  unseen: Record<string, number>;
  disaster_deck: number;
  disasters_at_bottom: Disaster[];
}

interface Named {
  rule: string;
}

export type DinokalipsaEvent = Named &
  (
    | { event: "board-taken"; seat: number; board: DinosaurName }
    | { event: "card-drawn"; seat: number; card: string }
    | { event: "cards-drawn"; seat: number; cards: number }
    | { event: "disaster-turned-up"; round: number; disaster: string; type: DisasterType }
    | { event: "hand-redrawn"; seat: number }
    | { event: "card-revealed"; seat: number; card: string; value: number }
    | { event: "effects-silenced"; seat: number }
    | { event: "effect-declined"; seat: number; card: string }
    | { event: "value-added"; seat: number; effect: string; card: string; points: number }
    | { event: "card-discarded"; seat: number; card: string }
    | { event: "hand-looked-at"; seat: number; target: number }
    | { event: "card-seen"; seat: number; target: number; card: string }
    | { event: "card-taken"; seat: number; target: number }
    | { event: "taken-card-shown"; seat: number; target: number; card: string }
    | { event: "deck-looked-at"; seat: number }
    | { event: "deck-card-seen"; seat: number; card: string }
    | { event: "deck-card-kept"; seat: number; card: string }
    | { event: "cards-swapped"; seat: number; one: number; other: number }
    | { event: "instants-multiplied"; factor: number }
    | { event: "passed"; seat: number }
    | { event: "passed-for-round"; seat: number }
    | { event: "score-boosted"; seat: number; target: number; points: number }
    | { event: "score-sapped"; seat: number; target: number; points: number }
    | { event: "inversion-played"; seat: number }
    | ScoreCounted
    | { event: "scores-inverted"; highest: number[]; lowest: number[]; high: number; low: number }
    | { event: "pawn-moved"; seat: number; spaces: number; place: number }
    | { event: "pawn-moved-for-disasters"; seat: number; spaces: number; place: number }
    | { event: "all-tied" }
    | { event: "sudden-death-began"; seats: number[] }
    | { event: "sudden-death-revealed"; seat: number; card: string; value: number }
    | { event: "out-of-point-cards"; seats: number[] }
    | { event: "disaster-to-bottom"; disaster: string; type: DisasterType }
    | { event: "disaster-threatens"; seat: number }
    | { event: "disaster-insured"; seat: number }
    | { event: "disaster-redirected"; seat: number; target: number }
    | { event: "disaster-added"; seat: number; disaster: string; type: DisasterType }
    | { event: "dinosaur-extinct"; seat: number }
    | { event: "table-cleared" }
    | { event: "deck-reshuffled"; cards: number }
    | { event: "game-ended"; seats: number[]; place: number }
  );

interface ScoreCounted {
  event: "score-counted";
  seat: number;
  value: number;
  bonus: number;
  trait: number;
  instants: number;
  disasters: number;
  score: number;
}
