/* Made from the server's JSON schema: make wire. */

export interface DinoBonesView {
  game: "dino_bones";
  seat: number | null;
  players: number;
  over: boolean;
  deciding: number[];
  winners: number[];
  decided_by: string | null;
  scores: number[];
  layout: Layout;
  first_player: number;
  active: number;
  turn_number: number;
  idle_turns: number;
  question: Question | null;
  slab: SlabTile[];
  borders: Border[];
  previews: Preview[];
  parts: number[][];
  division: Division | null;
  diggers: Digger[];
  hand: Equipment[];
  supply: number;
  stock: Partial<Record<TileKind, number>>;
  help_price: number;
  owed: number;
  placed: number;
  charges: number;
  sold: boolean;
  sale_pays: number;
  unseen: Partial<Record<TileKind, number>>;
  species: Species[];
  plant_points: number[];
}

export type DinoBonesEvent =
  | SlabLaid
  | FirstPlayerChosen
  | HeadStart
  | CardDealt
  | TurnBegan
  | ChiselsSharpened
  | ChiselLifted
  | ChiselPlaced
  | BouldersBroken
  | BouldersIgnored
  | TurnEnded
  | SlabSplit
  | PartChosen
  | FindsTurnedUp
  | ChiselsReturned
  | ShareSet
  | FindTaken
  | FindsLeft
  | SkeletonAssembled
  | AmberGained
  | HelpBought
  | TileDugOut
  | TileBought
  | TileSold
  | CardPlayed
  | RadarUsed
  | RadarShowed
  | LastTwoReached
  | DigAbandoned
  | GameEnded;

export type DinoBonesMove =
  | Pass
  | EndTurn
  | BuyStrongTool
  | BuyQuickSharpening
  | ChoosePart
  | TakeFind
  | BuyFossil
  | SellFossil
  | Assemble
  | AssembleWithCast
  | PlayCard
  | DigOut
  | LookUnder
  | PlaceChisel
  | PlaceWithTool
  | LiftChisel;

/** Amber from the supply: for a skeleton, a pterodactyl, a sale, a card. */
export interface AmberGained {
  event: "amber-gained";
  rule: string;
  seat: number;
  amber: number;
}

/** Assemble a skeleton; bone piles replace the missing parts. */
export interface Assemble {
  move: "assemble";
  species: SpeciesName;
}

/** Assemble a skeleton with the plaster cast for one missing part, bone piles for others. */
export interface AssembleWithCast {
  move: "assemble-with-cast";
  species: SpeciesName;
}

/** A border between two slab tiles, the lower place first. */
export interface Border {
  one: number;
  other: number;
  price: number;
  chisel: number | null;
}

/** Chisels spent on the boulders of the border where one was just placed. */
export interface BouldersBroken {
  event: "boulders-broken";
  rule: string;
  seat: number;
  chisels: number;
}

/** A strong tool or a jackhammer was used where a chisel was just placed. */
export interface BouldersIgnored {
  event: "boulders-ignored";
  rule: string;
  seat: number;
}

/** Help: take a tile out of the leader's stock. */
export interface BuyFossil {
  move: "buy-fossil";
  tile: TileKind;
}

/** Help: sharpen two more chisels. */
export interface BuyQuickSharpening {
  move: "buy-quick-sharpening";
}

/** Help: two chisels placed in this turn ignore boulders. */
export interface BuyStrongTool {
  move: "buy-strong-tool";
}

/** For the player who got it. */
export interface CardDealt {
  event: "card-dealt";
  rule: string;
  seat: number;
  card: Equipment;
}

export interface CardPlayed {
  event: "card-played";
  rule: string;
  seat: number;
  card: Equipment;
}

export const CHARACTERS = [
  "naomi_grant",
  "ted_park",
  "wilson_moore",
  "malcolm_stone",
  "barbara_murphy",
  "amy_liu",
] as const;
export type Character = (typeof CHARACTERS)[number];

/** An own chisel leaves the slab, sharp. */
export interface ChiselLifted {
  event: "chisel-lifted";
  rule: string;
  seat: number;
  one: number;
  other: number;
}

export interface ChiselPlaced {
  event: "chisel-placed";
  rule: string;
  seat: number;
  one: number;
  other: number;
}

/** Chisels go back from the slab to their owner. */
export interface ChiselsReturned {
  event: "chisels-returned";
  rule: string;
  seat: number;
  dull: number;
  sharp: number;
}

export interface ChiselsSharpened {
  event: "chisels-sharpened";
  rule: string;
  seat: number;
  chisels: number;
}

/** Choose which of several equal parts is divided; `part` is its index in the view's `parts`. */
export interface ChoosePart {
  move: "choose-part";
  part: number;
}

