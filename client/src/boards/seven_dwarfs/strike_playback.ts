/**
 * What happened, shown in order: a strike as it was recorded, or, without a recording, the parts gliding
 * from where they were to where they are. Then what came off flies to its new owner.
 */

import { lengthOf, partsAt, type Sound, type Motion } from "./motion_recording";
import type { Focus } from "./screen_projection";
import { coloursOf, mixed, partsOf, placed, PICK, type Parts, type Point, type Pose } from "./poses";
import { LEAD } from "./pick_swing";
import type { Block, Colour, SevenDwarfsEvent, SevenDwarfsView } from "./types";

export interface Showing {
  from: SevenDwarfsView;
  to: SevenDwarfsView;
  events: SevenDwarfsEvent[];
  motion: Motion | null;
}

export interface Picture {
  parts: Parts;
  colours: ReadonlyMap<number, Colour>;
}

const GLIDE = 700;
const FLIGHT = 750;
const REST = 180;
/** How much to show around the place of the strike, in millimetres. */
const INSIDE = 60;

/** How long the parts move, the swing of the pick before it included. */
export function moving({ motion, from, to }: Showing): number {
  if (motion !== null) return LEAD + lengthOf(motion);
  return from.blocks === to.blocks || JSON.stringify(from.blocks) === JSON.stringify(to.blocks) ? 0 : GLIDE;
}

/** Parts that are on the column before and not after. */
export function cameOff(from: readonly Block[], to: readonly Block[]): number[] {
  const left = partsOf(to);
  return [...partsOf(from).keys()].filter((part) => !left.has(part));
}

export function lasting(showing: Showing): number {
  const gone = cameOff(showing.from.blocks, showing.to.blocks);
  return moving(showing) + (gone.length > 0 ? FLIGHT : REST);
}

export function pictureOf(view: SevenDwarfsView): Picture {
  return { parts: partsOf(view.blocks), colours: coloursOf(view.blocks) };
}

/** Everything at a moment; once the parts are at rest, those that came off are on their way. */
export function pictureAt(showing: Showing, ms: number): Picture {
  const { from, to, motion } = showing;
  const length = moving(showing);
  if (ms >= length) return pictureOf(to);
  const colours = coloursOf(from.blocks);
  const rest = partsOf(from.blocks);
  if (motion !== null) return { parts: partsAt(motion, rest, ms - LEAD), colours };
  const share = ms / length;
  return { parts: mixed(rest, partsOf(to.blocks), share * share * (3 - 2 * share)), colours };
}

/** Where the parts that came off lie when everything is at rest, to fly from there. */
export function fallen(showing: Showing): Map<number, Pose> {
  const { from, to, motion } = showing;
  const rest = partsOf(from.blocks);
  const last = motion === null ? rest : partsAt(motion, rest, lengthOf(motion));
  return new Map(cameOff(from.blocks, to.blocks).map((part) => [part, last.get(part)!]));
}

/** What matters at a moment of a recording: where the pick meets the column, then the parts that come off. */
export function focusAt(showing: Showing, parts: Parts, ms: number): Focus | null {
  const pick = showing.motion?.tracks.get(PICK)?.[0];
  if (pick === undefined || ms >= moving(showing)) return null;
  const met = LEAD + (showing.motion?.sounds.find(({ kind }) => kind === "touch")?.ms ?? 0);
  const off = cameOff(showing.from.blocks, showing.to.blocks)
    .map((part) => parts.get(part))
    .filter((pose) => pose !== undefined);
  if (ms < met || off.length === 0) return { at: [pick[0] / 3, pick[1] / 3, pick[2]], spread: INSIDE }; // the column it meets, too
  const mean = (axis: 0 | 1 | 2): number => off.reduce((sum, pose) => sum + pose[axis], 0) / off.length;
  const at: Point = [mean(0), mean(1), mean(2)];
  return {
    at,
    spread: Math.max(...off.map((pose) => Math.hypot(...[0, 1, 2].map((axis) => pose[axis]! - at[axis]!)))),
  };
}

/** From which side the recorded pick comes, in degrees; null: no pick is seen. */
export function azimuthOf(motion: Motion | null): number | null {
  const pose = motion?.tracks.get(PICK)?.[0];
  if (pose === undefined) return null;
  const [x, y] = placed([0, 0, 0, pose[3], pose[4], pose[5], pose[6]], [0, 1, 0]);
  return Math.round((Math.atan2(-y, -x) * 180) / Math.PI + 360) % 360;
}

export interface Clock {
  now(): number;
  next(then: () => void): number;
  cancel(id: number): void;
}

const browserClock: Clock = {
  now: () => performance.now(),
  next: (then) => requestAnimationFrame(then),
  cancel: (id) => cancelAnimationFrame(id),
};

interface Stage {
  draw(showing: Showing, ms: number): void;
  play(sound: Sound): void;
  done(showing: Showing, again: boolean): void;
}

/** One showing after the other; when many wait they are shown quicker. */
export class Show {
  private waiting: { showing: Showing; rate: number; again: boolean }[] = [];
  private frame: number | null = null;
  private ms = 0;
  /** Noises up to here have been made. */
  private sounded = -1;
  private last = 0;

  constructor(
    private readonly stage: Stage,
    private readonly clock: Clock = browserClock,
  ) {}

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** Show this when all before it has been shown; `again`: it is only looked at once more. */
  add(showing: Showing, rate = 1, again = false): void {
    this.waiting.push({ showing, rate, again });
    if (this.waiting.length === 1) this.begin();
  }

  /** Skip everything that waits. */
  skip(): void {
    const skipped = this.waiting;
    this.clear();
    for (const { showing, again } of skipped) this.stage.done(showing, again);
  }

  clear(): void {
    if (this.frame !== null) this.clock.cancel(this.frame);
    this.frame = null;
    this.waiting = [];
  }

  private begin(): void {
    this.ms = 0;
    this.sounded = -1;
    this.last = this.clock.now();
    this.step();
  }

  private step(): void {
    const [now] = this.waiting;
    if (now === undefined) return;
    const { showing, again } = now;
    const time = this.clock.now();
    this.ms += (time - this.last) * now.rate * (this.waiting.length > 2 ? 2.5 : 1);
    this.last = time;
    for (const sound of showing.motion?.sounds ?? []) {
      const due = LEAD + sound.ms;
      if (due > this.sounded && due <= this.ms) this.stage.play(sound);
    }
    this.sounded = this.ms;
    const end = again ? moving(showing) + REST : lasting(showing);
    if (this.ms < end) {
      this.stage.draw(showing, this.ms);
      this.frame = this.clock.next(() => this.step());
      return;
    }
    this.frame = null;
    this.waiting.shift();
    this.stage.done(showing, again);
    if (this.waiting.length > 0) this.begin();
  }
}
