/* Made from the server's JSON schema: make wire. */

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
  foot: Foot;
  colours: (Colour | null)[] | null;
  active: number;
  strike_number: number;
  strikes_made: number;
  range: Range;
  hands: Hand[];
  steady: boolean[];
  experienced: boolean[];
  penalties: boolean;
}

export type SevenDwarfsEvent =
  | ColumnBuilt
  | FirstPlayerChosen
  | ColourChosen
  | Struck
  | Missed
  | StrikeWasted
  | NothingCameOff
  | GemsWon
  | BlocksFallen
  | Collapsed
  | FootTaken
  | PutAtFoot
  | NothingToPut
  | TurnBegan
  | LastGemTaken
  | StrikesRanOut
  | LeftAtFoot
  | GameEnded
  | TieBroken;

export type SevenDwarfsMove = ChooseColour | Strike;

/** A standing block and the gems in its slots. */
export interface Block {
  number: number;
  pose: [number, number, number, number, number, number, number];
  gems: [Colour | null, Colour | null, Colour | null, Colour | null];
  push: Push;
}

export interface BlocksFallen {
  event: "blocks-fallen";
  rule: string;
  seat: number;
  blocks: number;
  points: number;
}

/** The colour that counts for this player. */
export interface ChooseColour {
  move: "choose-colour";
  colour: Colour;
}

export interface Collapsed {
  event: "collapsed";
  rule: string;
  seat: number;
}

export const COLOURS = ["red", "pink", "clear"] as const;
export type Colour = (typeof COLOURS)[number];

export interface ColourChosen {
  event: "colour-chosen";
  rule: string;
  seat: number;
  colour: Colour;
}

export interface ColumnBuilt {
  event: "column-built";
  rule: string;
  blocks: number;
  gems: number;
}

export interface FirstPlayerChosen {
  event: "first-player-chosen";
  rule: string;
  seat: number;
}

/** The gems at the foot of the column. */
export interface Foot {
  red: number;
  pink: number;
  clear: number;
}

/** Gems of one colour from the foot of the column, and their worth to this player. */
export interface FootTaken {
  event: "foot-taken";
  rule: string;
  seat: number;
  gems: number;
  colour: Colour;
  points: number;
}

export interface GameEnded {
  event: "game-ended";
  rule: string;
  seats: number[];
  points: number;
}

/** Gems of one colour, and their worth to this player. */
export interface GemsWon {
  event: "gems-won";
  rule: string;
  seat: number;
  gems: number;
  colour: Colour;
  points: number;
}

/**
 * How far a hand strays: usual errors (two strikes of three stay within them), and how much
 * larger they are for every m/s. No strike strays farther than `most` times the usual error.
 */
export interface Hand {
  aim: number;
  aim_by_speed: number;
  direction: number;
  direction_by_speed: number;
  strength: number;
  strength_by_speed: number;
  most: number;
}

export interface LastGemTaken {
  event: "last-gem-taken";
  rule: string;
  seat: number;
}

/** Gems of one colour that lie at the foot of the column when the strikes have run out. */
export interface LeftAtFoot {
  event: "left-at-foot";
  rule: string;
  gems: number;
  colour: Colour;
}

/** A strike that did not meet the column, and how the hand strayed. */
export interface Missed {
  event: "missed";
  rule: string;
  seat: number;
  strike: number;
  again: number;
  speed: number;
  real: number;
  strayed: [number, number];
}

export interface NothingCameOff {
  event: "nothing-came-off";
  rule: string;
}

export interface NothingToPut {
  event: "nothing-to-put";
  rule: string;
  seat: number;
}

/** The gems and blocks of a player. */
export interface Pile {
  red: number;
  pink: number;
  clear: number;
  blocks: number;
}

/**
 * What to expect of a level blow through the middle of a block.
 *
 * At v cm/s it shifts by about max(0, per_speed * v - lag)² mm. Pushed farther than `edge` mm from
 * the middle of what carries it, it falls, with all that stands on it.
 */
export interface Push {
  per_speed: number;
  lag: number;
  edge: number;
  words: [number, number, number];
}

export interface PutAtFoot {
  event: "put-at-foot";
  rule: string;
  seat: number;
  colour: Colour;
}

/** The range of each number of a strike. */
export interface Range {
  height: [number, number];
  azimuth: [number, number];
  offset: [number, number];
  elevation: [number, number];
  speed: [number, number];
}

/** Where the pick meets the column, from where it comes, and how hard. */
export interface Strike {
  move: "strike";
  height: number;
  azimuth: number;
  offset: number;
  elevation: number;
  speed: number;
}

/** The strike could not be simulated: it counts as a miss. */
export interface StrikeWasted {
  event: "strike-wasted";
  rule: string;
  seat: number;
  strike: number;
  trouble: Trouble;
}

export interface StrikesRanOut {
  event: "strikes-ran-out";
  rule: string;
  strikes: number;
}

/** A strike that met the column: what was meant, how the hand strayed, and what moved. */
export interface Struck {
  event: "struck";
  rule: string;
  seat: number;
  strike: number;
  speed: number;
  real: number;
  astray: number;
  strayed: [number, number];
  shift: number;
}

/** Of the players with most points, this one moved last. */
export interface TieBroken {
  event: "tie-broken";
  rule: string;
  seat: number;
}

export const TROUBLES = ["", "unstable", "too-long"] as const;
export type Trouble = (typeof TROUBLES)[number];

/** It is this seat's turn. */
export interface TurnBegan {
  event: "turn-began";
  rule: string;
  seat: number;
}
