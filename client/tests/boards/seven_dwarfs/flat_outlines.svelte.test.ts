// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import FlatColumn from "../../../src/boards/seven_dwarfs/FlatColumn.svelte";
import type { Lens, Look } from "../../../src/boards/seven_dwarfs/screen_projection";
import type { Motion } from "../../../src/boards/seven_dwarfs/motion_recording";
import { gemPart, PICK, type Pose } from "../../../src/boards/seven_dwarfs/poses";
import {
  focusAt,
  pictureAt,
  pictureOf,
  type Picture,
  type Showing,
} from "../../../src/boards/seven_dwarfs/strike_playback";
import { LEAD } from "../../../src/boards/seven_dwarfs/pick_swing";
import type { SevenDwarfsView } from "../../../src/boards/seven_dwarfs/types";
import { struck, table } from "./game";

const SIZE = { width: 360, height: 440 };
const FRAMES = 61;
const DROPPED = gemPart(4, 2);
const ASIDE: Look = { azimuth: 290, elevation: 15 };
/** Within a second a gem falls from its slot and slides far over the table. */
const falling = Array.from({ length: FRAMES }, (_, n): Pose => [
  -45 - 2 * n,
  0,
  137 - (126 * n) / (FRAMES - 1),
  1,
  0,
  0,
  0,
]);
const motion: Motion = {
  version: 4,
  fps: 60,
  frames: FRAMES,
  tracks: new Map([
    [DROPPED, falling],
    [PICK, falling.map((): Pose => [50, 0, 138, 1, 0, 0, 0])],
  ]),
  sounds: [{ ms: 0, kind: "touch", part: 4, strength: 1 }],
};
/** Of all blocks only the struck one, the lowest and the top. */
const few = (view: SevenDwarfsView): SevenDwarfsView => ({
  ...view,
  blocks: view.blocks.filter(({ number }) => number % 4 === 0),
});
const [before, after] = [few(table()), few(struck())];
const showing: Showing = { from: before, to: after, events: [], motion };

vi.setConfig({ testTimeout: 60_000 }); // a test browser draws slowly

let stage: Record<string, unknown>;
let now = 0;
let later: FrameRequestCallback | null = null;
let picture = $state.raw<Picture>(pictureOf(before));
let look = $state.raw<Look>(ASIDE);
let still = $state(false);
let lens = $state.raw<Lens | null>(null);

beforeEach(() => {
  now = 0;
  later = null;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(SIZE.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(SIZE.height);
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => ((later = call), 1));
  vi.stubGlobal("cancelAnimationFrame", () => (later = null));
  [picture, look, still] = [pictureOf(before), ASIDE, false];
  stage = mount(FlatColumn, {
    target: document.body,
    props: {
      get parts() {
        return picture.parts;
      },
      get colours() {
        return picture.colours;
      },
      get look() {
        return look;
      },
      get still() {
        return still;
      },
      get lens() {
        return lens;
      },
      set lens(found) {
        lens = found;
      },
    },
  });
  flushSync();
});

afterEach(async () => {
  await unmount(stage);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The next picture of the browser, so many milliseconds later. */
function tick(ms: number): void {
  now += ms;
  const next = later;
  later = null;
  next?.(now);
  flushSync();
}

/** The strike is shown up to this moment, with not too many pictures. */
function play(from: number, to: number): void {
  for (let ms = from; ms < to; ms += 120) {
    picture = pictureAt(showing, ms);
    look = { ...ASIDE, focus: focusAt(showing, picture.parts, ms) };
    flushSync();
    tick(120);
  }
}

/** The middle of a part as it is drawn. */
function drawn(part: number): { x: number; y: number } {
  const path = document
    .querySelector(`path.gem[data-part="${part}"], path.block[data-part="${part}"]`)!
    .getAttribute("d")!;
  const numbers = path.match(/-?[\d.]+/g)!.map(Number);
  const mean = (odd: number): number =>
    numbers.filter((_, n) => n % 2 === odd).reduce((sum, value) => sum + value, 0) / (numbers.length / 2);
  return { x: mean(0), y: mean(1) };
}

test("a gem that falls is seen to fall, and the eye goes with it", () => {
  const [gem, block] = [drawn(DROPPED), drawn(0)];
  play(0, LEAD + 300);
  const half = drawn(DROPPED);
  const far = half.y - drawn(8).y;
  play(LEAD + 300, LEAD + 980);
  const end = drawn(DROPPED);
  expect(end.y - drawn(8).y).toBeGreaterThan(far + 60);
  expect(drawn(0)).not.toEqual(block); // the picture has moved under the eye
  expect(gem).not.toEqual(end);
});

test("what falls stays in the picture to the end, even where it would have left it", () => {
  play(0, LEAD + 980);
  const { x, y } = drawn(DROPPED);
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(SIZE.width);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(SIZE.height);
});

test("afterwards the whole column is seen again, and nothing goes on running", () => {
  const lowest = drawn(0);
  play(0, LEAD + 980);
  [picture, look] = [pictureOf(after), ASIDE];
  flushSync();
  for (let n = 0; n < 40 && later !== null; n++) tick(200);
  expect(later).toBeNull();
  expect(drawn(0)).toEqual(lowest);
  expect(document.querySelector(`[data-part="${DROPPED}"]`)).toBeNull();
});

test("who wants no motion sees the eye jump", () => {
  still = true;
  flushSync();
  const gem = drawn(gemPart(8, 0));
  look = { ...ASIDE, azimuth: 20 };
  flushSync();
  expect(later).toBeNull();
  expect(drawn(gemPart(8, 0))).not.toEqual(gem);
  expect(lens!.at([0, 0, 135]).x).toBeCloseTo(SIZE.width / 2);
});
