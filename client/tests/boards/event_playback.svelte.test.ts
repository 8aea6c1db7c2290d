// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EventPlayback } from "../../src/boards/kit/event_playback.svelte";

interface View {
  turn: number;
}
interface Event {
  event: string;
  rule: string;
}

const happened = (...names: string[]): Event[] => names.map((event) => ({ event, rule: "" }));
let stop = (): void => {};

function played(still = false) {
  let view = $state.raw<View>({ turn: 0 });
  let events = $state.raw<Event[]>([]);
  const reportPlayback = vi.fn();
  const sound = vi.fn();
  const arrive = vi.fn();
  let playback!: EventPlayback<View, Event, "step", { shown: View; ms: number; effect: "step" | null }>;
  stop = $effect.root(() => {
    playback = new EventPlayback(() => ({ view, happened: events, still, reportPlayback, sound }), {
      moments: (from, happened, to) => [
        ...happened.map(() => ({ shown: { ...from }, ms: 100, effect: "step" as const })),
        { shown: to, ms: 0, effect: null },
      ],
      still: (view) => ({ shown: view, ms: 0, effect: null }),
      sounds: { step: "step" },
      arrive,
    });
  });
  flushSync();
  return {
    playback,
    reportPlayback,
    sound,
    arrive,
    next(happened: Event[]) {
      view = { turn: view.turn + 1 };
      events = happened;
      flushSync();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("the playback of what happened", () => {
  test("shows one moment after the other and is settled with the last", () => {
    const { playback, next, sound, reportPlayback } = played();
    next(happened("a", "b"));
    expect(playback.settled).toBe(false);
    expect(reportPlayback).toHaveBeenLastCalledWith(true);
    vi.advanceTimersByTime(100);
    expect(sound.mock.calls).toEqual([["step"], ["step"]]);
    vi.advanceTimersByTime(100);
    flushSync();
    expect(playback.settled).toBe(true);
    expect(reportPlayback).toHaveBeenLastCalledWith(false);
  });

  test("is skipped to its end, and the same touch decides nothing", () => {
    const { playback, next } = played();
    expect(playback.justSkipped).toBe(false);
    next(happened("a", "b"));
    playback.skip();
    expect(playback.settled).toBe(true);
    expect(playback.justSkipped).toBe(true);
    vi.advanceTimersByTime(400);
    expect(playback.justSkipped).toBe(false);
  });

  test("does not move where no motion is wanted", () => {
    const { playback, next, sound } = played(true);
    next(happened("a"));
    expect(playback.settled).toBe(true);
    expect(sound).not.toHaveBeenCalled();
  });

  test("tells nothing twice when only the view is new", () => {
    const { next, arrive } = played();
    const events = happened("a");
    next(events);
    next(events);
    expect(arrive.mock.calls.map(([, , happened]) => happened)).toEqual([[], events, []]);
  });
});
