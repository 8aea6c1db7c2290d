/** From the table to the screen and back, for both ways of drawing the column. */

import { UNIT } from "./aim";
import { distance, type Gaze } from "./camera_glide";
import { GEM, gemsOut, RADIUS, type Parts, type Point } from "./poses";
import type { Colour } from "./types";

export interface Spot {
  x: number;
  y: number;
}

/** What is looked at, and how many millimetres around it shall be in sight. */
export interface Focus {
  at: Point;
  spread: number;
}

/** From where the column is looked at, in degrees. */
export interface Look {
  azimuth: number;
  elevation: number;
  /** Without it the whole column is looked at. */
  focus?: Focus | null;
}

export interface Lens {
  /** Where a point of the table is seen, in pixels of the stage. */
  at(point: Point): Spot;
  /** What is pointed at, in half millimetres as strikes count them, by one who stands where the look is from. */
  aim(spot: Spot): { height: number; offset: number };
  /** Pixels of a millimetre at the column. */
  scale: number;
  /** Milliseconds to leave between two pictures: more than 0 where drawing is slow. */
  pause: number;
}

/** What a drawing of the column is given. */
export interface ColumnProps {
  parts: Parts;
  colours: ReadonlyMap<number, Colour>;
  look: Look;
  /** Where things are seen in this drawing. */
  lens: Lens | null;
  /** The camera jumps instead of gliding. */
  still: boolean;
}

/** Where heads of gems and the rim meet, roughly: the surface one points at. */
export const SURFACE = (RADIUS + gemsOut(0) + GEM.deep / 2) / 2;
/** Pointed at farther from the axis than this, in millimetres, it is not the column that is meant. */
const NEAR = 52;

/** The point that a strike aims at. */
export function target(height: number, offset: number, azimuth: number): Point {
  const angle = (azimuth * Math.PI) / 180;
  const side = offset * UNIT.offset;
  const deep = Math.sqrt(Math.max(0, SURFACE ** 2 - side ** 2));
  return [
    deep * Math.cos(angle) - side * Math.sin(angle),
    deep * Math.sin(angle) + side * Math.cos(angle),
    height * UNIT.height,
  ];
}

/** Whether this is a place to aim at, not beside the column. */
export function isOnColumn({ height, offset }: { height: number; offset: number }, top: number): boolean {
  const z = height * UNIT.height;
  return Math.abs(offset * UNIT.offset) <= NEAR && z > 0 && z <= top + 12;
}

export interface Frame {
  width: number;
  height: number;
}

/** Millimetres that a flat picture shows across and upwards. */
const ROOM = { across: 190, up: 318 };
/** The middle of the whole column in a flat picture, with some ground below it. */
export const MIDDLE: Point = [0, 0, 135];

/** A picture without perspective, from the side and a little from above. */
export class FlatLens implements Lens {
  readonly scale: number;
  readonly pause = 0;
  private readonly right: Point;
  private readonly towards: Point;
  private readonly foot: Spot;
  private readonly rise: [number, number];

  /** `azimuth`: where the one who strikes stands, if the eye is not there yet. */
  constructor(
    { width, height }: Frame,
    gaze: Gaze,
    private readonly azimuth = gaze.azimuth,
  ) {
    const [a, e] = [(gaze.azimuth * Math.PI) / 180, (gaze.elevation * Math.PI) / 180];
    this.scale = Math.max(0.1, Math.min(width / ROOM.across, height / ROOM.up) / distance(gaze));
    this.right = [-Math.sin(a), Math.cos(a), 0];
    this.rise = [Math.cos(e), Math.sin(e)];
    this.towards = [Math.cos(a) * this.rise[0], Math.sin(a) * this.rise[0], this.rise[1]];
    const middle = this.seen(gaze.middle);
    this.foot = { x: width / 2 - middle.x * this.scale, y: height / 2 + middle.y * this.scale };
  }

  /** Millimetres to the right of the axis and above the table, as one sees them. */
  private seen(point: Point): Spot {
    const depth = point[0] * this.right[1] - point[1] * this.right[0]; // towards the one who looks
    return { x: dot(point, this.right), y: point[2] * this.rise[0] - depth * this.rise[1] };
  }

  at(point: Point): Spot {
    const { x, y } = this.seen(point);
    return { x: this.foot.x + x * this.scale, y: this.foot.y - y * this.scale };
  }

  /** How near to the eye; what is nearer hides what is not. */
  depth(point: Point): number {
    return dot(point, this.towards);
  }

  aim({ x, y }: Spot): { height: number; offset: number } {
    const side = (x - this.foot.x) / this.scale;
    const deep = Math.sqrt(Math.max(0, SURFACE ** 2 - side ** 2));
    const up = (this.foot.y - y) / this.scale;
    const angle = (this.azimuth * Math.PI) / 180;
    const [east, north] = [
      side * this.right[0] + deep * this.right[1],
      side * this.right[1] - deep * this.right[0],
    ];
    return {
      height: (up + deep * this.rise[1]) / this.rise[0] / UNIT.height,
      offset: (north * Math.cos(angle) - east * Math.sin(angle)) / UNIT.offset,
    };
  }
}

function dot(one: Point, other: Point): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}
