/** Styles name only what there is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const SOURCES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(css|svelte|ts)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), "utf8") }));

test("every colour and size that a style refers to is defined", () => {
  const defined = new Set(
    SOURCES.flatMap(({ text }) =>
      [...text.matchAll(/(?:style:)?(--[\w-]+)\s*[:=]/g)].map(([, name]) => name),
    ),
  );
  const missing = SOURCES.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]*\w)\s*[,)]/g)]
      .filter(([, name]) => !defined.has(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(defined.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
