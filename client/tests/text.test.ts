// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join as path } from "node:path";
import { describe, expect, test } from "vitest";
import { firstLanguage, LANGUAGES } from "../src/text/languages";
import { parseRules, pieces } from "../src/text/rule_texts";
import { loadRules, loadTexts } from "../src/text/load_texts";
import { bundleOf, join, put, variables } from "../src/text/message_variables";

const SOURCE = path(import.meta.dirname, "../src");
const NAMES = ["Anna", "Bob", "Ewa"];

function ids(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
}

function own(language: string): string {
  return readFileSync(path(SOURCE, `text/${language}.ftl`), "utf8");
}

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => readFileSync(path(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}

describe("the client's own texts", () => {
  test.each(LANGUAGES)("%s has the same ids as English", (language) => {
    expect(ids(own(language))).toEqual(ids(own("en")));
  });

  test("every id that the source names exists", () => {
    const named = new Set([...sources(SOURCE).matchAll(/"(ui-[a-z-]+[a-z])"/g)].map((found) => found[1]!));
    expect(named.size).toBeGreaterThan(100);
    expect([...named].filter((id) => !ids(own("en")).includes(id))).toEqual([]);
  });

  test.each(LANGUAGES)("%s is read without a fault", (language) => {
    const bundle = bundleOf(language, [own(language)]);
    for (const id of ids(own(language))) expect(bundle.hasMessage(id), id).toBe(true);
  });
});

describe("sentences", () => {
  test("numbers in small units are told in those people read", async () => {
    const bundle = bundleOf("en", await loadTexts("en", "seven_dwarfs"));
    const strike = { move: "strike", height: 277, azimuth: 90, offset: -7, elevation: 3, speed: 120 };
    const said = put(bundle, "move-strike", variables(bundle, "seven_dwarfs", "strike", strike, NAMES));
    expect(said).toBe("Strike at 138.5 mm from 90°, 120 cm/s, −3.5 mm aside, tilted 6°");
  });

  test("a minus is a minus in every language, and plurals are those of the number", async () => {
    const fallen = { event: "blocks-fallen", seat: 0, blocks: 2, points: -20 };
    const said = LANGUAGES.map(async (language) => {
      const bundle = bundleOf(language, await loadTexts(language, "seven_dwarfs"));
      return put(
        bundle,
        "event-blocks-fallen",
        variables(bundle, "seven_dwarfs", "blocks-fallen", fallen, NAMES),
      );
    });
    const [english, ...others] = await Promise.all(said);
    expect(english).toBe("2 blocks come off and are Anna’s, too (−20 points).");
    for (const each of others) expect(each).toMatch(/ \(−20 \p{L}+\)\.$/u);
  });

  test.each([
    ["en", "Anna, Bob and Ewa"],
    ["ru", "Anna, Bob и Ewa"],
    ["pl", "Anna, Bob i Ewa"],
  ] as const)("names are listed as in %s", async (language, listed) => {
    expect(join(bundleOf(language, await loadTexts(language, null)), NAMES)).toBe(listed);
  });

  test("players become names, other numbers are joined and summed", async () => {
    const bundle = bundleOf("en", await loadTexts("en", "diamant"));
    const fields = { seats: [0, 2], lost: [3, 4], trap: "lava" };
    expect(variables(bundle, "diamant", "trap-sprung", fields, NAMES)).toEqual({
      seats: "Anna and Ewa",
      seats_count: 2,
      lost: "3, 4",
      lost_count: 2,
      lost_sum: 7,
      trap: "lava",
    });
  });

  test("fields that the schema of this game marks hold players, too", async () => {
    const bundle = bundleOf("en", await loadTexts("en", "diamant"));
    const fields = { leaving: [1], staying: [] };
    expect(variables(bundle, "diamant", "choices-revealed", fields, NAMES)).toMatchObject({
      leaving: "Bob",
      staying_count: 0,
    });
    const elsewhere = variables(bundle, "seven_dwarfs", "choices-revealed", fields, NAMES);
    expect(elsewhere["leaving"]).toBe("1");
  });

  test("a missing message shows its id", () => {
    expect(put(bundleOf("en", []), "no-such-thing")).toBe("no-such-thing");
  });
});

describe("rules", () => {
  test.each(LANGUAGES)("every rule of Diamant is found in %s", async (language) => {
    const found = parseRules(await loadRules(language, "diamant")).chapters.flatMap(
      (chapter) => chapter.rules,
    );
    expect(found.length).toBeGreaterThan(20);
    expect(found.map((rule) => rule.id)).toContain("DIA-09");
  });

  test("emphasis is told apart from plain text", () => {
    expect(pieces("*Trap.* It falls.")).toEqual([
      { text: "Trap.", strong: true },
      { text: " It falls.", strong: false },
    ]);
  });
});

describe("the first language", () => {
  test("is the first of the browser's that there are texts in", () => {
    localStorage.clear();
    expect(firstLanguage(["de-DE", "pl-PL", "en"])).toBe("pl");
    expect(firstLanguage(["de"])).toBe("en");
  });

  test("is the one chosen before", () => {
    localStorage.setItem("ludolith.language", '"ru"');
    expect(firstLanguage(["pl"])).toBe("ru");
  });
});
