import { expect, test } from "vitest";
import { opened as openHands } from "../../../src/boards/dinokalipsa/with_secrets";
import { table as arena } from "./game";
import type { Card } from "../../../src/boards/dinokalipsa/types";

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
