/** The random parts that this browser gave to the chance of games, so that the server cannot leave one out unnoticed. */
import { keep, recall } from "./local_storage";

const MOST = 60;
const BYTES = 32;

export interface Part {
  table: string;
  /** Of the secret that it was given to. */
  commitment: string;
  part: string;
  /** The server has confirmed it. */
  accepted: boolean;
}

export function partOf(table: string, commitment: string): Part | null {
  return all().find((one) => one.table === table && one.commitment === commitment) ?? null;
}

/** The part of this browser for a game about to begin: made once, and kept before it is sent. */
export function partFor(table: string, commitment: string): string {
  const kept = partOf(table, commitment);
  if (kept) return kept.part;
  const part = [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  keep("parts", [{ table, commitment, part, accepted: false }, ...all()].slice(0, MOST));
  return part;
}

export function noteAccepted(table: string, commitment: string): void {
  keep(
    "parts",
    all().map((one) =>
      one.table === table && one.commitment === commitment ? { ...one, accepted: true } : one,
    ),
  );
}

function all(): Part[] {
  return recall<Part[]>("parts", []);
}
