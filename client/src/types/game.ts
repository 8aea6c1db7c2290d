/** What all games have in common on the wire. A board knows the moves and events of its own game. */

export interface Move {
  move: string;
  [param: string]: unknown;
}

export interface GameEvent {
  event: string;
  rule: string;
  [param: string]: unknown;
}

/** The part of a view that says how the game ended. */
export interface FinishedView {
  winners: readonly number[];
  scores: readonly (number | null)[];
  /** The rule that decided; null while the game goes on. */
  decided_by: string | null;
}

/** Bytes that a game's server part sends along with what happened, for its board alone to read. */
export interface Recording {
  /** The version of the table after what it shows. */
  version: number;
  data: ArrayBuffer;
}
