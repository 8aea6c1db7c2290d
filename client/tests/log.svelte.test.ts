// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import Log from "../src/table/Log.svelte";
import { speech, t } from "../src/text/sentences.svelte";
import type { TableLink } from "../src/wire/table_link.svelte";
import type { LogLine, TableInfo } from "../src/wire/types";

const ROOM = 200;
let tall: number;
let room: number;
let lines = $state.raw<LogLine[]>([]);
let observed: Set<Element>;
let resized: () => void;
let log: Record<string, unknown>;

function logLines(count: number): LogLine[] {
  return Array.from({ length: count }, (_, i) => ({
    version: i,
    ply: null,
    event: { event: "game-paused", rule: "" },
    seats: null,
  }));
}

function list(): HTMLElement {
  return document.querySelector("ol")!;
}

function scrolled(): void {
  list().dispatchEvent(new Event("scroll"));
  flushSync();
}

/** Whether the log offers the way to its end. */
function leftBehind(): boolean {
  return document.body.textContent.includes(t("ui-newest"));
}

beforeAll(() => Promise.all([speech.learn(), speech.learn("diamant")]));

beforeEach(() => {
  [tall, room, lines, observed] = [1000, ROOM, logLines(3), new Set()];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(then: () => void) {
        resized = () => {
          then();
          flushSync();
        };
      }
      observe = (one: Element): void => void observed.add(one);
      unobserve = (one: Element): void => void observed.delete(one);
      disconnect = (): void => observed.clear();
    },
  );
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(() => tall);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => room);
  const table = { id: "x", game: "diamant", phase: "playing" } as unknown as TableInfo;
  const link = { decided: {} } as unknown as TableLink;
  const props = {
    link,
    table,
    names: [],
    seat: null,
    showRule: () => undefined,
    get log() {
      return lines;
    },
  };
  log = mount(Log, { target: document.body, props });
  flushSync();
  list().scrollTop = tall - room; // as a browser has it after a scroll to the very end
});

afterEach(async () => {
  await unmount(log);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the log follows", () => {
  test("a line that comes", () => {
    tall = 1040;
    lines = logLines(4);
    flushSync();
    expect(list().scrollTop).toBe(1040);
  });

  test("lines that grow, for all of them are watched", () => {
    expect(observed).toContain(list());
    for (const line of document.querySelectorAll("li")) expect(observed).toContain(line);
    tall = 1600;
    resized();
    expect(list().scrollTop).toBe(1600);
    expect(leftBehind()).toBe(false);
  });

  test.each([
    ["lines grow", () => (tall = 1600)],
    ["its room shrinks", () => (room = 120)],
  ])("when the browser itself scrolls because %s", (_, changes) => {
    changes();
    scrolled();
    expect(list().scrollTop).toBe(tall);
    expect(leftBehind()).toBe(false);
  });
});

describe("who has scrolled up", () => {
  beforeEach(() => {
    list().scrollTop = 100;
    scrolled();
  });

  test("is left there, whatever comes or grows, and is shown the way back", () => {
    expect(leftBehind()).toBe(true);
    tall = 1600;
    lines = logLines(9);
    flushSync();
    resized();
    scrolled();
    expect(list().scrollTop).toBe(100);
    document.querySelector<HTMLButtonElement>(".newest")!.click();
    flushSync();
    expect(list().scrollTop).toBe(1600);
    expect(leftBehind()).toBe(false);
  });

  test("is followed again at the end", () => {
    list().scrollTop = tall - room - 10;
    scrolled();
    expect(leftBehind()).toBe(false);
    tall = 1600;
    resized();
    expect(list().scrollTop).toBe(1600);
  });
});
