/** What the table sends of a game of Dino Bones, word for word as the server says it. */

export type Stage =
  | "turn"
  | "voucher"
  | "fracture_map"
  | "radar"
  | "part"
  | "helmet"
  | "division"
  | "brush"
  | "brush_find"
  | "last_two"
  | "closing"
  | "last_skeletons"
  | "over";

export interface SlabTile {
  place: number;
  q: number;
  r: number;
  face_up: boolean;
  /** null: face down, and this viewer does not know it. */
  tile: string | null;
  boulders: number[];
  /** Seats that looked under it. */
  seen_by: number[];
}

export interface Border {
  one: number;
  other: number;
  price: number;
  chisel: number | null;
}

export interface Share {
  seat: number;
  chisels: number;
  tiles: number;
}

export interface Part {
  places: number[];
  shares: Share[];
  leader: number;
}

export interface Preview {
  one: number;
  other: number;
  /** One part, or two equal ones to choose from. */
  parts: Part[];
}

export interface Find {
  place: number;
  /** null only while it is being turned up. */
  tile: string | null;
}

export interface Division {
  finds: Find[];
  shares: Share[];
  left: number;
  participants: number[];
}

export interface AssembledSkeleton {
  species: string;
  points: number;
  /** What stands in each part: its own name, bone_pile or plaster_cast. */
  parts: string[];
}

export interface Digger {
  character: string;
  sharp: number;
  dull: number;
  spent: number;
  on_slab: number;
  keeps: number;
  amber: number;
  loose: Record<string, number>;
  plants: number;
  plant_points: number;
  next_plant_points: number | null;
  pterodactyls: number;
  skeletons: AssembledSkeleton[];
  cards: number;
  played: string[];
}

export interface SpeciesFacts {
  species: string;
  parts: string[];
  skeletons: number;
  points: number;
  amber: number;
}

export interface Question {
  stage: Stage;
  rule: string;
  left: number | null;
}

export interface DinoBonesView {
  game: "dino_bones";
  seat: number | null;
  players: number;
  over: boolean;
  deciding: number[];
  winners: number[];
  decided_by: string | null;
  scores: number[];
  layout: string;
  first_player: number;
  active: number;
  turn: number;
  idle_turns: number;
  question: Question | null;
  slab: SlabTile[];
  borders: Border[];
  previews: Preview[];
  parts: number[][];
  division: Division | null;
  diggers: Digger[];
  hand: string[];
  supply: number;
  stock: Record<string, number>;
  help_price: number;
  owed: number;
  placed: number;
  charges: number;
  sold: boolean;
  sale_pays: number;
  unseen: Record<string, number>;
  species: SpeciesFacts[];
  plant_points: number[];
}

interface Named {
  rule: string;
}

export type DinoBonesEvent = Named &
  (
    | { event: "slab-laid"; layout: string }
    | { event: "first-player-set"; seat: number }
    | { event: "head-start"; seat: number; sharp: number; amber: number }
    | { event: "card-dealt"; seat: number; card: string }
    | { event: "turn-began"; seat: number; turn: number }
    | { event: "chisels-sharpened"; seat: number; chisels: number }
    | { event: "chisel-lifted"; seat: number; one: number; other: number }
    | { event: "chisel-placed"; seat: number; one: number; other: number }
    | { event: "boulders-broken"; seat: number; chisels: number }
    | { event: "boulders-ignored"; seat: number }
    | { event: "turn-ended"; seat: number; kept: number; dulled: number }
    | { event: "slab-split"; places: number[]; cut: [number, number][] }
    | { event: "part-chosen"; seat: number; places: number[] }
    | { event: "finds-turned-up"; places: number[]; tiles: string[] }
    | { event: "chisels-returned"; seat: number; dull: number; sharp: number }
    | { event: "share-set"; seat: number; chisels: number; tiles: number }
    | { event: "find-taken"; seat: number; place: number; tile: string }
    | { event: "finds-left"; places: number[]; tiles: string[] }
    | { event: "skeleton-assembled"; seat: number; species: string; piles: number; cast: boolean }
    | { event: "amber-gained"; seat: number; amber: number }
    | { event: "help-bought"; seat: number; help: string; amber: number }
    | { event: "tile-dug-out"; seat: number; place: number; tile: string }
    | { event: "tile-bought"; seat: number; tile: string }
    | { event: "tile-sold"; seat: number; tile: string }
    | { event: "card-played"; seat: number; card: string }
    | { event: "radar-used"; seat: number; place: number }
    | { event: "radar-showed"; seat: number; place: number; tile: string }
    | { event: "last-two-reached"; seat: number; places: number[]; tiles: string[] }
    | { event: "dig-abandoned"; turns: number }
    | { event: "game-ended"; seats: number[]; points: number }
  );
