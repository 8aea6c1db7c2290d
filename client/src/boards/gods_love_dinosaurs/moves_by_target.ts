/** How the offered moves are found on the board: on tiles, on hexes, on figures. */
import { keyOf, type Hex } from "./hex_geometry";
import type { Cell, GodsLoveDinosaursMove, Target } from "./types";

/** From the east against the clock, as moves count them. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export interface Picks {
  /** Tiles of the biome board, by column and row. */
  tiles: Map<string, GodsLoveDinosaursMove>;
  /** Where the first hex of the tile in hand can lie, and the moves by direction of the second. */
  spots: Map<string, { hex: Hex; turns: Map<number, GodsLoveDinosaursMove> }>;
  /** By the figure's cell: where it can step or breed to. */
  leads: Map<number, Map<number, GodsLoveDinosaursMove>>;
  giveUps: Map<number, GodsLoveDinosaursMove>;
  young: Map<number, GodsLoveDinosaursMove>;
  /** What needs no place on the board: done, stop, hatch, keep the eggs. */
  plain: GodsLoveDinosaursMove[];
}

export function tileKey(column: number, row: number): string {
  return `${column}-${row}`;
}

export function next(hex: Hex, direction: number): Hex {
  const by = DIRECTIONS[direction] ?? { q: 0, r: 0 };
  return { q: hex.q + by.q, r: hex.r + by.r };
}

export function picks(choices: GodsLoveDinosaursMove[], cells: Cell[]): Picks {
  const found: Picks = {
    tiles: new Map(),
    spots: new Map(),
    leads: new Map(),
    giveUps: new Map(),
    young: new Map(),
    plain: [],
  };
  const numbers = new Map(cells.map((cell, number) => [keyOf(cell), number]));
  for (const move of choices) {
    switch (move.move) {
      case "take-tile":
        found.tiles.set(tileKey(move.column, move.row), move);
        break;
      case "place-tile": {
        const hex = { q: move.q, r: move.r };
        const spot = found.spots.get(keyOf(hex)) ?? { hex, turns: new Map<number, GodsLoveDinosaursMove>() };
        spot.turns.set(move.direction, move);
        found.spots.set(keyOf(hex), spot);
        break;
      }
      case "step":
      case "breed": {
        const from = cells[move.cell];
        const to = from === undefined ? undefined : numbers.get(keyOf(next(from, move.direction)));
        if (to === undefined) break;
        const leads = found.leads.get(move.cell) ?? new Map<number, GodsLoveDinosaursMove>();
        leads.set(to, move);
        found.leads.set(move.cell, leads);
        break;
      }
      case "give-up":
        found.giveUps.set(move.cell, move);
        break;
      case "place-young":
        found.young.set(move.cell, move);
        break;
      default:
        found.plain.push(move);
    }
  }
  return found;
}

/** The next direction in which the tile fits here, against the clock or with it. */
export function turned(turns: Map<number, GodsLoveDinosaursMove>, from: number, by: 1 | -1 = 1): number {
  for (let step = 1; step <= 6; step++) {
    const direction = (((from + by * step) % 6) + 6) % 6;
    if (turns.has(direction)) return direction;
  }
  return from;
}

/** The wanted direction if the tile fits so, otherwise the next one that does. */
export function fitting(turns: Map<number, GodsLoveDinosaursMove>, wanted: number): number {
  return turns.has(wanted) ? wanted : turned(turns, wanted);
}

/** Figures that can lead to a cell. */
export function leadingTo(found: Picks, cell: number): number[] {
  return [...found.leads].filter(([, to]) => to.has(cell)).map(([from]) => from);
}

/** Where a figure's whole run can end, with the ways there. */
export function endsOf(targets: Target[], hunter: number): Map<number, Target[]> {
  const ends = new Map<number, Target[]>();
  for (const target of targets)
    if (target.hunter === hunter) ends.set(target.cell, [...(ends.get(target.cell) ?? []), target]);
  return ends;
}

export function same(one: GodsLoveDinosaursMove, other: GodsLoveDinosaursMove | null): boolean {
  return other !== null && JSON.stringify(one) === JSON.stringify(other);
}

/** The cell to which a step or a birth leads; null: the move is no such thing, or not offered. */
export function aimOf(found: Picks, move: GodsLoveDinosaursMove | null): number | null {
  for (const leads of found.leads.values())
    for (const [cell, lead] of leads) if (same(lead, move)) return cell;
  return null;
}

/** The move that leads on along a planned way: its next step, or the stop at its end; null: there is none. */
export function along(plan: number[], standing: number, found: Picks): GodsLoveDinosaursMove | null {
  const [ahead] = plan;
  if (ahead !== undefined) return found.leads.get(standing)?.get(ahead) ?? null;
  return found.plain.find(({ move }) => move === "stop") ?? null;
}
