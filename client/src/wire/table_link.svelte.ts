/** One table as this device sees it, kept up to date over its connection. */
import type { Recording } from "../types/game";
import { decidedAt, forgetTable, keepKey, keyOf, noteTable, satAt, type SatIn } from "../storage/kept_tables";
import { keepPlayed } from "../storage/past_games";
import { noteAccepted, partFor } from "../storage/chance_parts";
import { keepCommitment } from "../storage/commitments";
import {
  type Answer,
  type Ask,
  Connection,
  type ConnectionState,
  type Line,
  newId,
  newKey,
  NOT_CONNECTED,
} from "./connection";
import { extend, gameEvents } from "./log_lines";
import type {
  AnyMove,
  AnyServerMessage,
  AnyView,
  Choices,
  Goodbye,
  Hint,
  LogLine,
  React,
  Refused,
  Snapshot,
} from "./types";

export interface Remark {
  number: number;
  member: number;
  kind: React["kind"] | null;
  text: string;
}

const LONGEST_CHAT = 200;
/** Causes of a goodbye after which connecting again would not help. */
const FINAL = ["unknown-table", "foreign-origin", "protocol", "key-replaced", "too-many-errors"];

export class TableLink {
  connection = $state<ConnectionState>("connecting");
  snapshot = $state.raw<Snapshot | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Lines that led to the snapshot of the moment, for animation; none after a jump. */
  happened = $state.raw<LogLine[]>([]);
  /** Bytes that came with the snapshot of the moment, for animation; null: there were none. */
  recording = $state.raw<Recording | null>(null);
  /** Lines that are new, for the live region. */
  news = $state.raw<LogLine[]>([]);
  member = $state<number | null>(null);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  remarks = $state.raw<Remark[]>([]);
  refused = $state.raw<Refused | null>(null);
  goodbye = $state.raw<Goodbye | null>(null);
  /** The key kept here was void: the host has given the seat a new link. */
  replaced = $state(false);
  sending = $state.raw<number[]>([]);
  /** When each deciding seat's time is up, by the clock of this device. */
  deadlines = $state.raw<Record<number, number>>({});
  /** The version at which each own seat decided last. */
  decided = $state.raw<Record<number, number>>({});
  /** Who sat where in the last game seen. */
  private sat = $state.raw<SatIn | null>(null);

  private readonly wire: Connection;
  private version: number | null = null;
  private recorded: ArrayBuffer | null = null;
  private round = 0;
  private remarkCount = 0;
  /** The commitment to which this device has given its part over this connection. */
  private contributed = "";

  constructor(
    readonly id: string,
    dial: () => Line = () => dialTable(id),
  ) {
    this.sat = satAt(id);
    this.wire = new Connection(dial, {
      state: (state) => (this.connection = state),
      message: (message) => this.receive(message),
      recording: (data) => (this.recorded = data),
      hello: () => ({ key: keyOf(id), last: this.version }),
    });
  }

  get table() {
    return this.snapshot?.table ?? null;
  }

  /** The seats that belong to this device. */
  get ownSeats(): number[] {
    const member = this.member;
    if (member === null) return [];
    return (this.table?.seats ?? []).flatMap((seat, i) => (seat.member === member ? [i] : []));
  }

  get isHost(): boolean {
    return this.member === 0;
  }

  /** Who sat where in the game before this lobby; null: this device has not seen it. */
  get satBefore(): SatIn["seats"] | null {
    return this.sat !== null && this.sat.round === this.table?.round ? this.sat.seats : null;
  }

  choicesOf(seat: number): Choices | null {
    return this.snapshot?.choices.find((one) => one.seat === seat) ?? null;
  }

  /** The view of a seat; null: the spectator's view. */
  viewOf(seat: number | null): AnyView | null {
    const views = this.snapshot?.views ?? [];
    return views.find((view) => view.seat === seat) ?? views[0] ?? null;
  }

  async ask(request: Ask): Promise<Answer> {
    this.refused = null;
    const answer = await this.wire.ask(request, "id" in request ? request.id : newId());
    if ("refused" in answer) this.refused = answer.refused;
    return answer;
  }

  /** Come to the table. The key is kept before it is sent: a lost answer loses no seat. */
  async join(name: string, seat: number | null): Promise<void> {
    const key = newKey();
    keepKey(this.id, key, this.table?.game);
    const answer = await this.ask({ ask: "join", name, seat, key });
    if ("key" in answer) {
      keepKey(this.id, key, this.table?.game);
      this.replaced = false;
      this.wire.greet();
    } else if ("refused" in answer && answer.refused.cause !== NOT_CONNECTED) forgetTable(this.id);
  }

  /** Leave for good; the key is void afterwards. */
  async leave(): Promise<boolean> {
    const gone = "done" in (await this.ask({ ask: "leave" }));
    if (gone) forgetTable(this.id);
    return gone;
  }

