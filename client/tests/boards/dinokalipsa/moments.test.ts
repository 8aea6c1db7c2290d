import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { moments, stillMoment } from "../../../src/boards/dinokalipsa/moments";
import type { DinokalipsaEvent, DinokalipsaView } from "../../../src/boards/dinokalipsa/types";
import { dinosaur, table } from "./game";

const REVEAL: DinokalipsaEvent[] = [
  { event: "card-revealed", rule: "HLD-12", seat: 0, card: "bone_helmet", value: 4 },
  { event: "card-revealed", rule: "HLD-12", seat: 1, card: "iced_tea_with_a_kick", value: 8 },
  { event: "card-revealed", rule: "HLD-12", seat: 2, card: "trusty_skillet", value: 2 },
];

describe("what happened, as pictures", () => {
  test("ends with the present view", () => {
    const now = table({ round_number: 2 });
    expect(moments(table(), REVEAL, now).at(-1)?.shown).toBe(now);
  });

  test("an event has a picture of its own unless the board says otherwise", () => {
    const looked: DinokalipsaEvent = { event: "deck-looked-at", rule: "HLD-04", seat: 1 };
    const seen: DinokalipsaEvent = {
      event: "deck-card-seen",
      rule: "HLD-04",
      seat: 1,
      card: "bone_helmet",
    };
    const row = moments(table(), [looked, seen], table());
    expect(row.map(({ event }) => event?.event)).toEqual(["deck-looked-at", undefined]);
    expect(row[0]?.ms).toBeGreaterThan(0);
  });

  test("all cards are turned up in one picture", () => {
    const row = moments(table(), REVEAL, table());
    expect(row).toHaveLength(2);
    expect(row[0]?.shown.dinosaurs.map(({ front }) => front?.value)).toEqual([4, 8, 2]);
    expect(row[0]?.shown.own_choice).toBeNull();
    expect(row[0]?.effect).toBe("reveal");
  });

  test("a trait shows as soon as the card does", () => {
    const counted: DinokalipsaEvent = {
      event: "score-counted",
      rule: "HLD-16",
      seat: 1,
      value: 8,
      bonus: 0,
      trait: -1,
      instants: 0,
      disasters: 0,
      score: 7,
    };
    const [first] = moments(table(), [...REVEAL, counted], table());
    expect(first?.shown.dinosaurs[1]?.score).toMatchObject({ value: 8, trait: -1, total: 7 });
  });

  test("an instant changes the score it is played on and leaves the hand", () => {
    const raised: DinokalipsaEvent = {
      event: "score-raised",
      rule: "HLD-19",
      seat: 0,
      card: "tailwind",
      target: 1,
      points: 4,
    };
    const shown = moments(table(), [...REVEAL, raised], table())[1]?.shown;
    expect(shown?.dinosaurs[1]?.score).toMatchObject({ instants: 4, total: 12 });
    expect(shown?.hand).toEqual([]);
    expect(shown?.laid).toEqual([
      { seat: 0, card: { card: "tailwind", value: null }, target: 1, step: null },
    ]);
  });

  test("swapped cards take their values along, and nothing else", () => {
    const added: DinokalipsaEvent = {
      event: "value-added",
      rule: "HLD-16",
      seat: 0,
      effect: "tame_pebble",
      card: "bone_helmet",
      points: 3,
    };
    const swapped: DinokalipsaEvent = { event: "cards-swapped", rule: "HLD-17", seat: 2, one: 0, other: 1 };
    const shown = moments(table(), [...REVEAL, added, swapped], table()).at(-2)?.shown;
    expect(shown?.dinosaurs[0]?.score).toMatchObject({ value: 8, bonus: 3, total: 11 });
    expect(shown?.dinosaurs[1]?.score).toMatchObject({ value: 4, bonus: 0, total: 4 });
  });

  test("an inversion is a part of the score of its own", () => {
    const inverted: DinokalipsaEvent = {
      event: "scores-inverted",
      rule: "HLD-20",
      highest: [1],
      lowest: [2],
      high: 8,
      low: 2,
    };
    const shown = moments(table(), [...REVEAL, inverted], table()).at(-2)?.shown;
    expect(shown?.dinosaurs.map(({ score }) => [score?.inversion, score?.total])).toEqual([
      [0, 4],
      [-6, 2],
      [6, 8],
    ]);
  });

  test("a pawn moves with the reason why", () => {
    const events: DinokalipsaEvent[] = [
      { event: "pawn-moved", rule: "HLD-30", seat: 1, spaces: 8, place: 8 },
      { event: "pawn-moved-for-disasters", rule: "HLD-40", seat: 1, spaces: 1, place: 9 },
      { event: "pawn-moved-for-disasters", rule: "HLD-40", seat: 2, spaces: 2, place: 2 },
    ];
    const row = moments(table(), events, table());
    expect(row[0]?.steps).toEqual({ 1: { spaces: 8, why: "score" } });
    expect(row[1]?.steps).toEqual({
      1: { spaces: 1, why: "disasters" },
      2: { spaces: 2, why: "disasters" },
    });
    expect(row[1]?.shown.dinosaurs.map(({ place }) => place)).toEqual([0, 9, 2]);
  });

  test("every step of a sudden death lays a card beside the last", () => {
    const from = table({ dinosaurs: [dinosaur({ in_duel: true }), dinosaur({ in_duel: true }), dinosaur()] });
    const shown = (step: number, seat: number): DinokalipsaEvent => ({
      event: "sudden-death-revealed",
      rule: "HLD-32",
      seat,
      card: "bone_helmet",
      value: step,
    });
    const row = moments(from, [shown(4, 0), shown(4, 1)], table());
    expect(row[0]?.shown.laid.map(({ seat, step }) => [seat, step])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test("the end is told once", () => {
    const ended: DinokalipsaEvent = { event: "game-ended", rule: "HLD-52", seats: [1], place: 51 };
    const row = moments(table(), [ended], table({ over: true }));
    expect(row.map(({ effect }) => effect)).toEqual(["end"]);
  });

  test("a jump has no motion", () => {
    expect(stillMoment(table())).toMatchObject({ ms: 0, steps: {}, event: null });
  });
});

describe("a played game", () => {
  const file = join(import.meta.dirname, "../../../src/learn/dinokalipsa/lesson.json");
  const { frames } = JSON.parse(readFileSync(file, "utf8")) as {
    frames: { view: DinokalipsaView; events: DinokalipsaEvent[] }[];
  };

  test("leads from each position to the next: places, disasters and scores agree with the rules", () => {
    expect(frames.length).toBeGreaterThan(5);
    frames.slice(1).forEach(({ view, events }, index) => {
      const row = moments(frames[index]!.view, events, view);
      const last = row.at(-2)?.shown;
      expect(row.length).toBeGreaterThan(1);
      expect(
        last?.dinosaurs.map(({ place, disasters, score, hand_size }) => ({
          place,
          disasters,
          score,
          hand_size,
        })),
      ).toEqual(
        view.dinosaurs.map(({ place, disasters, score, hand_size }) => ({
          place,
          disasters,
          score,
          hand_size,
        })),
      );
    });
  });
});
