/**
 * Aiming: what a hand, a mouse or a key does to the five numbers of a strike.
 *
 * Heights and offsets are half millimetres (an offset to the right of the one who strikes is positive),
 * azimuths degrees from which the pick comes, elevations steps of two degrees, speeds centimetres a second.
 */

import { BASE, HEIGHT, type Parts, BLOCKS } from "./poses";
import type { Hand, Range } from "./types";

/** The five numbers of a strike. */
export type Aim = Record<keyof Range, number>;

/** The gauge of the strength: it runs while it is held; let go, the pick strikes; dropped, nothing is struck. */
export interface Gauge {
  hold: () => void;
  release: () => void;
  drop: () => void;
}

export const FIELDS = ["azimuth", "height", "offset", "elevation", "speed"] as const satisfies (keyof Aim)[];
/** What one step of each field is worth in the unit people read. */
export const UNIT: Record<keyof Aim, number> = {
  height: 0.5,
  azimuth: 1,
  offset: 0.5,
  elevation: 2,
  speed: 1,
};
/** Below the first pull, in pixels, nothing happens; from the second on the strike is as hard as possible. */
export const DEAD = 18;
const FULL = 190;
/** The gauge runs up and down once in so many milliseconds. */
const GAUGE = 2600;

/** The strike inside the range; azimuths go round. */
export function clamped(strike: Aim, range: Range): Aim {
  const found = { ...strike };
  for (const field of FIELDS) {
    const [least, most] = range[field];
    const value = Math.round(strike[field]);
    const round = most - least + 1;
    if (field === "azimuth") found[field] = least + ((((value - least) % round) + round) % round);
    else found[field] = Math.max(least, Math.min(most, value)) + 0; // no minus zero on the wire
  }
  return found;
}

/** Where aiming begins: the middle of the column as it stands, from the side that slot 0 faces. */
export function firstAim(parts: Parts, range: Range): Aim {
  const heights = [...parts].filter(([part]) => part < BLOCKS).map(([, pose]) => pose[2]);
  const middle = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)] ?? BASE + HEIGHT / 2;
  return clamped({ height: middle / UNIT.height, azimuth: 0, offset: 0, elevation: 0, speed: 100 }, range);
}

export type Steps = Partial<Aim>;

export function stepped(strike: Aim, steps: Steps, range: Range): Aim {
  const moved = { ...strike };
  for (const field of FIELDS) moved[field] += steps[field] ?? 0;
  return clamped(moved, range);
}

/** The letter of a key; on a keyboard that is not Latin, the letter at its place. */
function latin(key: string, code: string): string {
  return /^\P{ASCII}$/u.test(key) && code.startsWith("Key") ? code.slice(3).toLowerCase() : key;
}

/** What a key does while the column has the focus; null: nothing. With shift the point of the aim moves finely. */
export function keySteps(key: string, code: string, fine: boolean): Steps | null {
  const far = fine ? 1 : 5;
  switch (latin(key, code)) {
    case "ArrowLeft":
      return { azimuth: -far };
    case "ArrowRight":
      return { azimuth: far };
    case "ArrowUp":
      return { height: fine ? 1 : 6 };
    case "ArrowDown":
      return { height: fine ? -1 : -6 };
    case "a":
    case "A":
      return { offset: fine ? -1 : -4 };
    case "d":
    case "D":
      return { offset: fine ? 1 : 4 };
    case "PageUp":
      return { elevation: 1 };
    case "PageDown":
      return { elevation: -1 };
    case "+":
    case "=":
      return { speed: 5 };
    case "-":
    case "_":
      return { speed: -5 };
    default:
      return null;
  }
}

/** How hard, from 0 to 1, a pull of so many pixels is; null: not pulled far enough to strike. */
export function pulled(dx: number, dy: number): number | null {
  const far = Math.hypot(dx, dy);
  return far < DEAD ? null : Math.min(1, (far - DEAD) / (FULL - DEAD));
}

/** Where the gauge stands, from 0 to 1, after it was held for so long: it runs up and down again. */
export function gauged(ms: number): number {
  const phase = (ms % GAUGE) / GAUGE;
  return phase < 0.5 ? phase * 2 : 2 - phase * 2;
}

export function speedOf(share: number, [least, most]: [number, number]): number {
  return Math.round(least + (most - least) * share);
}

export function shareOf(speed: number, [least, most]: [number, number]): number {
  return (speed - least) / (most - least);
}

export type Force = "faint" | "slow" | "medium" | "fast" | "full";

/** A word for the swing only: its effect depends on the block. Upper bounds in centimetres a second. */
const FORCES: [number, Force][] = [
  [40, "faint"],
  [80, "slow"],
  [125, "medium"],
  [165, "fast"],
];

export function forceOf(speed: number): Force {
  return FORCES.find(([end]) => speed < end)?.[1] ?? "full";
}

/** Two of three strikes that are meant to have this speed have one between these two. */
export function spreadOf({ strength, strength_by_speed }: Hand, speed: number): [from: number, to: number] {
  const spread = strength + (strength_by_speed * speed) / 100;
  return [Math.round(speed * Math.exp(-spread)), Math.round(speed * Math.exp(spread))];
}

/** How far the hand usually strays at a speed, in millimetres. */
export function straying({ aim, aim_by_speed }: Pick<Hand, "aim" | "aim_by_speed">, speed: number): number {
  return aim + (aim_by_speed * speed) / 100;
}

/** How the point of the aim wanders, in units of the tremor's usual error: calm, never quite still. */
export function sway(ms: number): { x: number; y: number } {
  const s = ms / 1000;
  return {
    x: 0.62 * Math.sin(1.9 * s) + 0.3 * Math.sin(4.3 * s + 1.3) + 0.16 * Math.sin(9.7 * s + 0.4),
    y: 0.58 * Math.sin(2.3 * s + 0.8) + 0.32 * Math.sin(3.7 * s + 2.1) + 0.16 * Math.sin(8.9 * s + 3),
  };
}

/** The block at a height, by its place in the column; null: the base, or nothing. */
export function blockAt(parts: Parts, height: number): number | null {
  const z = height * UNIT.height;
  let found: number | null = null;
  let nearest = HEIGHT / 2 + 1;
  for (const [part, pose] of parts) {
    const far = Math.abs(pose[2] - z);
    if (part < BLOCKS && far < nearest) {
      nearest = far;
      found = part;
    }
  }
  return found;
}

const SIDES = [
  "east",
  "north-east",
  "north",
  "north-west",
  "west",
  "south-west",
  "south",
  "south-east",
] as const;
export type Side = (typeof SIDES)[number];

/** The side of the sky that an azimuth is nearest to; slot 0 looks east, slot 1 north. */
export function sideOf(azimuth: number): Side {
  return SIDES[Math.round((((azimuth % 360) + 360) % 360) / 45) % 8]!;
}
