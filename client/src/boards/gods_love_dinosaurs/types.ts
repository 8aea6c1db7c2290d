/* Made from the server's JSON schema: make wire. */

export interface GodsLoveDinosaursView {
  game: "gods_love_dinosaurs";
  seat: number | null;
  players: number;
  over: boolean;
  deciding: number[];
  winners: number[];
  decided_by: string | null;
  scores: number[];
  first_player: number;
  active: number;
  held: Tile | null;
  columns: Column[];
  stacks: Stack[];
  stack_in_use: StackName | null;
  activated: Animal | null;
  dinosaurs_follow: boolean;
  worlds: World[];
  plans: Plans | null;
  supply: Partial<Record<Animal, number>> | null;
}

export type GodsLoveDinosaursEvent =
  | FirstPlayerChosen
  | TileLaid
  | TileTaken
  | TilePlaced
  | AnimalArrived
  | AnimalsActivated
  | AnimalBorn
  | AnimalEaten
  | EggLaid
  | HuntEnded
  | DinosaurRan
  | HunterStarved
  | DinosaurStarved
  | DinosaursActivated
  | DinosaurHatched
  | NotInSupply
  | MarkerMoved
  | StacksRanOut
  | PointsCounted
  | TieBroken
  | GameEnded;

export type GodsLoveDinosaursMove =
  Done | Stop | KeepEggs | Hatch | TakeTile | GiveUp | PlaceYoung | Step | Breed | PlaceTile;

export const ACTIVITIES = ["breed", "hunt", "run"] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const ANIMALS = ["frog", "rabbit", "rat", "tiger", "eagle", "dinosaur"] as const;
export type Animal = (typeof ANIMALS)[number];

/** The animal printed on the tile. */
export interface AnimalArrived {
  event: "animal-arrived";
  rule: string;
  seat: number;
  animal: Animal;
  cell: number;
}

export interface AnimalBorn {
  event: "animal-born";
  rule: string;
  seat: number;
  animal: Animal;
  parent: number;
  cell: number;
}

/** One step of a hunt that ate something. */
export interface AnimalEaten {
  event: "animal-eaten";
  rule: string;
  seat: number;
  hunter: Animal;
  prey: Animal;
  origin: number;
  cell: number;
}

/** The last tile of a column was taken by this seat. */
export interface AnimalsActivated {
  event: "animals-activated";
  rule: string;
  seat: number;
  animal: Animal;
}

/** Let the animal on this cell produce a newborn on the next cell in this direction. */
export interface Breed {
  move: "breed";
  cell: number;
  direction: number;
}

/** A hex of a world. Its number in moves and events is its place in `World.cells`. */
export interface Cell {
  q: number;
  r: number;
  terrain: Terrain;
  animal: Animal | null;
}

/** A column of the biome board, its rows from the top; None: the place is empty. */
export interface Column {
  animal: Animal;
  tiles: (Tile | null)[];
  marker: boolean;
}

export interface DinosaurHatched {
  event: "dinosaur-hatched";
  rule: string;
  seat: number;
  eggs: number;
}

/** A dinosaur is back on a mountain; `path` begins where it stood. */
export interface DinosaurRan {
  event: "dinosaur-ran";
  rule: string;
  seat: number;
  path: number[];
  eaten: number;
  eggs: number;
}

export interface DinosaurStarved {
  event: "dinosaur-starved";
  rule: string;
  seat: number;
  cell: number;
}

export interface DinosaursActivated {
  event: "dinosaurs-activated";
  rule: string;
}

/** End one's own part of an activation; animals that could still breed do not. */
export interface Done {
  move: "done";
}

/** A dinosaur ate a predator. */
export interface EggLaid {
  event: "egg-laid";
  rule: string;
  seat: number;
  cell: number;
  eggs: number;
}

export interface FirstPlayerChosen {
  event: "first-player-chosen";
  rule: string;
  seat: number;
}

export interface GameEnded {
  event: "game-ended";
  rule: string;
  seat: number;
  points: number;
}

/** Let the tiger, eagle or dinosaur on this cell starve without moving. */
export interface GiveUp {
  move: "give-up";
  cell: number;
}

/** Give an egg for a dinosaur on the nest. */
export interface Hatch {
  move: "hatch";
}

/** A tiger or eagle has eaten enough; `path` begins where it stood. */
export interface HuntEnded {
  event: "hunt-ended";
  rule: string;
  seat: number;
  hunter: Animal;
  path: number[];
  eaten: number;
  young: number[];
}

/** A tiger or eagle without prey, or given up by its owner. */
export interface HunterStarved {
  event: "hunter-starved";
  rule: string;
  seat: number;
  hunter: Animal;
  cell: number;
}

