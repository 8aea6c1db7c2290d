import { describe, expect, test } from "vitest";
import {
  blockAt,
  clamped,
  DEAD,
  firstAim,
  forceOf,
  gauged,
  keySteps,
  pulled,
  shareOf,
  sideOf,
  speedOf,
  stepped,
  spreadOf,
  straying,
  sway,
} from "../../../src/boards/seven_dwarfs/aim";
import { chosen, lattice, likest, nearest, speedsAt } from "../../../src/boards/seven_dwarfs/listed_strikes";
import { partsOf } from "../../../src/boards/seven_dwarfs/poses";
import { HAND, RANGE, strikes, table } from "./game";

const parts = partsOf(table().blocks);
const AIM = { height: 276, azimuth: 0, offset: 0, elevation: 0, speed: 100 };

describe("an aim", () => {
  test("begins at the middle block", () => {
    expect(firstAim(parts, RANGE)).toEqual(AIM);
    expect(blockAt(parts, firstAim(parts, RANGE).height)).toBe(4);
  });

  test("stays inside the range, in whole numbers, and goes round the column", () => {
    expect(clamped({ height: 999, azimuth: -10, offset: -100.6, elevation: 3.4, speed: 0 }, RANGE)).toEqual({
      height: 511,
      azimuth: 350,
      offset: -100,
      elevation: 3,
      speed: 20,
    });
    expect(clamped({ ...AIM, azimuth: 725 }, RANGE).azimuth).toBe(5);
    expect(Object.is(clamped({ ...AIM, offset: -0.2 }, RANGE).offset, 0)).toBe(true);
  });

  test("moves by keys, finely with shift", () => {
    const press = (key: string, fine = false, code = ""): unknown =>
      stepped(AIM, keySteps(key, code, fine)!, RANGE);
    expect(press("ArrowLeft")).toEqual({ ...AIM, azimuth: 355 });
    expect(press("ArrowRight", true)).toEqual({ ...AIM, azimuth: 1 });
    expect(press("ArrowUp")).toEqual({ ...AIM, height: 282 });
    expect(press("d")).toEqual({ ...AIM, offset: 4 });
    expect(press("A", true)).toEqual({ ...AIM, offset: -1 });
    expect(press("PageUp")).toEqual({ ...AIM, elevation: 1 });
    expect(press("-")).toEqual({ ...AIM, speed: 95 });
    expect(press("_", true)).toEqual({ ...AIM, speed: 95 });
    expect(keySteps("x", "KeyX", false)).toBeNull();
  });

  test("moves sideways by the same keys where the letters are others", () => {
    expect(keySteps("ф", "KeyA", false)).toEqual({ offset: -4 });
    expect(keySteps("В", "KeyD", true)).toEqual({ offset: 1 });
    expect(keySteps("q", "KeyA", false)).toBeNull(); // a French keyboard has its A elsewhere
    expect(keySteps("a", "KeyQ", false)).toEqual({ offset: -4 });
  });

  test("meets the block at its height, or the base, or nothing", () => {
    expect(blockAt(parts, 2 * 42)).toBe(0);
    expect(blockAt(parts, 2 * 240)).toBe(8);
    expect(blockAt(parts, 2 * 10)).toBeNull();
    expect(blockAt(parts, 511)).toBeNull();
  });
});

describe("strength", () => {
  test("grows with the pull, and a short pull is none", () => {
    expect(pulled(DEAD - 1, 0)).toBeNull();
    expect(pulled(0, DEAD)).toBe(0);
    expect(pulled(0, 100)!).toBeGreaterThan(pulled(0, 60)!);
    expect(pulled(300, 300)).toBe(1);
  });

  test("runs up and down while the gauge is held", () => {
    expect(gauged(0)).toBe(0);
    expect(gauged(650)).toBeCloseTo(0.5);
    expect(gauged(1300)).toBe(1);
    expect(gauged(1950)).toBeCloseTo(0.5);
    expect(gauged(2600)).toBe(0);
  });

  test("is a speed within the range and back", () => {
    expect([0, 0.5, 1].map((share) => speedOf(share, RANGE.speed))).toEqual([20, 95, 170]);
    expect(shareOf(95, RANGE.speed)).toBe(0.5);
  });

  test("has a word", () => {
    const [least, most] = RANGE.speed;
    expect([least, 60, 100, 150, most].map(forceOf)).toEqual(["faint", "slow", "medium", "fast", "full"]);
    expect(forceOf(164)).toBe("fast");
  });
});

test("a hand strays more, the harder it strikes", () => {
  expect([20, 100, 220].map((speed) => straying({ aim: 1.5, aim_by_speed: 2 }, speed))).toEqual([
    1.9, 3.5, 5.9,
  ]);
});

test("the sway stays within about one and a half of the usual errors and never jumps", () => {
  for (let ms = 0; ms < 20_000; ms += 16) {
    const [now, next] = [sway(ms), sway(ms + 16)];
    expect(Math.hypot(now.x, now.y)).toBeLessThan(1.6);
    expect(Math.hypot(next.x - now.x, next.y - now.y)).toBeLessThan(0.1);
  }
});

test("sides are named as on a map", () => {
  expect([0, 44, 90, 180, 270, 338, -90].map(sideOf)).toEqual([
    "east",
    "north-east",
    "north",
    "west",
    "south",
    "east",
    "south",
  ]);
});

describe("the listed strikes", () => {
  const found = lattice(
    [...strikes([84, 276], [0, 90], [90, 150]), { move: "choose-colour", colour: "red" }],
    parts,
  );

  test("are chosen in three steps, the top first", () => {
    expect(found.heights).toEqual([
      { height: 276, block: 4 },
      { height: 84, block: 0 },
    ]);
    expect(found.azimuths).toEqual([0, 90]);
    expect(speedsAt(found, found.heights[0]!.height)).toEqual([90, 150]);
    expect(found.strikes).toHaveLength(8);
  });

  test("lead to a strike that is listed, or to none", () => {
    expect(chosen(found, 84, 90, 150)).toEqual({
      move: "strike",
      height: 84,
      azimuth: 90,
      offset: 0,
      elevation: 0,
      speed: 150,
    });
    expect(chosen(found, 85, 90, 150)).toBeUndefined();
  });

  test("the one most like an aim is found, round the column too", () => {
    expect(likest(found, { height: 270, azimuth: 350, offset: 9, elevation: 2, speed: 99 })).toEqual({
      move: "strike",
      height: 276,
      azimuth: 0,
      offset: 0,
      elevation: 0,
      speed: 90,
    });
    expect(likest(lattice([], parts), AIM)).toBeUndefined();
  });

  test("are found near what was wanted", () => {
    expect(nearest(speedsAt(found, found.heights[0]!.height), 100)).toBe(90);
    expect(nearest([], 7)).toBe(7);
  });
});

test("the softer the strike, the surer is its speed, and a steadier hand strays less", () => {
  const spreads = [40, 100, 170].map((speed) => spreadOf(HAND, speed));
  expect(spreads).toEqual([
    [34, 46],
    [84, 120],
    [137, 211],
  ]);
  const steadier = { ...HAND, strength: HAND.strength / 2, strength_by_speed: HAND.strength_by_speed / 2 };
  expect(spreadOf(steadier, 100)).toEqual([91, 109]);
});
