/** How the offered moves are found on the board: on a card of the hand, on a player, on a dinosaur. */

import type { Move } from "../contract";
import type { DinosaurName } from "./view";

/** The instant card that a move plays. */
const PLAYS: Record<string, string> = {
  "raise-score": "tailwind",
  "lower-score": "headwind",
  "invert-scores": "topsy_turvy",
  insure: "catastrophe_policy",
  "send-on": "not_my_problem",
};

export interface Picks {
  /** Moves by card; more than one: the card must still be aimed at somebody. */
  cards: Map<string, Move[]>;
  /** Moves by player, given the card in hand that is being aimed or the player picked first. */
  targets: Map<number, Move | "first">;
  boards: Map<DinosaurName, Move>;
  passes: Move[];
  /** What needs a button of its own, because no card and no player stands for it alone. */
  others: Move[];
}

export function picks(choices: Move[], aimed: string | null, first: number | null): Picks {
  const found: Picks = { cards: new Map(), targets: new Map(), boards: new Map(), passes: [], others: [] };
  for (const move of choices) {
    const card = (move["card"] as string | undefined) ?? PLAYS[move.move];
    const target = move["target"] as number | undefined;
    if (move.move === "pass" || move.move === "pass-round") found.passes.push(move);
    else if (move.move === "take-board") found.boards.set(move["board"] as DinosaurName, move);
    else if (move.move === "swap-others") pairUp(found, move, first);
    else if (card !== undefined) {
      found.cards.set(card, [...(found.cards.get(card) ?? []), move]);
      if (target !== undefined && card === aimed) found.targets.set(target, move);
    } else if (target !== undefined) found.targets.set(target, move);
    else found.others.push(move);
  }
  return found;
}

function pairUp(found: Picks, move: Move, first: number | null): void {
  const pair = [move["one"] as number, move["other"] as number];
  if (first === null) for (const seat of pair) found.targets.set(seat, "first");
  else if (pair.includes(first)) {
    found.targets.set(pair[0] === first ? pair[1]! : pair[0]!, move);
    found.targets.set(first, "first");
  }
  found.others.push(move);
}

/** Moves that are offered as buttons with words: on targets too, for those who do not see the board. */
export function worded(choices: Move[], aimed: string | null): Move[] {
  return choices.filter((move) => {
    if (move["target"] === undefined) return move.move === "look-ahead" || move.move === "swap-others";
    const card = PLAYS[move.move];
    return card === undefined || card === aimed;
  });
}
