/** The few things asked over plain HTTP. */
import type { Perspective } from "../router.svelte";
import type { GameSight, NewTable, OpenTable, Problem, Prospects, Replay, TableMade, Verdict } from "./types";

/** A refusal with its cause; what people read is made from the cause. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
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
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal({ cause: "not-connected", message: "the server cannot be reached", rule: null });
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refusal({
    cause: problem?.cause ?? "error",
    message: problem?.message ?? response.statusText,
    rule: problem?.rule ?? null,
  });
}

export const api = {
  games: () => call<GameSight[]>("/api/games"),
  openTables: () => call<OpenTable[]>("/api/tables"),
  makeTable: (table: NewTable) => call<TableMade>("/api/tables", table),
  /** The last round, unless one is named. */
  replay: (table: string, seen: Perspective, round: number | null = null) =>
    call<Replay>(`${addressOf(table)}/replay?${new URLSearchParams({ ...eyes(seen), ...roundOf(round) })}`),
  replayFile: (record: string, seen: Perspective) => call<Replay>(`/api/replay?${new URLSearchParams(eyes(seen))}`, record),
  prospects: (table: string, round: number | null = null) =>
    call<Prospects>(`${addressOf(table)}/prospects?${new URLSearchParams(roundOf(round))}`),
  prospectsOfFile: (record: string) => call<Prospects>("/api/prospects", record),
  record: async (table: string) => {
    const response = await fetch(recordAddress(table));
    if (!response.ok) throw new Refusal({ cause: "error", message: response.statusText, rule: null });
    return response.text();
  },
  verify: (record: string) => call<Verdict>("/api/verify", record),
};

function addressOf(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

function eyes(seen: Perspective): Record<string, string> {
  if (seen === null) return {};
  return seen === "all" ? { open: "1" } : { seat: String(seen) };
}

function roundOf(round: number | null): Record<string, string> {
  return round === null ? {} : { round: String(round) };
}

export function recordAddress(table: string, round: number | null = null): string {
  return `${addressOf(table)}/record?${new URLSearchParams(roundOf(round))}`;
}
