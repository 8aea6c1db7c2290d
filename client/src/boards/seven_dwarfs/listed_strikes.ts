/** The strikes the table lists, in three steps: which block, from where, how hard. */
import { blockAt, type Aim } from "./aim";
import type { Parts } from "./poses";
import type { SevenDwarfsMove, Strike } from "./types";

export interface Lattice {
  strikes: Strike[];
  /** Heights with the block that is met there, the highest first. */
  heights: { height: number; block: number | null }[];
  azimuths: number[];
}

function different(values: number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

export function strikesOf(choices: SevenDwarfsMove[]): Strike[] {
  return choices.filter((one) => one.move === "strike");
}

export function lattice(choices: SevenDwarfsMove[], parts: Parts): Lattice {
  const strikes = strikesOf(choices);
  return {
    strikes,
    heights: different(strikes.map(({ height }) => height))
      .reverse()
      .map((height) => ({ height, block: blockAt(parts, height) })),
    azimuths: different(strikes.map(({ azimuth }) => azimuth)),
  };
}

/** The speeds that are listed at a height, the slowest first: light, firm and hard for the block there. */
export function speedsAt({ strikes }: Lattice, height: number): number[] {
  return different(strikes.filter((one) => one.height === height).map(({ speed }) => speed));
}

/** The listed strike that was chosen; undefined: there is none like it. */
export function chosen(
  { strikes }: Lattice,
  height: number,
  azimuth: number,
  speed: number,
): Strike | undefined {
  return strikes.find((one) => one.height === height && one.azimuth === azimuth && one.speed === speed);
}

/** The listed strike most like one that was aimed; undefined: none is listed. */
export function likest(listed: Lattice, aim: Aim): Strike | undefined {
  const { strikes, heights, azimuths } = listed;
  if (strikes.length === 0) return undefined;
  const round = (azimuth: number): number => Math.abs(((azimuth - aim.azimuth + 540) % 360) - 180);
  const azimuth = azimuths.reduce((best, one) => (round(one) < round(best) ? one : best));
  const height = nearest(
    heights.map((one) => one.height),
    aim.height,
  );
  return chosen(listed, height, azimuth, nearest(speedsAt(listed, height), aim.speed));
}

/** The listed value nearest to one that was aimed at. */
export function nearest(values: number[], wanted: number): number {
  return values.reduce(
    (best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best),
    values[0] ?? wanted,
  );
}
