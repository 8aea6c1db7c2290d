import { describe, expect, test } from "vitest";
import { picks, worded } from "../../../src/boards/dinokalipsa/moves_by_target";
import type { SwapOthers } from "../../../src/boards/dinokalipsa/types";

const RAISE = [0, 1].map((target) => ({ move: "raise-score", target, card: "tailwind" }) as const);
const INVERT = { move: "invert-scores", card: "topsy_turvy" } as const;
const PASS = { move: "pass" } as const;

describe("the offered moves on the board", () => {
  test("a card of the hand plays itself", () => {
    const move = { move: "play-card", card: "bone_helmet" } as const;
    expect(picks([move], null, null).cards.get("bone_helmet")).toEqual([move]);
  });

  test("an instant is found on its card, and aimed once it is held", () => {
    const choices = [PASS, ...RAISE, INVERT];
    const before = picks(choices, null, null);
    expect(before.cards.get("tailwind")).toEqual(RAISE);
    expect(before.cards.get("topsy_turvy")).toEqual([INVERT]);
    expect(before.targets.size).toBe(0);
    expect(before.passes).toEqual([PASS]);
    expect([...picks(choices, "tailwind", null).targets.keys()]).toEqual([0, 1]);
  });

  test("an effect that needs only a player lights the players at once", () => {
    const look = { move: "look-at-hand", target: 2 } as const;
    expect(picks([look], null, null).targets.get(2)).toBe(look);
  });

  test("a pair is picked one after the other", () => {
    const pairs: SwapOthers[] = [
      { move: "swap-others", one: 1, other: 2 },
      { move: "swap-others", one: 1, other: 3 },
      { move: "swap-others", one: 2, other: 3 },
    ];
    expect([...picks(pairs, null, null).targets.keys()].sort()).toEqual([1, 2, 3]);
    const second = picks(pairs, null, 3).targets;
    expect(second.get(1)).toBe(pairs[1]);
    expect(second.get(2)).toBe(pairs[2]);
    expect(second.get(3)).toBe("first");
  });

  test("everything that no single card stands for has a button in words", () => {
    const swap = { move: "swap-others", one: 1, other: 2 } as const;
    const ahead = { move: "look-ahead" } as const;
    expect(worded([PASS, swap, ahead, ...RAISE], null)).toEqual([swap, ahead]);
    expect(worded([PASS, ...RAISE, INVERT], "tailwind")).toEqual(RAISE);
  });
});
