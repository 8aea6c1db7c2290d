/** How the offered moves are found on the board: on a border, a tile, a find, a card, a helper. */

import type { Move } from "../contract";

export interface Picks {
  /** By border: placing, placing with a tool, lifting. */
  borders: Map<number, Move[]>;
  /** By place: what the master of the dig may take, what the radar may look under. */
  dig: Map<number, Move>;
  look: Map<number, Move>;
  finds: Map<string, Move>;
  buy: Map<string, Move>;
  sell: Map<string, Move>;
  /** By species; a second move takes the plaster cast. */
  assemble: Map<string, Move[]>;
  cards: Map<string, Move>;
  /** By how many sharp chisels are kept. */
  end: Map<number, Move>;
  parts: Map<number, Move>;
  strongTool: Move | null;
  sharpening: Move | null;
  pass: Move | null;
}

/** One number for the border between two places. */
export function borderOf(one: number, other: number): number {
  return Math.min(one, other) * 64 + Math.max(one, other);
}

export function placesOf(border: number): [one: number, other: number] {
  return [Math.floor(border / 64), border % 64];
}

export function picks(choices: Move[]): Picks {
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

function put(found: Picks, move: Move): void {
  switch (move.move) {
    case "place-chisel":
    case "place-with-tool":
    case "lift-chisel": {
      const border = borderOf(move["one"] as number, move["other"] as number);
      found.borders.set(border, [...(found.borders.get(border) ?? []), move]);
      break;
    }
    case "dig-out":
      found.dig.set(move["place"] as number, move);
      break;
    case "look-under":
      found.look.set(move["place"] as number, move);
      break;
    case "take-find":
      found.finds.set(move["tile"] as string, move);
      break;
    case "buy-fossil":
      found.buy.set(move["tile"] as string, move);
      break;
    case "sell-fossil":
      found.sell.set(move["tile"] as string, move);
      break;
    case "assemble":
    case "assemble-with-cast": {
      const species = move["species"] as string;
      found.assemble.set(species, [...(found.assemble.get(species) ?? []), move]);
      break;
    }
    case "play-card":
      found.cards.set(move["card"] as string, move);
      break;
    case "end-turn":
      found.end.set(move["keep"] as number, move);
      break;
    case "choose-part":
      found.parts.set(move["part"] as number, move);
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
