import { beforeEach, describe, expect, test } from "vitest";
import type { Motion } from "../../../src/boards/seven_dwarfs/motion_recording";
import { gemPart, PICK, type Pose } from "../../../src/boards/seven_dwarfs/poses";
import {
  cameOff,
  fallen,
  focusAt,
  lasting,
  moving,
  pictureAt,
  Show,
  type Clock,
  type Showing,
} from "../../../src/boards/seven_dwarfs/strike_playback";
import { LEAD } from "../../../src/boards/seven_dwarfs/pick_swing";
import { block, struck, table } from "./game";

const dropped = gemPart(4, 2);
const down: Pose = [-80, 0, 11, 1, 0, 0, 0];
const motion: Motion = {
  version: 4,
  fps: 60,
  frames: 61,
  tracks: new Map([[dropped, Array.from({ length: 61 }, (): Pose => down)]]),
  sounds: [
    { ms: 0, kind: "touch", part: 4, strength: 1 },
    { ms: 500, kind: "drop", part: dropped, strength: 0.2 },
  ],
};
const glide: Showing = { from: table(), to: struck(), events: [], motion: null };
const filmed: Showing = { ...glide, motion };

describe("a strike, shown", () => {
  test("lasts as long as its recording, and the flight of what came off", () => {
    expect(moving(filmed)).toBe(LEAD + 1000);
    expect(lasting(filmed)).toBeGreaterThan(1500);
    expect(moving({ ...glide, to: table() })).toBe(0);
  });

  test("without a recording the parts glide to where they are", () => {
    expect(pictureAt(glide, 0).parts.get(4)?.[0]).toBe(0);
    expect(pictureAt(glide, moving(glide) / 2).parts.get(4)?.[0]).toBeCloseTo(-6);
    expect(pictureAt(glide, moving(glide)).parts.get(4)?.[0]).toBe(-12);
  });

  test("what came off is gone when everything is at rest, and leaves from where it lay", () => {
    expect(cameOff(glide.from.blocks, glide.to.blocks)).toEqual([dropped]);
    expect(pictureAt(filmed, LEAD + 999).parts.get(dropped)).toEqual(down);
    expect(pictureAt(filmed, LEAD + 1000).parts.has(dropped)).toBe(false);
    expect(fallen(filmed)).toEqual(new Map([[dropped, down]]));
  });
});

describe("the camera", () => {
  const pick: Pose = [60, 0, 140, 1, 0, 0, 0];
  const seen: Showing = {
    ...glide,
    motion: { ...motion, tracks: new Map([...motion.tracks, [PICK, [pick]]]) },
  };

  test("looks at the pick until it meets the column, then at what comes off", () => {
    expect(focusAt(seen, pictureAt(seen, LEAD - 1).parts, LEAD - 1)).toEqual({
      at: [20, 0, 140],
      spread: 60,
    });
    expect(focusAt(seen, pictureAt(seen, LEAD + 500).parts, LEAD + 500)).toEqual({
      at: [-80, 0, 11],
      spread: 0,
    });
  });

  test("has all of it in sight, however far apart it falls", () => {
    const both = new Map([...seen.motion!.tracks, [gemPart(5, 0), [[100, 0, 11, 1, 0, 0, 0] as Pose]]]);
    const blocks = seen.to.blocks.map((one) => {
      const [, ...others] = one.gems;
      return one.number === 5 ? block(5, { ...one, gems: [null, ...others] }) : one;
    });
    const apart: Showing = {
      ...seen,
      to: { ...seen.to, blocks },
      motion: { ...seen.motion!, frames: 1, tracks: both },
    };
    expect(focusAt(apart, pictureAt(apart, LEAD - 1e-9).parts, LEAD - 1e-9)?.at).toEqual([20, 0, 140]);
    const parts = new Map([
      [dropped, down],
      [gemPart(5, 0), both.get(gemPart(5, 0))![0]!],
    ]);
    expect(focusAt({ ...apart, motion: { ...apart.motion!, frames: 61 } }, parts, LEAD + 500)).toEqual({
      at: [10, 0, 11],
      spread: 90,
    });
  });

  test("stays with the strike when nothing comes off, and sees the whole column again at rest", () => {
    const nothing = { ...seen, to: seen.from };
    expect(focusAt(nothing, pictureAt(nothing, LEAD + 500).parts, LEAD + 500)).toEqual({
      at: [20, 0, 140],
      spread: 60,
    });
    expect(focusAt(seen, pictureAt(seen, moving(seen)).parts, moving(seen))).toBeNull();
    expect(focusAt(glide, pictureAt(glide, 100).parts, 100)).toBeNull();
  });
});

describe("the show", () => {
  let time: number;
  let then: (() => void) | null;
  let calls: string[];
  let show: Show;
  const clock: Clock = {
    now: () => time,
    next: (next) => {
      then = next;
      return 1;
    },
    cancel: () => (then = null),
  };

  function pass(ms: number): void {
    time += ms;
    const next = then;
    then = null;
    next?.();
  }

  beforeEach(() => {
    time = 0;
    then = null;
    calls = [];
    show = new Show(
      {
        draw: (_, ms) => calls.push(`draw ${Math.round(ms)}`),
        play: ({ kind }) => calls.push(kind),
        done: (_, again) => calls.push(again ? "seen again" : "done"),
      },
      clock,
    );
  });

  test("draws picture after picture with its noises, then is done", () => {
    show.add(filmed);
    pass(LEAD);
    pass(600);
    pass(2000);
    expect(calls).toEqual(["draw 0", "touch", `draw ${LEAD}`, "drop", `draw ${LEAD + 600}`, "done"]);
    expect(show.busy).toBe(false);
  });

  test("shows one thing after the other", () => {
    show.add(filmed);
    show.add(filmed);
    pass(5000);
    expect(calls.filter((one) => one === "done")).toHaveLength(1);
    expect(show.busy).toBe(true);
    pass(5000);
    expect(calls.filter((one) => one === "done")).toHaveLength(2);
  });

  test("shows the last strike once more slowly, without flights", () => {
    show.add(filmed, 0.25, true);
    pass(1000);
    expect(calls.at(-1)).toBe("draw 250");
    pass(6000);
    expect(calls.at(-1)).toBe("seen again");
  });

  test("skips to the end of everything", () => {
    show.add(filmed);
    show.add(filmed);
    show.skip();
    expect(calls.filter((one) => one === "done")).toHaveLength(2);
    expect(then).toBeNull();
    expect(show.busy).toBe(false);
  });
});
