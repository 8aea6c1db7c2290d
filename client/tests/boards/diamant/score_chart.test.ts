import { expect, test } from "vitest";
import { steps, ticks } from "../../../src/boards/diamant/score_chart";
import { shortened, spread } from "../../../src/boards/kit/chart_labels";

test("only plies at which a score changed are told, with the first and the last", () => {
  const history = [
    [0, 0],
    [0, 0],
    [3, 0],
    [3, 0],
    [3, 5],
    [3, 5],
  ];
  expect(steps(history).map(({ ply }) => ply)).toEqual([0, 2, 4, 5]);
});

test("labels keep their distance, their order and the bottom line", () => {
  const placed = spread([100, 100, 100, 20], 17, 110);
  const sorted = [...placed].sort((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(17);
  expect(Math.max(...placed)).toBeLessThanOrEqual(110);
  expect(placed[3]).toBe(20);
});

test("the axis reaches the highest score", () => {
  for (const top of [0, 1, 24, 70, 143]) expect(ticks(top).at(-1)).toBeGreaterThanOrEqual(top);
});

test("a name too long for its place ends in dots, and none is lost where there is room", () => {
  expect(shortened("Grzegorz Brzęczyszczykiewicz", 10)).toBe("Grzegorz…");
  expect(shortened("Anna", 4)).toBe("Anna");
});
