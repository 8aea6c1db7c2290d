import { expect, test } from "vitest";
import { MomentQueue, type Timer } from "../../src/boards/kit/moment_queue";

class Clock implements Timer {
  private due: { at: number; id: number; call: () => void }[] = [];
  private now = 0;
  private ids = 0;
  set = (call: () => void, ms: number): number => {
    this.due.push({ at: this.now + ms, id: ++this.ids, call });
    return this.ids;
  };
  clear = (id: number): void => {
    this.due = this.due.filter((one) => one.id !== id);
  };
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.clear(next.id);
      this.now = next.at;
      next.call();
    }
    this.now = end;
  }
}

function watched(): { queue: MomentQueue<{ shown: string; ms: number }>; clock: Clock; seen: string[] } {
  const clock = new Clock();
  const seen: string[] = [];
  return { queue: new MomentQueue((moment) => seen.push(moment.shown), clock), clock, seen };
}

test("moments follow one another, each for its time", () => {
  const { queue, clock, seen } = watched();
  queue.add([
    { shown: "a", ms: 100 },
    { shown: "b", ms: 200 },
    { shown: "c", ms: 0 },
  ]);
  expect(seen).toEqual(["a"]);
  clock.pass(99);
  expect(seen).toEqual(["a"]);
  clock.pass(1);
  expect(seen).toEqual(["a", "b"]);
  clock.pass(200);
  expect(seen).toEqual(["a", "b", "c"]);
  expect(queue.busy).toBe(false);
});

test("skipping shows the last moment at once and nothing after it", () => {
  const { queue, clock, seen } = watched();
  queue.add([
    { shown: "a", ms: 100 },
    { shown: "b", ms: 100 },
    { shown: "c", ms: 0 },
  ]);
  queue.skip();
  expect(seen).toEqual(["a", "c"]);
  expect(queue.busy).toBe(false);
  clock.pass(1000);
  expect(seen).toEqual(["a", "c"]);
});

test("what is added while something is shown waits its turn", () => {
  const { queue, clock, seen } = watched();
  queue.add([{ shown: "a", ms: 100 }]);
  queue.add([{ shown: "b", ms: 0 }]);
  expect(seen).toEqual(["a"]);
  clock.pass(100);
  expect(seen).toEqual(["a", "b"]);
});

test("clearing forgets what waits", () => {
  const { queue, clock, seen } = watched();
  queue.add([
    { shown: "a", ms: 100 },
    { shown: "b", ms: 0 },
  ]);
  queue.clear();
  clock.pass(1000);
  expect(seen).toEqual(["a"]);
});