  async decide(seat: number, move: AnyMove): Promise<void> {
    const table = this.table;
    if (!table || this.sending.includes(seat)) return;
    this.sending = [...this.sending, seat];
    const version = this.choicesOf(seat)?.asked ?? table.version;
    const answer = await this.ask({ ask: "decide", seat, move, version, id: newId() });
    this.sending = this.sending.filter((one) => one !== seat);
    if (!("done" in answer)) return;
    this.decided = { ...this.decided, [seat]: answer.version };
    noteTable(this.id, { decided: { round: this.round, at: this.decided } });
  }

  /** What a master would consider in this seat's place; null if that cannot be told. */
  async hint(seat: number): Promise<Hint | null> {
    const answer = await this.ask({ ask: "ask-hint", seat });
    return "hint" in answer ? answer.hint : null;
  }

  hurry(): void {
    this.wire.hurry();
  }

  close(): void {
    this.wire.close();
  }

  private receive(message: AnyServerMessage): void {
    switch (message.tell) {
      case "welcome":
        this.member = message.member;
        this.present = message.present;
        this.contributed = "";
        this.take(message.snapshot, message.log, message.log_from, false);
        break;
      case "update":
        if (message.previous === this.version)
          this.take(message.snapshot, message.log, message.log_from, true);
        else if (this.version === null || message.version > this.version) this.wire.greet();
        break;
      case "presence":
        this.present = message.present;
        this.spectators = message.spectators;
        break;
      case "reacted":
        this.remark(message.member, message.kind, "");
        break;
      case "said":
        this.remark(message.member, null, message.text);
        break;
      case "refused":
        this.greetingRefused(message);
        break;
      case "goodbye":
        if (!FINAL.includes(message.cause)) break; // the connection will drop, and be opened again
        this.goodbye = message;
        this.close();
        break;
    }
  }

  /** With a void key (the seat went to another device) the person is a spectator, and the page says so. */
  private greetingRefused(message: Refused): void {
    if (message.cause === "bad-key" && keyOf(this.id) !== null) {
      forgetTable(this.id);
      this.replaced = true;
      this.wire.greet();
    } else this.refused = message;
  }

  private take(snapshot: Snapshot, lines: LogLine[], from: number, live: boolean): void {
    const again = snapshot.table.round !== this.round;
    const whole = extend(again ? [] : this.log, lines, from);
    if (whole === null) {
      this.version = null; // lines are missing: ask for all of them
      this.log = [];
      this.wire.greet();
      return;
    }
    const onward = live && !again && from >= this.log.length;
    this.happened = onward ? lines : [];
    this.recording =
      onward && this.recorded ? { version: snapshot.table.version, data: this.recorded } : null;
    this.recorded = null;
    this.news = live ? lines : [];
    this.log = whole;
    this.snapshot = {
      ...snapshot,
      views: gameEvents(lines).length ? snapshot.views : snapshot.views.map((view) => this.steady(view)),
    };
    this.version = snapshot.table.version;
    this.round = snapshot.table.round;
    if (again) this.decided = decidedAt(this.id, this.round);
    this.deadlines = Object.fromEntries(
      Object.entries(snapshot.seconds_left).map(([seat, left]) => [seat, Date.now() + left * 1000]),
    );
    noteTable(this.id, { game: snapshot.table.game, over: snapshot.table.phase === "over" });
    const { phase, commitment } = snapshot.table;
    if (phase !== "lobby") this.noteSeats(snapshot);
    if (phase === "playing" && commitment) keepCommitment(this.id, this.round, commitment);
    if (snapshot.table.starting && commitment) {
      keepCommitment(this.id, this.round + 1, commitment);
      void this.contribute(snapshot, commitment);
    }
    if (phase === "over") keepPlayed(snapshot, this.ownSeats);
  }

  /** Give this device's part of the chance, once the commitment to the server's secret is known. */
  private async contribute({ table }: Snapshot, commitment: string): Promise<void> {
    const given = table.parts.some((one) => one.member === this.member);
    if (!this.ownSeats.length || given || this.contributed === commitment) return;
    this.contributed = commitment;
    const answer = await this.wire.ask({ ask: "contribute", commitment, part: partFor(this.id, commitment) });
    if ("done" in answer) noteAccepted(this.id, commitment);
  }

  private noteSeats({ table: { round, seats } }: Snapshot): void {
    this.sat = { round, seats: seats.map(({ member, name }) => ({ member, name })) };
    noteTable(this.id, { sat: this.sat });
  }

  /** Equal views stay the same object: a pause or a new name does not wake the board. */
  private steady(view: AnyView): AnyView {
    const now = JSON.stringify(view);
    return (
      this.snapshot?.views.find((before) => before.seat === view.seat && JSON.stringify(before) === now) ??
      view
    );
  }

  private remark(member: number, kind: Remark["kind"], text: string): void {
    this.remarkCount += 1;
    const remark = { number: this.remarkCount, member, kind, text };
    this.remarks = [...this.remarks, remark].slice(-LONGEST_CHAT);
  }
}

function dialTable(id: string): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const line = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}`);
  line.binaryType = "arraybuffer";
  return line as Line;
}
