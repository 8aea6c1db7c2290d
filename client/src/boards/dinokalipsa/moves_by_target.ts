/** How the offered moves are found on the board: on a card of the hand, on a player, on a dinosaur. */
import type { BoardName, CardName, DinokalipsaMove, SwapOthers } from "./types";

/** The card that a move plays, throws away or takes. */
function cardOf(move: DinokalipsaMove): CardName | undefined {
  return "card" in move ? move.card : undefined;
}

/** At whom a move is aimed; undefined: at no single player. */
export function targetOf(move: DinokalipsaMove): number | undefined {
  return "target" in move ? move.target : undefined;
}

export interface Picks {
  /** Moves by card; more than one: the card still needs a target. */
  cards: Map<CardName, DinokalipsaMove[]>;
  /** Moves by player, given the card in hand that is being aimed or the player picked first. */
  targets: Map<number, DinokalipsaMove | "first">;
  boards: Map<BoardName, DinokalipsaMove>;
  passes: DinokalipsaMove[];
  /** What needs a button of its own, because no card and no player stands for it alone. */
  others: DinokalipsaMove[];
}

export function picks(choices: DinokalipsaMove[], aimed: CardName | null, first: number | null): Picks {
  const found: Picks = { cards: new Map(), targets: new Map(), boards: new Map(), passes: [], others: [] };
  for (const move of choices) {
    const card = cardOf(move);
    const target = targetOf(move);
    if (move.move === "pass" || move.move === "pass-round") found.passes.push(move);
    else if (move.move === "take-board") found.boards.set(move.board, move);
    else if (move.move === "swap-others") pairUp(found, move, first);
    else if (card !== undefined) {
      found.cards.set(card, [...(found.cards.get(card) ?? []), move]);
      if (target !== undefined && card === aimed) found.targets.set(target, move);
    } else if (target !== undefined) found.targets.set(target, move);
    else found.others.push(move);
  }
  return found;
}

function pairUp(found: Picks, move: SwapOthers, first: number | null): void {
  const pair = [move.one, move.other];
  if (first === null) for (const seat of pair) found.targets.set(seat, "first");
  else if (pair.includes(first)) {
    found.targets.set(pair[0] === first ? pair[1]! : pair[0]!, move);
    found.targets.set(first, "first");
  }
  found.others.push(move);
}

/** Moves that have buttons with words; moves with a target too, for screen readers. */
export function worded(choices: DinokalipsaMove[], aimed: CardName | null): DinokalipsaMove[] {
  const { others, targets } = picks(choices, aimed, null);
  return choices.filter((move) => others.includes(move) || targets.get(targetOf(move) ?? -1) === move);
}
