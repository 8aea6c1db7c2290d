/** The texts and styles of every board: complete in each language, all used, under the game's own name. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/text/languages";

const BOARDS = join(import.meta.dirname, "../../src/boards");
const GAMES = readdirSync(BOARDS).filter((name) => existsSync(join(BOARDS, name, "en.ftl")));

function ids(game: string, language: string): string[] {
  const source = readFileSync(join(BOARDS, game, `${language}.ftl`), "utf8");
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
}

/** All code of a board, and of the kit as it speaks for this game. */
function sourceOf(game: string): string {
  const code = (folder: string): string =>
    readdirSync(join(BOARDS, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(join(BOARDS, folder, name), "utf8"))
      .join("\n");
  return code(game) + code("kit").replaceAll("${game}", game);
}

describe.each(GAMES)("the board of %s", (game) => {
  const source = sourceOf(game);
  const known = ids(game, "en");

  test.each(LANGUAGES)("has the same texts in %s as in English", (language) => {
    expect(ids(game, language)).toEqual(known);
  });

  test("names its texts and its paints after the game", () => {
    expect(known.filter((id) => !id.startsWith(`board-${game}-`))).toEqual([]);
    const style = readFileSync(join(BOARDS, game, "board.css"), "utf8");
    const paints = [...style.matchAll(/^\s*--([\w-]+):/gm)].map((found) => found[1]!);
    const own = [`${game.replaceAll("_", "-")}-`, "board-"];
    expect(paints.filter((name) => !own.some((start) => name.startsWith(start)))).toEqual([]);
  });

  test("has every text it asks for, and asks for every text it has", () => {
    const named = [...source.matchAll(/["`](board-[\w-]+)["`]/g)].map((found) => found[1]!);
    const begun = [...source.matchAll(/["`](board-[\w-]*)\$?\{/g)].map((found) => found[1]!);
    const own = new Set(named.filter((id) => id.startsWith(`board-${game}-`)));
    expect(own.size).toBeGreaterThan(10);
    expect(known.filter((id) => !own.has(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);

    expect([...own].filter((id) => !known.includes(id) && !inKit(id, game))).toEqual([]);
  });
});

/** A text that only the kit names; a board that does not use that part of it need not have it. */
function inKit(id: string, game: string): boolean {
  const part = id.replace(`board-${game}-`, "");
  return readdirSync(join(BOARDS, "kit"))
    .filter((name) => name.endsWith(".svelte"))
    .some((name) => readFileSync(join(BOARDS, "kit", name), "utf8").includes(`board-\${game}-${part}`));
}
