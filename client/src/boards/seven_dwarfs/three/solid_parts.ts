/** The parts as solid bodies, in millimetres, each in its own frame. */

import {
  BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Path,
  Shape,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { BASE, FOOT, GEM, gemsOut, HANDLE, HEIGHT, RADIUS, radiusOf, SLOTS } from "../poses";
import type { Colour } from "../types";

const BEVEL = 0.5;
/** What separates two faces to the eye. */
const SEAM = 0.1;
/** The whole disc above the pockets of a block, and the room around a gem in its pocket. */
const LID = HEIGHT / 2 - GEM.up - GEM.high / 2 - 0.2;
const ROOM = 0.2;
const HALF = GEM.wide / 2 + ROOM;

/** A disc with four pockets in its rim, open outward and below. */
export function blockShape(block: number): BufferGeometry {
  const shape = new Shape();
  const edge = radiusOf(block) - BEVEL;
  const inside = gemsOut(block) - GEM.deep / 2 - ROOM - BEVEL;
  const half = HALF + BEVEL;
  const open = Math.asin(half / edge);
  for (let slot = 0; slot < SLOTS; slot++) {
    const middle = (slot * Math.PI) / 2;
    const corner = (out: number, side: number): [number, number] => [
      out * Math.cos(middle) - side * Math.sin(middle),
      out * Math.sin(middle) + side * Math.cos(middle),
    ];
    const [x, y] = corner(edge * Math.cos(open), -half);
    if (slot === 0) shape.moveTo(x, y);
    shape.lineTo(...corner(inside, -half));
    shape.lineTo(...corner(inside, half));
    shape.lineTo(...corner(edge * Math.cos(open), half));
    shape.absarc(0, 0, edge, middle + open, middle + Math.PI / 2 - open, false);
  }
  const low = HEIGHT - LID - SEAM;
  const solid = new ExtrudeGeometry(shape, {
    depth: low - BEVEL,
    bevelThickness: BEVEL,
    bevelSize: BEVEL,
    bevelSegments: 2,
    curveSegments: 12,
  }).translate(0, 0, -HEIGHT / 2 + BEVEL + SEAM / 2);
  const lid = new LatheGeometry(
    [
      [0, 0],
      [edge + BEVEL, 0],
      [edge + BEVEL, LID - BEVEL],
      [edge, LID],
      [0, LID],
    ].map(([x, y]) => new Vector2(x, y)),
    64,
  )
    .rotateX(Math.PI / 2)
    .translate(0, 0, HEIGHT / 2 - LID - SEAM / 2);
  const whole = mergeGeometries([solid, lid.toNonIndexed()]);
  for (const part of [solid, lid]) part.dispose();
  return whole;
}

/** How each colour's stone is cut: corners, half width and half height of its girdle; inside the box of the gem. */
const CUTS: Record<Colour, { corners: number; wide: number; high: number; table: number; deep: number }> = {
  red: { corners: 6, wide: 9.6, high: 10, table: 0.56, deep: 7.5 },
  pink: { corners: 14, wide: 8.6, high: 9.8, table: 0.5, deep: 8.2 },
  clear: { corners: 4, wide: 9.8, high: 10.3, table: 0.46, deep: 8.6 },
};

/** A cut stone that looks along x: girdle, crown, table; facets stay flat. */
export function stoneShape(colour: Colour): BufferGeometry {
  const { corners, wide, high, table, deep } = CUTS[colour];
  const from = GEM.deep / 2 - deep;
  const ring = (x: number, share: number, turn: number): [number, number, number][] =>
    Array.from({ length: corners }, (_, i) => {
      const angle = (2 * Math.PI * (i + turn)) / corners;
      return [x, share * wide * Math.cos(angle), share * high * Math.sin(angle)];
    });
  const rings = [
    ring(from, 0.94, 0),
    ring(from + 1.6, 1, 0),
    ring(from + 1.6 + deep * 0.42, 0.82, 0.5),
    ring(from + deep, table, 0),
  ];
  const points: number[] = [];
  for (let level = 0; level + 1 < rings.length; level++) {
    const [low, up] = [rings[level]!, rings[level + 1]!];
    for (let i = 0; i < corners; i++) {
      const next = (i + 1) % corners;
      points.push(...low[i]!, ...low[next]!, ...up[i]!, ...low[next]!, ...up[next]!, ...up[i]!);
    }
  }
  const top = rings.at(-1)!;
  for (let i = 1; i + 1 < corners; i++) points.push(...top[0]!, ...top[i]!, ...top[i + 1]!);
  const solid = new BufferGeometry();
  solid.setAttribute("position", new Float32BufferAttribute(points, 3));
  solid.computeVertexNormals();
  return solid;
}

/** The metal frame that a stone is set in, with the tongue behind it. */
export function settingShape(): BufferGeometry {
  const [y, z] = [GEM.wide / 2, GEM.high / 2];
  const frame = new Shape();
  frame
    .moveTo(-y + 2, -z)
    .lineTo(y - 2, -z)
    .lineTo(y, -z + 2)
    .lineTo(y, z - 2)
    .lineTo(y - 2, z)
    .lineTo(-y + 2, z)
    .lineTo(-y, z - 2)
    .lineTo(-y, -z + 2)
    .closePath();
  const solid = new ExtrudeGeometry(frame, {
    depth: GEM.deep - 8.2,
    bevelThickness: 0.6,
    bevelSize: 0.6,
    bevelOffset: -0.6,
    bevelSegments: 1,
  });
  return solid
    .translate(0, 0, -GEM.deep / 2 + 0.6)
    .rotateY(Math.PI / 2)
    .rotateX(Math.PI / 2);
}

/** The base: a foot, a turned stem, the top on which the column stands. */
export function baseShape(): BufferGeometry {
  const profile = [
    [0, 0],
    [FOOT.radius, 0],
    [FOOT.radius, FOOT.height - 1.5],
    [FOOT.radius - 1.5, FOOT.height],
    [RADIUS, FOOT.height],
    [RADIUS, BASE - 0.6],
    [RADIUS - 0.6, BASE],
    [0, BASE],
  ].map(([x, y]) => new Vector2(x, y));
  return new LatheGeometry(profile, 56).rotateX(Math.PI / 2);
}

/** The steel head of the pick: a slim crescent with a point at the tip. */
export function headShape(): BufferGeometry {
  const outline = new Path([
    new Vector2(0, 0),
    new Vector2(5.5, -14),
    new Vector2(7.5, -24),
    new Vector2(8, -36),
    new Vector2(5.5, -50),
    new Vector2(0.5, -64),
    new Vector2(-1.5, -50),
    new Vector2(-6, -36),
    new Vector2(-6, -24),
    new Vector2(-3, -12),
  ]).getPoints();
  const solid = new ExtrudeGeometry(new Shape(outline), {
    depth: 3.4,
    bevelThickness: 1.8,
    bevelSize: 1.2,
    bevelOffset: -1.2,
    bevelSegments: 2,
  });
  return solid.translate(0, 0, -1.7);
}

export function handleShape(): BufferGeometry {
  return new CylinderGeometry(3.6, 4.6, HANDLE + 14, 14)
    .rotateZ(-Math.PI / 2)
    .translate(-HANDLE / 2 + 4, -30, 0);
}
