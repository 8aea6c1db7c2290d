/** The board tells first what happened; whatever else tells it waits until it has. */
import { untrack } from "svelte";
import type { LogLine } from "../wire/types";

/** So soon a board that has something to tell begins, in milliseconds. */
export const SOON = 80;

interface Heard {
  log: LogLine[];
  /** There is something for the board to tell; nothing: somebody has just come, or comes back. */
  news: boolean;
  /** Nothing moves here: the board tells everything at once. */
  still: boolean;
}

export class Told {
  /** The board is at it. */
  telling = $state(false);
  /** What may be read by now. */
  lines = $state.raw<LogLine[]>([]);

  constructor(heard: () => Heard) {
    this.lines = untrack(heard).log;
    $effect(() => {
      const { log, news, still } = heard();
      if (still || !news || log.length < untrack(() => this.lines).length) this.lines = log;
      else if (!this.telling) {
        const timer = setTimeout(() => (this.lines = log), SOON);
        return () => clearTimeout(timer);
      }
      return undefined;
    });
  }
}
