/**
 * Keeps log, live region, marks of deciders and the call to one's turn in step with the board: they
 * tell what happened only when the board has shown it. Several things may happen while the board shows
 * one; each is told when the board has reached it. Choices never wait.
 */
import { untrack } from "svelte";
import type { LogLine, Snapshot } from "../wire/types";

/** A board that has something to show begins within so many milliseconds. */
export const SOON = 80;

export interface Heard {
  snapshot: Pick<Snapshot, "views"> & { table: Pick<Snapshot["table"], "deciding" | "phase"> };
  log: LogLine[];
  /** Lines that are new, to be said. */
  news: LogLine[];
  /** The board has something to show; if not, another view is a return after an absence. */
  moves: boolean;
  /** No motion: the board shows everything at once. */
  still: boolean;
}

export class Told {
  /** What may be read by now. */
  lines = $state.raw<LogLine[]>([]);
  /** What may be said by now. */
  news = $state.raw<LogLine[]>([]);
  /** The deciders in the moment that the board shows. */
  deciding = $state.raw<number[]>([]);
  /** The board has come to the end of the game. */
  over = $state(false);
  /** The board is showing what happened. */
  private telling = $state(false);
  private latest: Heard;
  /** Received, but not yet shown. */
  private waiting: Heard[] = [];

  constructor(heard: () => Heard) {
    this.latest = untrack(heard);
    this.arrive(this.latest);
    $effect(() => {
      const now = heard();
      if (now.snapshot !== this.latest.snapshot) this.waiting.push(now);
      const jumps =
        !now.moves && now.snapshot.views.some((view) => !this.latest.snapshot.views.includes(view));
      this.latest = now;
      if (now.still || jumps || now.log.length < untrack(() => this.lines).length)
        this.release(this.waiting.length);
      else if (!this.telling) {
        const timer = setTimeout(() => this.release(this.waiting.length), SOON);
        return () => clearTimeout(timer);
      }
      return undefined;
    });
  }

  /**
   * The board begins or has ended telling; where it knows, with the view it has come to. A pause or
   * another name leaves the view as it was, and goes with it.
   */
  tell(busy: boolean, view?: unknown): void {
    this.telling = busy;
    this.release(
      this.waiting.findLastIndex(({ snapshot }) => snapshot.views.some((one) => one === view)) + 1,
    );
  }

  private arrive({ snapshot, log }: Heard): void {
    this.lines = log;
    this.deciding = snapshot.table.deciding;
    this.over = snapshot.table.phase === "over";
  }

  private release(count: number): void {
    const told = this.waiting.splice(0, count);
    const last = told.at(-1);
    if (last === undefined) return;
    this.arrive(last);
    // What was taken back before it was shown is not announced.
    this.news = told.flatMap(({ news }) => news).filter((line) => last.log.includes(line));
  }
}
