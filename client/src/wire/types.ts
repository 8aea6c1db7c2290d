/* Made from the server's JSON schema: make wire. */

export interface AnswerUndo {
  ask: "answer-undo";
  seat: number;
  agrees: boolean;
}

/**
 * One consequence of a move, with the id of the rule that made it happen.
 *
 * In a sentence fields of type `Seat` or `Seats`, and those named `seat` or `seats`, become names.
 */
export interface AnyEvent {
  event: string;
  rule: string;
}

/** One small step a player can take. Each game has its own kinds. */
export interface AnyMove {
  move: string;
}

export type AnyServerMessage =
  Welcome | Update | Done | Refused | Key | Hint | Presence | Reacted | Said | Pong | Goodbye;

/** All one viewer may know of a position, ready for the wire. Each game has its own. */
export interface AnyView {
  game: string;
  seat: number | null;
  players: number;
  over: boolean;
  deciding: number[];
  winners: number[];
  decided_by: string | null;
  scores: (number | null)[];
}

/** What would a master consider? Where the house rules allow it. Answered by `Hint`. */
export interface AskHint {
  ask: "ask-hint";
  seat: number;
}

export interface AskUndo {
  ask: "ask-undo";
  seat: number;
}

/** What one of the viewer's seats may do now. */
export interface Choices {
  seat: number;
  asked: number;
  moves: AnyMove[];
  undo: boolean;
  ask_undo: boolean;
  rule: string | null;
}

/** One request with the client's own id for it. */
export interface ClientMessage {
  id: string;
  request:
    | Hello
    | Join
    | Reissue
    | React
    | Say
    | AskHint
    | Ping
    | Sit
    | OpenSeat
    | SeatBot
    | SwapSeats
    | SetSeats
    | SetOptions
    | SetHouseRules
    | Start
    | Contribute
    | Decide
    | AskUndo
    | AnswerUndo
    | LetBotPlay
    | ComeBack
    | Pause
    | Resume
    | Rematch
    | Rename
    | Leave;
}

export const CLOCK_SECONDS = [15, 30, 60, 120, 300] as const;
export type ClockSeconds = (typeof CLOCK_SECONDS)[number];

export interface ComeBack {
  ask: "come-back";
  seat: number;
}

/** A move that the search tried: how often, and with which results. */
export interface ConsideredMove {
  move: AnyMove;
  share: number;
  victory: number;
  points: number;
}

/**
 * This device's part of the chance of the game about to begin: 32 random bytes (hex), made
 * after its commitment was seen.
 */
export interface Contribute {
  ask: "contribute";
  commitment: string;
  part: string;
}

/** A move for a seat, in answer to the question as it stood at `version`. */
export interface Decide {
  ask: "decide";
  seat: number;
  move: AnyMove;
  version: number;
  id: string;
}

/** The request with this id was carried out and is stored. */
export interface Done {
  tell: "done";
  id: string;
  version: number;
}

/** One row of GET /api/games. */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  options: OptionInfo[];
  levels: string[];
  hints: boolean;
  odds: boolean;
}

/** The server closes this connection, and why. */
export interface Goodbye {
  tell: "goodbye";
  cause: string;
  message: string;
}

/** The first message; again after a gap. `key` is this device's secret at this table. */
export interface Hello {
  ask: "hello";
  protocol: number;
  key?: string | null;
  last?: number | null;
  contributes?: boolean;
}

/** The moves worth considering, the best first; only to the person who asked. */
export interface Hint {
  tell: "hint";
  id: string;
  seat: number;
  asked: number;
  considered: ConsideredMove[];
}

/** How this table plays, besides the game's own options. */
export interface HouseRules {
  seconds: ClockSeconds | null;
  chat: boolean;
  listed: boolean;
  odds: boolean;
  hints: boolean;
}

/**
 * Become a member of this table, on a seat if one is named. Answered by `Key`.
 *
 * A client that makes the secret itself may send the request again after a lost connection, and
 * still joins only once.
 */
export interface Join {
  ask: "join";
  name: string;
  seat?: number | null;
  key?: string | null;
}

/** A secret for this table: one's own, or one to hand to the owner of a seat. */
export interface Key {
  tell: "key";
  id: string;
  member: number;
  key: string;
}

/** Be no member of this table any more. */
export interface Leave {
  ask: "leave";
}

/** For oneself, or for a member who is away. */
export interface LetBotPlay {
  ask: "let-bot-play";
  seat: number;
  level: string;
}

export interface LogLine {
  version: number;
  ply: number | null;
  event: AnyEvent;
  seats: number[] | null;
}

/** The body of POST /api/tables. */
export interface NewTable {
  game: string;
  name: string;
  players?: number | null;
  options?: Record<string, boolean | number | string>;
  seat?: number | null;
  bots?: string | null;
  start?: boolean;
  listed?: boolean;
  contributes?: boolean;
}

/** Stand up; or, by the host, free a seat. */
export interface OpenSeat {
  ask: "open-seat";
  seat: number;
}

/** One row of GET /api/tables. */
export interface OpenTable {
  table: string;
  game: string;
  host: string;
  seats: number;
  free: number;
  options: Record<string, boolean | number | string>;
}

