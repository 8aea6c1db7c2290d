import { describe, expect, test } from "vitest";
import { lights, marksOf, type Hand } from "../../../src/boards/gods_love_dinosaurs/highlights";
import { picks } from "../../../src/boards/gods_love_dinosaurs/moves_by_target";
import type { GodsLoveDinosaursMove, Target, World } from "../../../src/boards/gods_love_dinosaurs/types";
import { cells, outlook, world } from "./game";

const EMPTY: Hand = { chosen: null, birth: null, end: null, way: 0, stepwise: false };
const t = (id: string): string => id;
const step = (cell: number, direction: number): GodsLoveDinosaursMove => ({ move: "step", cell, direction });
const breed = (cell: number, direction: number): GodsLoveDinosaursMove => ({
  move: "breed",
  cell,
  direction,
});

function lit(
  choices: GodsLoveDinosaursMove[],
  where: World,
  hand: Partial<Hand> = {},
  targets: Target[] = [],
): string[] {
  const found = picks(choices, where.cells);
  const number = (key: string): string => {
    const at = where.cells.findIndex(({ q, r }) => `${q},${r}` === key);
    return at < 0 ? key : String(at);
  };
  return lights(found, where, targets, { ...EMPTY, ...hand }, t)
    .map(({ key, kind }) => `${number(key)} ${kind}`)
    .sort();
}

describe("breeding", () => {
  const where = world({ stage: "breeding", animal: "rabbit", cells: cells({ 5: "rabbit", 1: "rabbit" }) });
  const choices = [breed(5, 0), breed(5, 2), breed(1, 4)];

  test("lights every parent and every hex for a newborn", () => {
    expect(lit(choices, where)).toEqual(["1 figure", "4 birth", "5 figure", "6 birth"]);
  });

  test("a chosen parent leaves only its own hexes", () => {
    expect(lit(choices, where, { chosen: 5 })).toEqual(["1 figure", "4 birth", "5 chosen", "6 birth"]);
    expect(lit(choices, where, { chosen: 1 })).toEqual(["1 chosen", "5 figure", "6 birth"]);
  });

  test("a chosen hex leaves the parents it can come from", () => {
    expect(lit(choices, where, { birth: 6 })).toEqual(["1 figure", "5 figure", "6 chosen"]);
  });
});

describe("hunting", () => {
  const where = world({ stage: "hunting", animal: "tiger", cells: cells({ 4: "tiger", 6: "tiger" }) });
  const choices: GodsLoveDinosaursMove[] = [
    step(4, 1),
    step(4, 5),
    { move: "give-up", cell: 4 },
    { move: "give-up", cell: 6 },
  ];
  const target: Target = { hunter: 4, cell: 3, path: [4, 3], meals: [3], eaten: ["rat"], eggs: 0, young: 0 };

  test("lights the hunters, also the one that can only starve", () => {
    expect(lit(choices, where, {}, [target])).toEqual(["4 figure", "6 figure"]);
  });

  test("a chosen hunter shows where its hunt can end, and single steps besides", () => {
    expect(lit(choices, where, { chosen: 4 }, [target])).toEqual(["3 end", "4 chosen", "5 step", "6 figure"]);
  });

  test("step by step there are only steps", () => {
    expect(lit(choices, where, { chosen: 4, stepwise: true }, [target])).toEqual([
      "3 step",
      "4 chosen",
      "5 step",
      "6 figure",
    ]);
  });

  test("a hunt under way goes on from where the hunter stands", () => {
    const run = { hunter: "tiger" as const, path: [6, 0, 4], eaten: [], steps_left: 1 };
    expect(lit([step(4, 1)], { ...where, run }, { chosen: 6 })).toEqual(["3 step"]);
  });

  test("an end shows what the way there brings that is looked at", () => {
    const other: Target = { ...target, path: [4, 0, 3], eaten: ["rat", "frog"], young: 1 };
    const shown = (hand: Partial<Hand>) =>
      lights(picks(choices, where.cells), where, [other, target], { ...EMPTY, chosen: 4, ...hand }, t).find(
        ({ kind }) => kind === "end",
      );
    expect(shown({})).toMatchObject({ eaten: 2, way: 1, ways: 2 });
    expect(shown({ end: 3, way: 1 })).toMatchObject({ eaten: 1, way: 2, ways: 2 });
  });

  test("a run can lead back to where it began", () => {
    const back: Target = {
      hunter: 0,
      cell: 0,
      path: [0, 1, 0],
      meals: [1],
      eaten: ["frog"],
      eggs: 0,
      young: 0,
    };
    const running = world({ stage: "running", animal: "dinosaur" });
    expect(lit([step(0, 0)], running, { chosen: 0 }, [back])).toEqual(["0 end", "1 step"]);
  });
});

test("places for a tile are lit around the world", () => {
  expect(lit([{ move: "place-tile", q: 2, r: 0, direction: 0 }], world({ stage: "placing" }))).toEqual([
    "2,0 spot",
  ]);
});

test("a forecast tells hunger from mere lack of room", () => {
  const found = { able: [1], unable: [3] };
  expect(marksOf(outlook({ ...found, animal: "frog", activity: "breed" }))).toEqual([
    { cell: 1, fate: "able" },
    { cell: 3, fate: "breeds-not" },
  ]);
  expect(marksOf(outlook({ ...found, animal: "tiger" }))[1]).toEqual({ cell: 3, fate: "starves" });
});

test("whoever may be left out is not marked as fed", () => {
  expect(marksOf(outlook({ able: [1, 2], contested: [2] })).map(({ fate }) => fate)).toEqual([
    "able",
    "contested",
  ]);
});
