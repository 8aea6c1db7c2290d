/** A small table to test with: two worlds as they are at the start. */
import type {
  Cell,
  GodsLoveDinosaursView,
  Outlook,
  Tile,
  World,
} from "../../../src/boards/gods_love_dinosaurs/types";

export const START: Cell[] = [
  { q: 0, r: 0, terrain: "mountain", animal: "dinosaur" },
  { q: 1, r: 0, terrain: "lake", animal: "frog" },
  { q: 1, r: -1, terrain: "lake", animal: null },
  { q: 0, r: -1, terrain: "forest", animal: "rat" },
  { q: -1, r: 0, terrain: "forest", animal: null },
  { q: -1, r: 1, terrain: "plain", animal: "rabbit" },
  { q: 0, r: 1, terrain: "plain", animal: null },
];

export function tile(id: string, change: Partial<Tile> = {}): Tile {
  return { tile: id, stack: "A", terrain: "lake", other_terrain: "plain", animal: null, ...change };
}

export function world(change: Partial<World> = {}): World {
  return {
    cells: START,
    eggs: 3,
    golden: 0,
    plain_eggs: 3,
    dinosaurs: 1,
    points: 4,
    stage: "waiting",
    animal: null,
    to_act: [],
    run: null,
    choosing_young: [],
    ...change,
  };
}

export function outlook(change: Partial<Outlook> = {}): Outlook {
  return {
    animal: "tiger",
    activity: "hunt",
    able: [],
    unable: [],
    contested: [],
    fed: 0,
    thriving: 0,
    eggs: 0,
    at_once: true,
    exact: true,
    under_way: false,
    hatchable: false,
    ...change,
  };
}

/** The world with other animals on some of its cells. */
export function cells(animals: Record<number, Cell["animal"]>): Cell[] {
  return START.map((cell, number) =>
    number in animals ? { ...cell, animal: animals[number] ?? null } : cell,
  );
}

export function table(change: Partial<GodsLoveDinosaursView> = {}): GodsLoveDinosaursView {
  const animals = ["frog", "rabbit", "rat", "tiger", "eagle"] as const;
  return {
    game: "gods_love_dinosaurs",
    seat: 0,
    players: 2,
    over: false,
    deciding: [0],
    winners: [],
    decided_by: null,
    scores: [4, 4],
    first_player: 0,
    active: 0,
    held: null,
    columns: animals.map((animal, column) => ({
      animal,
      marker: column === 0,
      tiles: [tile(`A${column}0`), tile(`A${column}1`)],
    })),
    stacks: [
      { stack: "A", tiles: [tile("A90"), tile("A91")] },
      { stack: "B", tiles: [] },
    ],
    stack_in_use: "A",
    activated: null,
    dinosaurs_follow: false,
    worlds: [world(), world()],
    plans: null,
    supply: null,
    ...change,
  };
}
