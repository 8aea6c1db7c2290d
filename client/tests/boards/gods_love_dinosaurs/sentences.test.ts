import { describe, expect, test } from "vitest";
import {
  cellInWords,
  outlookInWords,
  scoreInWords,
  signed,
  tileInWords,
  worldInWords,
} from "../../../src/boards/gods_love_dinosaurs/sentences";
import { type Language } from "../../../src/text/languages";
import { loadTexts } from "../../../src/text/load_texts";
import { bundleOf, put } from "../../../src/text/message_variables";
import { outlook, tile, world } from "./game";

async function speech(language: Language) {
  const bundle = bundleOf(language, await loadTexts(language, "gods_love_dinosaurs"));
  return (id: string, args?: Record<string, string | number>): string => put(bundle, id, args);
}

describe("the board's words", () => {
  test("a hex is named by number, land and animal", async () => {
    const t = await speech("en");
    expect(cellInWords(world(), 0, t)).toBe("hex 0, nest mountain, dinosaur");
    expect(cellInWords(world(), 2, t)).toBe("hex 2, lake");
  });

  test("a tile is named by both its lands", async () => {
    expect(tileInWords(tile("A01", { animal: "frog" }), await speech("en"))).toBe(
      "Lake with a frog and plain",
    );
    expect(tileInWords(tile("A01", { animal: "frog" }), await speech("pl"))).toBe("Jezioro z żabą i równina");
  });

  test("coordinates bear a real minus", () => {
    expect([signed(-3), signed(2)]).toEqual(["−3", "2"]);
  });

  test("who cannot stop is not told to", async () => {
    const t = await speech("en");
    expect(t("board-gods_love_dinosaurs-ask-run", { left: 1, stop: "yes" })).toBe(
      "One step left. Go on or stop.",
    );
    expect(t("board-gods_love_dinosaurs-ask-run", { left: 3, stop: "no" })).toBe("3 steps left. Go on.");
  });

  test("a world is told by its animals", async () => {
    expect(worldInWords(world(), await speech("en"))).toBe("one frog, one rabbit, one rat, one dinosaur");
    expect(worldInWords(world(), await speech("ru"))).toBe("1 лягушка, 1 заяц, 1 крыса, 1 динозавр");
  });

  test("the score tells golden eggs from ordinary ones", async () => {
    const rich = world({ eggs: 5, golden: 1, plain_eggs: 0, points: 6 });
    expect(scoreInWords(rich, await speech("en"))).toBe("6 points: one golden egg, 0 eggs, one dinosaur");
    expect(scoreInWords(world({ eggs: 11, golden: 2, plain_eggs: 1, points: 12 }), await speech("ru"))).toBe(
      "12 очков: 2 золотых яйца, 1 обычное яйцо, 1 динозавр",
    );
    expect(scoreInWords(world(), await speech("pl"))).toBe("4 punkty: 3 zwykłe jaja, jeden dinozaur");
  });

  describe("a forecast", () => {
    const tigers = outlook({ able: [1, 2], unable: [3], contested: [1, 2], fed: 1, thriving: 2 });

    test("says how many can eat, and how many starve at least", async () => {
      const t = await speech("en");
      expect(outlookInWords(tigers, null, t)).toBe(
        "If the tigers hunted now: 1 of 3 can eat, at least 2 starve; afterwards at most 2.",
      );
      expect(outlookInWords({ ...tigers, at_once: false }, null, t)).toContain(
        "afterwards at most 2, but then more starve.",
      );
      expect(outlookInWords({ ...tigers, able: [], unable: [] }, null, t)).toBe(
        "If the tigers hunted now: there are none here.",
      );
      expect(
        outlookInWords({ ...tigers, animal: "dinosaur", activity: "run", eggs: 3 }, null, await speech("pl")),
      ).toContain("najwyżej 3 jaja");
    });

    test("says that it does not know where it does not", async () => {
      expect(outlookInWords({ ...tigers, exact: false }, null, await speech("en"))).toContain(
        "1 of 3 can eat, perhaps more; afterwards 2 or more.",
      );
      expect(outlookInWords({ ...tigers, exact: false }, null, await speech("ru"))).toContain(
        "а может, и больше",
      );
    });

    test("counts in the midst of a hunt what is left of it", async () => {
      const last = outlook({
        animal: "dinosaur",
        activity: "run",
        able: [4],
        fed: 1,
        thriving: 1,
        eggs: 1,
        under_way: true,
      });
      expect(outlookInWords(last, null, await speech("en"))).toBe(
        "Still to run: 1 of 1 can eat and live; at most one egg.",
      );
      expect(outlookInWords({ ...last, able: [] }, null, await speech("en"))).toBe("Still to run: none.");
    });

    test("mentions a supply that can run out, and a dinosaur that could hatch first", async () => {
      const t = await speech("en");
      expect(outlookInWords(tigers, 4, t)).toContain("at most 2. Figures left: 4");
      expect(
        outlookInWords(
          outlook({ animal: "dinosaur", activity: "run", able: [0], fed: 1, hatchable: true }),
          null,
          t,
        ),
      ).toBe(
        "If the dinosaurs ran now: 1 of 1 can eat and live; no egg. One that hatches first is not counted.",
      );
    });

    test("of prey counts newborn by the room there is", async () => {
      expect(
        outlookInWords(
          outlook({ animal: "frog", activity: "breed", able: [1, 2], fed: 1, thriving: 3 }),
          null,
          await speech("en"),
        ),
      ).toBe("If the frogs bred now: 2 of 2 have room; at most 1 newborn, at most 3 in all.");
    });

    test.each([
      ["en", "the only one finds no food and starves."],
      ["ru", "единственный не найдёт добычи и умрёт от голода."],
      ["pl", "jedyny nie znajdzie zdobyczy i zginie z głodu."],
    ] as const)("of a lone tiger without food is plain in %s", async (language, end) => {
      expect(
        outlookInWords(
          { ...tigers, able: [], unable: [3], fed: 0, thriving: 0 },
          null,
          await speech(language),
        ),
      ).toMatch(new RegExp(`: ${end}$`));
    });
  });
});
