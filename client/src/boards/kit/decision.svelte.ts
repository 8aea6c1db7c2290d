/** What the player at this device is asked now, and how a board answers. */
import type { BoardProps, Move } from "../contract";

type Given<Choice> = Pick<BoardProps<unknown, never, Choice>, "choices" | "decide" | "sending" | "blocked">;

/** How far the board has come with showing what happened. */
interface Shown {
  readonly settled: boolean;
  /** The same touch must not also decide. */
  readonly justSkipped?: boolean;
}

export class Decision<Choice = Move> {
  /** What may be chosen; nothing before all that happened has been shown. */
  readonly offered: Choice[];
  readonly asked: boolean;
  readonly sending: boolean;
  /** No choice can be made at the moment: one is on its way, or the table is held up. */
  readonly stopped: boolean;
  /** Why a question cannot be answered at the moment; null: nothing is in the way. */
  readonly blocked: string | null;

  /** Make a choice, unless it cannot be made at the moment; returns whether it is on its way. */
  readonly decide: (move: Choice) => boolean;

  /** Made while its board is made; `board` returns the board's own properties. `after` follows each choice. */
  constructor(board: () => Given<Choice>, shown: Shown, after?: () => void) {
    this.offered = $derived(shown.settled ? board().choices : []);
    this.asked = $derived(this.offered.length > 0);
    this.sending = $derived(board().sending);
    this.stopped = $derived(this.sending || board().blocked !== null);
    this.blocked = $derived(this.asked ? board().blocked : null);
    this.decide = (move) => {
      if (this.stopped || shown.justSkipped) return false;
      board().decide(move);
      after?.();
      return true;
    };
  }
}

/** The properties that a decision panel takes over from its board. */
export interface DecisionProps<View, Choice> extends Pick<BoardProps<View>, "view" | "identities" | "t"> {
  decision: Decision<Choice>;
}
