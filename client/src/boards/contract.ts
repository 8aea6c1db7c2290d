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
  /** What the viewer may see of the game; view.seat is null for a spectator. */
  view: View;
  identities: Identity[];
  /** What the seat may do now; empty when it has nothing to decide. */
  choices: Choice[];
  decide: (move: Choice) => void;
  /** A decision is on its way to the server. */
  sending: boolean;
  /** Why the seat cannot decide at the moment: a pause, no connection. Null: it can. */
  blocked: string | null;
  /** Players decide here; false in a replay, where no decision is awaited. */
  live: boolean;
  /** After the end, with everything open: by seat, the fields of its view that a spectator did not see. */
  secrets?: Partial<View>[] | null;
  /** What led from the previous view to this one, in order, for animation; empty after a jump. */
  happened: Event[];
  /** The recorded motion of it, where the game records one; null or missing: not recorded. */
  recording?: Recording | null;
  /**
   * Called when the board begins or ends to show what happened: log and announcements wait for it. A
   * board that shows several moments names the view it has reached, so that they keep up with it.
   */
  reportPlayback?: (busy: boolean, at?: View) => void;
  /** Open the rules drawer at a rule. */
  showRule: (id: string) => void;
  t: Text;
  /** The board may show chances. */
  odds: boolean;
  /** A lesson is shown beside the board; the board labels what its sentences name. */
  lesson?: boolean;
  /** No motion: the person prefers reduced motion, or scrubs through a replay. */
  still: boolean;
  /** At the end: the points of every seat after each decision; null: not known. */
  history?: number[][] | null;
  /** Play a sound; the page decides whether it is muted. */
  sound: (name: SoundName) => void;
}

/** What the end of a game is shown with. */
export type FinaleProps<View> = Pick<BoardProps<View>, "view" | "identities" | "showRule" | "t">;

/** What the line about the present moment is made of. */
export type StatusProps<View> = Pick<BoardProps<View>, "view" | "identities" | "live" | "t">;
