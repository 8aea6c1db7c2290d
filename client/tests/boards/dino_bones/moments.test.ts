import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { moments, stillMoment } from "../../../src/boards/dino_bones/moments";
import { borderOf } from "../../../src/boards/dino_bones/moves_by_target";
import type { DinoBonesEvent, DinoBonesView } from "../../../src/boards/dino_bones/types";
import { table } from "./game";

const PLACED: DinoBonesEvent = { event: "chisel-placed", rule: "DB-12", seat: 0, one: 0, other: 3 };
const SPLIT: DinoBonesEvent[] = [
  {
    event: "slab-split",
    rule: "DB-20",
    places: [1, 2],
    cut: [
      [0, 1],
      [0, 2],
      [2, 3],
    ],
  },
  { event: "finds-turned-up", rule: "DB-23", places: [1], tiles: ["pterodactyl"] },
  { event: "chisels-returned", rule: "DB-27", seat: 0, dull: 2, sharp: 0 },
  { event: "chisels-returned", rule: "DB-27", seat: 1, dull: 1, sharp: 0 },
  { event: "share-set", rule: "DB-25", seat: 0, chisels: 2, tiles: 1 },
  { event: "share-set", rule: "DB-25", seat: 1, chisels: 1, tiles: 1 },
];

describe("what happened, as pictures", () => {
  test("ends with the present view", () => {
    const now = table({ turn_number: 4 });
    expect(moments(table(), [PLACED], now).at(-1)?.shown).toBe(now);
  });

  test("a chisel goes from the mat to its border, and is seen being driven in", () => {
    const [first] = moments(table(), [PLACED], table());
    expect(first?.shown.borders.find(({ one, other }) => one === 0 && other === 3)?.chisel).toBe(0);
    expect(first?.shown.diggers[0]).toMatchObject({ sharp: 2, on_slab: 4 });
    expect(first?.fresh).toEqual([borderOf(3, 0)]);
    expect(first?.effect).toBe("strike");
  });

  test("chisels spent on boulders are neither sharp nor dull until the turn ends", () => {
    const broken: DinoBonesEvent = { event: "boulders-broken", rule: "DB-13", seat: 0, chisels: 1 };
    const ended: DinoBonesEvent = { event: "turn-ended", rule: "DB-16", seat: 0, kept: 0, dulled: 2 };
    const row = moments(table(), [PLACED, broken, ended], table());
    expect(row[1]?.shown.diggers[0]).toMatchObject({ sharp: 1, spent: 1, dull: 6 });
    expect(row[2]?.shown.diggers[0]).toMatchObject({ sharp: 0, spent: 0, dull: 8 });
  });

  test("the crack runs first, while the part is still in the slab", () => {
    const [crack, open] = moments(table(), SPLIT, table());
    expect(crack).toMatchObject({
      effect: "crack",
      lifted: [1, 2],
      cut: [
        [0, 1],
        [0, 2],
        [2, 3],
      ],
    });
    expect(crack?.shown.slab).toHaveLength(7);
    expect(open?.shown.slab.map(({ place }) => place)).toEqual([0, 3, 4, 5, 6]);
    expect(open?.shown.division?.finds).toEqual([
      { place: 1, tile: "pterodactyl" },
      { place: 2, tile: "plant" },
    ]);
  });

  test("a part that lay face up comes off without being turned", () => {
    const events: DinoBonesEvent[] = [
      { event: "slab-split", rule: "DB-20", places: [2], cut: [[0, 2]] },
      { event: "chisels-returned", rule: "DB-27", seat: 0, dull: 1, sharp: 0 },
    ];
    expect(moments(table(), events, table())[1]?.shown.division?.finds).toEqual([
      { place: 2, tile: "plant" },
    ]);
  });

  test("all chisels go back in one picture, and off the borders of the part", () => {
    const row = moments(table(), SPLIT, table());
    expect(row).toHaveLength(5);
    expect(row[2]?.shown.diggers.map(({ dull, on_slab }) => [dull, on_slab])).toEqual([
      [8, 1],
      [7, 2],
    ]);
    expect(row[2]?.shown.borders.some(({ chisel }) => chisel !== null)).toBe(false);
    expect(row[3]?.shown.division?.shares.map(({ seat, tiles }) => [seat, tiles])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test("finds are handed out one by one, the rest to the stock", () => {
    const taken: DinoBonesEvent = { event: "find-taken", rule: "DB-25", seat: 0, place: 2, tile: "plant" };
    const left: DinoBonesEvent = { event: "finds-left", rule: "DB-26", places: [1], tiles: ["pterodactyl"] };
    const row = moments(table(), [...SPLIT, taken, left], table());
    expect(row.at(-3)?.shown.diggers[0]).toMatchObject({ plants: 1, plant_points: 1, next_plant_points: 3 });
    expect(row.at(-3)?.flights).toEqual([{ tile: "plant", from: 2, to: 0, seat: null }]);
    expect(row.at(-2)?.shown.stock).toEqual({ triceratops_skull: 1, pterodactyl: 1 });
    expect(row.at(-2)?.shown.division).toBeNull();
  });

  test("help, purchase and sale move amber and tiles", () => {
    const events: DinoBonesEvent[] = [
      { event: "help-bought", rule: "DB-40", seat: 1, help: "purchase", amber: 1 },
      { event: "tile-bought", rule: "DB-45", seat: 1, tile: "triceratops_skull" },
      { event: "tile-sold", rule: "DB-46", seat: 1, tile: "tyrannosaurus_skull" },
      { event: "amber-gained", rule: "DB-46", seat: 1, amber: 1 },
    ];
    const row = moments(table(), events, table());
    expect(row[0]?.shown).toMatchObject({ supply: 19 });
    expect(row[0]?.shown.diggers[1]?.amber).toBe(0);
    expect(row[1]?.shown.diggers[1]?.loose).toEqual({ tyrannosaurus_skull: 1, triceratops_skull: 1 });
    expect(row[2]?.shown.stock).toEqual({ triceratops_skull: 0, tyrannosaurus_skull: 1 });
    expect(row[2]?.flights).toEqual([{ tile: "tyrannosaurus_skull", from: null, to: null, seat: 1 }]);
    expect(row[3]?.shown.diggers[1]?.amber).toBe(1);
  });

  test("the master takes a tile out of the slab with all its borders", () => {
    const dug: DinoBonesEvent = {
      event: "tile-dug-out",
      rule: "DB-42",
      seat: 1,
      place: 1,
      tile: "bone_pile",
    };
    const shown = moments(table(), [dug], table())[0]?.shown;
    expect(shown?.slab.some(({ place }) => place === 1)).toBe(false);
    expect(shown?.borders.some(({ one, other }) => one === 1 || other === 1)).toBe(false);
    expect(shown?.diggers[1]?.loose["bone_pile"]).toBe(1);
  });

  test("a played card leaves the hand and lies open", () => {
    const played: DinoBonesEvent = { event: "card-played", rule: "DB-62", seat: 0, card: "tent" };
    const shown = moments(table(), [played], table())[0]?.shown;
    expect(shown?.hand).toEqual([]);
    expect(shown?.diggers[0]?.played).toEqual(["tent"]);
  });

  test("the end is told once", () => {
    const ended: DinoBonesEvent = { event: "game-ended", rule: "DB-51", seats: [1], points: 30 };
    expect(moments(table(), [ended], table({ over: true })).map(({ effect }) => effect)).toEqual(["end"]);
  });

  test("a jump has no motion", () => {
    expect(stillMoment(table())).toMatchObject({ ms: 0, cut: [], flights: [], event: null });
  });
});

describe("a played game", () => {
  const file = join(import.meta.dirname, "../../../src/learn/dino_bones/lesson.json");
  const { frames } = JSON.parse(readFileSync(file, "utf8")) as {
    frames: { view: DinoBonesView; events: DinoBonesEvent[] }[];
  };
  const mats = (view: Pick<DinoBonesView, "diggers"> | undefined): unknown =>
    view?.diggers.map(({ sharp, dull, spent, on_slab, amber, plants, pterodactyls, skeletons, loose }) => ({
      sharp,
      dull,
      spent,
      on_slab,
      amber,
      plants,
      pterodactyls,
      skeletons,
      loose: Object.entries(loose)
        .filter(([, count]) => count > 0)
        .sort(),
    }));

  test("leads from each position to the next: mats, slab, stock and chisels agree with the rules", () => {
    expect(frames.length).toBeGreaterThan(5);
    frames.slice(1).forEach(({ view, events }, index) => {
      const last = moments(frames[index]!.view, events, view).at(-2)?.shown;
      expect(mats(last)).toEqual(mats(view));
      expect(last?.slab.map(({ place }) => place)).toEqual(view.slab.map(({ place }) => place));
      expect(
        Object.entries(last?.stock ?? {})
          .filter(([, count]) => count > 0)
          .sort(),
      ).toEqual(Object.entries(view.stock).sort());
      const chisels = ({ borders }: Pick<DinoBonesView, "borders">): number =>
        borders.filter(({ chisel }) => chisel !== null).length;
      expect(last && chisels(last)).toBe(chisels(view));
      expect(last?.supply).toBe(view.supply);
    });
  });
});
