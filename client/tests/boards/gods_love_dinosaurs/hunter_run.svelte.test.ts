// @vitest-environment happy-dom
/** The run of a hunter: what is drawn before it is begun, and how it is walked. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Hand } from "../../../src/boards/gods_love_dinosaurs/highlights";
import { HunterRun } from "../../../src/boards/gods_love_dinosaurs/hunter_run.svelte";
import { picks } from "../../../src/boards/gods_love_dinosaurs/moves_by_target";
import type { GodsLoveDinosaursMove, Target } from "../../../src/boards/gods_love_dinosaurs/types";
import { START, table, world } from "./game";

const step = (cell: number, direction: number): GodsLoveDinosaursMove => ({ move: "step", cell, direction });
const to = (path: number[], meals: number[]): Target => {
  return { hunter: 0, cell: path.at(-1)!, path, meals, eaten: [], eggs: 0, young: 0 };
};
const HAND: Hand = { chosen: 0, birth: null, end: null, way: 0, stepwise: false };
let stop = (): void => {};

function running() {
  const plans = { targets: [to([0, 1, 2], [1]), to([0, 3, 2], [2, 3]), to([0, 1], [1])], outlooks: [] };
  const decide = vi.fn();
  const given = $state({
    view: table({ plans }),
    world: world({ stage: "hunting" as const, animal: "tiger" as const }),
    hand: HAND,
    found: picks([step(0, 0)], START),
    looked: undefined as number | undefined,
    ready: true,
    calm: true,
    decide,
  });
  let run!: HunterRun;
  stop = $effect.root(() => {
    run = new HunterRun(() => given);
  });
  flushSync();
  return { run, given, decide };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a hunter's run", () => {
  test("is drawn to the cell looked at, with the meals that the view names", () => {
    const { run, given } = running();
    expect([run.ahead, run.meals]).toEqual([[], []]);
    given.looked = 1;
    expect([run.ahead, run.meals]).toEqual([[1], [1]]);
    expect(run.from([])).toEqual([0, 1]);
  });

  test("shows the way that was picked among several to one end", () => {
    const { run, given } = running();
    expect(run.ways(2)).toBe(2);
    given.hand = { ...HAND, end: 2, way: 1 };
    expect([run.picked?.path, run.meals]).toEqual([
      [0, 3, 2],
      [2, 3],
    ]);
  });

  test("is walked step by step, and the meals ahead become fewer", () => {
    const { run, decide } = running();
    run.start(to([0, 1, 2], [1]));
    expect(run.meals).toEqual([1]);
    flushSync();
    vi.advanceTimersByTime(1);
    expect(decide).toHaveBeenCalledExactlyOnceWith(step(0, 0));
    expect([run.plan, run.meals]).toEqual([[2], []]);
  });

  test("ends where the next step is not offered, or where an answer does not come", () => {
    const { run } = running();
    run.start(to([0, 5], []));
    flushSync();
    expect(run.plan).toBeNull();
    run.start(to([0, 1, 2], [1]));
    flushSync();
    vi.advanceTimersByTime(1);
    flushSync();
    vi.advanceTimersByTime(1600);
    expect(run.plan).toBeNull();
  });
});
