import { headingOf, nextTowards } from "../../../src/boards/kit/arrow_keys";
import { describe, expect, test } from "vitest";
import { fit, moved, showing, toWorld, zoomed } from "../../../src/boards/gods_love_dinosaurs/camera";
import {
  boxAround,
  centre,
  outline,
  RADIUS,
  wayThrough,
  type Hex,
} from "../../../src/boards/gods_love_dinosaurs/hex_geometry";
import { DIRECTIONS, next } from "../../../src/boards/gods_love_dinosaurs/moves_by_target";
import { START } from "./game";

const towards = (key: string, from: Hex, among: Hex[]): Hex | null =>
  nextTowards(headingOf(key)!, centre(from), among, centre);

describe("hexes", () => {
  test("neighbours in all six directions are equally far, and side by side", () => {
    for (const hex of DIRECTIONS) {
      const { x, y } = centre(hex);
      expect(Math.hypot(x, y)).toBeCloseTo(RADIUS * Math.sqrt(3));
    }
  });

  test("directions go from the east against the clock, as seen on the screen", () => {
    const angles = DIRECTIONS.map(centre).map(
      ({ x, y }) => Math.round((Math.atan2(-y, x) * 180) / Math.PI + 360) % 360,
    );
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });

  test("three steps in directions that cancel each other lead back", () => {
    expect(next(next(next({ q: 4, r: -2 }, 0), 2), 4)).toEqual({ q: 4, r: -2 });
  });

  test("an outline has six corners", () => {
    expect(outline().match(/[ML]/g)).toHaveLength(6);
  });

  test("the box around a world holds every hex, and nothing more than that", () => {
    const box = boxAround(START);
    expect(box.width).toBeCloseTo(3 * RADIUS * Math.sqrt(3));
    expect(box.height).toBeCloseTo(5 * RADIUS);
    expect(boxAround([]).width).toBeGreaterThan(0);
  });

  test("a way runs through the middle of its hexes", () => {
    expect(
      wayThrough([
        { q: 0, r: 0 },
        { q: 0, r: 1 },
      ]),
    ).toBe("M0 0L43.3 75");
  });
});

describe("arrow keys", () => {
  test("lead to the nearest hex in their direction", () => {
    const middle = { q: 0, r: 0 };
    expect(towards("ArrowRight", middle, START)).toMatchObject({ q: 1, r: 0 });
    expect(towards("ArrowLeft", middle, START)).toMatchObject({ q: -1, r: 0 });
    expect(towards("ArrowUp", { q: 1, r: 0 }, START)?.r).toBe(-1);
  });

  test("jump over gaps, and stay where nothing lies ahead", () => {
    const far = { q: 5, r: 0 };
    expect(towards("ArrowRight", { q: 0, r: 0 }, [far])).toBe(far);
    expect(towards("ArrowRight", far, START)).toBeNull();
  });
});

describe("the camera", () => {
  const frame = { width: 360, height: 300 };
  const box = { left: -200, top: -100, width: 800, height: 400 };

  test("shows a whole world, however narrow the frame", () => {
    const camera = fit(box, frame, 10);
    const corner = toWorld(camera, { x: 0, y: 0 }, frame);
    const other = toWorld(camera, { x: 360, y: 300 }, frame);
    expect(corner.x).toBeLessThan(box.left);
    expect(other.x).toBeGreaterThan(box.left + box.width);
    expect(corner.y).toBeLessThan(box.top);
  });

  test("keeps the point under the cursor in place while zooming", () => {
    const camera = fit(box, frame, 10);
    const at = { x: 80, y: 200 };
    const closer = zoomed(camera, 1.7, at, frame, camera.zoom);
    expect(closer.zoom).toBeCloseTo(camera.zoom * 1.7);
    expect(toWorld(closer, at, frame).x).toBeCloseTo(toWorld(camera, at, frame).x);
    expect(toWorld(closer, at, frame).y).toBeCloseTo(toWorld(camera, at, frame).y);
  });

  test("goes no farther than the whole world, and no closer than a few hexes", () => {
    const camera = fit(box, frame, 10);
    expect(zoomed(camera, 0.1, { x: 0, y: 0 }, frame, camera.zoom).zoom).toBe(camera.zoom);
    expect(zoomed(camera, 1000, { x: 0, y: 0 }, frame, camera.zoom).zoom).toBeLessThan(3);
  });

  test("never loses the world out of sight", () => {
    const camera = moved({ x: 0, y: 0, zoom: 2 }, { x: 99999, y: -99999 }, box);
    expect(camera.x).toBe(box.left);
    expect(camera.y).toBe(box.top + box.height);
  });

  test("follows a point that leaves the frame, and only then", () => {
    const camera = { x: 0, y: 0, zoom: 1 };
    expect(showing(camera, { x: 50, y: 0 }, frame)).toEqual(camera);
    expect(showing(camera, { x: 200, y: 0 }, frame).x).toBe(90);
    expect(showing(camera, { x: 0, y: -150 }, frame).y).toBe(-70);
  });
});
