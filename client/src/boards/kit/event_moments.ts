/**
 * What happened, shown as a row of pictures from the previous view to the present one.
 *
 * Each picture is a whole view, so any of them can be shown alone; the last is the present view.
 * No rule is applied: numbers come from the events, everything else from the present view.
 */
import type { BoardMoment } from "./moment_queue";

/** A moment that shows one event. */
export interface EventMoment<View, Event, Effect extends string> extends BoardMoment<View, Effect> {
  /** What the status line says meanwhile. */
  event: Event | null;
}

type PerEvent<Event extends { event: string }, Value> = Partial<Record<Event["event"], Value>>;

/** How a game shows its events. */
export interface MomentOptions<View, Event extends { event: string }, Effect extends string, M> {
  /** How long each kind is shown; 0: it has no picture of its own. */
  look: PerEvent<Event, number>;
  /** How long a kind that is not listed is shown. */
  usual?: number;
  effects: PerEvent<Event, Effect>;
  /** Kinds that are one picture when several follow each other: all players do them at the same moment. */
  together: Event["event"][];
  /** A view alone, without motion. */
  still: (view: View) => M;
  /** The view after one more event; `rest` begins with it. */
  after: (event: Event, rest: Event[]) => View;
  /** What else the picture of an event shows. */
  add: (moment: M, event: Event) => void;
}

export function eventMoments<
  View,
  Event extends { event: string },
  Effect extends string,
  M extends EventMoment<View, Event, Effect | "end">,
>(happened: Event[], to: NoInfer<View>, options: MomentOptions<View, Event, Effect, M>): M[] {
  const { look, usual = 0, effects, together, still, after, add } = options;
  const kindOf = (event: Event): Event["event"] => event.event;
  const time = (event: Event): number => look[kindOf(event)] ?? usual;
  const moments: M[] = [];
  const seen = happened.filter((event) => time(event) > 0);
  seen.forEach((event, index) => {
    const shown = after(event, seen.slice(index));
    const last = moments.at(-1);
    const before = seen[index - 1];
    if (last && before && together.includes(event.event) && kindOf(before) === kindOf(event)) {
      last.shown = shown;
      last.event = null; // many sentences at once say nothing
      add(last, event);
      return;
    }
    const effect = effects[kindOf(event)] ?? null;
    const moment: M = { ...still(shown), ms: time(event), effect, event };
    add(moment, event);
    moments.push(moment);
  });
  const ended = happened.some(({ event }) => event === "game-ended");
  moments.push({ ...still(to), effect: ended ? "end" : null });
  return moments;
}
