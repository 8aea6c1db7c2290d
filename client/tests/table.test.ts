// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { decidedAt, keepKey, keyOf } from "../src/storage/kept_tables";
import { partOf } from "../src/storage/chance_parts";
import { commitmentOf } from "../src/storage/commitments";
import type { Line } from "../src/wire/connection";
import { linesFor } from "../src/wire/log_lines";
import { TableLink } from "../src/wire/table_link.svelte";
import { PROTOCOL, type ClientMessage, type LogLine } from "../src/wire/types";

const sent: ClientMessage[] = [];
const line: Line = {
  send: (data) => void sent.push(JSON.parse(data) as ClientMessage),
  close: () => undefined,
  onopen: null,
  onmessage: null,
  onclose: null,
};

function receive(message: unknown): void {
  line.onmessage?.({ data: JSON.stringify(message) });
}

function snapshot(version: number, round = 1, about: object = {}): unknown {
  const seats = [
    { name: "Anna", member: 0, bot: null, stand_in: null, host: true },
    { name: "Bob", member: 1, bot: null, stand_in: null, host: false },
  ];
  const table = {
    id: "x",
    game: "diamant",
    version,
    round,
    phase: "playing",
    seats,
    deciding: [0],
    starting: false,
    parts: [],
    ...about,
  };
  const choices = [{ seat: 0, asked: version, moves: [{ move: "leave" }], undo: false }];
  return { table, views: [{ seat: 0 }], choices, seconds_left: {} };
}

function logLine(version: number, event: string, ply: number | null = 1): LogLine {
  return { version, ply, event: { event, rule: "R-1" }, seats: null };
}

function welcome(version: number, log: LogLine[], log_from = 0): void {
  receive({
    tell: "welcome",
    protocol: PROTOCOL,
    member: 0,
    snapshot: snapshot(version),
    log,
    log_from,
    present: [0],
  });
}

function greetingId(): string {
  return sent.find((message) => message.request.ask === "hello")!.id;
}

let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  link = new TableLink("x", () => line);
  line.onopen?.();
  welcome(3, [logLine(3, "began", 0)]);
});

describe("a table", () => {
  test("knows its own seats and choices", () => {
    expect(link.ownSeats).toEqual([0]);
    expect(link.choicesOf(0)?.moves).toEqual([{ move: "leave" }]);
    expect(link.choicesOf(1)).toBeNull();
  });

  test("takes an update that follows, and tells the board what happened", () => {
    receive({
      tell: "update",
      previous: 3,
      version: 4,
      snapshot: snapshot(4),
      log: [logLine(4, "found")],
      log_from: 1,
    });
    expect(link.log.map((one) => one.event["event"])).toEqual(["began", "found"]);
    expect(link.happened.map((one) => one.event["event"])).toEqual(["found"]);
  });

  test("a pause or another name leaves the view as it is, so that no board stirs", () => {
    const before = link.viewOf(0);
    receive({
      tell: "update",
      previous: 3,
      version: 4,
      snapshot: snapshot(4),
      log: [logLine(4, "paused", null)],
      log_from: 1,
    });
    expect([link.table?.version, link.viewOf(0) === before]).toEqual([4, true]);
    receive({
      tell: "update",
      previous: 4,
      version: 5,
      snapshot: snapshot(5),
      log: [logLine(5, "found")],
      log_from: 2,
    });
    expect(link.viewOf(0)).not.toBe(before);
  });

  test("a recording belongs to the update that follows it, and to no other", () => {
    const data = new Uint8Array([1, 2, 3]).buffer;
    line.onmessage?.({ data });
    expect(link.recording).toBeNull();
    receive({
      tell: "update",
      previous: 3,
      version: 4,
      snapshot: snapshot(4),
      log: [logLine(4, "found")],
      log_from: 1,
    });
    expect(link.recording).toEqual({ version: 4, data });
    receive({
      tell: "update",
      previous: 4,
      version: 5,
      snapshot: snapshot(5),
      log: [logLine(5, "shared")],
      log_from: 2,
    });
    expect(link.recording).toBeNull();
  });

  test("a recording whose update was missed is forgotten", () => {
    line.onmessage?.({ data: new ArrayBuffer(3) });
    welcome(5, [logLine(4, "found"), logLine(5, "shared")], 1);
    receive({ tell: "update", previous: 5, version: 6, snapshot: snapshot(6), log: [], log_from: 3 });
    expect(link.recording).toBeNull();
  });

  test("says Hello again with the last version when one is missing", () => {
    receive({ tell: "update", previous: 4, version: 5, snapshot: snapshot(5), log: [], log_from: 2 });
    expect(link.table?.version).toBe(3);
    expect(sent.at(-1)?.request).toMatchObject({ ask: "hello", last: 3 });
    welcome(5, [logLine(4, "found"), logLine(5, "shared")], 1);
    expect(link.log).toHaveLength(3);
    expect(link.happened).toEqual([]);
  });

  test("shortens the log after an undo and does not animate it", () => {
    receive({
      tell: "update",
      previous: 3,
      version: 4,
      snapshot: snapshot(4),
      log: [logLine(4, "found")],
      log_from: 1,
    });
    receive({
      tell: "update",
      previous: 4,
      version: 5,
      snapshot: snapshot(5),
      log: [logLine(5, "back", null)],
      log_from: 1,
    });
    expect(link.log.map((one) => one.event["event"])).toEqual(["began", "back"]);
    expect(link.happened).toEqual([]);
  });

  test("sends a decision once while it is on its way", () => {
    void link.decide(0, { move: "leave" });
    void link.decide(0, { move: "leave" });
    expect(sent.filter((message) => message.request.ask === "decide")).toHaveLength(1);
    expect(link.sending).toEqual([0]);
  });

  test("dials again after a goodbye that is not for good", () => {
    receive({ tell: "goodbye", cause: "closing", message: "come back soon" });
    line.onclose?.({ code: 1001 });
    expect(link.goodbye).toBeNull();
    expect(link.connection).toBe("waiting");
  });

  test("stays away after a goodbye for good", () => {
    receive({ tell: "goodbye", cause: "key-replaced", message: "another device has the seat" });
    expect(link.goodbye?.cause).toBe("key-replaced");
    expect(link.connection).toBe("closed");
  });

  test("keeps its key before it joins, so that a lost answer loses no seat", async () => {
    const joining = link.join("Ann", 2);
    const asked = sent.at(-1)!;
    expect(asked.request).toMatchObject({ ask: "join", name: "Ann", seat: 2, key: keyOf("x") });
    expect(keyOf("x")).toMatch(/^[\w-]{32}$/);
    receive({ tell: "refused", id: asked.id, cause: "seat-taken", message: "", rule: null });
    await joining;
    expect(keyOf("x")).toBeNull();
  });

  test("remembers over a reload when its seats decided last, for this round only", async () => {
    keepKey("x", "own");
    const deciding = link.decide(0, { move: "leave" });
    receive({ tell: "done", id: sent.at(-1)!.id, version: 4 });
    await deciding;
    expect(decidedAt("x", 1)).toEqual({ 0: 4 });
    expect(decidedAt("x", 2)).toEqual({});
  });

  test("looks on as a spectator when its key is void", () => {
    keepKey("x", "old");
    receive({ tell: "refused", id: greetingId(), cause: "bad-key", message: "", rule: null });
    expect(keyOf("x")).toBeNull();
    expect(sent.at(-1)?.request).toMatchObject({ ask: "hello", key: null });
    expect(link.replaced, "and is told why").toBe(true);
  });
});

