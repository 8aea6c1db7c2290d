import { expect, test } from "vitest";
import { moments as momentsOf, type DiamantMoment } from "../../../src/boards/diamant/moments";
import type { DiamantEvent, DiamantView } from "../../../src/boards/diamant/types";

const NONE = { spiders: 0, snakes: 0, lava: 0, boulder: 0, ram: 0 };

type Unruly<Event> = Event extends unknown ? Omit<Event, "rule"> : never;

/** No picture depends on the rule an event names. */
function moments(from: DiamantView, happened: Unruly<DiamantEvent>[], to: DiamantView): DiamantMoment[] {
  const ruled = happened.map((event) => ({ ...event, rule: "" }) as DiamantEvent);
  return momentsOf(from, ruled, to);
}

function view(change: Partial<DiamantView>): DiamantView {
  const explorer = { in_cave: true, decided: true, carried: 4, chest: null, relics: [] };
  return {
    game: "diamant",
    seat: null,
    players: 2,
    over: false,
    deciding: [0, 1],
    winners: [],
    decided_by: null,
    scores: [null, null],
    expedition: 1,
    closed: 0,
    expeditions: 5,
    cave: [{ card: "treasure", rubies: 9, lying: 1 }],
    on_path: 1,
    unrevealed: { treasures: [], traps: NONE, relics: [], cards: 29, fatal: 0 },
    removed_traps: NONE,
    relic_stack: [],
    explorers: [explorer, explorer],
    own_choice: null,
    ...change,
  };
}

test("the last picture is the present view, whatever happened", () => {
  const to = view({ cave: [], deciding: [] });
  expect(
    moments(view({}), [{ event: "choices-revealed", leaving: [0], staying: [1] }], to).at(-1)?.shown,
  ).toBe(to);
});

test("nobody's choice shows before all are revealed", () => {
  const row = moments(view({ own_choice: "leave" }), [{ event: "trap-seen", trap: "lava" }], view({}));
  expect(row[0]?.shown.own_choice).toBeNull();
  expect(row.every(({ chosen }) => Object.keys(chosen).length === 0)).toBe(true);
});

test("a treasure lies whole on its card, then each has a share and the rest lies", () => {
  const found = { event: "treasure-found", rubies: 7, share: 3, rest: 1, seats: [0, 1] } as const;
  const [turned, shared] = moments(view({}), [{ ...found, seats: [0, 1] }], view({}));
  expect(turned?.shown.cave.at(-1)).toEqual({ card: "treasure", rubies: 7, lying: 7 });
  expect(turned?.shown.unrevealed.cards).toBe(28);
  expect(shared?.shown.cave.at(-1)).toEqual({ card: "treasure", rubies: 7, lying: 1 });
  expect(shared?.shown.explorers.map(({ carried }) => carried)).toEqual([7, 7]);
  expect(shared?.flights).toHaveLength(2);
});

test("a sprung trap is seen in the old cave before the next expedition begins", () => {
  const to = view({ expedition: 2, closed: 1, cave: [{ card: "trap", trap: "ram" }] });
  const row = moments(
    view({}),
    [
      { event: "trap-sprung", trap: "lava", seats: [0, 1], lost: [4, 4] },
      { event: "entrance-closed", expedition: 1 },
      { event: "expedition-began", expedition: 2 },
      { event: "trap-seen", trap: "ram" },
    ],
    to,
  );
  const sprung = row.findIndex(({ effect }) => effect === "sprung");
  const barrier = row.findIndex(({ effect }) => effect === "barrier");
  expect(row[sprung]?.shown.cave).toHaveLength(2);
  expect(row[barrier]?.shown.closed).toBe(1);
  expect(row[barrier]?.shown.explorers.every(({ in_cave, carried }) => !in_cave && carried === 0)).toBe(true);
  expect(barrier).toBeGreaterThan(sprung);
});

test("those who leave together walk and put away together", () => {
  const row = moments(
    view({}),
    [
      { event: "put-in-chest", seat: 0, rubies: 4 },
      { event: "put-in-chest", seat: 1, rubies: 4 },
    ],
    view({}),
  );
  expect(row.filter(({ effect }) => effect === "chest").map(({ stowed }) => stowed)).toEqual([
    { 0: 4, 1: 4 },
  ]);
});
