import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { impactOf, lengthOf, partsAt, readMotion } from "../../../src/boards/seven_dwarfs/motion";
import { gemPart, partsOf, PICK } from "../../../src/boards/seven_dwarfs/poses";
import { azimuthOf } from "../../../src/boards/seven_dwarfs/show";
import { table } from "./game";

/** Bytes alone in a buffer of their own, as a WebSocket hands them over. */
function alone(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

const SAMPLE = alone(readFileSync(join(import.meta.dirname, "strike.bin")));
const rest = partsOf(table().blocks);
const dropped = gemPart(4, 2);

describe("a recorded strike", () => {
  test("is small enough to send", () => {
    expect(SAMPLE.byteLength).toBeLessThan(25_000);
  });

  test("knows its version, its length and the parts that move", async () => {
    const motion = await readMotion(SAMPLE);
    expect(motion).toMatchObject({ version: 7, fps: 60, frames: 90 });
    expect([...motion.tracks.keys()]).toEqual([4, dropped, PICK]);
    expect(lengthOf(motion)).toBeCloseTo(1483.3, 0);
  });

  test("tells what is heard when", async () => {
    const { heard } = await readMotion(SAMPLE);
    expect(heard.map(({ kind }) => kind)).toEqual(["touch", "drop", "land"]);
    expect(heard[0]).toEqual({ ms: 333, kind: "touch", part: 4, strength: 0.8 });
  });

  test("begins where the parts stood and ends where the strike left them, in millimetres", async () => {
    const motion = await readMotion(SAMPLE);
    expect(partsAt(motion, rest, 0).get(4)?.[2]).toBeCloseTo(138, 5);
    expect(partsAt(motion, rest, 1e9).get(4)?.[0]).toBeCloseTo(-12, 5);
    expect(partsAt(motion, rest, 1e9).get(dropped)?.[2]).toBeCloseTo(11, 5);
  });

  test("lies between two pictures at a moment between them", async () => {
    const motion = await readMotion(SAMPLE);
    const [before, after] = [25, 26].map((frame) => motion.tracks.get(4)![frame]![0]);
    expect(partsAt(motion, rest, (25.5 * 1000) / 60).get(4)?.[0]).toBeCloseTo((before! + after!) / 2, 6);
  });

  test("leaves parts that never move where they are", async () => {
    expect(partsAt(await readMotion(SAMPLE), rest, 500).get(8)).toEqual(rest.get(8));
  });

  test("shows from which side the pick comes", async () => {
    const motion = await readMotion(SAMPLE);
    expect(azimuthOf(motion)).toBe(0);
    expect(azimuthOf(null)).toBeNull();
    expect(impactOf(motion)).toBe(333);
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
    await expect(readMotion(alone(deflateSync(new Uint8Array([7, 0, 0, 0, 1, 0, 60, 1, 99]))))).rejects.toThrow(/part/);
    await expect(readMotion(alone(deflateSync(new Uint8Array([7, 0, 0, 0, 0, 0, 60, 0]))))).rejects.toThrow(/picture/);
  });
});
