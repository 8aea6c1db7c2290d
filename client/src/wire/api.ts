/** The few things asked over plain HTTP. */
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
  replay: (table: string, seat: number | null, round?: number) => {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    if (round !== undefined) query.set("round", String(round));
    return call<Replay>(`/api/tables/${encodeURIComponent(table)}/replay?${query}`);
  },
  replayFile: (record: string, seat: number | null) =>
    call<Replay>(`/api/replay${seat === null ? "" : `?seat=${seat}`}`, record),
  prospects: (table: string, round?: number) =>
    call<Prospects>(`/api/tables/${encodeURIComponent(table)}/prospects${round === undefined ? "" : `?round=${round}`}`),
  prospectsOfFile: (record: string) => call<Prospects>("/api/prospects", record),
  record: async (table: string) => {
    const response = await fetch(recordAddress(table));
    if (!response.ok) throw new Refusal({ cause: "error", message: response.statusText, rule: null });
    return response.text();
  },
  verify: (record: string) => call<Verdict>("/api/verify", record),
};

export function recordAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}
