/** Shows what happened, one moment after the other, until the board has come to the present view. */
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { BoardProps, SoundName } from "../contract";
import { MomentQueue, type BoardMoment } from "./moment_queue";

/** A touch that skips must not also act on what appears under it: for so long nothing is decided. */
const AFTER_SKIP = 350;

/** What a game brings along for its playback. */
export interface Script<View, Event, Effect extends string, M extends BoardMoment<unknown, Effect>> {
  /** The view the board shows; without this, the one it is given. */
  view?: () => View;
  /** The moments from one view to the next; the last one shows the next view itself. */
  moments: (from: View, events: Event[], to: View) => M[];
  /** A view alone, without motion. */
  still: (view: View) => M;
  sounds: Record<Effect, SoundName>;
  /** A new view has come; `from` is null at the first. */
  arrive?: (from: View | null, to: View, events: Event[]) => void;
  /** A moment is shown. */
  show?: (moment: M) => void;
  /** One moment to show at once instead of these, if no player has to wait for them; null: show all. */
  atOnce?: (moments: M[], to: View) => M | null;
}

type Given<View, Event> = Pick<
  BoardProps<View, Event>,
  "view" | "happened" | "still" | "reportPlayback" | "sound"
>;

export class EventPlayback<View, Event, Effect extends string, M extends BoardMoment<unknown, Effect>> {
  /** The moment that is shown now. */
  moment: M;
  /** The view that all moments lead to. */
  readonly view: View;
  /** No motion is wanted. */
  readonly calm: boolean;
  private skipped = -Infinity;
  private readonly queue: MomentQueue<M>;

  /** Made while its board is made; `board` returns the board's own properties. */
  constructor(board: () => Given<View, Event>, script: Script<View, Event, Effect, M>) {
    this.view = $derived(script.view ? script.view() : board().view);
    this.calm = $derived(board().still || prefersReducedMotion.current);
    this.moment = $state.raw(untrack(() => script.still(this.view)));
    const show = (moment: M): void => {
      this.moment = moment;
      script.show?.(moment);
      if (moment.effect !== null) board().sound(script.sounds[moment.effect]);
    };
    this.queue = new MomentQueue(show);
    onNewView<View, Event>(
      () => this.view,
      () => board().happened,
      (from, to, events) => {
        script.arrive?.(from, to, events);
        if (from === null || this.calm) {
          this.queue.clear();
          this.moment = script.still(to);
          return;
        }
        const moments = script.moments(from, events, to);
        const once = this.busy ? null : (script.atOnce?.(moments, to) ?? null);
        if (once === null) this.queue.add(moments);
        else show(once);
      },
    );
    $effect(() => board().reportPlayback?.(!this.settled));
    $effect(() => () => this.queue.clear());
  }

  /** The view of the moment. */
  get shown(): M["shown"] {
    return this.moment.shown;
  }

  /** Everything has been shown: now it is time to decide. */
  get settled(): boolean {
    return this.shown === this.view;
  }

  get busy(): boolean {
    return this.queue.busy;
  }

  /** Whether something was skipped a moment ago, so that the same touch must not decide. */
  get justSkipped(): boolean {
    return performance.now() - this.skipped < AFTER_SKIP;
  }

  /** Skip to the last moment. */
  skip = (): void => {
    if (!this.busy) return;
    this.skipped = performance.now();
    this.queue.skip();
  };
}

/** Calls back once for every new view, with the events that led to it: none at the first or after a jump. */
export function onNewView<View, Event>(
  view: () => View,
  happened: () => Event[],
  then: (from: View | null, to: View, events: Event[]) => void,
): void {
  let known: View | null = null;
  let received: Event[] | null = null;
  $effect(() => {
    const from = known;
    const to = view();
    const events = happened();
    const fresh = events !== received;
    known = to;
    received = events;
    if (from === to) return;
    untrack(() => then(from, to, fresh ? events : []));
  });
}
