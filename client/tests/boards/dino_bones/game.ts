/** A small table to test with: two diggers at a slab of seven tiles. */
import type { Digger, DinoBonesView } from "../../../src/boards/dino_bones/types";

export function digger(change: Partial<Digger> = {}): Digger {
  return {
    character: "naomi_grant",
    sharp: 3,
    dull: 6,
    spent: 0,
    on_slab: 3,
    keeps: 1,
    amber: 1,
    loose: {},
    plants: 0,
    plant_points: 0,
    points: { skeletons: 0, pterodactyls: 0, loose: 0, plants: 0, amber: 0 },
    next_plant_points: 1,
    pterodactyls: 0,
    skeletons: [],
    cards: 0,
    played: [],
    ...change,
  };
}

/** The centre and its six neighbours, 1 to 6 clockwise; even places lie face up and show plants. */
export function table(change: Partial<DinoBonesView> = {}): DinoBonesView {
  const around = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const;
  const ring = [1, 2, 3, 4, 5, 6].map((one) => ({
    one: Math.min(one, (one % 6) + 1),
    other: Math.max(one, (one % 6) + 1),
    price: 1,
    chisel: null,
  }));
  return {
    game: "dino_bones",
    seat: 0,
    players: 2,
    over: false,
    deciding: [0],
    winners: [],
    decided_by: null,
    scores: [1, 1],
    layout: "A",
    first_player: 0,
    active: 0,
    turn_number: 3,
    idle_turns: 0,
    question: { stage: "turn", rule: "DB-11", left: null },
    slab: [[0, 0] as const, ...around].map(([q, r], place) => ({
      place,
      q,
      r,
      face_up: place % 2 === 0,
      tile: place % 2 === 0 ? "plant" : null,
      boulders: [],
      seen_by: [],
    })),
    borders: [
      ...[1, 2, 3, 4, 5, 6].map((other) => ({
        one: 0,
        other,
        price: other === 3 ? 2 : 1,
        chisel: other === 1 ? 1 : null,
      })),
      ...ring,
    ],
    previews: [
      { one: 0, other: 2, parts: [{ places: [2], shares: [{ seat: 0, chisels: 2, tiles: 1 }], leader: 0 }] },
    ],
    parts: [],
    division: null,
    diggers: [digger(), digger({ loose: { tyrannosaurus_skull: 1 } })],
    hand: ["tent"],
    supply: 18,
    stock: { triceratops_skull: 1 },
    help_price: 1,
    owed: 0,
    placed: 0,
    charges: 0,
    sold: false,
    sale_pays: 1,
    unseen: {},
    species: [
      {
        species: "tyrannosaurus",
        parts: ["skull", "chest", "pelvis", "tail"],
        skeletons: 2,
        points: 10,
        amber: 1,
      },
    ],
    plant_points: [0, 1, 3, 5],
    ...change,
  };
}
