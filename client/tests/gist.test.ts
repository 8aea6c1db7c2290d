import { describe, expect, test } from "vitest";
import { gist } from "../src/wire/log_lines";
import type { LogLine } from "../src/wire/types";

function line(ply: number | null, event: string, said: string): LogLine {
  return { version: 1, ply, event: { event, rule: said }, seats: null };
}

function gistOf(...lines: LogLine[]): { from: number; said: string } {
  return gist(lines, ({ event }) => event.rule);
}

describe("where there is room for little, one reads", () => {
  const before = line(6, "struck", "Beryl strikes, 90 cm/s.");
  const struck = line(7, "struck", "Cobalt strikes again, 89 cm/s.");
  const nothing = line(7, "nothing-came-off", "Nothing came off.");
  const passed = line(7, "turn-began", "It is Guest’s turn.");

  test("what happened last, not whose turn it is", () => {
    expect(gistOf(before, struck, nothing, passed)).toEqual({
      from: 1,
      said: "Cobalt strikes again, 89 cm/s. Nothing came off.",
    });
  });

  test("of many words the last", () => {
    const much = line(
      7,
      "gems-won",
      "Cobalt gets 3 red gems and everything else that lay around (9 points).",
    );
    expect(gistOf(struck, much, passed)).toEqual({ from: 1, said: much.event.rule });
  });

  test("whose turn it is where that is all there is, and nothing where nothing happened", () => {
    expect(gistOf(passed)).toEqual({ from: 0, said: passed.event.rule });
    expect(gistOf()).toEqual({ from: 0, said: "" });
  });

  test("a remark of the table by itself", () => {
    const [began, left] = [line(null, "began", "The game begins."), line(null, "left", "Anna has left.")];
    expect(gistOf(began, left)).toEqual({ from: 1, said: "Anna has left." });
  });
});
