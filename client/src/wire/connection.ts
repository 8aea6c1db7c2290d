/**
 * One WebSocket to one table, as a checked state machine. Losing it is the normal case: it waits a
 * little longer each time, says Hello with the last version seen, and sends again what was not
 * answered, under the same ids.
 */
import {
  PROTOCOL,
  type Hint,
  type ClientMessage,
  type Key,
  type Refused,
  type AnyServerMessage,
} from "./types";

export type Ask = ClientMessage["request"];
export type ConnectionState = "connecting" | "open" | "waiting" | "closed";
export type Answer = { done: true; version: number } | { key: Key } | { hint: Hint } | { refused: Refused };

export const NOT_CONNECTED = "not-connected";
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

const MAY_BECOME: Record<ConnectionState, readonly ConnectionState[]> = {
  connecting: ["open", "waiting", "closed"],
  open: ["waiting", "closed"],
  waiting: ["connecting", "closed"],
  closed: [],
};

/** Sent again after a lost connection. Other requests would be out of date by then. */
const SENT_AGAIN: readonly Ask["ask"][] = ["decide", "join"];

export interface Line {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Ears {
  state(state: ConnectionState): void;
  message(message: AnyServerMessage): void;
  /** Bytes for the board, which belong to the update that follows them. */
  recording(data: ArrayBuffer): void;
  /** The key and the version to say Hello with. */
  hello(): { key: string | null; last: number | null };
}

interface Waiting {
  message: ClientMessage;
  settle: (answer: Answer) => void;
}

export class Connection {
  state: ConnectionState = "connecting";
  private line: Line | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private lastReceived = 0;
  private greeting = "";
  private readonly unanswered = new Map<string, Waiting>();

  constructor(
    private readonly dial: () => Line,
    private readonly ears: Ears,
    private readonly chance: () => number = Math.random,
  ) {
    this.connect();
  }

  /** Ask something of the table; settles when the server has answered, however long that takes. */
  ask(request: Ask, id: string = newId()): Promise<Answer> {
    const message: ClientMessage = { id, request };
    return new Promise((settle) => {
      if (this.state === "closed") {
        settle({ refused: lost(id) });
        return;
      }
      if (this.state !== "open" && !SENT_AGAIN.includes(request.ask)) {
        settle({ refused: lost(id) });
        return;
      }
      this.unanswered.set(id, { message, settle });
      if (this.state === "open") this.send(message);
    });
  }

  /** Say Hello again: a version is missing. */
  greet(): void {
    if (!this.line) return;
    const { key, last } = this.ears.hello();
    this.greeting = newId();
    this.send({
      id: this.greeting,
      request: { ask: "hello", protocol: PROTOCOL, key, last, contributes: true },
    });
  }

  /** Try now instead of waiting. */
  hurry(): void {
    if (this.state !== "waiting") return;
    clearTimeout(this.timer);
    this.become("connecting");
    this.connect();
  }

  close(): void {
    if (this.state === "closed") return;
    this.become("closed");
    clearTimeout(this.timer);
    this.hangUp();
    for (const [id, waiting] of this.unanswered) waiting.settle({ refused: lost(id) });
    this.unanswered.clear();
  }

  private connect(): void {
    const line = this.dial();
    this.line = line;
    line.onopen = () => {
      if (line === this.line) this.greet();
    };
    line.onmessage = (event) => {
      if (line !== this.line) return;
      if (typeof event.data === "string") this.receive(JSON.parse(event.data) as AnyServerMessage);
      else {
        this.lastReceived = Date.now();
        this.ears.recording(event.data);
      }
    };
    line.onclose = () => {
      if (line === this.line) this.drop();
    };
  }

  private receive(message: AnyServerMessage): void {
    this.lastReceived = Date.now();
    switch (message.tell) {
      case "welcome":
        if (this.state === "connecting") this.opened();
        break;
      case "done":
        this.answer(message.id, { done: true, version: message.version });
        break;
      case "key":
        this.answer(message.id, { key: message });
        break;
      case "hint":
        this.answer(message.id, { hint: message });
        return;
      case "refused":
        if (message.id === this.greeting) this.ears.message(message);
        else this.answer(message.id, { refused: message });
        return;
      case "pong":
        return;
    }
    this.ears.message(message);
  }

  private opened(): void {
    this.tries = 0;
    this.become("open");
    this.pinger = setInterval(() => this.checkLife(), PING_EVERY);
    for (const [id, waiting] of this.unanswered) {
      if (SENT_AGAIN.includes(waiting.message.request.ask)) this.send(waiting.message);
      else {
        this.unanswered.delete(id);
        waiting.settle({ refused: lost(id) });
      }
    }
  }

  private checkLife(): void {
    if (Date.now() - this.lastReceived > SILENCE) this.drop();
    else this.send({ id: newId(), request: { ask: "ping" } });
  }

  private answer(id: string, answer: Answer): void {
    const waiting = this.unanswered.get(id);
    this.unanswered.delete(id);
    waiting?.settle(answer);
  }

  private drop(): void {
    if (this.state === "closed") return;
    this.hangUp();
    this.become("waiting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.timer = setTimeout(() => this.hurry(), wait * (0.75 + this.chance() / 2));
  }

  private hangUp(): void {
    clearInterval(this.pinger);
    const line = this.line;
    this.line = null;
    line?.close();
  }

  private send(message: ClientMessage): void {
    this.line?.send(JSON.stringify(message));
  }

  private become(next: ConnectionState): void {
    if (!MAY_BECOME[this.state].includes(next)) {
      throw new Error(`a connection that is ${this.state} cannot become ${next}`);
    }
    this.state = next;
    this.ears.state(next);
  }
}

function lost(id: string): Refused {
  return { tell: "refused", id, cause: NOT_CONNECTED, message: "not connected", rule: null };
}

export function newId(): string {
  return randomText(9);
}

/** A secret for this device at one table. */
export function newKey(): string {
  return randomText(24);
}

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
