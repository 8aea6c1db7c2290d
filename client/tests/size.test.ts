/** What a browser fetches before a board is opened stays small. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";

const BUILT = join(import.meta.dirname, "../../src/ludolith/server/static");
const MOST = 100_000;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Chunks = Record<string, Chunk>;

function filesOf(chunks: Chunks, name: string, seen: Set<string> = new Set()): Set<string> {
  const chunk = chunks[name]!;
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const part of chunk.imports ?? []) filesOf(chunks, part, seen);
  return seen;
}

function zipped(file: string): number {
  return gzipSync(readFileSync(join(BUILT, file))).length;
}

describe("the built client", () => {
  const manifest = join(BUILT, "manifest.build.json");

  test("is there: make client", () => {
    expect(existsSync(manifest)).toBe(true);
  });

  const GAMES = join(import.meta.dirname, "../../src/ludolith/games");
  const games = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "locales")));

  // What home fetches with its typefaces is measured in a browser (tests/browser/test_home.py).
  test.each(games)("loads less than 100 kB of code and texts before the board of %s is opened", (game) => {
    const chunks = JSON.parse(readFileSync(manifest, "utf8")) as Chunks;
    const texts = Object.keys(chunks).filter(
      (name) =>
        name.endsWith("/ru.ftl?raw") &&
        ["/text/", `/games/${game}/`, `/boards/${game}/`].some((part) => name.includes(part)),
    );
    expect(texts.length).toBeGreaterThanOrEqual(3);
    const wanted = ["index.html", "src/pages/TablePage.svelte", ...texts];
    const files = wanted.reduce((seen, name) => filesOf(chunks, name, seen), new Set<string>());
    const sum = [...files].reduce((total, file) => total + zipped(file), zipped("index.html"));
    expect(sum).toBeGreaterThan(20_000);
    expect(sum).toBeLessThan(MOST);
  });

  test("has no script and no style inside the page, as the content policy demands", () => {
    const page = readFileSync(join(BUILT, "index.html"), "utf8");
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=/);
  });

  test("evaluates no text as a program", () => {
    const scripts = readdirSync(join(BUILT, "assets")).filter((name) => name.endsWith(".js"));
    const guilty = scripts.filter((name) =>
      /\beval\(|new Function\(/.test(readFileSync(join(BUILT, "assets", name), "utf8")),
    );
    expect(guilty).toEqual([]);
  });
});
