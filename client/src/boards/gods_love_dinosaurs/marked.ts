/** Where in the own world the choice is made that a guided game asks for. */

import type { Move } from "../contract";
import { keyOf } from "./hexes";
import type { Hand } from "./lights";
import { fitting, next, type Picks } from "./picking";
import type { World } from "./view";

export interface Marked {
  /** The hex to be picked next. */
  hex: string | null;
  /** The button to be pressed next. */
  press: "turn" | "place" | "go" | null;
}

const NOWHERE: Marked = { hex: null, press: null };

export function markedFor(move: Move | null, found: Picks, world: World | null, hand: Hand, pinned: string | null, direction: number): Marked {
  if (move === null || world === null) return NOWHERE;
  const towards = move["direction"] as number;
  const from = world.cells[move["cell"] as number];
  if (move.move === "place-tile") {
    const hex = keyOf({ q: move["q"] as number, r: move["r"] as number });
    const turns = found.spots.get(hex)?.turns;
    if (pinned !== hex || turns === undefined) return { hex, press: null };
    return { hex: null, press: fitting(turns, direction) === towards ? "place" : "turn" };
  }
  if (from === undefined) return NOWHERE;
  if (move.move === "breed" && hand.chosen !== move["cell"]) return { hex: keyOf(from), press: null };
  if (move.move !== "breed" && move.move !== "step") return NOWHERE;
  return hand.end === null ? { hex: keyOf(next(from, towards)), press: null } : { hex: null, press: "go" };
}
