// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SOON, Told, type Heard } from "../src/table/narration.svelte";
import type { AnyView, LogLine } from "../src/wire/types";

function lines(...events: string[]): LogLine[] {
  return events.map((event, i) => ({ version: i, ply: i, event: { event, rule: "R-1" }, seats: null }));
}

function snapshot(...deciding: number[]): Heard["snapshot"] {
  const view = { deciding } as AnyView;
  return { views: [view], table: { deciding, phase: deciding.length ? "playing" : "over" } };
}

let heard = $state.raw<Heard>({ snapshot: snapshot(0), log: [], news: [], moves: false, still: false });
let told: Told;
let leave: () => void;

function hears(...events: string[]): void {
  heard = { ...heard, snapshot: snapshot(), log: lines(...events), moves: true };
  flushSync();
}

/** Something happens after which others decide; the view of that moment. */
function happens(event: string, ...deciding: number[]): unknown {
  const line: LogLine = { version: 9, ply: 9, event: { event, rule: "R-1" }, seats: null };
  heard = { ...heard, snapshot: snapshot(...deciding), log: [...heard.log, line], news: [line], moves: true };
  flushSync();
  return heard.snapshot.views[0];
}

function tells(busy: boolean, at?: unknown): void {
  told.tell(busy, at);
  flushSync();
}

function passes(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

function read(): unknown[] {
  return told.lines.map((line) => line.event["event"]);
}

function said(): unknown[] {
  return told.news.map((line) => line.event["event"]);
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = { snapshot: snapshot(0), log: lines("began"), news: [], moves: false, still: false };
  leave = $effect.root(() => {
    told = new Told(() => heard);
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
    heard = { ...heard, snapshot: snapshot(0), log: lines("began", "missed") };
    flushSync();
    expect(read()).toEqual(["began", "missed"]);
  });

  test("waits as long as the board is telling", () => {
    hears("began", "card turned");
    tells(true);
    passes(60_000);
    expect(read()).toEqual(["began"]);
    tells(false);
    passes(SOON);
    expect(read()).toEqual(["began", "card turned"]);
  });

  test("gives the board a moment to begin, and no more if it has nothing to tell", () => {
    hears("began", "nothing to see");
    passes(SOON - 1);
    expect(read()).toEqual(["began"]);
    passes(1);
    expect(read()).toEqual(["began", "nothing to see"]);
  });

  test("what comes while the board is telling waits for its own turn", () => {
    hears("began", "one");
    tells(true);
    hears("began", "one", "two");
    passes(1000);
    expect(read()).toEqual(["began"]);
    tells(false);
    tells(true);
    passes(1000);
    expect(read()).toEqual(["began"]);
    tells(false);
    passes(SOON);
    expect(read()).toEqual(["began", "one", "two"]);
  });

  test("lines that were taken back are gone at once", () => {
    hears("began", "one");
    passes(SOON);
    tells(true);
    hears("began");
    expect(read()).toEqual(["began"]);
  });

  test("waits for nothing where nothing moves", () => {
    tells(true);
    heard = { ...heard, snapshot: snapshot(0), log: lines("began", "one"), moves: true, still: true };
    flushSync();
    expect(read()).toEqual(["began", "one"]);
  });
});

describe("one clock for everything that tells", () => {
  test("log, live region and who decides go on with each thing the board has shown", () => {
    const first = happens("Guest strikes", 1);
    tells(true);
    const second = happens("Agate strikes", 2);
    const third = happens("Beryl strikes", 0);
    passes(60_000);
    expect([read(), said(), told.deciding]).toEqual([["began"], [], [0]]);
    tells(true, first);
    expect([read(), said(), told.deciding]).toEqual([["began", "Guest strikes"], ["Guest strikes"], [1]]);
    tells(true, second);
    expect([read().at(-1), said(), told.deciding]).toEqual(["Agate strikes", ["Agate strikes"], [2]]);
    tells(false, third);
    expect([read().at(-1), said(), told.deciding]).toEqual(["Beryl strikes", ["Beryl strikes"], [0]]);
  });

  test("the end of the game comes when the board has come to it", () => {
    const last = happens("Beryl strikes");
    tells(true);
    expect(told.over).toBe(false);
    tells(false, last);
    expect(told.over).toBe(true);
  });

  test("what changes nothing on the board goes with what the board shows", () => {
    const first = happens("Guest strikes", 1);
    tells(true);
    const paused: LogLine = { version: 10, ply: null, event: { event: "paused", rule: "" }, seats: null };
    heard = { ...heard, snapshot: { ...heard.snapshot }, log: [...heard.log, paused], news: [paused] };
    flushSync();
    heard = { ...heard, snapshot: { ...heard.snapshot }, news: [], moves: false }; // another name has no line
    flushSync();
    passes(60_000);
    expect([read(), told.deciding]).toEqual([["began"], [0]]);
    tells(false, first);
    expect([read(), said()]).toEqual([
      ["began", "Guest strikes", "paused"],
      ["Guest strikes", "paused"],
    ]);
  });

  test("whoever skips has all of it at once, and nothing twice", () => {
    happens("Agate strikes", 2);
    tells(true);
    const last = happens("Beryl strikes", 0);
    tells(false, last);
    expect([read(), said(), told.deciding]).toEqual([
      ["began", "Agate strikes", "Beryl strikes"],
      ["Agate strikes", "Beryl strikes"],
      [0],
    ]);
    passes(SOON);
    tells(true);
    tells(false, last);
    expect(said()).toEqual(["Agate strikes", "Beryl strikes"]);
  });

  test("a board that says nothing of where it is holds nothing up for longer than it tells", () => {
    happens("one", 1);
    tells(true);
    happens("two", 0);
    tells(false);
    passes(SOON);
    expect([said(), told.deciding]).toEqual([["one", "two"], [0]]);
  });

  test("who comes back, or no longer wants motion, waits for nothing", () => {
    happens("one", 1);
    tells(true);
    heard = { ...heard, still: true };
    flushSync();
    expect([read().at(-1), told.deciding]).toEqual(["one", [1]]);
    heard = { ...heard, still: false };
    happens("two", 2);
    heard = { ...heard, snapshot: snapshot(0), news: [], moves: false };
    flushSync();
    expect([read().at(-1), said(), told.deciding]).toEqual(["two", ["two"], [0]]);
  });

  test("what was taken back before it was shown is never said", () => {
    happens("one", 1);
    tells(true);
    const [back] = lines("taken back");
    heard = { ...heard, snapshot: snapshot(0), log: [...lines("began"), back!], news: [back!], moves: false };
    flushSync();
    expect([read(), said()]).toEqual([["began", "taken back"], ["taken back"]]);
  });
});