/**
 * One variant and what it can be; a file option by the names of the files known here.
 *
 * A seats option is some seats by their numbers from 1 in order, such as "1,3"; "": none.
 */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  rule: string;
  file: boolean;
  seats: boolean;
}

/** What a person's device gave to the chance of a game. */
export interface PartInfo {
  member: number;
  part: string;
}

export interface Pause {
  ask: "pause";
}

export const PHASES = ["lobby", "playing", "over"] as const;
export type Phase = (typeof PHASES)[number];

export interface Ping {
  ask: "ping";
}

export interface Pong {
  tell: "pong";
  id: string;
}

export interface Presence {
  tell: "presence";
  present: number[];
  spectators: number;
}

/** The body of every HTTP error. */
export interface Problem {
  cause: string;
  message: string;
  rule: string | null;
  fault: string | null;
  facts: Record<string, string | number>;
}

export interface React {
  ask: "react";
  kind: ReactionKind;
}

export interface Reacted {
  tell: "reacted";
  member: number;
  kind: ReactionKind;
}

export const REACTION_KINDS = [
  "wave",
  "cheer",
  "laugh",
  "gasp",
  "think",
  "sorry",
  "thanks",
  "hurry",
] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

/** The request with this id changed nothing; `cause` is for programs, `message` for people. */
export interface Refused {
  tell: "refused";
  id: string;
  cause: string;
  message: string;
  rule: string | null;
}

/** Host: a new secret for the person on a seat, as a link to hand over. Answered by `Key`. */
export interface Reissue {
  ask: "reissue";
  seat: number;
}

export interface Rematch {
  ask: "rematch";
}

export interface Rename {
  ask: "rename";
  name: string;
}

/**
 * GET /api/tables/<id>/replay?seat=N&round=K, POST /api/replay?seat=N with a record.
 *
 * With open=1 instead of a seat, a finished game is shown with everything hidden.
 */
export interface Replay {
  game: string;
  names: string[];
  bots: (string | null)[];
  options: Record<string, boolean | number | string>;
  seat: number | null;
  open: boolean;
  frames: ReplayFrame[];
  winners: number[];
  commitment: string | null;
  secret: string | null;
  verified: boolean;
}

/** The game after one decision (ply 0: the set-up) as the chosen perspective sees it. */
export interface ReplayFrame {
  ply: number;
  seat: number | null;
  move: AnyMove | null;
  events: AnyEvent[];
  view: AnyView;
  scores: number[];
  secrets: Record<string, unknown>[];
}

export interface Resume {
  ask: "resume";
}

export interface Said {
  tell: "said";
  member: number;
  text: string;
}

/** Free text, where the host allows it. */
export interface Say {
  ask: "say";
  text: string;
}

export interface SeatBot {
  ask: "seat-bot";
  seat: number;
  level: string;
}

/** A seat as all viewers see it. */
export interface SeatInfo {
  name: string;
  member: number | null;
  bot: string | null;
  stand_in: string | null;
  host: boolean;
}

export interface SetHouseRules {
  ask: "set-house-rules";
  rules: HouseRules;
}

export interface SetOptions {
  ask: "set-options";
  options: Record<string, boolean | number | string>;
}

export interface SetSeats {
  ask: "set-seats";
  players: number;
}

/** Who has signed a record, with a signature that fits. */
export interface Signature {
  key: string;
  fingerprint: string;
  own: boolean;
}

export interface Sit {
  ask: "sit";
  seat: number;
  name: string;
}

/** All this viewer may know now. */
export interface Snapshot {
  table: TableInfo;
  views: AnyView[];
  choices: Choices[];
  seconds_left: Record<string, number>;
}

/** Begin; bots of this level take the free seats. */
export interface Start {
  ask: "start";
  fill?: string | null;
}

/** The players or bots of two seats change places. */
export interface SwapSeats {
  ask: "swap-seats";
  one: number;
  other: number;
}

/** What all viewers may know of a table besides the game's own view. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  phase: Phase;
  round: number;
  players: number;
  options: Record<string, boolean | number | string>;
  house: HouseRules;
  seats: SeatInfo[];
  deciding: number[];
  ply: number;
  paused: boolean;
  undo_by: number | null;
  undo_agreed: number[];
  commitment: string | null;
  secret: string | null;
  starting: boolean;
  parts: PartInfo[];
}

export interface TableMade {
  table: string;
  member: number;
  key: string;
}

export interface Update {
  tell: "update";
  previous: number;
  version: number;
  snapshot: Snapshot;
  log: LogLine[];
  log_from: number;
}

/** The answer to POST /api/verify with a record. */
export interface Verdict {
  ok: boolean;
  message: string;
  scores: number[];
  winners: number[];
  problem: Problem | null;
  signature: Signature | null;
}

export interface Welcome {
  tell: "welcome";
  protocol: number;
  member: number | null;
  snapshot: Snapshot;
  log: LogLine[];
  log_from: number;
  present: number[];
}

/** GET /api/tables/<id>/win-chances?round=K, POST /api/win-chances with a finished record. */
export interface WinChances {
  plies: number[];
  chances: number[][];
}

/** The version of the protocol that these types describe. */
export const PROTOCOL = 2;
