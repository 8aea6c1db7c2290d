/* Made from the server's JSON schema: make wire. */

export type AnyServerMessage =
  Welcome | Update | Done | Refused | Key | Advice | Presence | Reacted | Said | Pong | Goodbye;

export interface Wire {
  Advice?: Advice;
  Advise?: Advise;
  AnswerUndo?: AnswerUndo;
  AnyServerMessage?: AnyServerMessage;
  AskUndo?: AskUndo;
  Choices?: Choices;
  ClientMessage?: ClientMessage;
  ComeBack?: ComeBack;
  ConsideredMove?: ConsideredMove;
  Contribute?: Contribute;
  Decide?: Decide;
  Done?: Done;
  GameSight?: GameSight;
  Goodbye?: Goodbye;
  Hello?: Hello;
  HouseRules?: HouseRules;
  Join?: Join;
  Key?: Key;
  Leave?: Leave;
  LetBotPlay?: LetBotPlay;
  LogLine?: LogLine;
  NewTable?: NewTable;
  OpenSeat?: OpenSeat;
  OpenTable?: OpenTable;
  OptionSight?: OptionSight;
  PartSight?: PartSight;
  Pause?: Pause;
  Ping?: Ping;
  Pong?: Pong;
  Presence?: Presence;
  Problem?: Problem;
  Prospects?: Prospects;
  React?: React;
  Reacted?: Reacted;
  Refused?: Refused;
  Reissue?: Reissue;
  Rematch?: Rematch;
  Rename?: Rename;
  Replay?: Replay;
  ReplayFrame?: ReplayFrame;
  Resume?: Resume;
  Said?: Said;
  Say?: Say;
  SeatBot?: SeatBot;
  SeatSight?: SeatSight;
  SetHouseRules?: SetHouseRules;
  SetOptions?: SetOptions;
  SetSeats?: SetSeats;
  Sight?: Sight;
  Signature?: Signature;
  Sit?: Sit;
  Start?: Start;
  SwapSeats?: SwapSeats;
  TableMade?: TableMade;
  TableSight?: TableSight;
  Update?: Update;
  Verdict?: Verdict;
  Welcome?: Welcome;
}
/**
 * The moves worth a thought, the best first; to nobody but the one who asked.
 */
export interface Advice {
  tell: "advice";
  id: string;
  seat: number;
  asked: number;
  considered: ConsideredMove[];
}
/**
 * A move tried in thought: how often, and what came of it.
 */
export interface ConsideredMove {
  move: {
    [k: string]: unknown;
  };
  share: number;
  victory: number;
  points: number;
}
/**
 * What would a master consider? Where the house rules allow it. Answered by `Advice`.
 */
export interface Advise {
  ask: "advise";
  seat: number;
}
export interface AnswerUndo {
  ask: "answer-undo";
  seat: number;
  agrees: boolean;
}
export interface Welcome {
  tell: "welcome";
  protocol: number;
  member: number | null;
  sight: Sight;
  log: LogLine[];
  log_from: number;
  present: number[];
}
/**
 * All this viewer may know now.
 */
export interface Sight {
  table: TableSight;
  views: {
    [k: string]: unknown;
  }[];
  choices: Choices[];
  seconds_left: {
    [k: string]: number;
  };
}
/**
 * What everybody may know of a table besides the game's own view.
 */
export interface TableSight {
  id: string;
  game: string;
  version: number;
  phase: "lobby" | "over" | "playing";
  round: number;
  players: number;
  options: {
    [k: string]: boolean | number | string;
  };
  house: HouseRules;
  seats: SeatSight[];
  deciding: number[];
  ply: number;
  paused: boolean;
  undo_by: number | null;
  undo_agreed: number[];
  commitment: string | null;
  secret: string | null;
  starting: boolean;
  parts: PartSight[];
}
/**
 * How this table plays, besides the game's own options.
 */
