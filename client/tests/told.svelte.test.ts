// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SOON, Told } from "../src/table/told.svelte";
import type { LogLine } from "../src/wire/types";

function lines(...events: string[]): LogLine[] {
  return events.map((event, i) => ({ version: i, ply: i, event: { event, rule: "R-1" }, seats: null }));
}

let heard = $state.raw({ log: lines("began"), news: false, still: false });
let told: Told;
let leave: () => void;

function hears(...events: string[]): void {
  heard = { ...heard, log: lines(...events), news: true };
  flushSync();
}

function tells(busy: boolean): void {
  told.telling = busy;
  flushSync();
}

function passes(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

function read(): unknown[] {
  return told.lines.map((line) => line.event["event"]);
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = { log: lines("began"), news: false, still: false };
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
    heard = { ...heard, log: lines("began", "missed") };
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
    heard = { log: lines("began", "one"), news: true, still: true };
    told.telling = true;
    flushSync();
    expect(read()).toEqual(["began", "one"]);
  });
});
