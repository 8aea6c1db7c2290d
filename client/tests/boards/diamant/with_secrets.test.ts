import { expect, test } from "vitest";
import { opened as openChests } from "../../../src/boards/diamant/with_secrets";
import type { DiamantView, Explorer } from "../../../src/boards/diamant/types";

test("each chest of Diamant is seen as its owner saw it", () => {
  const closed: Explorer = { in_cave: true, decided: false, carried: 2, chest: null, relics: [] };
  const own: Explorer = { ...closed, chest: { diamonds: 1, rubies: 3 } };
  const view = { explorers: [closed, closed], scores: [null, null] } as unknown as DiamantView;
  const found = openChests(view, [{ explorers: [own, closed], scores: [8, null] }, {}]);
  expect(found.explorers).toEqual([own, closed]);
  expect(found.scores).toEqual([8, null]);
  expect(openChests(view, null)).toBe(view);
});
