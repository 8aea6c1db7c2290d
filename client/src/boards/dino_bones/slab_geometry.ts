/** Where tiles and borders of the slab lie, and how one gets from border to border. */
import { headingOf, nextTowards } from "../kit/arrow_keys";

export interface Point {
  x: number;
  y: number;
}

/** A place of the slab on the net of hexes. */
export interface Place {
  q: number;
  r: number;
}

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A border on the drawing: its middle, its two ends, its direction in degrees. */
export interface Edge {
  border: number;
  middle: Point;
  ends: [Point, Point];
  angle: number;
}

/** From the middle of a hex to a corner. */
export const SIZE = 40;
const WIDE = Math.sqrt(3) * SIZE;

/** The six neighbours of a hex, clockwise from the east: side by side as boulders are numbered. */
export const SIDES: readonly Place[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The places of the slab by number: a spiral, clockwise from the centre. */
export const PLACES: readonly Place[] = spiral(4, 58);

function spiral(rings: number, places: number): Place[] {
  const found = [{ q: 0, r: 0 }];
  for (let ring = 1; ring <= rings; ring++) {
    let [q, r] = [ring, -ring];
    for (let turn = 1; turn <= 6; turn++) {
      const side = SIDES[turn % 6]!;
      for (let i = 0; i < ring; i++) {
        [q, r] = [q + side.q, r + side.r];
        found.push({ q, r });
      }
    }
  }
  return found.slice(0, places);
}

export function centre({ q, r }: Place): Point {
  return { x: WIDE * (q + r / 2), y: 1.5 * SIZE * r };
}

/** Corner `index` of a hex around a point; sides lie between corner n and corner n + 1. */
export function corner(middle: Point, index: number, size = SIZE): Point {
  const angle = (Math.PI / 180) * (60 * index - 30);
  return { x: middle.x + size * Math.cos(angle), y: middle.y + size * Math.sin(angle) };
}

export function hexPath(middle: Point, size = SIZE): string {
  const corners = [0, 1, 2, 3, 4, 5].map((index) => corner(middle, index, size));
  return `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

export function edgeOf(border: number, a: Place, b: Place): Edge {
  const side = sideOf(a, b);
  const middle = centre(a);
  const ends: [Point, Point] = [corner(middle, side), corner(middle, side + 1)];
  const [from, to] = ends;
  return {
    border,
    ends,
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** The side of `a` that faces its neighbour `b`. */
export function sideOf(a: Place, b: Place): number {
  const side = SIDES.findIndex(({ q, r }) => a.q + q === b.q && a.r + r === b.r);
  if (side < 0) throw new Error(`${a.q},${a.r} and ${b.q},${b.r} are no neighbours`);
  return side;
}

/** The room that these tiles take, with a margin around; never less than `least`. */
export function roomOf(places: Place[], margin: number, least = { width: 0, height: 0 }): Room {
  const middles = places.map(centre);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [left, right] = stretched(
    Math.min(...xs) - WIDE / 2 - margin,
    Math.max(...xs) + WIDE / 2 + margin,
    least.width,
  );
  const [top, bottom] = stretched(
    Math.min(...ys) - SIZE - margin,
    Math.max(...ys) + SIZE + margin,
    least.height,
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function stretched(from: number, to: number, least: number): [number, number] {
  const more = Math.max(0, least - (to - from)) / 2;
  return [from - more, to + more];
}

/** The border nearest to a point, if any is near enough. */
export function nearest(edges: Edge[], point: Point, reach = SIZE): Edge | null {
  let best: Edge | null = null;
  let least = reach;
  for (const edge of edges) {
    const far = distance(edge, point);
    if (far < least) [best, least] = [edge, far];
  }
  return best;
}

/** How far a point lies from a border. */
export function distance({ ends: [a, b] }: Edge, { x, y }: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

/** The next place in the direction of an arrow key; null: none, or another key. */
export function step<At extends { middle: Point }>(all: At[], from: Point, key: string): At | null {
  const heading = headingOf(key);
  return heading === null ? null : nextTowards(heading, from, all, ({ middle }) => middle, 1.8);
}

/** The outline of a group of tiles: every side that no other tile of the group touches. */
export function outline(places: Place[]): string {
  const inside = new Set(places.map(({ q, r }) => `${q},${r}`));
  const next = new Map<string, Point[]>();
  for (const place of places) {
    const middle = centre(place);
    SIDES.forEach(({ q, r }, side) => {
      if (inside.has(`${place.q + q},${place.r + r}`)) return;
      const from = corner(middle, side);
      next.set(key(from), [...(next.get(key(from)) ?? []), corner(middle, side + 1)]);
    });
  }
  let path = "";
  while (next.size > 0) {
    const [start] = next.keys();
    let at = start!;
    path += "M";
    do {
      const ways = next.get(at)!;
      const to = ways.pop()!;
      if (ways.length === 0) next.delete(at);
      path += `${round(to.x)} ${round(to.y)} `;
      at = key(to);
    } while (at !== start && next.has(at));
    path += "Z";
  }
  return path;
}

function key({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** Borders in the order a crack runs along them; a fork or a gap begins a new crack. */
export function cracks(edges: Edge[]): Point[][] {
  const left = new Set(edges);
  const lines: Point[][] = [];
  const touching = (point: Point): Edge[] =>
    [...left].filter(({ ends }) => ends.some((end) => key(end) === key(point)));
  while (left.size > 0) {
    const loose = [...left].find(({ ends }) => ends.some((end) => touching(end).length === 1));
    const first: Edge = loose ?? [...left][0]!;
    const start = first.ends.find((end) => touching(end).length === 1) ?? first.ends[0];
    const line = [start];
    let at = start;
    for (let edge: Edge | undefined = first; edge; edge = touching(at)[0]) {
      left.delete(edge);
      at = key(edge.ends[0]) === key(at) ? edge.ends[1] : edge.ends[0];
      line.push(at);
    }
    lines.push(line);
  }
  return lines;
}

/** A broken line through these points, a little ragged, always the same way. */
export function ragged(points: Point[], roughness = 2.4): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${round(point.x)} ${round(point.y)}`;
      const dx = point.x - before.x;
      const dy = point.y - before.y;
      const long = Math.hypot(dx, dy) || 1;
      const between = [0.25, 0.5, 0.75].map((t, n) => {
        const off = roughness * Math.sin((before.x + before.y * 1.7 + n * 41) * 12.9898);
        return `L${round(before.x + dx * t - (dy / long) * off)} ${round(before.y + dy * t + (dx / long) * off)}`;
      });
      return `${between.join("")}L${round(point.x)} ${round(point.y)}`;
    })
    .join("");
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A number from 0 to 1 that depends on nothing but its seed. */
export function grain(seed: number): number {
  const value = Math.sin(seed * 78.233 + 12.9898) * 43758.5453;
  return value - Math.floor(value);
}
