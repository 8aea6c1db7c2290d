/** A small table to test with: three dinosaurs in the middle of a round. */
import type { DinokalipsaView, Dinosaur } from "../../../src/boards/dinokalipsa/types";

export function dinosaur(change: Partial<Dinosaur> = {}): Dinosaur {
  return {
    board: "stego_the_stargazer",
    traits: {},
    still_in: true,
    place: 0,
    disasters: [],
    fatal: [],
    hand_size: 4,
    known: { cards: [], in_doubt: 0, instants: 0 },
    decided: true,
    front: null,
    score: null,
    passed: false,
    passed_round: false,
    in_duel: false,
    ...change,
  };
}

export function table(change: Partial<DinokalipsaView> = {}): DinokalipsaView {
  return {
    game: "dinokalipsa",
    seat: 0,
    players: 3,
    over: false,
    deciding: [0],
    winners: [],
    decided_by: null,
    scores: [0, 0, 0],
    round_number: 1,
    route: 50,
    question: null,
    disaster: { disaster: "underfoot", type: "predatory" },
    disaster_lies_open: true,
    threatened: null,
    dinosaurs: [dinosaur(), dinosaur(), dinosaur()],
    hand: [{ card: "tailwind", value: null }],
    own_choice: { card: "bone_helmet", value: 4 },
    looking_at: [],
    laid: [],
    silenced: false,
    factor: 1,
    inversions: 0,
    free_boards: [],
    deck: 40,
    discards: {},
    last_discard: null,
    unseen: {},
    disaster_deck: 20,
    disasters_at_bottom: [],
    ...change,
  };
}
