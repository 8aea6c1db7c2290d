/** Where a hex lies: pointed at the top, its corners at a distance of RADIUS, the nest mountain at the origin. */

export const RADIUS = 50;
const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;

/** Axial coordinates. */
export interface Hex {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function keyOf({ q, r }: Hex): string {
  return `${q},${r}`;
}

export function centre({ q, r }: Hex): Point {
  return { x: HALF_WIDTH * (2 * q + r), y: RADIUS * 1.5 * r };
}

/** The corners of a hex around the origin, a little smaller or larger than it is. */
export function outline(scale = 1): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${round(RADIUS * scale * Math.cos(angle))} ${round(RADIUS * scale * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The smallest box around all these hexes. */
export function boxAround(hexes: Hex[]): Box {
  if (hexes.length === 0)
    return { left: -HALF_WIDTH, top: -RADIUS, width: 2 * HALF_WIDTH, height: 2 * RADIUS };
  const points = hexes.map(centre);
  const left = Math.min(...points.map(({ x }) => x)) - HALF_WIDTH;
  const right = Math.max(...points.map(({ x }) => x)) + HALF_WIDTH;
  const top = Math.min(...points.map(({ y }) => y)) - RADIUS;
  const bottom = Math.max(...points.map(({ y }) => y)) + RADIUS;
  return { left, top, width: right - left, height: bottom - top };
}

/** A line through the centres of these hexes. */
export function wayThrough(hexes: Hex[]): string {
  return hexes
    .map(centre)
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`)
    .join("");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