export interface HouseRules {
  seconds: number | null;
  chat: boolean;
  listed: boolean;
  hints: boolean;
  advice: boolean;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatSight {
  name: string;
  member: number | null;
  bot: string | null;
  stand_in: string | null;
  host: boolean;
}
/**
 * What a person's device gave to the chance of a game.
 */
export interface PartSight {
  member: number;
  part: string;
}
/**
 * What one of the viewer's seats may do now.
 */
export interface Choices {
  seat: number;
  asked: number;
  moves: {
    [k: string]: unknown;
  }[];
  undo: boolean;
  ask_undo: boolean;
  rule: string | null;
}
export interface LogLine {
  version: number;
  ply: number | null;
  event: {
    [k: string]: unknown;
  };
  seats: number[] | null;
}
export interface Update {
  tell: "update";
  previous: number;
  version: number;
  sight: Sight;
  log: LogLine[];
  log_from: number;
}
/**
 * The request with this id was carried out and is stored.
 */
export interface Done {
  tell: "done";
  id: string;
  version: number;
}
/**
 * The request with this id changed nothing; `cause` is for programs, `message` for people.
 */
export interface Refused {
  tell: "refused";
  id: string;
  cause: string;
  message: string;
  rule: string | null;
}
/**
 * A secret for this table: one's own, or one to hand to the owner of a seat.
 */
export interface Key {
  tell: "key";
  id: string;
  member: number;
  key: string;
}
export interface Presence {
  tell: "presence";
  present: number[];
  spectators: number;
}
export interface Reacted {
  tell: "reacted";
  member: number;
  kind: "cheer" | "gasp" | "hurry" | "laugh" | "sorry" | "thanks" | "think" | "wave";
}
export interface Said {
  tell: "said";
  member: number;
  text: string;
}
export interface Pong {
  tell: "pong";
  id: string;
}
/**
 * The server closes this connection, and why.
 */
export interface Goodbye {
  tell: "goodbye";
  cause: string;
  message: string;
}
export interface AskUndo {
  ask: "ask-undo";
  seat: number;
}
/**
 * One request with the client's own id for it.
 */
export interface ClientMessage {
  id: string;
  request:
    | Hello
    | Join
    | Reissue
    | React
    | Say
    | Advise
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
/**
 * The first message; again after a gap. `key` is this device's secret at this table.
 */
export interface Hello {
  ask: "hello";
  protocol: number;
  key?: string | null;
  last?: number | null;
  contributes?: boolean;
}
/**
 * Become somebody at this table, on a seat if one is named. Answered by `Key`.
 *
 *     Who makes the secret themselves may send the same again after a lost connection: they come to
 *     the table once.
 */
export interface Join {
  ask: "join";
  name: string;
  seat?: number | null;
  key?: string | null;
}
/**
 * Host: a new secret for the person on a seat, as a link to hand over. Answered by `Key`.
 */
export interface Reissue {
  ask: "reissue";
  seat: number;
}
export interface React {
  ask: "react";
  kind: "cheer" | "gasp" | "hurry" | "laugh" | "sorry" | "thanks" | "think" | "wave";
}
/**
 * Free text, where the host allows it.
 */
export interface Say {
  ask: "say";
  text: string;
}
export interface Ping {
  ask: "ping";
}
export interface Sit {
  ask: "sit";
  seat: number;
  name: string;
}
/**
 * Stand up; or, by the host, free a seat.
 */
export interface OpenSeat {
  ask: "open-seat";
  seat: number;
}
export interface SeatBot {
  ask: "seat-bot";
  seat: number;
  level: string;
}
/**
 * Whoever and whatever is on two seats changes places.
 */
export interface SwapSeats {
  ask: "swap-seats";
  one: number;
  other: number;
}
export interface SetSeats {
  ask: "set-seats";
  players: number;
}
export interface SetOptions {
  ask: "set-options";
  options: {
    [k: string]: boolean | number | string;
  };
}
export interface SetHouseRules {
  ask: "set-house-rules";
  rules: HouseRules;
}
/**
 * Begin; bots of this level take the free seats.
 */
export interface Start {
  ask: "start";
  fill?: string | null;
}
/**
 * This device's part of the chance of the game about to begin: 32 random bytes (hex), made
 *     after its commitment was seen.
 */
export interface Contribute {
  ask: "contribute";
  commitment: string;
  part: string;
}
/**
 * A move for a seat, in answer to the question as it stood at `version`.
 */
export interface Decide {
  ask: "decide";
  seat: number;
  move: {
    [k: string]: unknown;
  };
  version: number;
  id: string;
}
/**
 * For oneself, or for somebody who is away.
 */
export interface LetBotPlay {
  ask: "let-bot-play";
  seat: number;
  level: string;
}
export interface ComeBack {
  ask: "come-back";
  seat: number;
}
export interface Pause {
  ask: "pause";
}
export interface Resume {
  ask: "resume";
}
export interface Rematch {
  ask: "rematch";
}
export interface Rename {
  ask: "rename";
  name: string;
}
/**
 * Be nobody at this table any more.
 */
export interface Leave {
  ask: "leave";
}
/**
 * One row of GET /api/games.
 */
export interface GameSight {
  name: string;
  least: number;
  most: number;
  options: OptionSight[];
  levels: string[];
}
/**
 * One variant and what it can be; a file option by the names of the files known here.
 *
 *     A seats option is some seats by their numbers from 1 in order, such as "1,3"; "": none.
 */
export interface OptionSight {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  rule: string;
  file: boolean;
  seats: boolean;
}
/**
 * The body of POST /api/tables.
 */
export interface NewTable {
  game: string;
  name: string;
  players?: number | null;
  options?: {
    [k: string]: boolean | number | string;
  };
  seat?: number | null;
  bots?: string | null;
  start?: boolean;
  listed?: boolean;
  contributes?: boolean;
}
/**
 * One row of GET /api/tables.
 */
export interface OpenTable {
  table: string;
  game: string;
  host: string;
  seats: number;
  free: number;
  options: {
    [k: string]: boolean | number | string;
  };
}
/**
 * The body of every HTTP error.
 */
export interface Problem {
  cause: string;
  message: string;
  rule: string | null;
  fault: string | null;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * GET /api/tables/<id>/prospects?round=K, POST /api/prospects with a finished record.
 */
export interface Prospects {
  plies: number[];
  victories: number[][];
}
/**
 * GET /api/tables/<id>/replay?seat=N&round=K, POST /api/replay?seat=N with a record.
 *
 *     With open=1 instead of a seat everything hidden is told, of a finished game.
 */
export interface Replay {
  game: string;
  names: string[];
  bots: (string | null)[];
  options: {
    [k: string]: boolean | number | string;
  };
  seat: number | null;
  open: boolean;
  frames: ReplayFrame[];
  winners: number[];
  commitment: string | null;
  secret: string | null;
  verified: boolean;
}
/**
 * The game after one decision (ply 0: the set-up) as the chosen perspective sees it.
 */
export interface ReplayFrame {
  ply: number;
  seat: number | null;
  move: {
    [k: string]: unknown;
  } | null;
  events: {
    [k: string]: unknown;
  }[];
  view: {
    [k: string]: unknown;
  };
  scores: number[];
  secrets: {
    [k: string]: unknown;
  }[];
}
/**
 * Who has signed a record, with a signature that fits.
 */
export interface Signature {
  key: string;
  fingerprint: string;
  own: boolean;
}
export interface TableMade {
  table: string;
  member: number;
  key: string;
}
/**
 * The answer to POST /api/verify with a record.
 */
export interface Verdict {
  ok: boolean;
  message: string;
  scores: number[];
  winners: number[];
  problem: Problem | null;
  signature: Signature | null;
}

/** The version of the protocol that these types describe. */
export const PROTOCOL = 1;
