/** What happened in the cave, shown as a row of pictures from the previous view to the present one. */

import type { SoundName } from "../contract";
import type { BoardMoment } from "../kit/moment_queue";
import type { DiamantEvent, DiamantView, Explorer } from "./types";

export type CaveCard = DiamantView["cave"][number];

export interface Flight {
  what: "ruby" | { relic: number };
  amount: number;
  from: { card: number } | { seat: number };
  /** `dropped`: scattered on the ground around the explorer. */
  to: { card: number } | { seat: number } | { dropped: number };
}

/** What is heard with each effect. */
export const SOUNDS = {
  treasure: "flip",
  trap: "growl",
  sprung: "rumble",
  relic: "sparkle",
  barrier: "slam",
  chest: "reward",
  end: "end",
} as const satisfies Record<string, SoundName>;

export type Effect = keyof typeof SOUNDS;

export interface DiamantMoment extends BoardMoment<DiamantView, Effect> {
  flights: Flight[];
  /** Choices just revealed, by seat. */
  chosen: Record<number, "continue" | "leave">;
  /** Rubies going into chests, by seat. */
  stowed: Record<number, number>;
}

const WALK = 400;
const FLY = 400;
const TURN = 350;
const LOOK = 700;

function moment(shown: DiamantView, ms: number, more: Partial<DiamantMoment> = {}): DiamantMoment {
  return { shown, ms, flights: [], effect: null, chosen: {}, stowed: {}, ...more };
}

/** The present view alone, without motion. */
export function stillMoment(view: DiamantView): DiamantMoment {
  return moment(view, 0);
}

export function moments(from: DiamantView, happened: DiamantEvent[], to: DiamantView): DiamantMoment[] {
  const row: DiamantMoment[] = [];
  let shown: DiamantView = { ...from, own_choice: null, deciding: [] };
  shown = withExplorers(shown, all(from), { decided: false });
  const show = (next: DiamantView, ms: number, more?: Partial<DiamantMoment>): void => {
    shown = next;
    row.push(moment(next, ms, more));
  };

  happened.forEach((event, index) => {
    switch (event.event) {
      case "choices-revealed":
        show(shown, LOOK, { chosen: chosenBy(event.leaving, event.staying) });
        break;
      case "path-gathered": {
        const flights = gatherFlights(shown.cave, event.seats, event.share);
        if (flights.length === 0) break;
        const gathered = { ...shown, cave: leaveLying(shown.cave, event.rest), on_path: event.rest };
        show(give(gathered, event.seats, event.share), FLY, { flights });
        break;
      }
      case "relics-taken": {
        const cards = indices(shown.cave, (card) => card.card === "relic" && !card.taken);
        const cave = shown.cave.map((card) => (card.card === "relic" ? { ...card, taken: true } : card));
        const explorers = shown.explorers.map((explorer, seat) =>
          seat === event.seat
            ? { ...explorer, relics: to.explorers[seat]?.relics ?? explorer.relics }
            : explorer,
        );
        show({ ...shown, cave, explorers }, FLY + 150, {
          effect: "relic",
          flights: cards.map((card, nth) => ({
            what: { relic: event.relics[nth] ?? 0 },
            amount: 1,
            from: { card },
            to: { seat: event.seat },
          })),
        });
        break;
      }
      case "put-in-chest": {
        // All who leave together walk and put away together.
        if (happened[index - 1]?.event === "put-in-chest") break;
        const together = run(happened, index);
        const seats = together.map(({ seat }) => seat);
        show(withExplorers(shown, seats, { in_cave: false }), WALK);
        const stowed = Object.fromEntries(together.map(({ seat, rubies }) => [seat, rubies]));
        let next = withExplorers(shown, seats, { carried: 0 });
        next = {
          ...next,
          explorers: next.explorers.map((explorer, seat) =>
            seats.includes(seat) ? { ...explorer, chest: to.explorers[seat]?.chest ?? null } : explorer,
          ),
        };
        show(next, LOOK, { effect: "chest", stowed });
        break;
      }
      case "treasure-found": {
        const lying = { card: "treasure", rubies: event.rubies, lying: event.rubies } as const;
        show(turnUp(shown, lying), TURN, { effect: "treasure" });
        const card = shown.cave.length - 1;
        const shared = { ...lying, lying: event.rest };
        const next = give({ ...shown, cave: [...shown.cave.slice(0, -1), shared] }, event.seats, event.share);
        if (event.share > 0) {
          show(next, FLY, {
            flights: event.seats.map((seat) => ({
              what: "ruby",
              amount: event.share,
              from: { card },
              to: { seat },
            })),
          });
        }
        break;
      }
      case "trap-seen":
        show(turnUp(shown, { card: "trap", trap: event.trap }), LOOK, { effect: "trap" });
        break;
      case "relic-seen":
        show(turnUp(shown, { card: "relic", relic: event.relic, taken: false }), LOOK, {
          effect: "relic",
        });
        break;
      case "trap-sprung":
        show(turnUp(shown, { card: "trap", trap: event.trap }), LOOK, { effect: "sprung" });
        show(withExplorers(shown, event.seats, { carried: 0 }), FLY, {
          flights: event.seats.map((seat, place) => ({
            what: "ruby",
            amount: event.lost[place] ?? 0,
            from: { seat },
            to: { dropped: seat },
          })),
        });
        show(withExplorers(shown, event.seats, { in_cave: false }), WALK);
        break;
      case "entrance-closed":
        show({ ...shown, closed: event.expedition }, LOOK, { effect: "barrier" });
        break;
      case "expedition-began":
        shown = { ...shown, cave: [], on_path: 0, expedition: event.expedition };
        shown = {
          ...shown,
          relic_stack: to.relic_stack,
          removed_traps: to.removed_traps,
          unrevealed: { ...to.unrevealed, cards: to.unrevealed.cards + to.cave.length, fatal: 0 },
        };
        show(shown, TURN);
        show(withExplorers(shown, all(shown), { in_cave: true, carried: 0 }), WALK);
        break;
      case "game-ended":
        row.push(moment(to, 0, { effect: "end" }));
        break;
    }
  });
  row.push(stillMoment(to));
  return row;
}

