import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type ConnectionState, type Line } from "../src/wire/connection";
import { PROTOCOL, type AnyServerMessage, type ClientMessage } from "../src/wire/types";

class FakeLine implements Line {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  receive(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: FakeLine[];
let states: ConnectionState[];
let received: AnyServerMessage[];
let recordings: ArrayBuffer[];

function connect(): Connection {
  return new Connection(
    () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
    {
      state: (state) => states.push(state),
      message: (message) => received.push(message),
      recording: (data) => recordings.push(data),
      hello: () => ({ key: "secret", last: 7 }),
    },
    () => 0.5,
  );
}

function open(line: FakeLine): void {
  line.onopen?.();
  line.receive({ tell: "welcome" });
}

const DECIDE = { ask: "decide", seat: 0, move: { move: "leave" }, version: 7, id: "mine" } as const;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  states = [];
  received = [];
  recordings = [];
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  test("says Hello with its key and the last version, and is open when welcomed", () => {
    const connection = connect();
    lines[0]!.onopen?.();
    expect(lines[0]!.sent[0]!.request).toEqual({
      ask: "hello",
      protocol: PROTOCOL,
      key: "secret",
      last: 7,
      contributes: true,
    });
    expect(connection.state).toBe("connecting");
    lines[0]!.receive({ tell: "welcome" });
    expect(states).toEqual(["open"]);
    connection.close();
  });

  test("settles a request by the answer that carries its id", async () => {
    const connection = connect();
    open(lines[0]!);
    const answer = connection.ask(DECIDE, "mine");
    lines[0]!.receive({ tell: "done", id: "other", version: 8 });
    lines[0]!.receive({ tell: "done", id: "mine", version: 9 });
    expect(await answer).toEqual({ done: true, version: 9 });
    connection.close();
  });

  test("hands bytes on as they are, among the messages", () => {
    connect();
    open(lines[0]!);
    const data = new Uint8Array([1, 2, 3]).buffer;
    lines[0]!.onmessage?.({ data });
    lines[0]!.receive({ tell: "presence", present: [0], spectators: 0 });
    expect(recordings).toEqual([data]);
    expect(received.at(-1)).toMatchObject({ tell: "presence" });
  });

  test("sends an unanswered decision again with the same id after a reconnect", async () => {
    const connection = connect();
    open(lines[0]!);
    const answer = connection.ask(DECIDE, "mine");
    lines[0]!.onclose?.({ code: 1006 });
    expect(connection.state).toBe("waiting");
    vi.advanceTimersByTime(500);
    open(lines[1]!);
    expect(lines[1]!.sent.map((message) => message.id)).toContain("mine");
    lines[1]!.receive({ tell: "done", id: "mine", version: 9 });
    expect(await answer).toEqual({ done: true, version: 9 });
    expect(states).toEqual(["open", "waiting", "connecting", "open"]);
    connection.close();
  });

  test("does not repeat a pause that was asked for before the line broke", async () => {
    const connection = connect();
    open(lines[0]!);
    const answer = connection.ask({ ask: "pause" }, "pause");
    lines[0]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    open(lines[1]!);
    expect(lines[1]!.sent.map((message) => message.id)).not.toContain("pause");
    expect(await answer).toMatchObject({ refused: { cause: "not-connected" } });
    connection.close();
  });

  test("waits longer after every failure, up to a limit", () => {
    const connection = connect();
    const waits = [500, 1000, 2000, 4000, 8000, 15000, 15000];
    for (const [tried, wait] of waits.entries()) {
      lines[tried]!.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(wait - 1);
      expect(lines).toHaveLength(tried + 1);
      vi.advanceTimersByTime(1);
      expect(lines).toHaveLength(tried + 2);
    }
    connection.close();
  });

  test("drops a line that has been silent for too long", () => {
    const connection = connect();
    open(lines[0]!);
    vi.advanceTimersByTime(40_000);
    expect(lines[0]!.sent.filter((message) => message.request.ask === "ping")).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(connection.state).toBe("waiting");
    expect(lines[0]!.closed).toBe(true);
    connection.close();
  });

  test("is closed for good, and refuses what is asked then", async () => {
    const connection = connect();
    open(lines[0]!);
    connection.close();
    lines[0]!.onclose?.({ code: 1000 });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(await connection.ask(DECIDE)).toMatchObject({ refused: { cause: "not-connected" } });
  });
});
