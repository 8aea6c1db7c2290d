/**
 * How the parts moved during a strike, as the server recorded it: one compressed message with poses at
 * 60 Hz and a list of what could be heard.
 */

import { between, PICK, unit, type Parts, type Pose } from "./poses";
import { swung } from "./pick_swing";

export type Noise = "touch" | "drop" | "fall" | "land";

export interface Sound {
  ms: number;
  kind: Noise;
  part: number;
  /** Centimetres a second at which it met. */
  strength: number;
}

export interface Motion {
  /** The version of the table after the strike. */
  version: number;
  fps: number;
  frames: number;
  /** The poses of each part that moved, frame by frame. */
  tracks: Map<number, Pose[]>;
  sounds: Sound[];
}

const CHANNELS = 7;
const PER_MM = 10;
const PER_ONE = 32000;

async function inflated(data: ArrayBuffer): Promise<DataView> {
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  const writing = writer.write(new Uint8Array(data)).then(() => writer.close());
  writing.catch(() => undefined); // the reader below fails with the same cause
  const chunks: Uint8Array[] = [];
  const reader = stream.readable.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) chunks.push(chunk.value);
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return new DataView(whole.buffer);
}

/** Read a message; anything but a whole recording is an error. */
export async function readMotion(data: ArrayBuffer): Promise<Motion> {
  const bytes = await inflated(data);
  const version = bytes.getUint32(0, true);
  const frames = bytes.getUint16(4, true);
  const fps = bytes.getUint8(6);
  const count = bytes.getUint8(7);
  if (frames === 0 || fps === 0) throw new Error("a recording without a picture");
  const ids = Array.from({ length: count }, (_, i) => bytes.getUint8(8 + i));
  if (ids.some((id) => id > PICK)) throw new Error("a recording of a part that does not exist");
  let at = 8 + count;
  const tracks = new Map<number, Pose[]>();
  for (const id of ids) {
    const channels: number[][] = [];
    for (let channel = 0; channel < CHANNELS; channel++) {
      const values: number[] = [];
      let value = 0;
      for (let frame = 0; frame < frames; frame++, at += 2) {
        value = ((value + bytes.getInt16(at, true)) << 16) >> 16; // sums go round like the differences
        values.push(value);
      }
      channels.push(values);
    }
    const pose = (frame: number): Pose =>
      unit(channels.map((values, i) => values[frame]! / (i < 3 ? PER_MM : PER_ONE)) as unknown as Pose);
    tracks.set(
      id,
      Array.from({ length: frames }, (_, frame) => pose(frame)),
    );
  }
  const length = bytes.getUint32(at, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes.buffer, at + 4, length));
  const sounds = (JSON.parse(text) as [number, Noise, number, number][]).map(
    ([ms, kind, part, strength]) => ({
      ms,
      kind,
      part,
      strength,
    }),
  );
  return { version, fps, frames, tracks, sounds };
}

export function lengthOf({ frames, fps }: Motion): number {
  return ((frames - 1) * 1000) / fps;
}

/**
 * Every part at a moment of the recording; those that never move are where they were. Before it begins
 * the pick swings towards its first place, and when the recording has let go of it, it draws back.
 */
export function partsAt(motion: Motion, rest: Parts, ms: number): Map<number, Pose> {
  const found = new Map(rest);
  const exact = Math.max(0, Math.min(motion.frames - 1, (ms * motion.fps) / 1000));
  const frame = Math.floor(exact);
  for (const [part, poses] of motion.tracks) {
    if (part === PICK) {
      const pick = swung(poses, motion.fps, ms);
      if (pick !== null) found.set(PICK, pick);
      continue;
    }
    const now = poses[frame]!;
    const next = poses[Math.min(frame + 1, motion.frames - 1)]!;
    found.set(part, frame === exact ? now : between(now, next, exact - frame));
  }
  return found;
}
