import { describe, expect, test } from "vitest";
import { borderOf, picks, placesOf } from "../../../src/boards/dino_bones/moves_by_target";
import type { DinoBonesMove } from "../../../src/boards/dino_bones/types";

describe("borders", () => {
  test("are the same from either side and lead back to their places", () => {
    expect(borderOf(57, 3)).toBe(borderOf(3, 57));
    expect(placesOf(borderOf(57, 3))).toEqual([3, 57]);
  });
});

describe("offered moves", () => {
  const place = { move: "place-chisel", one: 4, other: 13 } as const;
  const withTool = { move: "place-with-tool", one: 4, other: 13 } as const;

  test("on one border stand together", () => {
    expect(picks([place, withTool]).borders.get(borderOf(4, 13))).toEqual([place, withTool]);
  });

  test("of every kind are found where they belong", () => {
    const moves: DinoBonesMove[] = [
      { move: "dig-out", place: 7 },
      { move: "look-under", place: 8 },
      { move: "take-find", tile: "plant" },
      { move: "buy-fossil", tile: "bone_pile" },
      { move: "sell-fossil", tile: "triceratops_skull" },
      { move: "assemble", species: "velociraptor" },
      { move: "assemble-with-cast", species: "velociraptor" },
      { move: "play-card", card: "tent" },
      { move: "end-turn", keep: 1 },
      { move: "choose-part", part: 1 },
      { move: "buy-strong-tool" },
      { move: "buy-quick-sharpening" },
      { move: "pass" },
      { move: "lift-chisel", one: 1, other: 2 },
    ];
    const found = picks(moves);
    const all = [
      ...found.dig.values(),
      ...found.look.values(),
      ...found.finds.values(),
      ...found.buy.values(),
      ...found.sell.values(),
      ...[...found.assemble.values()].flat(),
      ...found.cards.values(),
      ...found.end.values(),
      ...found.parts.values(),
      found.strongTool,
      found.sharpening,
      found.pass,
      ...[...found.borders.values()].flat(),
    ];
    expect(all).toEqual(moves);
    expect(found.assemble.get("velociraptor")).toHaveLength(2);
  });
});
