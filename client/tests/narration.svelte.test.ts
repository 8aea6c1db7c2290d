// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SOON, Narration, type Received } from "../src/table/narration.svelte";
import type { AnyView, LogLine } from "../src/wire/types";

function lines(...events: string[]): LogLine[] {
  return events.map((event, i) => ({ version: i, ply: i, event: { event, rule: "R-1" }, seats: null }));
}

function snapshot(...deciding: number[]): Received["snapshot"] {
  const view = { deciding } as AnyView;
  return { views: [view], table: { deciding, phase: deciding.length ? "playing" : "over" } };
}

let received = $state.raw<Received>({ snapshot: snapshot(0), log: [], news: [], moves: false, still: false });
let narration: Narration;
let leave: () => void;

function receives(...events: string[]): void {
  received = { ...received, snapshot: snapshot(), log: lines(...events), moves: true };
  flushSync();
}

/** Something happens after which others decide; the view of that moment. */
function happens(event: string, ...deciding: number[]): unknown {
  const line: LogLine = { version: 9, ply: 9, event: { event, rule: "R-1" }, seats: null };
  received = {
    ...received,
    snapshot: snapshot(...deciding),
    log: [...received.log, line],
    news: [line],
    moves: true,
  };
  flushSync();
  return received.snapshot.views[0];
}

function shows(busy: boolean, at?: unknown): void {
  narration.follow(busy, at);
  flushSync();
}

function passes(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

function read(): unknown[] {
  return narration.lines.map((line) => line.event["event"]);
}

function said(): unknown[] {
  return narration.news.map((line) => line.event["event"]);
}

beforeEach(() => {
  vi.useFakeTimers();
  received = { snapshot: snapshot(0), log: lines("began"), news: [], moves: false, still: false };
  leave = $effect.root(() => {
    narration = new Narration(() => received);
  });
  flushSync();
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe("the log", () => {
  test("has all lines at once for whoever has just come", () => {
    expect(read()).toEqual(["began"]);
    received = { ...received, snapshot: snapshot(0), log: lines("began", "missed") };
    flushSync();
    expect(read()).toEqual(["began", "missed"]);
  });

  test("waits as long as the board is telling", () => {
    receives("began", "card turned");
    shows(true);
    passes(60_000);
    expect(read()).toEqual(["began"]);
    shows(false);
    passes(SOON);
    expect(read()).toEqual(["began", "card turned"]);
  });

  test("gives the board a moment to begin, and no more if it has nothing to tell", () => {
    receives("began", "nothing to see");
    passes(SOON - 1);
    expect(read()).toEqual(["began"]);
    passes(1);
    expect(read()).toEqual(["began", "nothing to see"]);
  });

  test("what comes while the board is telling waits for its own turn", () => {
    receives("began", "one");
    shows(true);
    receives("began", "one", "two");
    passes(1000);
    expect(read()).toEqual(["began"]);
    shows(false);
    shows(true);
    passes(1000);
    expect(read()).toEqual(["began"]);
    shows(false);
    passes(SOON);
    expect(read()).toEqual(["began", "one", "two"]);
  });

  test("lines that were taken back are gone at once", () => {
    receives("began", "one");
    passes(SOON);
    shows(true);
    receives("began");
    expect(read()).toEqual(["began"]);
  });

  test("waits for nothing where nothing moves", () => {
    shows(true);
    received = { ...received, snapshot: snapshot(0), log: lines("began", "one"), moves: true, still: true };
    flushSync();
    expect(read()).toEqual(["began", "one"]);
  });
});

describe("one clock for everything that tells", () => {
  test("log, live region and who decides go on with each thing the board has shown", () => {
    const first = happens("Guest strikes", 1);
    shows(true);
    const second = happens("Agate strikes", 2);
    const third = happens("Beryl strikes", 0);
    passes(60_000);
    expect([read(), said(), narration.deciding]).toEqual([["began"], [], [0]]);
    shows(true, first);
    expect([read(), said(), narration.deciding]).toEqual([
      ["began", "Guest strikes"],
      ["Guest strikes"],
      [1],
    ]);
    shows(true, second);
    expect([read().at(-1), said(), narration.deciding]).toEqual(["Agate strikes", ["Agate strikes"], [2]]);
    shows(false, third);
    expect([read().at(-1), said(), narration.deciding]).toEqual(["Beryl strikes", ["Beryl strikes"], [0]]);
  });

  test("the end of the game comes when the board has come to it", () => {
    const last = happens("Beryl strikes");
    shows(true);
    expect(narration.over).toBe(false);
    shows(false, last);
    expect(narration.over).toBe(true);
  });

  test("what changes nothing on the board goes with what the board shows", () => {
    const first = happens("Guest strikes", 1);
    shows(true);
    const paused: LogLine = { version: 10, ply: null, event: { event: "paused", rule: "" }, seats: null };
    received = {
      ...received,
      snapshot: { ...received.snapshot },
      log: [...received.log, paused],
      news: [paused],
    };
    flushSync();
    received = { ...received, snapshot: { ...received.snapshot }, news: [], moves: false }; // another name has no line
    flushSync();
    passes(60_000);
    expect([read(), narration.deciding]).toEqual([["began"], [0]]);
    shows(false, first);
    expect([read(), said()]).toEqual([
      ["began", "Guest strikes", "paused"],
      ["Guest strikes", "paused"],
    ]);
  });

  test("whoever skips has all of it at once, and nothing twice", () => {
    happens("Agate strikes", 2);
    shows(true);
    const last = happens("Beryl strikes", 0);
    shows(false, last);
    expect([read(), said(), narration.deciding]).toEqual([
      ["began", "Agate strikes", "Beryl strikes"],
      ["Agate strikes", "Beryl strikes"],
      [0],
    ]);
    passes(SOON);
    shows(true);
    shows(false, last);
    expect(said()).toEqual(["Agate strikes", "Beryl strikes"]);
  });

  test("a board that says nothing of where it is holds nothing up for longer than it tells", () => {
    happens("one", 1);
    shows(true);
    happens("two", 0);
    shows(false);
    passes(SOON);
    expect([said(), narration.deciding]).toEqual([["one", "two"], [0]]);
  });

  test("who comes back, or no longer wants motion, waits for nothing", () => {
    happens("one", 1);
    shows(true);
    received = { ...received, still: true };
    flushSync();
    expect([read().at(-1), narration.deciding]).toEqual(["one", [1]]);
    received = { ...received, still: false };
    happens("two", 2);
    received = { ...received, snapshot: snapshot(0), news: [], moves: false };
    flushSync();
    expect([read().at(-1), said(), narration.deciding]).toEqual(["two", ["two"], [0]]);
  });

  test("what was taken back before it was shown is never said", () => {
    happens("one", 1);
    shows(true);
    const [back] = lines("taken back");
    received = {
      ...received,
      snapshot: snapshot(0),
      log: [...lines("began"), back!],
      news: [back!],
      moves: false,
    };
    flushSync();
    expect([read(), said()]).toEqual([["began", "taken back"], ["taken back"]]);
  });
});
