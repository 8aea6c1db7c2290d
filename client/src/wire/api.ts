/** The requests over plain HTTP. */
import type { Perspective } from "../router.svelte";
import type { GameInfo, NewTable, OpenTable, Problem, WinChances, Replay, TableMade, Verdict } from "./types";

/** A refusal with its cause; what people read is made from the cause. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The causes behind a proxy's own error pages, which are no JSON and in any language. */
const BY_STATUS: Record<number, string> = {
  404: "not-found",
  405: "wrong-method",
  413: "too-large",
  429: "too-fast",
  502: "no-answer",
  503: "no-answer",
  504: "no-answer",
};

function refusal(problem: Partial<Problem> & { cause: string }): Refusal {
  return new Refusal({ message: "", rule: null, fault: null, facts: {}, ...problem });
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw refusal({ cause: "not-connected" });
  }
  if (response.ok) return response;
  const { status, statusText } = response;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const cause = problem?.cause ?? BY_STATUS[status] ?? (status >= 500 ? "server-error" : "error");
  throw refusal({ message: `${status} ${statusText}`, ...problem, cause });
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: typeof body === "string" ? body : JSON.stringify(body),
        };
  const response = await ask(path, init);
  try {
    return (await response.json()) as T;
  } catch {
    // A captive portal's page, or an answer that broke off.
    throw refusal({ cause: "strange-answer" });
  }
}

export const api = {
  games: () => call<GameInfo[]>("/api/games"),
  openTables: () => call<OpenTable[]>("/api/tables"),
  makeTable: (table: NewTable) => call<TableMade>("/api/tables", table),
  /** The last round, unless one is named. */
  replay: (table: string, seen: Perspective, round: number | null = null) =>
    call<Replay>(
      `${addressOf(table)}/replay?${new URLSearchParams({ ...viewerOf(seen), ...roundOf(round) })}`,
    ),
  replayFile: (record: string, seen: Perspective) =>
    call<Replay>(`/api/replay?${new URLSearchParams(viewerOf(seen))}`, record),
  winChances: (table: string, round: number | null = null) =>
    call<WinChances>(`${addressOf(table)}/win-chances?${new URLSearchParams(roundOf(round))}`),
  winChancesOfFile: (record: string) => call<WinChances>("/api/win-chances", record),
  record: async (table: string) => (await ask(recordAddress(table))).text(),
  verify: (record: string) => call<Verdict>("/api/verify", record),
};

function addressOf(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

function viewerOf(seen: Perspective): Record<string, string> {
  if (seen === null) return {};
  return seen === "all" ? { open: "1" } : { seat: String(seen) };
}

function roundOf(round: number | null): Record<string, string> {
  return round === null ? {} : { round: String(round) };
}

export function recordAddress(table: string, round: number | null = null): string {
  return `${addressOf(table)}/record?${new URLSearchParams(roundOf(round))}`;
}
