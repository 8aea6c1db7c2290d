/** What the table hands to a game's board, and what the board may do. A board knows no rules. */

import type { GameEvent, Move, Recording } from "../types/game";
import type { Identity } from "../types/identity";
import type { SoundName } from "../types/sound";
import type { Text } from "../types/text";

export type { AnyView, FinishedView, GameEvent, Move, Recording } from "../types/game";
export type { Identity } from "../types/identity";
export type { SoundName } from "../types/sound";
export type { Text } from "../types/text";

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
  /** Play a sound (muted or not is decided elsewhere). */
  sound: (name: SoundName) => void;
}

/** What the panel of decisions takes over from its board. */
export type DecisionProps<View, Choice> = Pick<
  BoardProps<View, never, Choice>,
  "view" | "identities" | "decide" | "sending" | "blocked" | "t"
>;
