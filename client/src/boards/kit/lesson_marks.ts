/**
 * In a guided game one choice is meant. Whatever has to be pressed next on the way to it bears the
 * attribute `data-meant`, so that nobody has to search the board; everywhere else nothing does.
 */
import { getContext, setContext } from "svelte";
import type { Move } from "../contract";

const MEANT = Symbol("meant");

export interface Meant<Choice> {
  /** The choice that is meant now; null: none. */
  readonly move: Choice | null;
  /** For the attribute of something that leads to these choices: true, or nothing at all. */
  by: (...moves: (Choice | null | undefined)[]) => true | undefined;
}

/** A page says to its board which choice is meant. */
export function mean(move: () => Move | null): void {
  setContext(MEANT, move);
}

/** A part of a board asks for it, while it is made. */
export function findMeant<Choice = Move>(): Meant<Choice> {
  const asked = getContext<(() => Choice | null) | undefined>(MEANT);
  return {
    get move() {
      return asked?.() ?? null;
    },
    by(...moves) {
      const now = JSON.stringify(asked?.() ?? undefined);
      return now !== undefined && moves.some((move) => move && JSON.stringify(move) === now)
        ? true
        : undefined;
    },
  };
}
