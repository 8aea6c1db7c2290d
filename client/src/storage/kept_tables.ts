/** The secret of this device at each table, and the tables it sat at. Never in an address. */
import { keep, recall } from "./local_storage";

export interface SatIn {
  round: number;
  seats: { member: number | null; name: string }[];
}

export interface KeptTable {
  table: string;
  key: string;
  game: string;
  seen: number; // when, for the order
  over: boolean;
  /** The version at which each own seat decided last, in one round. */
  decided?: { round: number; at: Record<number, number> };
  /** Who sat where in the last round this device has seen. */
  sat?: SatIn;
}

const MOST = 30;

export function keptTables(): KeptTable[] {
  return recall<KeptTable[]>("tables", []).sort((a, b) => b.seen - a.seen);
}

export function keyOf(table: string): string | null {
  return keptTables().find((kept) => kept.table === table)?.key ?? null;
}

export function keepKey(table: string, key: string, game = ""): void {
  const others = keptTables().filter((kept) => kept.table !== table);
  const old = keptTables().find((kept) => kept.table === table);
  const kept = { table, key, game: game || old?.game || "", seen: Date.now(), over: false };
  keep("tables", [kept, ...others].slice(0, MOST));
}

export function noteTable(
  table: string,
  change: Partial<Pick<KeptTable, "game" | "over" | "decided" | "sat">>,
): void {
  const all = keptTables();
  const kept = all.find((one) => one.table === table);
  if (!kept) return;
  keep("tables", [{ ...kept, ...change, seen: Date.now() }, ...all.filter((one) => one !== kept)]);
}

export function decidedAt(table: string, round: number): Record<number, number> {
  const kept = keptTables().find((one) => one.table === table)?.decided;
  return kept?.round === round ? kept.at : {};
}

export function satAt(table: string): SatIn | null {
  return keptTables().find((one) => one.table === table)?.sat ?? null;
}

export function forgetTable(table: string): void {
  keep(
    "tables",
    keptTables().filter((kept) => kept.table !== table),
  );
}

/** A seat handed over by its host: `#key=…` is taken in and leaves the address at once. */
export function takeHandedKey(table: string): void {
  const handed = /^#key=([\w.~-]+)$/.exec(location.hash)?.[1];
  if (!handed) return;
  keepKey(table, handed);
  history.replaceState(history.state, "", location.pathname + location.search);
}
