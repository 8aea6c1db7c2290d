/** What the board says in words: moves, events, hexes, worlds. */

import type { Identity, Text } from "../contract";
import {
  ANIMALS,
  type Animal,
  type GodsLoveDinosaursEvent,
  type GodsLoveDinosaursMove,
  type Outlook,
  type Tile,
  type World,
} from "./types";

/** For so many eggs one golden one lies in the nest. */
const EGGS_OF_A_GOLDEN_ONE = 5;

/** The eggs that lie beside the golden ones. */
export function plainEggs({ eggs, golden }: World): number {
  return Math.max(0, eggs - EGGS_OF_A_GOLDEN_ONE * golden);
}

/** Points, and the eggs and dinosaurs they come from. */
export function scoreInWords(world: World, t: Text): string {
  return t("board-gld-score", {
    points: world.points,
    eggs: plainEggs(world),
    golden: world.golden,
    dinosaurs: world.dinosaurs,
  });
}

/** A coordinate with a real minus. */
export { minus as signed } from "../../text/numbers";

export function listed(names: string[], t: Text): string {
  if (names.length < 2) return names.join("");
  return t("list-and", { head: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

export function nameOf(identities: Identity[], seat: number): string {
  return identities[seat]?.name ?? "";
}

function args(fields: object, identities: Identity[]): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (Array.isArray(value)) {
      found[`${field}_count`] = value.length;
      found[field] = value.join(", ");
    } else if (field === "seat" && typeof value === "number") found[field] = nameOf(identities, value);
    else if (typeof value === "number" || typeof value === "string") found[field] = value;
  }
  return found;
}

export function moveInWords(move: GodsLoveDinosaursMove, identities: Identity[], t: Text): string {
  return t(`move-${move.move}`, args(move, identities));
}

export function eventInWords(event: GodsLoveDinosaursEvent, identities: Identity[], t: Text): string {
  return t(`event-${event.event}`, args(event, identities));
}

/** "Hex 12: forest, tiger". */
export function cellInWords(world: World, cell: number, t: Text): string {
  const { terrain, animal } = world.cells[cell] ?? { terrain: "", animal: null };
  const words = { cell, terrain: cell === 0 ? "nest" : terrain, animal: animal ?? "none" };
  return t("board-gld-hex", words);
}

export function tileInWords(tile: Tile, t: Text): string {
  return t("board-gld-tile", {
    terrain: tile.terrain,
    other: tile.other_terrain,
    animal: tile.animal ?? "none",
  });
}

/** How many of each animal live here. */
export function worldInWords(world: World, t: Text): string {
  const animals = ANIMALS.map((animal) => ({
    animal,
    count: world.cells.filter((cell) => cell.animal === animal).length,
  }));
  return animals
    .filter(({ count }) => count > 0)
    .map(({ animal, count }) => t("board-gld-some", { animal, count }))
    .join(", ");
}

/** What a run eats, in the order it does. */
export function mealsInWords(eaten: Animal[], t: Text): string {
  return eaten.map((animal) => t("animal-name", { animal })).join(", ");
}

/** A forecast in a sentence or two; `left`: figures of the animal in a supply that can run out. */
export function outlookInWords(outlook: Outlook, left: number | null, t: Text): string {
  const { animal, able, unable, fed, thriving, eggs } = outlook;
  const prey = ["frog", "rabbit", "rat"].includes(animal);
  const kind = animal === "dinosaur" ? "run" : prey ? "breed" : "hunt";
  const all = able.length + unable.length;
  const yes = (is: boolean): string => (is ? "yes" : "no");
  const lead = t("board-gld-outlook-lead", { animal, left: yes(outlook.under_way) });
  if (all === 0) return `${lead}: ${t("board-gld-outlook-none", { left: yes(outlook.under_way) })}`;
  const numbers = {
    able: able.length,
    all,
    fed,
    hungry: all - fed,
    thriving,
    eggs,
    exact: yes(outlook.exact),
    both: yes(outlook.at_once),
  };
  const parts = [`${lead}: ${t(`board-gld-outlook-${kind}`, numbers)}`];
  if (outlook.hatchable) parts.push(t("board-gld-outlook-hatch"));
  if (left !== null && animal !== "dinosaur") parts.push(t("board-gld-supply", { count: left }));
  return parts.join(" ");
}