function all(view: DiamantView): number[] {
  return view.explorers.map((_, seat) => seat);
}

function indices(cave: CaveCard[], wanted: (card: CaveCard) => boolean): number[] {
  return cave.flatMap((card, index) => (wanted(card) ? [index] : []));
}

function withExplorers(view: DiamantView, seats: number[], change: Partial<Explorer>): DiamantView {
  const explorers = view.explorers.map((explorer, seat) =>
    seats.includes(seat) ? { ...explorer, ...change } : explorer,
  );
  return { ...view, explorers };
}

function give(view: DiamantView, seats: number[], share: number): DiamantView {
  const explorers = view.explorers.map((explorer, seat) =>
    seats.includes(seat) ? { ...explorer, carried: explorer.carried + share } : explorer,
  );
  return { ...view, explorers };
}

function turnUp(view: DiamantView, card: CaveCard): DiamantView {
  const cards = Math.max(0, view.unrevealed.cards - 1);
  return { ...view, cave: [...view.cave, card], unrevealed: { ...view.unrevealed, cards } };
}

function chosenBy(leaving: number[], staying: number[]): DiamantMoment["chosen"] {
  const chosen: DiamantMoment["chosen"] = {};
  for (const seat of leaving) chosen[seat] = "leave";
  for (const seat of staying) chosen[seat] = "continue";
  return chosen;
}

function run(happened: DiamantEvent[], start: number): { seat: number; rubies: number }[] {
  const together: { seat: number; rubies: number }[] = [];
  for (const event of happened.slice(start)) {
    if (event.event !== "put-in-chest") break;
    together.push({ seat: event.seat, rubies: event.rubies });
  }
  return together;
}

/** From every card with rubies on it to every leaver, as many in all as each of them gets. */
function gatherFlights(cave: CaveCard[], seats: number[], share: number): Flight[] {
  if (share === 0) return [];
  const cards = indices(cave, (card) => card.card === "treasure" && card.lying > 0);
  return seats.flatMap((seat) =>
    cards.map((card) => ({
      what: "ruby" as const,
      amount: Math.max(1, Math.round(share / cards.length)),
      from: { card },
      to: { seat },
    })),
  );
}

/** What the leavers could not divide is shown on the last treasure. */
function leaveLying(cave: CaveCard[], rest: number): CaveCard[] {
  const last = cave.findLastIndex((card) => card.card === "treasure");
  return cave.map((card, index) =>
    card.card === "treasure" ? { ...card, lying: index === last ? rest : 0 } : card,
  );
}
