import { describe, expect, test } from "vitest";
import { laneStones, laneWay, layCourse, spaceAt } from "../../../src/boards/dinokalipsa/route_layout";

describe.each([360, 870, 1400])("the course, %i wide", (width) => {
  const course = layCourse(width, 4);

  test("lies inside its frame from start to finish", () => {
    for (const lane of [0, 3]) {
      for (const place of [0, 25, 50, 58]) {
        const { x, y } = spaceAt(course, lane, place, 50);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThan(course.sky - course.pitch);
        expect(y).toBeLessThan(course.height);
      }
    }
  });

  test("who is farther stands farther, and past the end behind the line", () => {
    const at = (place: number): number => spaceAt(course, 1, place, 50).x;
    expect(at(10)).toBeLessThan(at(11));
    expect(at(50)).toBeGreaterThan(at(49.999) + 5);
    expect(at(57)).toBe(at(50));
  });

  test("a way begins and ends where the pawn stood and stands", () => {
    const way = laneWay(course, 2, 3, 9, 50);
    expect(way).toHaveLength(7);
    expect(way[0]).toEqual(spaceAt(course, 2, 3, 50));
    expect(way.at(-1)).toEqual(spaceAt(course, 2, 9, 50));
  });

  test("has a stone for every space", () => {
    expect(laneStones(course, 0, 50).match(/M/g)).toHaveLength(51);
  });
});
