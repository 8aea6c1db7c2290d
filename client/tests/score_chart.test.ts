// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { identitiesOf } from "../src/player_colours";
import ScoreChart from "../src/replay/ScoreChart.svelte";
import type { ReplayFrame } from "../src/wire/types";

let chart: Record<string, unknown>;
afterEach(() => unmount(chart));

/** The ends of every player's line, from top to bottom of the picture. */
function heights(scores: number[][]): { lines: number[][]; top: number; bottom: number } {
  const frames = scores.map((each) => ({ scores: each }) as ReplayFrame);
  chart = mount(ScoreChart, {
    target: document.body,
    props: { identities: identitiesOf(["Anna", "Bob"]), frames },
  });
  flushSync();
  const [, top, , high] = document
    .querySelector("svg.chart")!
    .getAttribute("viewBox")!
    .split(" ")
    .map(Number);
  const lines = [...document.querySelectorAll("path.line")].map((line) =>
    [...line.getAttribute("d")!.matchAll(/[ML][\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y)),
  );
  return { lines, top: top!, bottom: top! + high! };
}

test("points below zero are drawn inside the picture, below the others", () => {
  const { lines, top, bottom } = heights([
    [0, 0],
    [-12, 3],
    [-20, 5],
  ]);
  for (const y of lines.flat()) expect(y >= top && y <= bottom).toBe(true);
  expect(lines[0]!.at(-1)).toBeGreaterThan(lines[0]![0]!);
  expect(lines[1]!.at(-1)).toBeLessThan(lines[1]![0]!);
});
