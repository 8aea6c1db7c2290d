/** How the offered moves are found on the board: on a border, a tile, a find, a card, a helper. */
import type { DinoBonesMove } from "./types";

export interface Picks {
  /** By border: placing, placing with a tool, lifting. */
  borders: Map<number, DinoBonesMove[]>;
  /** By place: what the master of the dig may take, what the radar may look under. */
  dig: Map<number, DinoBonesMove>;
  look: Map<number, DinoBonesMove>;
  finds: Map<string, DinoBonesMove>;
  buy: Map<string, DinoBonesMove>;
  sell: Map<string, DinoBonesMove>;
  /** By species; a second move takes the plaster cast. */
  assemble: Map<string, DinoBonesMove[]>;
  cards: Map<string, DinoBonesMove>;
  /** By how many sharp chisels are kept. */
  end: Map<number, DinoBonesMove>;
  parts: Map<number, DinoBonesMove>;
  strongTool: DinoBonesMove | null;
  sharpening: DinoBonesMove | null;
  pass: DinoBonesMove | null;
}

/** One number for the border between two places. */
export function borderOf(one: number, other: number): number {
  return Math.min(one, other) * 64 + Math.max(one, other);
}

export function placesOf(border: number): [one: number, other: number] {
  return [Math.floor(border / 64), border % 64];
}

export function picks(choices: DinoBonesMove[]): Picks {
  const found: Picks = {
    borders: new Map(),
    dig: new Map(),
    look: new Map(),
    finds: new Map(),
    buy: new Map(),
    sell: new Map(),
    assemble: new Map(),
    cards: new Map(),
    end: new Map(),
    parts: new Map(),
    strongTool: null,
    sharpening: null,
    pass: null,
  };
  for (const move of choices) put(found, move);
  return found;
}

function put(found: Picks, move: DinoBonesMove): void {
  switch (move.move) {
    case "place-chisel":
    case "place-with-tool":
    case "lift-chisel": {
      const border = borderOf(move.one, move.other);
      found.borders.set(border, [...(found.borders.get(border) ?? []), move]);
      break;
    }
    case "dig-out":
      found.dig.set(move.place, move);
      break;
    case "look-under":
      found.look.set(move.place, move);
      break;
    case "take-find":
      found.finds.set(move.tile, move);
      break;
    case "buy-fossil":
      found.buy.set(move.tile, move);
      break;
    case "sell-fossil":
      found.sell.set(move.tile, move);
      break;
    case "assemble":
    case "assemble-with-cast": {
      const species = move.species;
      found.assemble.set(species, [...(found.assemble.get(species) ?? []), move]);
      break;
    }
    case "play-card":
      found.cards.set(move.card, move);
      break;
    case "end-turn":
      found.end.set(move.keep, move);
      break;
    case "choose-part":
      found.parts.set(move.part, move);
      break;
    case "buy-strong-tool":
      found.strongTool = move;
      break;
    case "buy-quick-sharpening":
      found.sharpening = move;
      break;
    case "pass":
      found.pass = move;
      break;
  }
}
