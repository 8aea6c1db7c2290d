import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CARD_PICTURES, HELP_PICTURES } from "../../../src/boards/dino_bones/art/card_pictures";
import { SKELETONS } from "../../../src/boards/dino_bones/art/skeletons";
import { fossilOf } from "../../../src/boards/dino_bones/fossils";
import { SPECIES_NAMES } from "../../../src/boards/dino_bones/types";
import { borderInWords, placeInWords, sharesInWords } from "../../../src/boards/dino_bones/sentences";
import { identitiesOf } from "../../../src/player_colours";
import { loadTexts } from "../../../src/text/load_texts";
import { bundleOf, put } from "../../../src/text/message_variables";
import { table } from "./game";

const BOARD = join(import.meta.dirname, "../../../src/boards/dino_bones");
const GAME = join(BOARD, "../../../../src/ludolith/games/dino_bones");
const WHO = identitiesOf(["Anna", "Bob"]);
const bundle = bundleOf("en", await loadTexts("en", "dino_bones"));
const t = (id: string, args?: Record<string, string | number>): string => put(bundle, id, args);

describe("the board's words", () => {
  test("a border names its places, its price and what it would split off", () => {
    const view = table();
    const border = view.borders.find(({ one, other }) => one === 0 && other === 2);
    expect(borderInWords(border, view.previews[0], WHO, t)).toBe(
      "Between 0 and 2. 1 chisel. 1 tile comes off: Anna: 1",
    );
  });

  test("a participant for whom no tile is left is named", () => {
    const part = {
      places: [2],
      shares: [
        { seat: 1, chisels: 2, tiles: 1 },
        { seat: 0, chisels: 1, tiles: 0 },
      ],
      leader: 0,
    };
    expect(sharesInWords(part, WHO, t)).toBe("Bob: 1, Anna: nothing");
  });

  test("a border with a chisel names its owner", () => {
    expect(borderInWords(table().borders[0], undefined, WHO, t)).toBe("Between 0 and 1. chisel of Bob");
  });

  test("a tile says what can be seen of it", () => {
    const view = table();
    view.slab[1] = { ...view.slab[1]!, boulders: [0, 2], seen_by: [1] };
    expect(placeInWords(view, 1, WHO, t)).toBe("Tile 1, face down, boulders on 2 sides, looked at by Bob");
  });
});

describe("what is drawn", () => {
  test("a tile is told apart into species and part", () => {
    expect(fossilOf("brachiosaurus_neck")).toEqual({ species: "brachiosaurus", part: "neck" });
    expect(fossilOf("pterodactyl")).toEqual({ species: "pterodactyl", part: "whole" });
    expect(fossilOf("bone_pile")).toBeNull();
  });

  test("every species has another number of parts, all with bones in them", () => {
    expect(SPECIES_NAMES.map((one) => Object.keys(SKELETONS[one]).length)).toEqual([5, 4, 3, 2, 1]);
    for (const parts of Object.values(SKELETONS))
      for (const { bone, box } of Object.values(parts)) {
        expect(bone).toMatch(/^M/);
        expect(box.width).toBeGreaterThan(20);
      }
  });

  test("every tile, card and help of the rules has a picture", () => {
    expect(existsSync(join(GAME, "components.json"))).toBe(true);
    const box = JSON.parse(readFileSync(join(GAME, "components.json"), "utf8")) as {
      species: Record<string, { parts: { value: string[] } }>;
      equipment: { value: string[] };
    };
    for (const [species, { parts }] of Object.entries(box.species))
      expect(Object.keys(SKELETONS[species as keyof typeof SKELETONS])).toEqual(parts.value);
    expect(Object.keys(CARD_PICTURES).sort()).toEqual([...box.equipment.value].sort());
    expect(Object.keys(HELP_PICTURES).sort()).toEqual([
      "master",
      "purchase",
      "quick_sharpening",
      "strong_tool",
    ]);
  });
});
