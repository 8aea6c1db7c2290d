import { describe, expect, test } from "vitest";
import { opened as openSlab } from "../../src/boards/dino_bones/with_secrets";
import { opened as openHands } from "../../src/boards/dinokalipsa/with_secrets";
import { opened as openChests } from "../../src/boards/diamant/with_secrets";
import type { DiamantView, Explorer } from "../../src/boards/diamant/types";
import { table as slab } from "./dino_bones/game";
import { table as arena } from "./dinokalipsa/game";
import type { Card } from "../../src/boards/dinokalipsa/types";

describe("with everything open", () => {
  test("each chest of Diamant is seen as its owner saw it", () => {
    const closed: Explorer = { in_cave: true, decided: false, carried: 2, chest: null, relics: [] };
    const own: Explorer = { ...closed, chest: { diamonds: 1, rubies: 3 } };
    const view = { explorers: [closed, closed], scores: [null, null] } as unknown as DiamantView;
    const found = openChests(view, [{ explorers: [own, closed], scores: [8, null] }, {}]);
    expect(found.explorers).toEqual([own, closed]);
    expect(found.scores).toEqual([8, null]);
    expect(openChests(view, null)).toBe(view);
  });

  test("every hand of Dinokalipsa lies on the table", () => {
    const hand: Card[] = [{ card: "bone_helmet", value: 4 }];
    const found = openHands(arena({ seat: null }), [{ hand }, {}, { hand: [] }]);
    expect(found.dinosaurs.map(({ known }) => known.cards)).toEqual([hand, [], []]);
  });

  test("through one pair of eyes only the own hand is seen", () => {
    const view = arena({ seat: 1 });
    const found = openHands(view, null);
    expect(found.dinosaurs.map(({ known }) => known.cards)).toEqual([[], view.hand, []]);
    expect(
      openHands(arena({ seat: null }), null).dinosaurs.every(({ known }) => known.cards.length === 0),
    ).toBe(true);
  });

  test("a tile of Dino Bones that somebody looked under is known", () => {
    const view = slab({ seat: null });
    const seen = view.slab.map((one) => (one.place === 3 ? { ...one, tile: "plant" as const } : one));
    const found = openSlab(view, [{}, { slab: seen }]);
    expect(found.slab.find(({ place }) => place === 3)?.tile).toBe("plant");
    expect(found.slab.find(({ place }) => place === 5)?.tile).toBeNull();
    expect(openSlab(view, null)).toBe(view);
  });
});
