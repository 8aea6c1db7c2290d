import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cellInWords, outlookInWords, plainEggs, signed, tileInWords, worldInWords } from "../../../src/boards/gods_love_dinosaurs/words";
import { LANGUAGES, type Language } from "../../../src/text/languages";
import { loadTexts } from "../../../src/text/sources";
import { bundleOf, put } from "../../../src/text/words";
import { tile, world } from "./game";

const BOARD = join(import.meta.dirname, "../../../src/boards/gods_love_dinosaurs");

async function speech(language: Language) {
  const bundle = bundleOf(language, await loadTexts(language, "gods_love_dinosaurs"));
  return (id: string, args?: Record<string, string | number>): string => put(bundle, id, args);
}

function ids(language: string): string[] {
  const source = readFileSync(join(BOARD, `${language}.ftl`), "utf8");
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
}

describe("the board's words", () => {
  test.each(LANGUAGES)("%s has the same ids as English", (language) => {
    expect(ids(language)).toEqual(ids("en"));
  });

  test("every id the board names exists", () => {
    const source = readdirSync(BOARD).filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => readFileSync(join(BOARD, name), "utf8")).join("\n");
    const named = [...source.matchAll(/"(board-gld-[a-z-]+)"/g)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((id) => !ids("en").includes(id))).toEqual([]);
  });

  test("a hex is named by number, land and animal", async () => {
    const t = await speech("en");
    expect(cellInWords(world(), 0, t)).toBe("hex 0, nest mountain, dinosaur");
    expect(cellInWords(world(), 2, t)).toBe("hex 2, lake");
  });

  test("a tile is named by both its lands", async () => {
    expect(tileInWords(tile("A01", { animal: "frog" }), await speech("en"))).toBe("Lake with a frog and plain");
    expect(tileInWords(tile("A01", { animal: "frog" }), await speech("pl"))).toBe("Jezioro z żabą i równina");
  });

  test("eggs lie beside the golden ones they do not make up", () => {
    expect(plainEggs(world({ eggs: 13, golden: 2 }))).toBe(3);
    expect(plainEggs(world({ eggs: 4, golden: 0 }))).toBe(4);
  });

  test("coordinates bear a real minus", () => {
    expect([signed(-3), signed(2)]).toEqual(["−3", "2"]);
  });

  test("who cannot stop is not told to", async () => {
    const t = await speech("en");
    expect(t("board-gld-ask-run", { left: 1, stop: "yes" })).toBe("One step left. Go on or stop.");
    expect(t("board-gld-ask-run", { left: 3, stop: "no" })).toBe("3 steps left. Go on.");
  });

  test("a world is told by its animals", async () => {
    expect(worldInWords(world(), await speech("en"))).toBe("one frog, one rabbit, one rat, one dinosaur");
    expect(worldInWords(world(), await speech("ru"))).toBe("1 лягушка, 1 заяц, 1 крыса, 1 динозавр");
  });

  test("a forecast says who eats and who starves", async () => {
    const outlook = { animal: "tiger" as const, able: [1, 2], unable: [3], thriving: 4, eggs: 0 };
    expect(outlookInWords(outlook, await speech("en"))).toBe("If the tigers hunted now: 2 of 3 can eat, one starves; afterwards up to 4.");
    expect(outlookInWords({ ...outlook, able: [], unable: [] }, await speech("en"))).toBe("If the tigers hunted now: there are none here.");
    expect(outlookInWords({ ...outlook, animal: "dinosaur", eggs: 3 }, await speech("pl"))).toContain("będzie do 3 jaj");
  });
});
