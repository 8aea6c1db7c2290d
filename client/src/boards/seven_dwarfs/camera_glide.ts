/** Where the camera is, and how it glides to its goal: the same for both ways of drawing the column. */

import type { Look } from "./screen_projection";
import type { Point } from "./poses";

export interface Gaze {
  /** In degrees. */
  azimuth: number;
  elevation: number;
  /** What is in the middle of the picture. */
  middle: Point;
  /** 0: the whole column is seen; 1: from as near as can be; below 0: from farther away. */
  near: number;
}

/** With something to look at, the camera turns at most so far towards it, */
const TOWARDS = 0.7;
/** and comes so near at most. */
const CLOSE = 0.66;
/** Parts within so many millimetres of each other are seen from nearby, within so many like the whole column. */
const TOGETHER = 45;
const APART = 95;
/** How fast the camera approaches its goal, per second. */
const HASTE = 5.5;

/** The camera's goal; `whole` is the middle of the column. */
export function wanted({ azimuth, elevation, focus = null }: Look, whole: Point): Gaze {
  if (focus === null) return { azimuth, elevation, middle: whole, near: 0 };
  const near = Math.max(-1, Math.min(1, (APART - focus.spread) / (APART - TOGETHER)));
  return { azimuth, elevation, middle: towards(whole, focus.at, TOWARDS), near };
}

/** Its distance, as a share of the distance from which the whole column is in sight. */
export function distance({ near }: Gaze): number {
  return 1 - near * (1 - CLOSE);
}

/** One step of the camera towards its goal; returns whether it has further to go. */
export function glided(now: Gaze, to: Gaze, seconds: number): { gaze: Gaze; moving: boolean } {
  const turn = ((((to.azimuth - now.azimuth + 180) % 360) + 360) % 360) - 180;
  const far = Math.hypot(...[0, 1, 2].map((axis) => to.middle[axis]! - now.middle[axis]!));
  const moving =
    Math.abs(turn) + Math.abs(to.elevation - now.elevation) + far + Math.abs(to.near - now.near) * 100 > 0.4;
  if (!moving) return { gaze: to, moving };
  const share = 1 - Math.exp(-HASTE * seconds);
  return {
    gaze: {
      azimuth: now.azimuth + turn * share,
      elevation: now.elevation + (to.elevation - now.elevation) * share,
      middle: towards(now.middle, to.middle, share),
      near: now.near + (to.near - now.near) * share,
    },
    moving,
  };
}

function towards(one: Point, other: Point, share: number): Point {
  return [0, 1, 2].map((axis) => one[axis]! + (other[axis]! - one[axis]!) * share) as unknown as Point;
}
