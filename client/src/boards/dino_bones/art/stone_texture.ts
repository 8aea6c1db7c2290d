/** How the back of a tile looks: worked out once for each seed and each set of boulders. */

import { corner, grain, round, SIZE } from "../slab_geometry";

export interface Stone {
  shade: number;
  strata: string;
  grains: string;
  glints: string;
}

export interface Rocks {
  shadows: string;
  lumps: string;
  lights: string;
}

const ORIGIN = { x: 0, y: 0 };
const stones = new Map<number, Stone>();
const rocks = new Map<string, Rocks>();

export function stoneOf(seed: number): Stone {
  const known = stones.get(seed);
  if (known) return known;
  const dots = Array.from({ length: 9 }, (_, n) => {
    const at = grain(seed * 5 + n) * Math.PI * 2;
    const far = 6 + grain(seed * 11 + n) * 22;
    return `M${round(Math.cos(at) * far)} ${round(Math.sin(at) * far)}h.01`;
  });
  const made = {
    shade: Math.floor(grain(seed) * 4),
    strata: [0, 1, 2].map((line) => layer(seed, line)).join(""),
    grains: dots.filter((_, n) => n % 3 !== 0).join(""),
    glints: dots.filter((_, n) => n % 3 === 0).join(""),
  };
  stones.set(seed, made);
  return made;
}

function layer(seed: number, line: number): string {
  const y = -19 + line * 17 + grain(seed + line * 7) * 9;
  const reach = 9 + grain(seed * 7 + line) * (Math.abs(y) > 17 ? 8 : 20);
  const bend = (grain(seed * 3 + line) - 0.5) * 12;
  return `M${round(-reach)} ${round(y)}Q${round(-reach / 3)} ${round(y + bend)} ${round(reach * 0.2)} ${round(y)}T${round(reach)} ${round(y - bend / 2)}`;
}

/** Three lumps along each of these sides. */
export function rocksOf(seed: number, sides: string): Rocks {
  const key = `${seed}:${sides}`;
  const known = rocks.get(key);
  if (known) return known;
  const made: Rocks = { shadows: "", lumps: "", lights: "" };
  for (const side of sides === "" ? [] : sides.split(",").map(Number)) {
    const [a, b] = [corner(ORIGIN, side, SIZE - 8), corner(ORIGIN, side + 1, SIZE - 8)];
    [0.16, 0.5, 0.83].forEach((t, n) => {
      const x = a.x + (b.x - a.x) * t;
      const y = a.y + (b.y - a.y) * t;
      const size = n === 1 ? 8 : 5.8 + grain(seed + side * 3 + n) * 1.4;
      const shape = seed * 2 + side + n;
      made.shadows += lump(x + 0.8, y + 1.7, size, shape);
      made.lumps += lump(x, y, size, shape);
      made.lights += `M${round(x - size * 0.55)} ${round(y - size * 0.3)}Q${round(x - size * 0.2)} ${round(y - size * 0.75)} ${round(x + size * 0.4)} ${round(y - size * 0.5)}`;
    });
  }
  rocks.set(key, made);
  return made;
}

/** A rounded stone: a smooth line through the middles between uneven corners. */
function lump(x: number, y: number, size: number, seed: number): string {
  const corners = Array.from({ length: 7 }, (_, n) => {
    const far = size * (0.98 + grain(seed * 7 + n) * 0.26);
    const at = ((n + grain(seed + n) * 0.35) / 7) * Math.PI * 2;
    return { x: x + Math.cos(at) * far, y: y + Math.sin(at) * far };
  });
  const between = corners.map((one, n) => {
    const next = corners[(n + 1) % corners.length]!;
    return `${round((one.x + next.x) / 2)} ${round((one.y + next.y) / 2)}`;
  });
  return `M${between.at(-1)}${corners.map((one, n) => `Q${round(one.x)} ${round(one.y)} ${between[n]}`).join("")}Z`;
}
