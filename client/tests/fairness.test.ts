// @vitest-environment happy-dom
import { webcrypto } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { noteAccepted, partFor, partOf } from "../src/storage/chance_parts";
import { examine, fits, type LiveRecord, type Seen, signedBy } from "../src/table/fairness_checks";
import { canonical } from "../src/wire/canonical_json";
import type { Verdict } from "../src/wire/types";
import text from "./signed_record.json?raw";

/** Made by the server: a live game with parts of three players, two of whom share a device. */
const record = JSON.parse(text) as LiveRecord;
const verdict: Verdict = {
  ok: true,
  message: "",
  scores: [],
  winners: [],
  problem: null,
  signature: { key: "", fingerprint: "ab-cd", own: true },
};
const anna = {
  table: "x",
  commitment: record.commitment!,
  part: record.contributions![0]!.part,
  accepted: true,
};
const seen: Seen = { commitment: record.commitment!, part: anna, seats: [0] };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("crypto", webcrypto);
});

async function ids(changes: Partial<Seen>, other: Partial<LiveRecord> = {}): Promise<[boolean, ...string[]]> {
  const { good, lines } = await examine({ ...record, ...other }, verdict, { ...seen, ...changes });
  return [good, ...lines.map(([id]) => id)];
}

test("a game that was as promised is verified, one's own part included", async () => {
  expect(await ids({})).toEqual([true, "ui-verified", "ui-part-inside", "ui-signed-here"]);
});

test("who came when all was over is told what that means", async () => {
  expect(await ids({ commitment: null, part: null })).toEqual([true, "ui-verified-unseen", "ui-signed-here"]);
});

test("another commitment than the one shown before the game is found out", async () => {
  expect(await ids({ commitment: "other" })).toEqual([false, "ui-commitment-other"]);
});

test("a secret that does not fit the commitment is found out", async () => {
  expect(await ids({}, { secret: "00".repeat(32) })).toEqual([false, "ui-commitment-broken"]);
});

test("a part that the server took and left out is found out", async () => {
  expect(await ids({ part: { ...anna, part: "ff".repeat(32) } })).toEqual([false, "ui-part-missing"]);
  expect(await ids({}, { contributions: undefined })).toEqual([false, "ui-part-missing"]);
});

test("a part said to be somebody else's is found out", async () => {
  expect(await ids({ seats: [1] })).toEqual([false, "ui-part-missing"]);
});

test("a part that the server never took is said to be missing", async () => {
  const late = { ...anna, part: "ff".repeat(32), accepted: false };
  expect(await ids({ part: late })).toEqual([false, "ui-verified", "ui-part-late", "ui-signed-here"]);
});

test("the signature of the server fits what this browser reads, fractions and all", async () => {
  expect(await fits(record)).toBe(true);
  expect(await fits(JSON.parse(JSON.stringify(record)) as LiveRecord)).toBe(true);
});

test("a record changed after it was signed is found out", async () => {
  expect(await fits({ ...record, contributions: [] })).toBe(false);
  expect(await ids({ part: null }, { signature: "00".repeat(64) })).toEqual([false, "ui-signature-broken"]);
});

test("a browser that cannot check a signature takes the server's word", async () => {
  vi.stubGlobal("crypto", { ...webcrypto, subtle: undefined });
  expect(await fits(record)).toBeNull();
  vi.stubGlobal("crypto", {
    subtle: { digest: () => new ArrayBuffer(32), importKey: () => Promise.reject(new Error("unknown")) },
  });
  expect(await fits(record)).toBeNull();
  expect(await fits({ ...record, signer: undefined, signature: undefined })).toBeNull();
});

test("who signed a record is told, and that nobody did", () => {
  const signature = { key: "", fingerprint: "ab-cd", own: false };
  expect(signedBy({ ...verdict, signature })).toEqual(["ui-signed-elsewhere", { fingerprint: "ab-cd" }]);
  expect(signedBy({ ...verdict, signature: null })).toEqual(["ui-unsigned"]);
});

test("a value has one text, whatever the order of its fields", () => {
  expect(canonical({ b: [1, "é", null], a: { d: true, c: 1e-7 } })).toBe(
    '{"a":{"c":1e-7,"d":true},"b":[1,"é",null]}',
  );
});

test("the part for a game is made once, kept, and another one for every game", () => {
  const first = partFor("x", "one");
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(partFor("x", "one")).toBe(first);
  expect(partFor("x", "two")).not.toBe(first);
  expect(partOf("x", "one")).toEqual({ table: "x", commitment: "one", part: first, accepted: false });
  noteAccepted("x", "one");
  expect([partOf("x", "one")?.accepted, partOf("x", "two")?.accepted, partOf("y", "one")]).toEqual([
    true,
    false,
    null,
  ]);
});
