import { expect, test } from "vitest";
import {
  layScene,
  standAtCamp,
  standAtFront,
  tunnels,
  wayOut,
} from "../../../src/boards/diamant/scene_layout";

const WIDTHS = [320, 360, 390, 560, 768, 900, 1040, 1280, 1600];

test("cards never overlap and stay inside the picture, at any width and number", () => {
  for (const width of WIDTHS) {
    for (const cards of [0, 1, 7, 17, 35]) {
      const { slots, card, height } = layScene(width, cards, 5, 1);
      slots.slice(0, cards + 1).forEach((a, index) => {
        expect(a.x - card.width / 2).toBeGreaterThanOrEqual(0);
        expect(a.x + card.width / 2).toBeLessThanOrEqual(width);
        expect(a.y + card.height / 2).toBeLessThanOrEqual(height);
        for (const b of slots.slice(index + 1, cards + 1)) {
          const apart = Math.abs(a.x - b.x) >= card.width || Math.abs(a.y - b.y) >= card.height;
          expect(apart).toBe(true);
        }
      });
    }
  }
});

test("each row goes on where the one before ended", () => {
  const { slots, columns } = layScene(900, 20, 5, 1);
  expect(slots[columns]?.x).toBe(slots[columns - 1]?.x);
  expect(slots[columns]!.y).toBeGreaterThan(slots[columns - 1]!.y);
});

test("the path begins on the side of the present entrance", () => {
  const left = layScene(900, 3, 5, 1).slots[0]!;
  const right = layScene(900, 3, 5, 5).slots[0]!;
  expect(left.x).toBeLessThan(450);
  expect(right.x).toBeGreaterThan(450);
});

test("eight explorers stand apart, inside the picture, below the newest card", () => {
  for (const width of WIDTHS) {
    const layout = layScene(width, 6, 5, 2);
    const spots = Array.from({ length: 8 }, (_, place) => standAtFront(layout, 5, place, 8));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(layout.slots[5]!.y + layout.card.height / 2);
      expect(y).toBeLessThan(layout.height);
    }
  }
});

test("everyone has a place of their own at the camp", () => {
  const layout = layScene(390, 0, 5, 1);
  const spots = Array.from({ length: 8 }, (_, seat) => standAtCamp(layout, seat, 8));
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  for (const { x } of spots) expect(x).toBeLessThan(layout.entrances[0]!.x);
});

test("the way out leads from the newest card over the first one to the entrance", () => {
  const layout = layScene(900, 3, 5, 2);
  const way = wayOut(layout, 2, 2);
  expect(way).toHaveLength(4);
  expect(way[0]?.x).toBe(layout.slots[2]?.x);
  expect(way[3]).toEqual(layout.entrances[1]);
});

test("the path turns down once per row", () => {
  const points = Array.from({ length: 9 }, (_, x) => ({ x, y: 0 }));
  const { along, down } = tunnels(points, 4);
  expect(down.split("M")).toHaveLength(3);
  expect(along.split("M")).toHaveLength(7);
});

test("nothing has a negative size on a page that is still being laid out", () => {
  expect(layScene(60, 1, 5, 1).entranceWidth).toBeGreaterThanOrEqual(0);
});
