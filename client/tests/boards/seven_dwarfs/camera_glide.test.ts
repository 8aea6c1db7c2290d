import { describe, expect, test } from "vitest";
import { distance, glided, wanted, type Gaze } from "../../../src/boards/seven_dwarfs/camera_glide";
import { FlatLens, MIDDLE } from "../../../src/boards/seven_dwarfs/screen_projection";
import type { Point } from "../../../src/boards/seven_dwarfs/poses";

const WHOLE = wanted({ azimuth: 350, elevation: 12 }, MIDDLE);

/** Where it is after so many pictures of a sixtieth of a second. */
function after(pictures: number, from: Gaze, to: Gaze): Gaze {
  let gaze = from;
  for (let n = 0; n < pictures; n++) gaze = glided(gaze, to, 1 / 60).gaze;
  return gaze;
}

describe("the eye", () => {
  test("looks at the whole column as long as there is nothing else to see", () => {
    expect(WHOLE).toEqual({ azimuth: 350, elevation: 12, middle: MIDDLE, near: 0 });
    expect(distance(WHOLE)).toBe(1);
  });

  test("comes near to one thing, and stays away from many that lie apart", () => {
    const seen = (spread: number): number =>
      distance(wanted({ azimuth: 0, elevation: 12, focus: { at: [50, 0, 140], spread } }, MIDDLE));
    expect(seen(0)).toBeLessThan(0.7);
    expect(seen(95)).toBe(1);
    expect(seen(130)).toBeGreaterThan(1.1);
  });

  test("glides the shorter way round and arrives", () => {
    const goal = wanted({ azimuth: 30, elevation: 12, focus: { at: [-80, 0, 11], spread: 10 } }, MIDDLE);
    const soon = after(6, WHOLE, goal);
    expect(soon.azimuth).toBeGreaterThan(350);
    expect(soon.azimuth).toBeLessThan(390);
    expect(soon.middle[2]).toBeLessThan(MIDDLE[2]);
    expect(glided(soon, goal, 1 / 60).moving).toBe(true);
    expect(after(120, WHOLE, goal)).toEqual(goal);
    expect(glided(goal, goal, 1 / 60).moving).toBe(false);
  });

  test.each([
    [320, 480],
    [740, 480],
  ])("keeps what fell in a flat picture of %i by %i pixels", (width, height) => {
    for (const at of [
      [-110, 0, 11],
      [60, 90, 11],
      [0, -120, 140],
    ] as Point[]) {
      const lens = new FlatLens(
        { width, height },
        wanted({ azimuth: 290, elevation: 14, focus: { at, spread: 12 } }, MIDDLE),
      );
      const { x, y } = lens.at(at);
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(width - 20);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(height - 20);
    }
  });
});
