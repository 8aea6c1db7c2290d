// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { keepCommitment, commitTo, commitmentOf } from "../src/storage/commitments";

beforeEach(() => localStorage.clear());

test("the first commitment of a game counts, whatever is shown later", () => {
  keepCommitment("table", 1, "first");
  keepCommitment("table", 1, "swapped");
  expect(commitmentOf("table", 1)).toBe("first");
});

test("every round of every table has a commitment of its own", () => {
  keepCommitment("table", 1, "one");
  keepCommitment("table", 2, "two");
  expect([commitmentOf("table", 1), commitmentOf("table", 2), commitmentOf("other", 1)]).toEqual([
    "one",
    "two",
    null,
  ]);
});

test("a commitment is worked out from the secret as the server does it", async () => {
  const secret = "00ff".repeat(16);
  const hash = createHash("sha256").update("ludolith commitment").update(Buffer.from(secret, "hex"));
  expect(await commitTo(secret)).toBe(hash.digest("hex"));
});
