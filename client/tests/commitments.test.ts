// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { keepSeal, seal, sealOf } from "../src/storage/commitments";

beforeEach(() => localStorage.clear());

test("the first seal of a game counts, whatever is shown later", () => {
  keepSeal("table", 1, "first");
  keepSeal("table", 1, "swapped");
  expect(sealOf("table", 1)).toBe("first");
});

test("every round of every table has a seal of its own", () => {
  keepSeal("table", 1, "one");
  keepSeal("table", 2, "two");
  expect([sealOf("table", 1), sealOf("table", 2), sealOf("other", 1)]).toEqual(["one", "two", null]);
});

test("a seal is worked out from the secret as the server does it", async () => {
  const secret = "00ff".repeat(16);
  const hash = createHash("sha256").update("ludolith commitment").update(Buffer.from(secret, "hex"));
  expect(await seal(secret)).toBe(hash.digest("hex"));
});
