/** What the table sends of a game of Gods Love Dinosaurs, word for word as the server says it. */

import type { Hex } from "./hexes";

export const ANIMALS = ["frog", "rabbit", "rat", "tiger", "eagle", "dinosaur"] as const;
export type Animal = (typeof ANIMALS)[number];

export const TERRAINS = ["lake", "forest", "plain", "mountain", "universal"] as const;
export type Terrain = (typeof TERRAINS)[number];

export type Stage =
  "waiting" | "taking" | "placing" | "breeding" | "hunting" | "hatching" | "running" | "over";

/** Two joined hexes; the animal, if any, is printed on the first. */
export interface Tile {
  tile: string;
  stack: string;
  terrain: Terrain;
  other_terrain: Terrain;
  animal: Animal | null;
}

export interface Column {
  animal: Animal;
  tiles: (Tile | null)[];
  marker: boolean;
}

export interface Stack {
  stack: string;
  tiles: Tile[];
}

/** Its number in moves and events is its place among the cells of its world; the nest is 0. */
export interface Cell extends Hex {
  terrain: Terrain;
  animal: Animal | null;
}

/** The hunt under way: the hunter stands on the last cell of its path. */
export interface Run {
  hunter: Animal;
  path: number[];
  eaten: Animal[];
  steps_left: number;
}

/** Where a hunter's run can end, and what it eats on one way there; of several ways to one end the best comes first. */
export interface Target {
  hunter: number;
  cell: number;
  path: number[];
  eaten: Animal[];
  eggs: number;
  young: number;
}

/** What an activation of this animal can bring in the own world as it stands. Fed: it eats and lives; of prey, it has a newborn. */
export interface Outlook {
  animal: Animal;
  able: number[];
  unable: number[];
  /** Of the able, those that a way of feeding the most can leave out. */
  contested: number[];
  /** The most that can be fed, the most figures afterwards, and the most eggs. */
  fed: number;
  thriving: number;
  eggs: number;
  /** The most fed, and the most figures or eggs, in one and the same activation. */
  at_once: boolean;
  /** Otherwise the numbers are what was found: there may be more. */
  exact: boolean;
  /** The animal is being activated: this is what is left of it. */
  under_way: boolean;
  /** A dinosaur could be hatched first; it is not counted. */
  hatchable: boolean;
}

export interface World {
  cells: Cell[];
  eggs: number;
  golden: number;
  dinosaurs: number;
  points: number;
  stage: Stage;
  animal: Animal | null;
  to_act: number[];
  run: Run | null;
  choosing_young: number[];
}

export interface Plans {
  targets: Target[];
  outlooks: Outlook[];
}

export interface GodsLoveDinosaursView {
  game: "gods_love_dinosaurs";
  seat: number | null;
  players: number;
  over: boolean;
  deciding: number[];
  winners: number[];
  decided_by: string | null;
  scores: number[];
  first: number;
  active: number;
  held: Tile | null;
  columns: Column[];
  stacks: Stack[];
  stack_in_use: string | null;
  activated: Animal | null;
  dinosaurs_follow: boolean;
  worlds: World[];
  plans: Plans | null;
  supply: Partial<Record<Animal, number>> | null;
}

interface Told {
  rule: string;
}

export type GodsLoveDinosaursEvent = Told &
  (
    | { event: "first-player-chosen"; seat: number }
    | { event: "tile-laid"; tile: string; column: number; row: number; animal: Animal }
    | { event: "tile-taken"; seat: number; tile: string; column: number; row: number; animal: Animal }
    | {
        event: "tile-placed";
        seat: number;
        tile: string;
        terrain: Terrain;
        other_terrain: Terrain;
        first_cell: number;
      }
    | { event: "animal-arrived"; seat: number; animal: Animal; cell: number }
    | { event: "animals-activated"; seat: number; animal: Animal }
    | { event: "animal-born"; seat: number; animal: Animal; parent: number; cell: number }
    | { event: "animal-eaten"; seat: number; hunter: Animal; prey: Animal; origin: number; cell: number }
    | { event: "egg-laid"; seat: number; cell: number; eggs: number }
    | { event: "hunt-ended"; seat: number; hunter: Animal; path: number[]; eaten: number; young: number[] }
    | { event: "dinosaur-ran"; seat: number; path: number[]; eaten: number; eggs: number }
    | { event: "hunter-starved"; seat: number; hunter: Animal; cell: number }
    | { event: "dinosaur-starved"; seat: number; cell: number }
    | { event: "dinosaurs-activated" }
    | { event: "dinosaur-hatched"; seat: number; eggs: number }
    | { event: "not-in-supply"; seat: number; animal: Animal }
    | { event: "marker-moved"; column: number; animal: Animal }
    | { event: "stacks-ran-out"; left: number; needed: number }
    | { event: "points-counted"; seat: number; eggs: number; dinosaurs: number; points: number }
    | { event: "tie-broken"; seat: number; points: number }
    | { event: "game-ended"; seat: number; points: number }
  );
