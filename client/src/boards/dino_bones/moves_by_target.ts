/** How the offered moves are found on the board: on a border, a tile, a find, a card, a helper. */
import { movesBy, movesGroupedBy, onlyMove } from "../kit/group_moves";
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
  const chiselling = ["place-chisel", "place-with-tool", "lift-chisel"] as const;
  return {
    borders: movesGroupedBy(choices, chiselling, ({ one, other }) => borderOf(one, other)),
    dig: movesBy(choices, "dig-out", ({ place }) => place),
    look: movesBy(choices, "look-under", ({ place }) => place),
    finds: movesBy(choices, "take-find", ({ tile }) => tile),
    buy: movesBy(choices, "buy-fossil", ({ tile }) => tile),
    sell: movesBy(choices, "sell-fossil", ({ tile }) => tile),
    assemble: movesGroupedBy(choices, ["assemble", "assemble-with-cast"], ({ species }) => species),
    cards: movesBy(choices, "play-card", ({ card }) => card),
    end: movesBy(choices, "end-turn", ({ keep }) => keep),
    parts: movesBy(choices, "choose-part", ({ part }) => part),
    strongTool: onlyMove(choices, "buy-strong-tool"),
    sharpening: onlyMove(choices, "buy-quick-sharpening"),
    pass: onlyMove(choices, "pass"),
  };
}