test("who never had a key looks on without being told of a new link", () => {
  expect(link.replaced).toBe(false);
});

describe("a game about to begin", () => {
  const starting = { phase: "lobby", starting: true, commitment: "c1" };

  function seen(version: number, about: object, live = true): void {
    if (live)
      receive({
        tell: "update",
        previous: version - 1,
        version,
        snapshot: snapshot(version, 1, about),
        log: [],
        log_from: 1,
      });
    else
      receive({
        tell: "welcome",
        protocol: PROTOCOL,
        member: 0,
        snapshot: snapshot(version, 1, about),
        log: [],
        log_from: 1,
        present: [0],
      });
  }

  function given(): ClientMessage[] {
    return sent.filter((message) => message.request.ask === "contribute");
  }

  test("gets a part of its chance from this device, once, after the commitment was kept", async () => {
    localStorage.clear();
    seen(4, starting);
    seen(5, { ...starting, parts: [{ member: 1, part: "bb" }] });
    expect(given().map((message) => message.request)).toEqual([
      { ask: "contribute", commitment: "c1", part: partOf("x", "c1")!.part },
    ]);
    expect(commitmentOf("x", 2), "of the round to come").toBe("c1");
    expect(partOf("x", "c1")?.accepted).toBe(false);
    receive({ tell: "done", id: given()[0]!.id, version: 6 });
    await vi.waitFor(() => expect(partOf("x", "c1")?.accepted).toBe(true));
  });

  test("gets the same part again over a new line, unless it has it", () => {
    localStorage.clear();
    seen(4, starting);
    seen(4, starting, false);
    const [first, second] = given();
    expect(second?.request).toEqual(first?.request);
    seen(5, { ...starting, parts: [{ member: 0, part: "aa" }] }, false);
    expect(given()).toHaveLength(2);
  });

  test("gets nothing from those who only look on", () => {
    const other = [{ name: "Bob", member: 1, bot: null, stand_in: null, host: false }];
    seen(4, { ...starting, seats: other });
    expect(given()).toEqual([]);
  });

  test("a part refused is nobody's trouble, but known not to be taken", async () => {
    localStorage.clear();
    seen(4, starting);
    receive({ tell: "refused", id: given()[0]!.id, cause: "wrong-phase", message: "", rule: null });
    await Promise.resolve();
    expect(link.refused).toBeNull();
    expect(partOf("x", "c1")?.accepted).toBe(false);
  });
});

describe("people who share a device", () => {
  const log = [
    logLine(1, "public"),
    { ...logLine(2, "of Anna"), seats: [0] },
    { ...logLine(3, "of both"), seats: [0, 2] },
  ];

  test.each([
    [0, ["public", "of Anna", "of both"]],
    [2, ["public", "of both"]],
    [null, ["public"]],
  ])("seat %s sees no private line of another", (seat, seen) => {
    expect(linesFor(log, seat).map((one) => one.event["event"])).toEqual(seen);
  });
});
