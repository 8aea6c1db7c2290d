/** Whether a game was fair and its record is true, as far as this device can tell by itself. */
import type { Part } from "../storage/chance_parts";
import { commitTo } from "../storage/commitments";
import { canonical } from "../wire/canonical_json";
import type { Verdict } from "../wire/types";

/** The fields checked here; the server checks the whole record. */
export interface LiveRecord {
  commitment?: string;
  secret?: string;
  contributions?: { seats: number[]; part: string }[];
  signer?: string;
  seal?: string;
  signature?: string;
}

/** What this browser knows from before the end of the game. */
export interface Seen {
  /** The commitment shown; null: it came when all was over. */
  commitment: string | null;
  /** The part it gave to the chance; null: it gave none. */
  part: Part | null;
  /** The seats of this device. */
  seats: number[];
}

/** A message and its arguments. */
export type Line = [id: string, args?: Record<string, string>];

export interface Finding {
  good: boolean;
  lines: Line[];
}

/** The verdict of the server on a record of a table, and what this browser finds besides. */
export async function examine(record: LiveRecord, verdict: Verdict, seen: Seen): Promise<Finding> {
  const bad = (id: string): Finding => ({ good: false, lines: [[id]] });
  const { secret = "", commitment } = record;
  if (seen.commitment !== null && seen.commitment !== commitment) return bad("ui-commitment-other");
  const worked = await commitTo(secret);
  if (worked !== null && worked !== commitment) return bad("ui-commitment-broken");
  const inside = seen.part !== null && isInside(record, seen.part.part, seen.seats);
  if (seen.part?.accepted && !inside) return bad("ui-part-missing");
  if ((await fits(record)) === false) return bad("ui-signature-broken");
  const lines: Line[] = [[seen.commitment === null ? "ui-verified-unseen" : "ui-verified"]];
  if (seen.part) lines.push([inside ? "ui-part-inside" : "ui-part-late"]);
  return { good: seen.part === null || inside, lines: [...lines, signedBy(verdict)] };
}

/** Who has signed a record that is true. */
export function signedBy({ signature }: Verdict): Line {
  if (!signature) return ["ui-unsigned"];
  return [signature.own ? "ui-signed-here" : "ui-signed-elsewhere", { fingerprint: signature.fingerprint }];
}

function isInside({ contributions = [] }: LiveRecord, part: string, seats: number[]): boolean {
  return contributions.some((one) => one.part === part && one.seats.join() === seats.join());
}

/**
 * Whether seal and signature fit the record, worked out on this device; null: it is not signed, or
 * this browser cannot tell (not over https, or too old).
 */
export async function fits(record: LiveRecord): Promise<boolean | null> {
  const { seal: sealed, signature, ...said } = record;
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle || !record.signer || !sealed || !signature) return null;
  const text = new TextEncoder();
  try {
    const digest = new Uint8Array(await subtle.digest("SHA-256", text.encode(canonical(said))));
    const key = await subtle.importKey("raw", bytes(record.signer), "Ed25519", false, ["verify"]);
    const signed = await subtle.verify(
      "Ed25519",
      key,
      bytes(signature),
      text.encode(`ludolith record ${sealed}`),
    );
    return signed && bytes(sealed).join() === digest.join();
  } catch {
    return null;
  }
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from((hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16)));
}
