/** What the board says in words: moves, events, hexes, worlds. */

import type { Text } from "../contract";
import { sentencesOf } from "../kit/names_and_sentences";
import {
  ANIMALS,
  type Animal,
  type Outlook,
  type Tile,
  type World,
  type GodsLoveDinosaursEvent,
  type GodsLoveDinosaursMove,
} from "./types";

export const { event: eventInWords, move: moveInWords } = sentencesOf<
  GodsLoveDinosaursEvent,
  GodsLoveDinosaursMove
>("gods_love_dinosaurs");

/** Points, and the eggs and dinosaurs they come from. */
export function scoreInWords(world: World, t: Text): string {
  return t("board-gods_love_dinosaurs-score", {
    points: world.points,
    eggs: world.plain_eggs,
    golden: world.golden,
    dinosaurs: world.dinosaurs,
  });
}

/** A coordinate with a real minus. */
export { minus as signed } from "../../text/numbers";

/** "Hex 12: forest, tiger". */
export function cellInWords(world: World, cell: number, t: Text): string {
  const { terrain, animal } = world.cells[cell] ?? { terrain: "", animal: null };
  const words = { cell, terrain: cell === 0 ? "nest" : terrain, animal: animal ?? "none" };
  return t("board-gods_love_dinosaurs-hex", words);
}

export function tileInWords(tile: Tile, t: Text): string {
  return t("board-gods_love_dinosaurs-tile", {
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
    .map(({ animal, count }) => t("board-gods_love_dinosaurs-some", { animal, count }))
    .join(", ");
}

/** What a run eats, in the order it does. */
export function mealsInWords(eaten: Animal[], t: Text): string {
  return eaten.map((animal) => t("animal-name", { animal })).join(", ");
}

/** A forecast in a sentence or two; `left`: figures of the animal in a supply that can run out. */
export function outlookInWords(outlook: Outlook, left: number | null, t: Text): string {
  const { animal, activity, able, unable, fed, thriving, eggs } = outlook;
  const all = able.length + unable.length;
  const yes = (is: boolean): string => (is ? "yes" : "no");
  const lead = t("board-gods_love_dinosaurs-outlook-lead", { animal, left: yes(outlook.under_way) });
  if (all === 0)
    return `${lead}: ${t("board-gods_love_dinosaurs-outlook-none", { left: yes(outlook.under_way) })}`;
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
  const parts = [`${lead}: ${t(`board-gods_love_dinosaurs-outlook-${activity}`, numbers)}`];
  if (outlook.hatchable) parts.push(t("board-gods_love_dinosaurs-outlook-hatch"));
  if (left !== null && animal !== "dinosaur")
    parts.push(t("board-gods_love_dinosaurs-supply", { count: left }));
  return parts.join(" ");
}
