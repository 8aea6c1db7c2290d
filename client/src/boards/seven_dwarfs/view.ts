/** What the table sends of a game of Seven Dwarfs, word for word as the server says it. */

import type { Pose } from "./poses";

export const COLOURS = ["red", "pink", "clear"] as const;
export type Colour = (typeof COLOURS)[number];

/** A block that stands; its number counts from the bottom as the column was built. */
export interface Block {
  number: number;
  /** Millimetres and a quaternion w x y z. */
  pose: Pose;
  /** What sits in its four slots. */
  gems: (Colour | null)[];
}

export type Gems = Record<Colour, number>;

export interface Pile extends Gems {
  blocks: number;
}

/** The five whole numbers of a strike; see aim.ts for their units. */
export interface Strike {
  height: number;
  azimuth: number;
  offset: number;
  elevation: number;
  speed: number;
}

export type StrikeRange = Record<keyof Strike, [number, number]>;

/** How far a hand usually strays from its aim: millimetres, and so many more for every metre a second. */
export interface Hand {
  aim: number;
  aim_by_speed: number;
}

export interface SevenDwarfsView {
  game: "seven_dwarfs";
  seat: number | null;
  players: number;
  over: boolean;
  deciding: number[];
  winners: number[];
  decided_by: string | null;
  scores: number[];
  blocks: Block[];
  piles: Pile[];
  foot: Gems;
  colours: (Colour | null)[] | null;
  turn: number;
  strike_number: number;
  strikes_made: number;
  range: StrikeRange;
  hands: Hand[];
  steady: boolean[];
  experienced: boolean[];
  penalties: boolean;
}

/** Told with its rule; boards read the fields they know and leave the sentence to the game's texts. */
export interface SevenDwarfsEvent {
  event: string;
  rule: string;
  seat?: number;
  [field: string]: unknown;
}
