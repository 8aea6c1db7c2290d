import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CARD_PICTURES, DISASTER_PICTURES } from "../../../src/boards/dinokalipsa/art/card_pictures";
import { eventInWords, moveInWords, scoreInWords } from "../../../src/boards/dinokalipsa/sentences";
import { identitiesOf } from "../../../src/player_colours";
import { loadTexts } from "../../../src/text/load_texts";
import { bundleOf, put } from "../../../src/text/message_variables";

const BOARD = join(import.meta.dirname, "../../../src/boards/dinokalipsa");
const WHO = identitiesOf(["Anna", "Bob", "Ewa"]);
const bundle = bundleOf("en", await loadTexts("en", "dinokalipsa"));
const t = (id: string, args?: Record<string, string | number>): string => put(bundle, id, args);

describe("the board's words", () => {
  test("players arrive as names", () => {
    expect(moveInWords({ move: "swap-others", one: 1, other: 2 }, WHO, t)).toBe(
      "Swap their cards: Bob and Ewa",
    );
    expect(eventInWords({ event: "sudden-death-began", rule: "HLD-32", seats: [0, 2] }, WHO, t)).toBe(
      "Sudden death: Anna and Ewa.",
    );
  });

  test("a score names its parts, and only those that count", () => {
    const score = { value: 8, bonus: 0, trait: -1, instants: 4, disasters: 0, inversion: 0, total: 11 };
    expect(scoreInWords(score, t)).toBe("Score 11: Card 8, Trait −1, Instants +4");
    expect(scoreInWords({ ...score, instants: -12, total: -5 }, t)).toBe(
      "Score −5: Card 8, Trait −1, Instants −12",
    );
  });

  test.each([
    ["en", "Anna: −5 (card 2, effects +3, trait −1, instants −9)."],
    ["ru", "Anna: −5 (карта 2, эффекты +3, черта −1, мгновенные карты −9)."],
    ["pl", "Anna: −5 (karta 2, efekty +3, cecha −1, karty natychmiastowe −9)."],
  ] as const)("a score is told in %s with signs", async (language, expected) => {
    const spoken = bundleOf(language, await loadTexts(language, "dinokalipsa"));
    const parts = { value: 2, bonus: 3, trait: -1, instants: -9, disasters: 0, score: -5 };
    expect(
      eventInWords({ event: "score-counted", rule: "HLD-16", seat: 0, ...parts }, WHO, (id, args) =>
        put(spoken, id, args),
      ),
    ).toBe(expected);
  });

  test("the last one alive is told as such", () => {
    expect(eventInWords({ event: "game-ended", rule: "HLD-53", seats: [1], place: 0 }, WHO, t)).toBe(
      "Bob is the last dinosaur alive and wins!",
    );
  });

  test("every card and disaster with a name has a picture", () => {
    const source = readFileSync(
      join(BOARD, "../../../../src/ludolith/games/dinokalipsa/locales/en.ftl"),
      "utf8",
    );
    const named = (id: string): string[] =>
      [...(source.split(`${id} = `)[1]?.split("\n}")[0] ?? "").matchAll(/\[(\w+)\]/g)]
        .map((found) => found[1]!)
        .sort();
    expect(Object.keys(CARD_PICTURES).sort()).toEqual(named("card-name"));
    expect(Object.keys(DISASTER_PICTURES).sort()).toEqual(named("disaster-name"));
    expect(named("card-name")).toHaveLength(24);
  });
});
