/** What all games have in common. A board knows the views, events and moves of its own game from its types.ts. */
import type { AnyView } from "../wire/types";

export type { AnyEvent as GameEvent, AnyMove as Move, AnyView } from "../wire/types";

/** The part of a view that says how the game ended. */
export type FinishedView = Pick<AnyView, "winners" | "scores" | "decided_by">;

/** Bytes that a game's server part sends along with what happened, for its board alone to read. */
export interface Recording {
  /** The version of the table after what it shows. */
  version: number;
  data: ArrayBuffer;
}
