import { describe, expect, test } from "vitest";
import { hull, outlines } from "../../../src/boards/seven_dwarfs/flat_outlines";
import { wanted } from "../../../src/boards/seven_dwarfs/camera_glide";
import { FlatLens, isOnColumn, MIDDLE, target } from "../../../src/boards/seven_dwarfs/screen_projection";
import {
  between,
  coloursOf,
  gemOf,
  gemPart,
  gemPose,
  gemsOut,
  partsOf,
  PICK,
  placed,
  type Pose,
} from "../../../src/boards/seven_dwarfs/poses";
import { struck, table } from "./game";

const FRAME = { width: 400, height: 500 };

describe("what is pointed at", () => {
  test.each([0, 37, 90, 200])("is where the aim is drawn, seen from %i degrees", (azimuth) => {
    const lens = new FlatLens(FRAME, wanted({ azimuth, elevation: 12 }, MIDDLE));
    const found = lens.aim(lens.at(target(276, 24, azimuth)));
    expect(found.height).toBeCloseTo(276, 6);
    expect(found.offset).toBeCloseTo(24, 6);
  });

  test("is the same while the eye is still on its way round the column, and near to it", () => {
    const lens = new FlatLens(FRAME, { azimuth: 20, elevation: 12, middle: [-60, 10, 40], near: 1 }, 37);
    const found = lens.aim(lens.at(target(276, 24, 37)));
    expect(found.height).toBeCloseTo(276, 6);
    expect(found.offset).toBeCloseTo(24, 6);
  });

  test("is to the right for a positive offset", () => {
    const lens = new FlatLens(FRAME, wanted({ azimuth: 130, elevation: 0 }, MIDDLE));
    expect(lens.at(target(276, 20, 130)).x).toBeGreaterThan(lens.at(target(276, 0, 130)).x);
  });

  test("is the column or the air beside it", () => {
    expect(isOnColumn({ height: 276, offset: 0 }, 246)).toBe(true);
    expect(isOnColumn({ height: 276, offset: 120 }, 246)).toBe(false);
    expect(isOnColumn({ height: 511, offset: 0 }, 200)).toBe(false);
  });

  test("higher is higher, and nearer hides farther", () => {
    const lens = new FlatLens(FRAME, wanted({ azimuth: 0, elevation: 10 }, MIDDLE));
    expect(lens.at([0, 0, 200]).y).toBeLessThan(lens.at([0, 0, 100]).y);
    expect(lens.depth([41, 0, 100])).toBeGreaterThan(lens.depth([-41, 0, 100]));
  });
});

describe("poses", () => {
  const turned: Pose = [1, 2, 3, Math.SQRT1_2, 0, 0, Math.SQRT1_2];

  test("carry points of a part to the table", () => {
    const [x, y, z] = placed(turned, [10, 0, 5]);
    expect([x, y, z].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([1, 12, 8]);
  });

  test("a gem sits in its slot, looking out, and goes with its block", () => {
    for (const block of [0, 8]) {
      const gem = gemPose(block, turned, 1);
      expect(placed(gem, [0, 0, 0])[0]).toBeCloseTo(1 - gemsOut(block), 6);
      expect(placed(gem, [8, 0, 0])[0]).toBeCloseTo(1 - gemsOut(block) - 8, 6);
    }
    expect(gemsOut(8)).toBeLessThan(gemsOut(0));
  });

  test("parts have numbers and colours", () => {
    expect(gemOf(gemPart(8, 3))).toEqual({ block: 8, slot: 3 });
    expect(gemPart(8, 3)).toBe(PICK - 1);
    expect([gemOf(3), gemOf(PICK)]).toEqual([null, null]);
    expect(partsOf(table().blocks).size).toBe(45);
    expect(coloursOf(struck().blocks).has(gemPart(4, 2))).toBe(false);
    expect(coloursOf(struck().blocks).get(gemPart(4, 0))).toBe("pink");
  });

  test("mix by the shorter way round", () => {
    const minus: Pose = [3, 2, 3, -Math.SQRT1_2, 0, 0, -Math.SQRT1_2];
    const middle = between(turned, minus, 0.5);
    expect(middle[0]).toBe(2);
    expect(Math.abs(middle[3])).toBeCloseTo(Math.SQRT1_2, 6);
  });
});

describe("the flat picture", () => {
  const { blocks } = table();
  const lens = new FlatLens(FRAME, wanted({ azimuth: 0, elevation: 10 }, MIDDLE));
  const drawn = outlines(partsOf(blocks), coloursOf(blocks), lens);

  test("draws every part, and the cut of the gems that look this way", () => {
    expect(drawn.filter(({ kind }) => kind === "block")).toHaveLength(9);
    expect(drawn.filter(({ kind }) => kind === "gem")).toHaveLength(36);
    const faces = drawn.filter(({ kind }) => kind === "face").map(({ part }) => part);
    expect(faces).toContain(gemPart(3, 0));
    expect(faces).not.toContain(gemPart(3, 2));
    // Of those at the edges one sees the side alone: the cut of their colour is on it.
    const flanks = drawn.filter(({ kind }) => kind === "flank").map(({ part }) => part);
    expect(flanks).toEqual(expect.arrayContaining([gemPart(3, 1), gemPart(3, 3)]));
    expect(flanks).not.toContain(gemPart(3, 0));
  });

  test("draws a gem in front after its block and one behind before it", () => {
    const place = (part: number, kind: string): number =>
      drawn.findIndex((one) => one.part === part && one.kind === kind);
    expect(place(gemPart(3, 0), "gem")).toBeGreaterThan(place(3, "block"));
    expect(place(gemPart(3, 2), "gem")).toBeLessThan(place(3, "block"));
  });

  test("finds the outline of points", () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ];
    expect(hull([...corners, { x: 2, y: 2 }])).toHaveLength(4);
  });
});
