/** The column as flat outlines, the farthest first: for screens without WebGL, for print and for small pictures. */

import type { FlatLens, Spot } from "./screen_projection";
import {
  BASE,
  FOOT,
  GEM,
  gemOf,
  gemsOut,
  HANDLE,
  HEIGHT,
  PICK,
  placed,
  RADIUS,
  radiusOf,
  type Parts,
  type Point,
  type Pose,
} from "./poses";
import type { Colour } from "./types";

export interface Outline {
  part: number;
  kind: "block" | "top" | "gem" | "face" | "flank" | "handle" | "head" | "base" | "foot";
  colour: Colour | null;
  path: string;
  depth: number;
}

const ROUND = 28;
const CORNERS: Point[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) =>
    [-1, 1].map((z): Point => [(x * GEM.deep) / 2, (y * GEM.wide) / 2, (z * GEM.high) / 2]),
  ),
);
/** How each colour's stone is cut, as seen from outside: corners on a circle of one, and how wide and high. */
const CUTS: Record<Colour, { corners: number; turn: number; wide: number; high: number }> = {
  red: { corners: 6, turn: 0, wide: 0.43, high: 0.46 },
  pink: { corners: 20, turn: 0, wide: 0.37, high: 0.44 },
  clear: { corners: 4, turn: 0, wide: 0.44, high: 0.47 },
};

function disc(radius: number, z: number): Point[] {
  return Array.from({ length: ROUND }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / ROUND;
    return [radius * Math.cos(angle), radius * Math.sin(angle), z];
  });
}

export function pathOf(spots: Spot[]): string {
  return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The outline of a cloud of points. */
export function hull(spots: Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (row: Spot[]): Spot[] => {
    const found: Spot[] = [];
    for (const spot of row) {
      while (found.length > 1 && turnsBack(found.at(-2)!, found.at(-1)!, spot)) found.pop();
      found.push(spot);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsBack(a: Spot, b: Spot, c: Spot): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 0;
}

/** Below this much of its outer face, the side of a gem shows its colour as well. */
const EDGE_ON = 0.4;
/** What stands out of the block, in the gem's own frame: from where on, and how far. */
const OUT = { from: RADIUS - gemsOut(0), deep: gemsOut(0) + GEM.deep / 2 - RADIUS };

/** The stone's cut, as points across and up. */
function cut(colour: Colour): [number, number][] {
  const { corners, turn, wide, high } = CUTS[colour];
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    return [wide * Math.cos(angle), high * Math.sin(angle)];
  });
}

/** The cut on the outer face of a gem, in the gem's own frame. */
function face(colour: Colour): Point[] {
  return cut(colour).map(([across, up]): Point => [GEM.deep / 2, across * GEM.wide, up * GEM.high]);
}

/** The cut, narrow, on one of the sides that stand out of the block. */
function flank(colour: Colour, side: number): Point[] {
  return cut(colour).map(([across, up]): Point => [
    OUT.from + (across + 0.5) * OUT.deep,
    (side * GEM.wide) / 2,
    up * GEM.high * 0.8,
  ]);
}

const STILL: Pose = [0, 0, 0, 1, 0, 0, 0];

function solid(part: number, kind: Outline["kind"], pose: Pose, points: Point[], lens: FlatLens): Outline {
  const spots = hull(points.map((point) => lens.at(placed(pose, point))));
  return { part, kind, colour: null, path: pathOf(spots), depth: lens.depth(placed(pose, [0, 0, 0])) };
}

/** How much a side of a part faces the camera: 1 directly, 0 not at all. */
function facing(pose: Pose, outward: Point, lens: FlatLens): number {
  return lens.depth(placed([0, 0, 0, pose[3], pose[4], pose[5], pose[6]], outward));
}

function flatFace(
  part: number,
  kind: Outline["kind"],
  pose: Pose,
  points: Point[],
  outward: Point,
  lens: FlatLens,
): Outline[] {
  if (facing(pose, outward, lens) <= 0.02) return [];
  const path = pathOf(points.map((point) => lens.at(placed(pose, point))));
  return [{ part, kind, colour: null, path, depth: lens.depth(placed(pose, [0, 0, 0])) + 0.01 }];
}

function block(part: number, pose: Pose, lens: FlatLens): Outline[] {
  const [low, high] = [-1, 1].map((side) => disc(radiusOf(part), (side * HEIGHT) / 2)) as [Point[], Point[]];
  return [
    solid(part, "block", pose, [...low, ...high], lens),
    ...flatFace(part, "top", pose, high, [0, 0, 1], lens),
    ...flatFace(part, "top", pose, low, [0, 0, -1], lens),
  ];
}

function gem(part: number, pose: Pose, colour: Colour, lens: FlatLens): Outline[] {
  const found = [
    solid(part, "gem", pose, CORNERS, lens),
    ...flatFace(part, "face", pose, face(colour), [1, 0, 0], lens),
  ];
  if (Math.abs(facing(pose, [1, 0, 0], lens)) < EDGE_ON) {
    found.push(
      ...[-1, 1].flatMap((side) => flatFace(part, "flank", pose, flank(colour, side), [0, side, 0], lens)),
    );
  }
  return found.map((outline) => ({ ...outline, colour }));
}

function pick(pose: Pose, lens: FlatLens): Outline[] {
  const bar = (points: Point[], thick: number): Point[] =>
    points.flatMap(([x, y, z]): Point[] => [
      [x, y, z - thick],
      [x, y, z + thick],
      [x - thick, y, z],
      [x + thick, y, z],
    ]);
  return [
    solid(
      PICK,
      "handle",
      pose,
      bar(
        [
          [-HANDLE, -30, 0],
          [0, -30, 0],
        ],
        4,
      ),
      lens,
    ),
    solid(PICK, "head", pose, [...bar([[0, -30, 0]], 7), [0, 0, 0], [0, -60, 0]], lens),
  ];
}

/** Everything that is to be drawn, the farthest first. */
export function outlines(parts: Parts, colours: ReadonlyMap<number, Colour>, lens: FlatLens): Outline[] {
  const found: Outline[] = [];
  for (const [part, pose] of parts) {
    const colour = colours.get(part);
    if (part === PICK) found.push(...pick(pose, lens));
    else if (gemOf(part) === null) found.push(...block(part, pose, lens));
    else if (colour !== undefined) found.push(...gem(part, pose, colour, lens));
  }
  const base: Outline[] = [
    {
      ...solid(-1, "foot", STILL, [...disc(FOOT.radius, 0), ...disc(FOOT.radius, FOOT.height)], lens),
      depth: -1000,
    },
    {
      ...solid(-1, "base", STILL, [...disc(RADIUS, FOOT.height), ...disc(RADIUS, BASE)], lens),
      depth: -999,
    },
  ];
  return [...base, ...found.sort((a, b) => a.depth - b.depth)];
}
