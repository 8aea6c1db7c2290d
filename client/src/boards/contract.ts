/** What the table hands to a game's board, and what the board may do. A board knows no rules. */

import type { AnyEvent as GameEvent, AnyMove as Move } from "../wire/types";

/** What every game has. A board knows the views, events and moves of its own game from its types.ts. */
export type { AnyEvent as GameEvent, AnyMove as Move, AnyView } from "../wire/types";

/** How a player is told apart: colour, shape and initial, never colour alone. */
export interface Identity {
  seat: number;
  name: string;
  colour: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star" | "drop" | "cross";
  initial: string;
}

/** Bytes that a game's server part sends along with what happened, for its board alone to read. */
export interface Recording {
  /** The version of the table after what it shows. */
  version: number;
  data: ArrayBuffer;
}

export type Text = (id: string, args?: Record<string, string | number>) => string;

export interface BoardProps<View, Event = GameEvent, Choice = Move> {
  /** The game through one pair of eyes; view.seat is null for a spectator. */
  view: View;
  identities: Identity[];
  /** What the seat may do now; empty when it has nothing to decide. */
  choices: Choice[];
  decide: (move: Choice) => void;
  /** A decision is on its way to the server. */
  sending: boolean;
  /** Why nothing can be decided just now though it is asked: a pause, no connection. Null: go ahead. */
  blocked: string | null;
  /** People decide here; false in a replay, where nobody is waited for. */
  live: boolean;
  /** After the end, everything open: by seat, the fields of its view that say more than a spectator's. */
  secrets?: Partial<View>[] | null;
  /** What led from the previous view to this one, in order, for animation; empty after a jump. */
  happened: Event[];
  /** How exactly that looked, where the game records it; null or missing: it was not recorded. */
  recording?: Recording | null;
  /**
   * The board is still telling what happened: whatever else tells it waits. A board that tells one thing
   * after the other says to which view it has come, so that the rest keeps up with it.
   */
  telling?: (busy: boolean, at?: View) => void;
  /** Open the rules drawer at a rule. */
  showRule: (id: string) => void;
  t: Text;
  /** The board may show chances. */
  odds: boolean;
  /** A guided first game is told beside the board: what its sentences name is written there. */
  lesson?: boolean;
  /** No motion: reduced motion is wanted, or a replay is being scrubbed. */
  still: boolean;
  /** At the end: the points of every seat after each decision; null: not known. */
  history?: number[][] | null;
  /** Play a sound by name (muted or not is decided elsewhere). */
  sound: (name: string) => void;
}
