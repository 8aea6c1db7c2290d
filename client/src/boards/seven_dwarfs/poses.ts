/** Where parts are: the sizes of the real object in millimetres, and how poses are turned and mixed. */

import SIZES from "./sizes.json";
import type { Block, Colour } from "./types";

/** Place in millimetres (z up from the table), then a quaternion w x y z. */
export type Pose = readonly [number, number, number, number, number, number, number];
export type Point = readonly [number, number, number];

/** The sizes that are simulated, in millimetres; blocks differ. */
export const BLOCKS = SIZES.blocks.length;
export const SLOTS = 4;
/** Of the base, and of the widest block. */
export const RADIUS = SIZES.base.radius;
export const HEIGHT = SIZES.height;
export const BASE = SIZES.base.height;
export const TOP = BASE + BLOCKS * HEIGHT;
/** The foot of the base, on which nothing stands. */
export const FOOT = SIZES.foot;
/** A gem: how far it reaches outward, sideways and up, and how high its centre is above that of its block. */
export const GEM = SIZES.gem;
/** From the hand to the head of the pick. The pick's own frame: its tip, x along the handle, y along the blow. */
export const HANDLE = SIZES.handle;
export const PICK = BLOCKS * (SLOTS + 1);

const QUARTER = Math.PI / 2;

/** The radius of a block, by its number. */
export function radiusOf(block: number): number {
  return SIZES.blocks[block]?.radius ?? RADIUS;
}

/** How far the centres of a block's gems are from its axis. */
export function gemsOut(block: number): number {
  return SIZES.blocks[block]?.gems ?? RADIUS;
}

export function gemPart(block: number, slot: number): number {
  return BLOCKS + SLOTS * block + slot;
}

/** Which gem a part is; null: a block or the pick. */
export function gemOf(part: number): { block: number; slot: number } | null {
  if (part < BLOCKS || part >= PICK) return null;
  return { block: Math.floor((part - BLOCKS) / SLOTS), slot: (part - BLOCKS) % SLOTS };
}

/** A point of a part's own frame in the frame of the table. */
export function placed([x, y, z, w, i, j, k]: Pose, [a, b, c]: Point): Point {
  const s = 2 * (j * c - k * b);
  const t = 2 * (k * a - i * c);
  const u = 2 * (i * b - j * a);
  return [x + a + w * s + j * u - k * t, y + b + w * t + k * s - i * u, z + c + w * u + i * t - j * s];
}

export type Turn = readonly [number, number, number, number];

/** The product of two turns: the second one is applied first. */
export function times([a, b, c, d]: Turn, [w, x, y, z]: Turn): Turn {
  return [
    a * w - b * x - c * y - d * z,
    a * x + b * w + c * z - d * y,
    a * y - b * z + c * w + d * x,
    a * z + b * y - c * x + d * w,
  ];
}

/** A gem in its slot: centre and turn, with x pointing out of the block. */
export function gemPose(block: number, pose: Pose, slot: number): Pose {
  const angle = slot * QUARTER;
  const out = gemsOut(block);
  const centre = placed(pose, [out * Math.cos(angle), out * Math.sin(angle), GEM.up]);
  const [, , , ...turn] = pose;
  return [...centre, ...times(turn, aboutZ(angle))];
}

export function aboutZ(angle: number): Turn {
  return [Math.cos(angle / 2), 0, 0, Math.sin(angle / 2)];
}

/** Between two poses; 0 is the first, 1 the second. */
export function between(one: Pose, other: Pose, share: number): Pose {
  const dot = one[3] * other[3] + one[4] * other[4] + one[5] * other[5] + one[6] * other[6];
  const side = dot < 0 ? -1 : 1;
  const mixed = one.map(
    (value, i) => value + ((i < 3 ? 1 : side) * other[i]! - value) * share,
  ) as unknown as Pose;
  return unit(mixed);
}

/** The same pose with a quaternion of length one. */
export function unit(pose: Pose): Pose {
  const [x, y, z, w, i, j, k] = pose;
  const length = Math.hypot(w, i, j, k) || 1;
  return [x, y, z, w / length, i / length, j / length, k / length];
}

export type Parts = ReadonlyMap<number, Pose>;

/** Every part of the column by its number, at rest. */
export function partsOf(blocks: readonly Block[]): Map<number, Pose> {
  const found = new Map<number, Pose>();
  for (const { number, pose, gems } of blocks) {
    found.set(number, pose);
    gems.forEach(
      (gem, slot) => gem !== null && found.set(gemPart(number, slot), gemPose(number, pose, slot)),
    );
  }
  return found;
}

export function coloursOf(blocks: readonly Block[]): Map<number, Colour> {
  return new Map(
    blocks.flatMap(({ number, gems }) =>
      gems.flatMap((gem, slot) => (gem === null ? [] : [[gemPart(number, slot), gem] as const])),
    ),
  );
}

/** All parts between two rests; what is gone at the end stays where it was. */
export function mixed(from: Parts, to: Parts, share: number): Map<number, Pose> {
  const found = new Map<number, Pose>();
  for (const [part, pose] of from) {
    const end = to.get(part);
    found.set(part, end === undefined ? pose : between(pose, end, share));
  }
  return found;
}