/** Hatch no dinosaur this time. */
export interface KeepEggs {
  move: "keep-eggs";
}

export interface MarkerMoved {
  event: "marker-moved";
  rule: string;
  column: number;
  animal: Animal;
}

/** Strict supply: a figure that should have been placed is not there. */
export interface NotInSupply {
  event: "not-in-supply";
  rule: string;
  seat: number;
  animal: Animal;
}

/**
 * The possible results of activating this animal in a world as it is.
 *
 * A tiger, eagle or dinosaur counts as fed if it eats and survives, prey if it has a newborn.
 */
export interface Outlook {
  animal: Animal;
  activity: Activity;
  able: number[];
  unable: number[];
  contested: number[];
  fed: number;
  thriving: number;
  eggs: number;
  at_once: boolean;
  exact: boolean;
  under_way: boolean;
  hatchable: boolean;
}

/** Lay the first hex of the tile at (q, r), the second next to it in this direction. */
export interface PlaceTile {
  move: "place-tile";
  q: number;
  r: number;
  direction: number;
}

/** Put the only eagle left in the supply on this cell of the prey just eaten. */
export interface PlaceYoung {
  move: "place-young";
  cell: number;
}

/** Plans for the viewer's own world. */
export interface Plans {
  targets: Target[];
  outlooks: Outlook[];
}

export interface PointsCounted {
  event: "points-counted";
  rule: string;
  seat: number;
  eggs: number;
  dinosaurs: number;
  points: number;
}

/** The hunt under way. The hunter stands on the last cell of its path, its start is empty. */
export interface Run {
  hunter: Animal;
  path: number[];
  eaten: Animal[];
  steps_left: number;
}

/** A face-down stack of tiles: all players know its tiles, but not their order. */
export interface Stack {
  stack: StackName;
  tiles: Tile[];
}

export const STACK_NAMES = ["A", "B", "C", "D"] as const;
export type StackName = (typeof STACK_NAMES)[number];

/** Too few tiles for the empty columns: the game ends. */
export interface StacksRanOut {
  event: "stacks-ran-out";
  rule: string;
  left: number;
  needed: number;
}

export const STAGES = [
  "waiting",
  "taking",
  "placing",
  "breeding",
  "hunting",
  "hatching",
  "running",
  "over",
] as const;
export type Stage = (typeof STAGES)[number];

/** Move the hunter on this cell to the next cell in this direction, eating what is there. */
export interface Step {
  move: "step";
  cell: number;
  direction: number;
}

/** End the hunt under way where the hunter stands. */
export interface Stop {
  move: "stop";
}

/** Take the tile of this column (0 to 4) and row (0 to 2) of the biome board. */
export interface TakeTile {
  move: "take-tile";
  column: number;
  row: number;
}

/**
 * A possible end of a hunter's run, and what it eats on one path to it.
 *
 * Paths to the same end with different meals are separate targets, the best first: for a tiger or
 * eagle the one that eats most, for a dinosaur the one that lays most eggs and spares prey.
 */
export interface Target {
  hunter: number;
  cell: number;
  path: number[];
  meals: number[];
  eaten: Animal[];
  eggs: number;
  young: number;
}

export const TERRAINS = ["lake", "forest", "plain", "mountain", "universal"] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Several have the most points; this one is the last of them in turn order. */
export interface TieBroken {
  event: "tie-broken";
  rule: string;
  seat: number;
  points: number;
}

/** Two joined hexes; the animal, if any, is printed on the first. */
export interface Tile {
  tile: string;
  stack: StackName;
  terrain: Terrain;
  other_terrain: Terrain;
  animal: Animal | null;
}

/** A tile comes face up onto the biome board. */
export interface TileLaid {
  event: "tile-laid";
  rule: string;
  tile: string;
  column: number;
  row: number;
  animal: Animal;
}

/** The tile is part of the world: its hexes are the last two cells. */
export interface TilePlaced {
  event: "tile-placed";
  rule: string;
  seat: number;
  tile: string;
  terrain: Terrain;
  other_terrain: Terrain;
  first_cell: number;
}

export interface TileTaken {
  event: "tile-taken";
  rule: string;
  seat: number;
  tile: string;
  column: number;
  row: number;
  animal: Animal;
}

/** One player's ecosystem. */
export interface World {
  cells: Cell[];
  eggs: number;
  golden: number;
  plain_eggs: number;
  dinosaurs: number;
  points: number;
  stage: Stage;
  animal: Animal | null;
  to_act: number[];
  run: Run | null;
  choosing_young: number[];
}
