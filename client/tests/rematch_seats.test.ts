import { describe, expect, test } from "vitest";
import { movedOn, type Sat } from "../src/lobby/rematch_seats";

const anna: Sat = { member: 0, name: "Anna" };
const bob: Sat = { member: 1, name: "Bob" };
const eve: Sat = { member: 0, name: "Eve" };
const bot: Sat = { member: null, name: "Agate" };

describe("after a rematch everybody has moved on", () => {
  test("as long as they sit as it has left them", () => {
    expect(movedOn([anna, bob, bot], [bot, anna, bob])).toBe(true);
    expect(movedOn([anna, bob, bot], [anna, bot, bob])).toBe(false);
    expect(movedOn([anna, bob, bot], [bot, bob, anna])).toBe(false);
    expect(movedOn([anna, bob, bot], [anna, bob, bot])).toBe(false);
  });

  test("whoever has come, gone or taken another name since", () => {
    const carol = { member: 2, name: "Carol" };
    const free = { member: null, name: "" };
    expect(movedOn([anna, bob, bot], [carol, { ...anna, name: "Ania" }, free])).toBe(true);
    expect(movedOn([anna, bob, bot], [free, free, free])).toBe(false);
    expect(movedOn([anna, bob, bot], [bot, anna, bob, eve])).toBe(true);
  });

  test("two who share a device, too", () => {
    expect(movedOn([anna, eve, bot], [bot, anna, eve])).toBe(true);
    expect(movedOn([anna, eve, bot], [bot, eve, anna])).toBe(false);
  });
});
