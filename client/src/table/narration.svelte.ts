/**
 * Keeps log, live region, marks of deciders and the call to one's turn in step with the board: they
 * report what happened only when the board has shown it. Several things may happen while the board shows
 * one; each is reported when the board has reached it. Choices never wait.
 */
import { untrack } from "svelte";
import type { LogLine, Snapshot } from "../wire/types";

/** A board that has something to show begins within so many milliseconds. */
export const SOON = 80;

export interface Received {
  snapshot: Pick<Snapshot, "views"> & { table: Pick<Snapshot["table"], "deciding" | "phase"> };
  log: LogLine[];
  /** Lines that are new, to be said. */
  news: LogLine[];
  /** The board has something to show; if not, another view is a return after an absence. */
  moves: boolean;
  /** No motion: the board shows everything at once. */
  still: boolean;
}

export class Narration {
  /** What may be read by now. */
  lines = $state.raw<LogLine[]>([]);
  /** What may be said by now. */
  news = $state.raw<LogLine[]>([]);
  /** The deciders in the moment that the board shows. */
  deciding = $state.raw<number[]>([]);
  /** The board has come to the end of the game. */
  over = $state(false);
  /** The board is showing what happened. */
  private busy = $state(false);
  private latest: Received;
  /** Received, but not yet shown. */
  private waiting: Received[] = [];

  constructor(received: () => Received) {
    this.latest = untrack(received);
    this.arrive(this.latest);
    $effect(() => {
      const now = received();
      if (now.snapshot !== this.latest.snapshot) this.waiting.push(now);
      const jumps =
        !now.moves && now.snapshot.views.some((view) => !this.latest.snapshot.views.includes(view));
      this.latest = now;
      if (now.still || jumps || now.log.length < untrack(() => this.lines).length)
        this.release(this.waiting.length);
      else if (!this.busy) {
        const timer = setTimeout(() => this.release(this.waiting.length), SOON);
        return () => clearTimeout(timer);
      }
      return undefined;
    });
  }

  /**
   * The board begins or has ended showing what happened; where it knows, with the view it has come to. A pause or
   * another name leaves the view as it was, and goes with it.
   */
  follow(busy: boolean, view?: unknown): void {
    this.busy = busy;
    this.release(
      this.waiting.findLastIndex(({ snapshot }) => snapshot.views.some((one) => one === view)) + 1,
    );
  }

  private arrive({ snapshot, log }: Received): void {
    this.lines = log;
    this.deciding = snapshot.table.deciding;
    this.over = snapshot.table.phase === "over";
  }

  private release(count: number): void {
    const shown = this.waiting.splice(0, count);
    const last = shown.at(-1);
    if (last === undefined) return;
    this.arrive(last);
    // What was taken back before it was shown is not announced.
    this.news = shown.flatMap(({ news }) => news).filter((line) => last.log.includes(line));
  }
}