/** The game ends after this many turns in a row without a tile leaving the slab. */
export interface DigAbandoned {
  event: "dig-abandoned";
  rule: string;
  idle_turns: number;
}

/** Help: the master of the dig takes a slab tile that has one's own chisel on a side. */
export interface DigOut {
  move: "dig-out";
  place: number;
}

/** A player. All of this is public; `cards` is only the number of cards in hand. */
export interface Digger {
  character: Character;
  sharp: number;
  dull: number;
  spent: number;
  on_slab: number;
  keeps: number;
  amber: number;
  loose: Partial<Record<TileKind, number>>;
  plants: number;
  plant_points: number;
  next_plant_points: number | null;
  pterodactyls: number;
  skeletons: Skeleton[];
  cards: number;
  played: Equipment[];
  points: PointParts;
}

/** A division under way. */
export interface Division {
  finds: Find[];
  shares: Share[];
  left: number;
  participants: number[];
}

/** End the turn and keep this many sharp chisels; the others turn dull. */
export interface EndTurn {
  move: "end-turn";
  keep: number;
}

export const EQUIPMENTS = [
  "backpack",
  "voucher",
  "whetstone",
  "jackhammer",
  "ground_radar",
  "amber_vein",
  "fracture_map",
  "helmet",
  "brush",
  "plaster_cast",
  "museum_contract",
  "tent",
] as const;
export type Equipment = (typeof EQUIPMENTS)[number];

export const FILLED_PARTS = [
  "skull",
  "neck",
  "chest",
  "body",
  "pelvis",
  "hindquarters",
  "tail",
  "front",
  "rear",
  "whole",
  "bone_pile",
  "plaster_cast",
] as const;
export type FilledPart = (typeof FILLED_PARTS)[number];

/** A tile that came off the slab and is not taken yet. */
export interface Find {
  place: number;
  tile: TileKind;
}

export interface FindTaken {
  event: "find-taken";
  rule: string;
  seat: number;
  place: number;
  tile: TileKind;
}

/** Finds that no player took go to the leader's stock. */
export interface FindsLeft {
  event: "finds-left";
  rule: string;
  places: number[];
  tiles: TileKind[];
}

/** The tiles of the part that lay face down, by place. */
export interface FindsTurnedUp {
  event: "finds-turned-up";
  rule: string;
  places: number[];
  tiles: TileKind[];
}

export interface FirstPlayerChosen {
  event: "first-player-chosen";
  rule: string;
  seat: number;
}

export interface GameEnded {
  event: "game-ended";
  rule: string;
  seats: number[];
  points: number;
}

/** The chisels and amber that a later player begins with. */
export interface HeadStart {
  event: "head-start";
  rule: string;
  seat: number;
  sharp: number;
  amber: number;
}

export const HELPS = ["strong_tool", "quick_sharpening", "purchase", "master"] as const;
export type Help = (typeof HELPS)[number];

export interface HelpBought {
  event: "help-bought";
  rule: string;
  seat: number;
  help: Help;
  amber: number;
}

/** Two tiles are left: this player takes one, the other goes to the leader. */
export interface LastTwoReached {
  event: "last-two-reached";
  rule: string;
  seat: number;
  places: number[];
  tiles: TileKind[];
}

