import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { moments, stillMoment, together } from "../../../src/boards/gods_love_dinosaurs/moments";
import type {
  GodsLoveDinosaursEvent,
  GodsLoveDinosaursView,
} from "../../../src/boards/gods_love_dinosaurs/types";
import { cells, START, table, tile, world } from "./game";

function rowOf(events: GodsLoveDinosaursEvent[], from = table(), to = table()) {
  return moments(from, events, to);
}

describe("what happened, as pictures", () => {
  test("ends with the present view", () => {
    const now = table({ active: 1 });
    expect(
      rowOf([{ event: "marker-moved", rule: "GLD-45", column: 1, animal: "rabbit" }], table(), now).at(-1)
        ?.shown,
    ).toBe(now);
  });

  test("a taken tile leaves its column for the hand and flies to its taker", () => {
    const [taken] = rowOf([
      { event: "tile-taken", rule: "GLD-10", seat: 1, tile: "A21", column: 2, row: 1, animal: "rat" },
    ]);
    expect(taken?.shown.columns[2]?.tiles.map((one) => one?.tile)).toEqual(["A20", undefined]);
    expect(taken?.shown.held?.tile).toBe("A21");
    expect(taken?.flights).toMatchObject([{ from: "tile-2-1", to: "world-1" }]);
  });

  test("a placed tile grows the world, its animal comes after", () => {
    const grown = [
      ...START,
      { q: 2, r: 0, terrain: "lake" as const, animal: "frog" as const },
      { q: 3, r: 0, terrain: "plain" as const, animal: null },
    ];
    const now = table({ worlds: [world({ cells: grown }), world()] });
    const [placed, arrived] = rowOf(
      [
        {
          event: "tile-placed",
          rule: "GLD-11",
          seat: 0,
          tile: "A00",
          terrain: "lake",
          other_terrain: "plain",
          first_cell: 7,
        },
        { event: "animal-arrived", rule: "GLD-12", seat: 0, animal: "frog", cell: 7 },
      ],
      table({ held: tile("A00") }),
      now,
    );
    expect(placed?.shown.worlds[0]?.cells.slice(7).map(({ animal }) => animal)).toEqual([null, null]);
    expect(placed?.shown.held).toBeNull();
    expect(placed?.motions[0]).toEqual([{ kind: "placed", cells: [7, 8] }]);
    expect(arrived?.shown.worlds[0]?.cells[7]?.animal).toBe("frog");
  });

  test("a newborn comes from its parent", () => {
    const [born] = rowOf([
      { event: "animal-born", rule: "GLD-20", seat: 1, animal: "rabbit", parent: 5, cell: 6 },
    ]);
    expect(born?.shown.worlds[1]?.cells[6]?.animal).toBe("rabbit");
    expect(born?.motions[1]).toEqual([{ kind: "come", animal: "rabbit", from: 5, to: 6 }]);
    expect(born?.seat).toBe(1);
  });

  test("a hunter goes its whole way, over empty cells too, and what it eats is gone", () => {
    const from = table({ worlds: [world({ cells: cells({ 4: "tiger" }) }), world()] });
    const [eaten, ended] = rowOf(
      [
        {
          event: "animal-eaten",
          rule: "GLD-32",
          seat: 0,
          hunter: "tiger",
          prey: "rabbit",
          origin: 6,
          cell: 5,
        },
        {
          event: "hunt-ended",
          rule: "GLD-34",
          seat: 0,
          hunter: "tiger",
          path: [4, 6, 5],
          eaten: 1,
          young: [],
        },
      ],
      from,
    );
    expect(eaten?.motions[0]).toEqual([
      { kind: "way", animal: "tiger", path: [4, 6, 5] },
      { kind: "gone", animal: "rabbit", cell: 5, why: "eaten" },
    ]);
    expect(ended?.shown.worlds[0]?.cells.map(({ animal }) => animal)).toEqual([
      "dinosaur",
      "frog",
      null,
      "rat",
      null,
      "tiger",
      null,
    ]);
  });

  test("young stand where more was eaten", () => {
    const from = table({ worlds: [world({ cells: cells({ 2: "eagle" }) }), world()] });
    const shown = rowOf(
      [
        {
          event: "hunt-ended",
          rule: "GLD-34",
          seat: 0,
          hunter: "eagle",
          path: [2, 3, 4],
          eaten: 2,
          young: [3],
        },
      ],
      from,
    )[0];
    expect(shown?.shown.worlds[0]?.cells.map(({ animal }) => animal).slice(2, 5)).toEqual([
      null,
      "eagle",
      "eagle",
    ]);
    expect(shown?.motions[0]).toEqual([{ kind: "come", animal: "eagle", from: 4, to: 3 }]);
  });

  test("a step over an empty cell, which no event tells, is seen from the way so far", () => {
    const run = { hunter: "dinosaur" as const, path: [0, 2], eaten: [], steps_left: 4 };
    const now = table({ worlds: [world({ run }), world()] });
    expect(rowOf([], table(), now)[0]?.motions).toEqual({
      0: [{ kind: "way", animal: "dinosaur", path: [0, 2] }],
    });
  });

  test("eggs are counted as they are laid, and a starved dinosaur counts no more", () => {
    const [egg, starved] = rowOf([
      { event: "egg-laid", rule: "GLD-43", seat: 0, cell: 4, eggs: 4 },
      { event: "dinosaur-starved", rule: "GLD-44", seat: 1, cell: 0 },
    ]);
    expect(egg?.shown.worlds[0]?.eggs).toBe(4);
    expect(starved?.shown.worlds[1]).toMatchObject({ dinosaurs: 0 });
    expect(starved?.motions[1]).toEqual([{ kind: "gone", animal: "dinosaur", cell: 0, why: "starved" }]);
  });

  test("all tiles of a refill are laid in one picture, from their stack", () => {
    const from = table({ columns: table().columns.map((column) => ({ ...column, tiles: [null, null] })) });
    const row = rowOf(
      [
        { event: "tile-laid", rule: "GLD-46", tile: "A90", column: 0, row: 0, animal: "frog" },
        { event: "tile-laid", rule: "GLD-46", tile: "A91", column: 0, row: 1, animal: "frog" },
      ],
      from,
    );
    expect(row).toHaveLength(2);
    expect(row[0]?.flights.map(({ from: stack, to }) => `${stack} ${to}`)).toEqual([
      "stack-A tile-0-0",
      "stack-A tile-0-1",
    ]);
    expect(row[0]?.shown.stacks[0]?.tiles).toEqual([]);
  });

  test("an activation is everybody's matter, a birth one player's", () => {
    const row = rowOf([
      { event: "animals-activated", rule: "GLD-13", seat: 0, animal: "frog" },
      { event: "animal-born", rule: "GLD-20", seat: 0, animal: "frog", parent: 1, cell: 2 },
    ]);
    expect(row.map(({ seat }) => seat)).toEqual([null, 0, null]);
    expect(row[0]?.shown.activated).toBe("frog");
  });

  test("the end is told once", () => {
    const row = rowOf(
      [{ event: "game-ended", rule: "GLD-51", seat: 1, points: 9 }],
      table(),
      table({ over: true }),
    );
    expect(row.map(({ effect }) => effect)).toEqual(["end"]);
  });

  test("what others do beside one's own decision is shown at once, with all that moves", () => {
    const row = rowOf([
      { event: "animal-born", rule: "GLD-20", seat: 1, animal: "frog", parent: 1, cell: 2 },
      { event: "animal-born", rule: "GLD-20", seat: 1, animal: "rat", parent: 3, cell: 4 },
    ]);
    const whole = together(row);
    expect(whole.shown).toBe(row.at(-1)?.shown);
    expect(whole.motions[1]).toHaveLength(2);
    expect(whole).toMatchObject({ ms: 0, effect: "born", event: { cell: 4 } });
  });

  test("a jump has no motion", () => {
    expect(stillMoment(table())).toMatchObject({ ms: 0, motions: {}, flights: [], event: null });
  });
});

const LESSON = join(import.meta.dirname, "../../../src/learn/gods_love_dinosaurs/lesson.json");

describe("a played game", () => {
  test("leads from each position to the next: worlds, columns and eggs agree with the rules", () => {
    const { frames } = JSON.parse(readFileSync(LESSON, "utf8")) as {
      frames: { view: GodsLoveDinosaursView; events: GodsLoveDinosaursEvent[] }[];
    };
    expect(frames.length).toBeGreaterThan(3);
    const seen = ({ worlds, columns }: GodsLoveDinosaursView) => ({
      worlds: worlds.map(({ cells: land, eggs, dinosaurs }) => ({ land, eggs, dinosaurs })),
      columns,
    });
    frames.slice(1).forEach(({ view, events }, index) => {
      const last = moments(frames[index]!.view, events, view).at(-2)?.shown;
      if (last !== undefined) expect(seen(last)).toEqual(seen(view));
    });
  });
});
