/** A small table to test with: two miners at a column as it was built. */
import { BASE, HEIGHT } from "../../../src/boards/seven_dwarfs/poses";
import type {
  Block,
  Colour,
  Hand,
  SevenDwarfsMove,
  SevenDwarfsView,
  Range,
} from "../../../src/boards/seven_dwarfs/types";

export const RANGE: Range = {
  height: [0, 511],
  azimuth: [0, 359],
  offset: [-100, 100],
  elevation: [-15, 15],
  speed: [20, 170],
};

export const HAND: Hand = {
  aim: 0.8,
  aim_by_speed: 2,
  direction: 0.9,
  direction_by_speed: 1.4,
  strength: 0.13,
  strength_by_speed: 0.05,
  most: 2,
};

const GEMS: [Colour, Colour, Colour, Colour][] = [
  ["red", "pink", "clear", "red"],
  ["pink", "clear", "red", "pink"],
  ["clear", "red", "pink", "clear"],
];

export function block(number: number, change: Partial<Block> = {}): Block {
  return {
    number,
    pose: [0, 0, BASE + HEIGHT * (number + 0.5), 1, 0, 0, 0],
    gems: [...GEMS[number % 3]!],
    push: { per_speed: 0.025, lag: 0.2, edge: 30, words: [50, 90, 130] },
    ...change,
  };
}

export function table(change: Partial<SevenDwarfsView> = {}): SevenDwarfsView {
  return {
    game: "seven_dwarfs",
    seat: 0,
    players: 2,
    over: false,
    deciding: [0],
    winners: [],
    decided_by: null,
    scores: [0, 0],
    blocks: Array.from({ length: 9 }, (_, number) => block(number)),
    piles: [0, 1].map(() => ({ red: 0, pink: 0, clear: 0, blocks: 0 })),
    foot: { red: 0, pink: 0, clear: 0 },
    colours: null,
    active: 0,
    strike_number: 1,
    strikes_made: 0,
    range: RANGE,
    hands: [0, 1].map(() => HAND),
    steady: [false, false],
    experienced: [false, false],
    penalties: false,
    ...change,
  };
}

/** The table after a gem of block 4 has come off its west side. */
export function struck(change: Partial<SevenDwarfsView> = {}): SevenDwarfsView {
  const blocks = table().blocks.map((one) =>
    one.number === 4
      ? block(4, { pose: [-12, 0, 138, 1, 0, 0, 0], gems: ["pink", "clear", null, "pink"] })
      : one,
  );
  return table({
    blocks,
    scores: [3, 0],
    piles: [
      { red: 1, pink: 0, clear: 0, blocks: 0 },
      { red: 0, pink: 0, clear: 0, blocks: 0 },
    ],
    strike_number: 2,
    strikes_made: 1,
    ...change,
  });
}

export function strikes(heights: number[], azimuths: number[], speeds: number[]): SevenDwarfsMove[] {
  return heights.flatMap((height) =>
    azimuths.flatMap((azimuth) =>
      speeds.map((speed) => ({ move: "strike", height, azimuth, offset: 0, elevation: 0, speed })),
    ),
  );
}
