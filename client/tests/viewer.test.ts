import { describe, expect, test } from "vitest";
import { Viewer } from "../src/table/viewer.svelte";
import type { TableLink } from "../src/wire/table_link.svelte";

interface Scene {
  own: number[];
  deciding: number[];
  standIns?: number[];
  phase?: string;
}

/** A table with four seats of which this device owns some. */
function at(scene: Scene): Viewer {
  const seats = [0, 1, 2, 3].map((seat) => ({ stand_in: scene.standIns?.includes(seat) ? "steady" : null }));
  const link = {
    table: { phase: scene.phase ?? "playing", seats },
    ownSeats: scene.own,
    choicesOf: (seat: number) => (scene.deciding.includes(seat) ? { moves: [{ move: "leave" }] } : null),
  };
  return new Viewer(link as unknown as TableLink);
}

describe("the curtain", () => {
  test("never falls for one person alone", () => {
    const viewer = at({ own: [2], deciding: [2] });
    expect(viewer.curtain).toBe(false);
    expect(viewer.seat).toBe(2);
  });

  test("hides everything until somebody says who they are", () => {
    const viewer = at({ own: [0, 1], deciding: [0, 1] });
    expect(viewer.curtain).toBe(true);
    expect(viewer.seat).toBeNull();
    viewer.iAm(0);
    expect(viewer.curtain).toBe(false);
    expect(viewer.seat).toBe(0);
  });

  test("falls when the next decision is another person's", () => {
    const scene: Scene = { own: [0, 1], deciding: [0, 1] };
    const viewer = at(scene);
    viewer.iAm(0);
    scene.deciding = [1];
    expect(viewer.curtain).toBe(true);
    expect(viewer.next).toBe(1);
  });

  test("passes the device on around the table", () => {
    const scene: Scene = { own: [0, 1, 3], deciding: [0, 1, 3] };
    const viewer = at(scene);
    viewer.iAm(1);
    scene.deciding = [0, 3];
    expect(viewer.next).toBe(3);
  });

  test("does not count a person a bot stands in for", () => {
    const viewer = at({ own: [0, 1], deciding: [0], standIns: [1] });
    expect(viewer.curtain).toBe(false);
    expect(viewer.seat).toBe(0);
  });

  test("stays up when the game is over", () => {
    expect(at({ own: [0, 1], deciding: [], phase: "over" }).curtain).toBe(false);
  });
});
