import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { lengthOf, partsAt, readMotion } from "../../../src/boards/seven_dwarfs/motion_recording";
import { GEM, gemPart, gemsOut, partsOf, PICK, placed } from "../../../src/boards/seven_dwarfs/poses";
import { azimuthOf } from "../../../src/boards/seven_dwarfs/strike_playback";
import { LEAD, ready } from "../../../src/boards/seven_dwarfs/pick_swing";
import { table } from "./game";

/** Bytes alone in a buffer of their own, as a WebSocket hands them over. */
function alone(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

const SAMPLE = alone(readFileSync(join(import.meta.dirname, "strike.bin")));
const rest = partsOf(table().blocks);
/** A blow of 130 cm/s from the east at block 4 brings down its own far gem and the near one above it. */
const dropped = gemPart(4, 2);
const followed = gemPart(5, 0);

describe("a recorded strike", () => {
  test("is small enough to send", () => {
    expect(SAMPLE.byteLength).toBeLessThan(25_000);
  });

  test("knows its version, its length and the parts that move", async () => {
    const motion = await readMotion(SAMPLE);
    expect(motion).toMatchObject({ version: 7, fps: 60, frames: 24 });
    expect([...motion.tracks.keys()]).toEqual(expect.arrayContaining([4, dropped, followed, PICK]));
    expect(lengthOf(motion)).toBeCloseTo(383.3, 0);
  });

  test("tells what is heard when", async () => {
    const { sounds } = await readMotion(SAMPLE);
    expect(sounds.map(({ kind, part }) => [kind, part])).toEqual([
      ["touch", gemPart(4, 0)],
      ["drop", dropped],
      ["drop", followed],
      ["land", dropped],
    ]);
    expect(sounds[0]).toMatchObject({ ms: 0, strength: 130 });
  });

  test("begins where the parts stood and ends where the strike left them, in millimetres", async () => {
    const motion = await readMotion(SAMPLE);
    expect(partsAt(motion, rest, 0).get(4)?.[2]).toBeCloseTo(138, 0);
    expect(partsAt(motion, rest, 1e9).get(4)?.[0]).toBeLessThan(-6);
    expect(partsAt(motion, rest, 1e9).get(dropped)?.[2]).toBeLessThan(30);
  });

  test("has gems where the column says they are, looking the same way", async () => {
    const start = partsAt(await readMotion(SAMPLE), rest, 0);
    for (const part of [dropped, followed]) {
      for (const point of [
        [0, 0, 0],
        [8, 0, 0],
        [0, 14, 0],
      ] as const) {
        placed(start.get(part)!, point).forEach((value, axis) =>
          expect(value).toBeCloseTo(placed(rest.get(part)!, point)[axis]!, 0),
        );
      }
    }
  });

  test("lies between two pictures at a moment between them", async () => {
    const motion = await readMotion(SAMPLE);
    const [before, after] = [2, 3].map((frame) => motion.tracks.get(4)![frame]![0]);
    expect(before).not.toBe(after);
    expect(partsAt(motion, rest, (2.5 * 1000) / 60).get(4)?.[0]).toBeCloseTo((before! + after!) / 2, 6);
  });

  test("leaves parts that never move where they are", async () => {
    const motion = await readMotion(SAMPLE);
    const still = gemPart(0, 1);
    expect(motion.tracks.has(still)).toBe(false);
    expect(partsAt(motion, rest, 200).get(still)).toEqual(rest.get(still));
  });

  test("shows from which side the pick comes", async () => {
    const motion = await readMotion(SAMPLE);
    expect(azimuthOf(motion)).toBe(0);
    expect(azimuthOf(null)).toBeNull();
  });

  test("the pick swings from outside to where its recording begins, and is gone at the end", async () => {
    const motion = await readMotion(SAMPLE);
    const tip = (ms: number): number | undefined => partsAt(motion, rest, ms).get(PICK)?.[0];
    expect(tip(-LEAD)!).toBeGreaterThan(tip(-LEAD / 2)!);
    expect(tip(-0.1)!).toBeCloseTo(tip(0)!, 0);
    expect(tip(0)).toBeCloseTo(gemsOut(4) + GEM.deep / 2, 0); // it touches the gem in front
    expect(tip(200)!).toBeGreaterThan(tip(0)! + 5); // and springs back
    expect(tip(1e9)).toBeUndefined();
  });
});

describe("the pick of one who aims", () => {
  test.each([0, 90, 215])("comes from %i degrees, level with its target", (azimuth) => {
    const pick = ready({ height: 276, azimuth, offset: 0, elevation: 0, speed: 100 }, 0);
    const far = Math.hypot(pick[0], pick[1]);
    expect(pick[2]).toBeCloseTo(138, 6);
    expect(far).toBeGreaterThan(40);
    const turn = (Math.atan2(pick[1], pick[0]) * 180) / Math.PI - azimuth;
    expect(Math.abs(((turn + 540) % 360) - 180)).toBeLessThan(30);
  });

  test("is drawn back by a pull, and held higher for a blow from above", () => {
    const aim = { height: 276, azimuth: 0, offset: 0, elevation: 5, speed: 100 };
    expect(ready(aim, 1)[0]).toBeGreaterThan(ready(aim, 0)[0] + 40);
    expect(ready(aim, 0)[2]).toBeGreaterThan(138);
  });
});

describe("bytes that are no recording", () => {
  test("cannot be read", async () => {
    await expect(readMotion(alone(new Uint8Array([1, 2, 3, 4])))).rejects.toThrow();
  });

  test("are refused when they are cut off", async () => {
    const header = new Uint8Array([7, 0, 0, 0, 90, 0, 60, 1, 4]);
    await expect(readMotion(alone(deflateSync(header)))).rejects.toThrow();
  });

  test("are refused when they name a part that does not exist, or hold no picture", async () => {
    await expect(
      readMotion(alone(deflateSync(new Uint8Array([7, 0, 0, 0, 1, 0, 60, 1, 99])))),
    ).rejects.toThrow(/part/);
    await expect(readMotion(alone(deflateSync(new Uint8Array([7, 0, 0, 0, 0, 0, 60, 0]))))).rejects.toThrow(
      /picture/,
    );
  });
});
