/** A queue of moments shown one after the other; skipping goes straight to the last one. */

export interface Moment<Shown> {
  shown: Shown;
  ms: number;
}

/** A moment of a board, with what is heard and lights up at it. */
export interface BoardMoment<View, Effect extends string> extends Moment<View> {
  effect: Effect | null;
}

export interface Timer {
  set: (then: () => void, ms: number) => number;
  clear: (id: number) => void;
}

const browserTimer: Timer = {
  set: (then, ms) => window.setTimeout(then, ms),
  clear: (id) => window.clearTimeout(id),
};

export class MomentQueue<M extends Moment<unknown>> {
  private waiting: M[] = [];
  private running: number | null = null;

  constructor(
    private readonly show: (moment: M) => void,
    private readonly timer: Timer = browserTimer,
  ) {}

  get busy(): boolean {
    return this.running !== null;
  }

  /** Show these moments after those already waiting. */
  add(moments: M[]): void {
    this.waiting.push(...moments);
    if (!this.busy) this.next();
  }

  /** Show the last waiting moment at once. */
  skip(): void {
    this.stop();
    const last = this.waiting.at(-1);
    this.waiting = [];
    if (last !== undefined) this.show(last);
  }

  /** Forget everything that waits. */
  clear(): void {
    this.stop();
    this.waiting = [];
  }

  private stop(): void {
    if (this.running !== null) this.timer.clear(this.running);
    this.running = null;
  }

  private next(): void {
    this.running = null;
    const moment = this.waiting.shift();
    if (moment === undefined) return;
    this.show(moment);
    if (moment.ms > 0) this.running = this.timer.set(() => this.next(), moment.ms);
    else this.next();
  }
}
