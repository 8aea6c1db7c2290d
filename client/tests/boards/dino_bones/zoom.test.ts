import { describe, expect, test } from "vitest";
import { CLOSEST, closeness, moved, showing, zoomed } from "../../../src/boards/dino_bones/zoom";

const ROOM = { x: -100, y: -80, width: 200, height: 160 };

describe("a closer look", () => {
  test("keeps the point it is about in its place", () => {
    const about = { x: 20, y: -10 };
    const frame = zoomed(ROOM, ROOM, 2, about);
    expect(closeness(frame, ROOM)).toBe(2);
    expect((about.x - frame.x) / frame.width).toBeCloseTo((about.x - ROOM.x) / ROOM.width);
    expect((about.y - frame.y) / frame.height).toBeCloseTo((about.y - ROOM.y) / ROOM.height);
  });

  test("is never nearer than the nearest nor wider than the room", () => {
    expect(closeness(zoomed(ROOM, ROOM, 50, { x: 0, y: 0 }), ROOM)).toBe(CLOSEST);
    expect(zoomed(zoomed(ROOM, ROOM, 2, { x: 90, y: 70 }), ROOM, 0.1, { x: 0, y: 0 })).toEqual(ROOM);
  });

  test("does not leave the room", () => {
    const frame = zoomed(ROOM, ROOM, 2, { x: 0, y: 0 });
    expect(moved(frame, ROOM, 1000, -1000)).toMatchObject({ x: 0, y: -80 });
    expect(moved(ROOM, ROOM, 5, 5)).toEqual(ROOM);
  });

  test("follows what is walked to, and stays where it is when that is in sight", () => {
    const frame = zoomed(ROOM, ROOM, 2, { x: 0, y: 0 });
    expect(showing(frame, ROOM, { x: 0, y: 0 }, 10)).toEqual(frame);
    const right = showing(frame, ROOM, { x: 85, y: 0 }, 10);
    expect(right.x + right.width).toBe(95);
    expect(right.y).toBe(frame.y);
  });
});
