/**
 * In a lesson one choice is meant. The element to press next on the way to it has the attribute
 * `data-meant`, so that the player need not search the board. Outside lessons no element has it.
 */
import { getContext, setContext } from "svelte";
import type { Move } from "../contract";

const MEANT = Symbol("meant");

export interface Meant<Choice> {
  /** The choice that is meant now; null: none. */
  readonly move: Choice | null;
  /** The value of the attribute for an element that leads to these choices: true or undefined. */
  by: (...moves: (Choice | null | undefined)[]) => true | undefined;
}

/** Called by the page: tells its board which choice is meant. */
export function mean(move: () => Move | null): void {
  setContext(MEANT, move);
}

/** Called by a component of a board while it is created. */
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
