import { describe, expect, test } from "vitest";
import {
  centre,
  corner,
  cracks,
  distance,
  edgeOf,
  nearest,
  outline,
  ragged,
  roomOf,
  SIDES,
  sideOf,
  SIZE,
  step,
  type Edge,
  type Place,
} from "../../../src/boards/dino_bones/slab_geometry";

const MIDDLE: Place = { q: 0, r: 0 };
const FLOWER: Place[] = [MIDDLE, ...SIDES];
const PETALS: Edge[] = SIDES.map((place, border) => edgeOf(border, MIDDLE, place));

describe("a border", () => {
  test.each(SIDES.map((place, side) => [side, place] as const))(
    "on side %i lies halfway between its tiles",
    (side, place) => {
      const { middle, ends } = edgeOf(7, MIDDLE, place);
      const there = centre(place);
      expect(middle.x).toBeCloseTo(there.x / 2);
      expect(middle.y).toBeCloseTo(there.y / 2);
      expect(Math.hypot(ends[0].x - ends[1].x, ends[0].y - ends[1].y)).toBeCloseTo(SIZE);
      expect(sideOf(MIDDLE, place)).toBe(side);
      expect(sideOf(place, MIDDLE)).toBe((side + 3) % 6);
    },
  );

  test("is the same from either tile", () => {
    const one = edgeOf(0, MIDDLE, SIDES[1]!);
    const other = edgeOf(0, SIDES[1]!, MIDDLE);
    expect(other.middle.x).toBeCloseTo(one.middle.x);
    expect(other.middle.y).toBeCloseTo(one.middle.y);
  });

  test("lies between neighbours only", () => {
    expect(() => edgeOf(0, MIDDLE, { q: 2, r: 0 })).toThrow("no neighbours");
  });
});

describe("picking a border", () => {
  test("takes the nearest one", () => {
    const [east, , , west] = PETALS;
    expect(nearest(PETALS, { x: east!.middle.x + 5, y: 3 })).toBe(east);
    expect(nearest(PETALS, { x: west!.middle.x - 5, y: -3 })).toBe(west);
  });

  test("takes none that is too far away", () => {
    expect(nearest(PETALS, MIDDLE_OF_NOTHING, 30)).toBeNull();
    expect(nearest([], { x: 0, y: 0 })).toBeNull();
  });

  test("measures to the border, not to the line through it", () => {
    const east = PETALS[0]!;
    expect(distance(east, { x: east.middle.x, y: east.middle.y + SIZE / 2 + 10 })).toBeCloseTo(10);
  });
});

const MIDDLE_OF_NOTHING = { x: 500, y: 500 };

describe("arrow keys", () => {
  const tiles = FLOWER.map((place) => ({ place, middle: centre(place) }));

  test("go to the neighbour in that direction", () => {
    expect(step(tiles, centre(MIDDLE), "ArrowRight")?.place).toEqual(SIDES[0]);
    expect(step(tiles, centre(MIDDLE), "ArrowLeft")?.place).toEqual(SIDES[3]);
    expect(step(tiles, centre(MIDDLE), "ArrowUp")?.place.r).toBe(-1);
    expect(step(tiles, centre(MIDDLE), "ArrowDown")?.place.r).toBe(1);
  });

  test("stop at the rim", () => {
    expect(step(tiles, centre(SIDES[0]!), "ArrowRight")).toBeNull();
    expect(step(tiles, centre(MIDDLE), "Enter")).toBeNull();
  });

  test("reach every border of the slab from any other", () => {
    const slab = hexes(4);
    const edges = borders(slab);
    const seen = new Set<number>([0]);
    const todo = [edges[0]!];
    for (let edge = todo.pop(); edge; edge = todo.pop()) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = step(edges, edge.middle, key);
        if (next && !seen.has(next.border)) {
          seen.add(next.border);
          todo.push(next);
        }
      }
    }
    expect(seen.size).toBe(edges.length);
  });
});

describe("an outline", () => {
  test("of one tile has six corners", () => {
    expect(corners(outline([MIDDLE]))).toBe(6);
  });

  test("leaves out the borders inside", () => {
    expect(corners(outline(FLOWER))).toBe(18);
  });

  test("goes round a hole as well", () => {
    expect(outline(SIDES as Place[]).match(/M/g)).toHaveLength(2);
  });

  test("tells two groups apart", () => {
    expect(outline([MIDDLE, { q: 3, r: 0 }]).match(/M/g)).toHaveLength(2);
  });
});

describe("a crack", () => {
  test("runs along neighbouring borders in one line", () => {
    const [a, b, c] = PETALS;
    const lines = cracks([c!, a!, b!]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveLength(4);
  });

  test("closes a ring", () => {
    const [line] = cracks(PETALS);
    expect(line).toHaveLength(7);
    expect(line![0]!.x).toBeCloseTo(line![6]!.x);
  });

  test("of two distant borders is two cracks", () => {
    expect(cracks([PETALS[0]!, PETALS[3]!])).toHaveLength(2);
  });

  test("is drawn the same every time, from its first point to its last", () => {
    const line = [corner({ x: 0, y: 0 }, 0), corner({ x: 0, y: 0 }, 1)];
    expect(ragged(line)).toBe(ragged(line));
    expect(ragged(line)).toMatch(/^M34.6 -20L.*L34.6 20$/);
  });
});

test("the room holds every tile", () => {
  const room = roomOf(FLOWER, 0);
  expect(room.width).toBeCloseTo(3 * Math.sqrt(3) * SIZE);
  expect(room.height).toBeCloseTo(5 * SIZE);
});

test("the room is no smaller than wanted, and keeps its middle", () => {
  const room = roomOf([MIDDLE], 0, { width: 400, height: 300 });
  expect(room).toEqual({ x: -200, y: -150, width: 400, height: 300 });
});

function corners(path: string): number {
  return path.match(/-?[\d.]+ -?[\d.]+/g)?.length ?? 0;
}

function hexes(radius: number): Place[] {
  const found: Place[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) found.push({ q, r });
  return found;
}

function borders(places: Place[]): Edge[] {
  const here = new Set(places.map(({ q, r }) => `${q},${r}`));
  const found: Edge[] = [];
  for (const place of places)
    for (const side of SIDES.slice(0, 3)) {
      const other = { q: place.q + side.q, r: place.r + side.r };
      if (here.has(`${other.q},${other.r}`)) found.push(edgeOf(found.length, place, other));
    }
  return found;
}
