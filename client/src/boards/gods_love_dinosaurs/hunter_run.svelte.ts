/** The run of a hunter: the ways it can be chosen from, and how a chosen way is walked step by step. */
import { standing, type Hand } from "./highlights";
import { along, endsOf, type Picks } from "./moves_by_target";
import type { GodsLoveDinosaursMove, GodsLoveDinosaursView, Target, World } from "./types";

/** Between two steps, in milliseconds. */
const PACE = 230;
/** After so long a step that changed nothing has failed. */
const PATIENCE = 1500;

interface Given {
  view: GodsLoveDinosaursView;
  /** The player's own world; null: a spectator. */
  world: World | null;
  hand: Hand;
  found: Picks;
  /** The cell that is looked at. */
  looked: number | undefined;
  /** A step can be taken now. */
  ready: boolean;
  calm: boolean;
  decide: (move: GodsLoveDinosaursMove) => void;
}

export class HunterRun {
  /** Cells that the hunter is still to run to; null: no run is planned. */
  plan = $state.raw<number[] | null>(null);
  /** The cells where a run can end, each with the ways there. */
  readonly ends: Map<number, Target[]>;
  /** The way that was picked. */
  readonly picked: Target | null;
  /** The cells ahead: as planned, or on the way that is picked or looked at; and those where it eats. */
  readonly ahead: number[];
  readonly meals: number[];
  private readonly drawn: Target | null;
  private planned = $state.raw<Target | null>(null);
  private readonly at: number | null;
  private walked = 0;
  private stepped = $state.raw<GodsLoveDinosaursView | null>(null);

  /** Made while its board is made. */
  constructor(private readonly given: () => Given) {
    this.at = $derived.by(() => {
      const { world, hand } = given();
      return world === null ? null : standing(world, hand);
    });
    this.ends = $derived.by(() => {
      const { view, hand } = given();
      return this.at === null || hand.stepwise
        ? new Map<number, Target[]>()
        : endsOf(view.plans?.targets ?? [], this.at);
    });
    this.picked = $derived.by(() => {
      const { end, way } = given().hand;
      return end === null ? null : (this.ends.get(end)?.[way] ?? null);
    });
    this.drawn = $derived.by(() => {
      const { looked, hand } = given();
      if (looked === undefined || looked === hand.end) return this.picked;
      return this.ends.get(looked)?.[0] ?? this.picked;
    });
    this.ahead = $derived(this.plan ?? this.drawn?.path.slice(1) ?? []);
    this.meals = $derived(
      ((this.plan === null ? this.drawn : this.planned)?.meals ?? []).filter((cell) =>
        this.ahead.includes(cell),
      ),
    );
    $effect(() => this.step());
  }

  /** How many ways there are to a cell. */
  ways(cell: number | null): number {
    return cell === null ? 0 : (this.ends.get(cell)?.length ?? 0);
  }

  start(target: Target | null | undefined): void {
    if (!target) return;
    this.planned = target;
    this.plan = target.path.slice(1);
  }

  /** The way from where the hunter stood at first: as far as it has come, and ahead. */
  from(done: number[]): number[] {
    const start = done.length > 0 || this.drawn === null ? done : [this.drawn.hunter];
    return [...start, ...this.ahead];
  }

  /** A planned run is walked step by step, as the rules ask for it; what no longer fits ends the plan. */
  private step(): (() => void) | undefined {
    const { view, found, ready, calm, decide } = this.given();
    if (this.plan === null || !ready) return undefined;
    if (view === this.stepped) {
      const timer = setTimeout(() => (this.plan = null), PATIENCE); // the answer is on its way
      return () => clearTimeout(timer);
    }
    const move = this.at === null ? null : along(this.plan, this.at, found);
    const rest = this.plan.length === 0 ? null : this.plan.slice(1);
    if (move === null) {
      this.plan = null;
      return undefined;
    }
    const wait = calm ? 0 : Math.max(0, this.walked + PACE - performance.now());
    const timer = setTimeout(() => {
      this.walked = performance.now();
      this.stepped = view;
      this.plan = rest;
      decide(move);
    }, wait);
    return () => clearTimeout(timer);
  }
}
