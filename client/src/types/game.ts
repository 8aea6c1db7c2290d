/** What all games have in common on the wire. A board knows the moves and events of its own game from its types.ts. */

/** A move of any game. */
export type Move = { move: string };

/** An event of any game. */
export type GameEvent = { event: string; rule: string };

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