export const LAYOUTS = ["A", "B"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Take one of one's own chisels off the slab, sharp. */
export interface LiftChisel {
  move: "lift-chisel";
  one: number;
  other: number;
}

/** Look at the front of a face-down tile with the ground radar. */
export interface LookUnder {
  move: "look-under";
  place: number;
}

/** A part that is, or would be, divided; shares in the order of taking. */
export interface Part {
  places: number[];
  shares: Share[];
  leader: number;
}

/** This one of several equal parts is divided. */
export interface PartChosen {
  event: "part-chosen";
  rule: string;
  seat: number;
  places: number[];
}

export const PART_NAMES = [
  "skull",
  "neck",
  "chest",
  "body",
  "pelvis",
  "hindquarters",
  "tail",
  "front",
  "rear",
  "whole",
] as const;
export type PartName = (typeof PART_NAMES)[number];

/** Play no card, stop looking or lifting, stop assembling, or end the last turn. */
export interface Pass {
  move: "pass";
}

/** Lay a sharp chisel between two tiles and break the boulders there. */
export interface PlaceChisel {
  move: "place-chisel";
  one: number;
  other: number;
}

/** Lay a sharp chisel between two tiles; a strong tool or a jackhammer ignores the boulders. */
export interface PlaceWithTool {
  move: "place-with-tool";
  one: number;
  other: number;
}

export interface PlayCard {
  move: "play-card";
  card: Equipment;
}

/** What a player's points are made of. */
export interface PointParts {
  skeletons: number;
  pterodactyls: number;
  loose: number;
  plants: number;
  amber: number;
}

/** The part that a chisel placed here would split off, or two equal ones to choose from. */
export interface Preview {
  one: number;
  other: number;
  parts: Part[];
}

/** What the deciding player must choose, and by which rule. */
export interface Question {
  stage: Stage;
  rule: string;
  left: number | null;
}

/** For the player who looks. */
export interface RadarShowed {
  event: "radar-showed";
  rule: string;
  seat: number;
  place: number;
  tile: TileKind;
}

/** A player looks under this tile; all players see which one it is. */
export interface RadarUsed {
  event: "radar-used";
  rule: string;
  seat: number;
  place: number;
}

/** Sell a loose tile to the leader. */
export interface SellFossil {
  move: "sell-fossil";
  tile: TileKind;
}

/** The number of tiles a participant of a division takes, by their chisels on the cut. */
export interface Share {
  seat: number;
  chisels: number;
  tiles: number;
}

/** How many finds a participant takes, in the order of taking; 0: none are left (DB-29). */
export interface ShareSet {
  event: "share-set";
  rule: string;
  seat: number;
  chisels: number;
  tiles: number;
}

/** An assembled skeleton. */
export interface Skeleton {
  species: SpeciesName;
  points: number;
  parts: FilledPart[];
}

export interface SkeletonAssembled {
  event: "skeleton-assembled";
  rule: string;
  seat: number;
  species: SpeciesName;
  piles: number;
  cast: boolean;
}

/** The slab lies on the table; `layout` is A (every other tile face up) or B (all face down). */
export interface SlabLaid {
  event: "slab-laid";
  rule: string;
  layout: Layout;
}

/** A part has come off; `cut` are the borders, as pairs of places, that the crack ran along. */
export interface SlabSplit {
  event: "slab-split";
  rule: string;
  places: number[];
  cut: [number, number][];
}

/**
 * A tile that is still in the slab, at axial coordinates q and r.
 *
 * With q to the right and r to the lower right the sides are numbered clockwise from the right:
 * (+1,0), (0,+1), (-1,+1), (-1,0), (0,-1), (+1,-1).
 */
export interface SlabTile {
  place: number;
  q: number;
  r: number;
  face_up: boolean;
  tile: TileKind | null;
  boulders: number[];
  seen_by: number[];
}

/** The data of a species in this box. */
export interface Species {
  species: SpeciesName;
  parts: PartName[];
  skeletons: number;
  points: number;
  amber: number;
}

export const SPECIES_NAMES = [
  "brachiosaurus",
  "tyrannosaurus",
  "triceratops",
  "velociraptor",
  "pterodactyl",
] as const;
export type SpeciesName = (typeof SPECIES_NAMES)[number];

export const STAGES = [
  "turn",
  "voucher",
  "fracture_map",
  "radar",
  "part",
  "helmet",
  "division",
  "brush",
  "brush_find",
  "last_two",
  "closing",
  "last_skeletons",
  "over",
] as const;
export type Stage = (typeof STAGES)[number];

/** Take a tile in a division; equal tiles are interchangeable. */
export interface TakeFind {
  move: "take-find";
  tile: TileKind;
}

export interface TileBought {
  event: "tile-bought";
  rule: string;
  seat: number;
  tile: TileKind;
}

/** The master of the dig took a tile out of the slab, face up. */
export interface TileDugOut {
  event: "tile-dug-out";
  rule: string;
  seat: number;
  place: number;
  tile: TileKind;
}

export const TILE_KINDS = [
  "brachiosaurus_skull",
  "brachiosaurus_neck",
  "brachiosaurus_chest",
  "brachiosaurus_pelvis",
  "brachiosaurus_tail",
  "tyrannosaurus_skull",
  "tyrannosaurus_chest",
  "tyrannosaurus_pelvis",
  "tyrannosaurus_tail",
  "triceratops_skull",
  "triceratops_body",
  "triceratops_hindquarters",
  "velociraptor_front",
  "velociraptor_rear",
  "pterodactyl",
  "plant",
  "bone_pile",
] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export interface TileSold {
  event: "tile-sold";
  rule: string;
  seat: number;
  tile: TileKind;
}

export interface TurnBegan {
  event: "turn-began";
  rule: string;
  seat: number;
  turn_number: number;
}

/** Sharp chisels kept, and how many turned dull (those spent on boulders included). */
export interface TurnEnded {
  event: "turn-ended";
  rule: string;
  seat: number;
  kept: number;
  dulled: number;
}
