import { describe, expect, test } from "vitest";
import {
  aimOf,
  along,
  endsOf,
  fitting,
  leadingTo,
  picks,
  turned,
} from "../../../src/boards/gods_love_dinosaurs/moves_by_target";
import { START } from "./game";

const place = (q: number, r: number, direction: number) => ({ move: "place-tile", q, r, direction }) as const;
const step = (cell: number, direction: number) => ({ move: "step", cell, direction }) as const;
const STOP = { move: "stop" } as const;

describe("the offered moves on the board", () => {
  test("a tile is found by its column and row", () => {
    const move = { move: "take-tile", column: 3, row: 1 } as const;
    expect([...picks([move], START).tiles]).toEqual([["3-1", move]]);
  });

  test("a place for the tile is one hex with all the directions that fit", () => {
    const { spots } = picks([place(2, 0, 0), place(2, 0, 5), place(2, -1, 3)], START);
    expect([...spots.keys()]).toEqual(["2,0", "2,-1"]);
    expect([...spots.get("2,0")!.turns.keys()]).toEqual([0, 5]);
  });

  test("a step leads from the figure's cell to the cell beside it", () => {
    const found = picks([step(0, 0), step(0, 2), step(5, 0)], START);
    expect([...found.leads.get(0)!.keys()]).toEqual([1, 3]);
    expect([...found.leads.get(5)!.keys()]).toEqual([6]);
    expect(leadingTo(found, 3)).toEqual([0]);
  });

  test("parents of a newborn are found from its hex", () => {
    const found = picks(
      [
        { move: "breed", cell: 5, direction: 0 },
        { move: "breed", cell: 1, direction: 4 },
      ],
      START,
    );
    expect(leadingTo(found, 6)).toEqual([5, 1]);
  });

  test("whoever can be given up is known by the cell", () => {
    expect(picks([{ move: "give-up", cell: 4 }], START).giveUps.has(4)).toBe(true);
  });

  test("what lies nowhere on the board is left for buttons", () => {
    expect(picks([{ move: "done" }, STOP, { move: "hatch" }], START).plain.map(({ move }) => move)).toEqual([
      "done",
      "stop",
      "hatch",
    ]);
  });
});

test("what a guided game means is found on the board", () => {
  const found = picks([step(0, 0), step(0, 2), STOP], START);
  expect(aimOf(found, step(0, 2))).toBe(3);
  expect([aimOf(found, step(5, 0)), aimOf(found, STOP), aimOf(found, null)]).toEqual([null, null, null]);
});

describe("turning the tile in hand", () => {
  const { turns } = picks([place(2, 0, 1), place(2, 0, 4)], START).spots.get("2,0")!;

  test("goes on to the next direction that fits, either way", () => {
    expect(turned(turns, 1)).toBe(4);
    expect(turned(turns, 4)).toBe(1);
    expect(turned(turns, 1, -1)).toBe(4);
  });

  test("keeps the direction where it fits", () => {
    expect(fitting(turns, 4)).toBe(4);
    expect(fitting(turns, 5)).toBe(1);
  });
});

describe("a whole run", () => {
  const target = {
    hunter: 0,
    cell: 0,
    path: [0, 1, 0],
    meals: [1],
    eaten: ["frog" as const],
    eggs: 0,
    young: 0,
  };

  test("is found by the hunter and the cell it ends on, its own included", () => {
    expect(endsOf([target, { ...target, hunter: 4 }], 0).get(0)).toEqual([target]);
  });

  test("has as many ways as eat different animals, the best first", () => {
    const other = { ...target, path: [0, 2, 0], meals: [], eaten: [] };
    expect(endsOf([target, other], 0).get(0)).toEqual([target, other]);
  });

  test("is walked step by step and then stopped", () => {
    const found = picks([step(0, 0)], START);
    expect(along([1, 0], 0, found)).toEqual(step(0, 0));
    expect(along([], 0, picks([STOP], START))).toBe(STOP);
  });

  test("fails when its next step is not offered, and needs no stop where none is offered", () => {
    expect(along([3], 0, picks([step(0, 0)], START))).toBeNull();
    expect(along([], 0, picks([], START))).toBeNull();
  });
});
