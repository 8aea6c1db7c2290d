/** Everybody whose pictures are used is named, here and in CREDITS.md. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ICONS } from "../src/icon_credits";

const SOURCES = join(import.meta.dirname, "../src");

function usedIcons(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".d.ts"));
  const found = sources.flatMap((name) =>
    [...readFileSync(join(SOURCES, name), "utf8").matchAll(/from "icon:([\w-]+)"/g)].map(
      (match) => match[1]!,
    ),
  );
  return [...new Set(found)].sort();
}

test("the credits name every picture that is used, and none twice", () => {
  expect(usedIcons().length).toBeGreaterThan(5);
  const credited = Object.values(ICONS).flat();
  expect(new Set(credited).size).toBe(credited.length);
  // A game that is taken out leaves its credits behind: they do no harm.
  expect(usedIcons().filter((name) => !credited.includes(name))).toEqual([]);
});

test("CREDITS.md says the same", () => {
  const text = readFileSync(join(SOURCES, "../../CREDITS.md"), "utf8");
  for (const [author, names] of Object.entries(ICONS)) {
    expect(text).toContain(`| ${names.join(", ")} | ${author} |`);
  }
});
