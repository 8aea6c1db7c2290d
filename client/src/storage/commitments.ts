/** The commitments of games as this browser first saw them, so that the server cannot swap one later. */
import { keep, recall } from "./local_storage";

const MOST = 60;
const PREFIX = "ludolith commitment";

/** Kept in browsers by these names. */
interface Kept {
  table: string;
  round: number;
  seal: string;
}

export function commitmentOf(table: string, round: number): string | null {
  return kept(table, round)?.seal ?? null;
}

/** The first one counts: a later one under the same game is what the check is there to find. */
export function keepCommitment(table: string, round: number, commitment: string): void {
  if (kept(table, round)) return;
  keep("seals", [{ table, round, seal: commitment }, ...recall<Kept[]>("seals", [])].slice(0, MOST));
}

function kept(table: string, round: number): Kept | undefined {
  return recall<Kept[]>("seals", []).find((one) => one.table === table && one.round === round);
}

/** The commitment to a secret, computed on this device; null where the page may not (not over https). */
export async function commitTo(secret: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = (secret.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  const prefixed = Uint8Array.from([...new TextEncoder().encode(PREFIX), ...bytes]);
  const digest = new Uint8Array(await subtle.digest("SHA-256", prefixed));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
