/** What happened in a round, shown as a row of pictures from the previous view to the present one. */

import type { SoundName } from "../contract";
import { eventMoments, type EventMoment } from "../kit/event_moments";
import type { Card, CardName, DinokalipsaEvent, DinokalipsaView, Dinosaur, RoundScore } from "./types";

/** What is heard with each effect. */
export const SOUNDS = {
  disaster: "growl",
  reveal: "flip",
  instant: "flip",
  swap: "flip",
  invert: "slam",
  run: "step",
  duel: "slam",
  hit: "growl",
  spared: "sparkle",
  extinct: "rumble",
  end: "end",
} as const satisfies Record<string, SoundName>;

export type Effect = keyof typeof SOUNDS;

/** A pawn on its way, and why. */
export interface Step {
  spaces: number;
  why: "score" | "disasters";
}

export interface DinokalipsaMoment extends EventMoment<DinokalipsaView, DinokalipsaEvent, Effect> {
  steps: Record<number, Step>;
  /** Seats it is about. */
  about: number[];
}

/** How long an event is shown. */
const USUAL = 700;

/** Kinds with another duration; 0: no picture of its own (few may know it, or the view shows it). */
const LOOK: Partial<Record<DinokalipsaEvent["event"], number>> = {
  "board-taken": 350,
  "card-drawn": 0,
  "cards-drawn": 200,
  "disaster-turned-up": 950,
  "card-revealed": 1000,
  "effects-silenced": 800,
  "effect-declined": 450,
  "value-added": 800,
  "card-discarded": 450,
  "card-seen": 0,
  "taken-card-shown": 0,
  "deck-card-seen": 0,
  "cards-swapped": 950,
  passed: 220,
  "passed-for-round": 280,
  "score-raised": 850,
  "score-lowered": 850,
  "inversion-played": 850,
  "score-counted": 900,
  "scores-inverted": 1150,
  "pawn-moved": 950,
  "pawn-moved-for-disasters": 850,
  "all-tied": 900,
  "sudden-death-began": 950,
  "sudden-death-revealed": 1050,
  "disaster-insured": 850,
  "disaster-sent-on": 850,
  "disaster-added": 950,
  "dinosaur-extinct": 1600,
  "table-cleared": 350,
  "deck-reshuffled": 0,
  "game-ended": 0,
};

const EFFECTS: Partial<Record<DinokalipsaEvent["event"], Effect>> = {
  "disaster-turned-up": "disaster",
  "card-revealed": "reveal",
  "sudden-death-revealed": "reveal",
  "score-raised": "instant",
  "score-lowered": "instant",
  "inversion-played": "instant",
  "cards-swapped": "swap",
  "scores-inverted": "invert",
  "pawn-moved": "run",
  "pawn-moved-for-disasters": "run",
  "sudden-death-began": "duel",
  "disaster-added": "hit",
  "disaster-insured": "spared",
  "disaster-sent-on": "spared",
  "dinosaur-extinct": "extinct",
};

/** What all players do at the same moment is one picture. */
const TOGETHER: DinokalipsaEvent["event"][] = [
  "card-revealed",
  "sudden-death-revealed",
  "score-counted",
  "pawn-moved-for-disasters",
  "cards-drawn",
];

/** The present view alone, without motion. */
export function stillMoment(view: DinokalipsaView): DinokalipsaMoment {
  return { shown: view, ms: 0, effect: null, event: null, steps: {}, about: [] };
}

export function moments(
  from: DinokalipsaView,
  happened: DinokalipsaEvent[],
  to: DinokalipsaView,
): DinokalipsaMoment[] {
  let shown: DinokalipsaView = { ...from, deciding: [], question: null, looking_at: [] };
  return eventMoments(happened, to, {
    look: LOOK,
    usual: USUAL,
    effects: EFFECTS,
    together: TOGETHER,
    still: stillMoment,
    after: (event) => (shown = after(shown, event, happened, to)),
    add({ about, steps }, event) {
      about.push(...seatsOf(event));
      if (event.event === "pawn-moved") steps[event.seat] = { spaces: event.spaces, why: "score" };
      if (event.event === "pawn-moved-for-disasters")
        steps[event.seat] = { spaces: event.spaces, why: "disasters" };
    },
  });
}

function seatsOf(event: DinokalipsaEvent): number[] {
  if (event.event === "cards-swapped") return [event.one, event.other];
  if (event.event === "scores-inverted") return [...event.highest, ...event.lowest];
  if ("target" in event) return [event.target];
  if ("seats" in event) return event.seats;
  return "seat" in event ? [event.seat] : [];
}

/** The picture after one more event. */
function after(
  view: DinokalipsaView,
  event: DinokalipsaEvent,
  happened: DinokalipsaEvent[],
  to: DinokalipsaView,
): DinokalipsaView {
  switch (event.event) {
    case "board-taken":
      return change(view, event.seat, {
        board: event.board,
        traits: to.dinosaurs[event.seat]?.traits ?? {},
      });
    case "cards-drawn": {
      const size = (view.dinosaurs[event.seat]?.hand_size ?? 0) + event.cards;
      const drawn = change(view, event.seat, { hand_size: size });
      return event.seat === view.seat ? { ...drawn, hand: to.hand } : drawn;
    }
    case "disaster-turned-up": {
      const disaster = { disaster: event.disaster, type: event.type };
      return {
        ...view,
        round_number: event.round_number,
        disaster,
        disaster_lies_open: true,
        disaster_deck: to.disaster_deck,
      };
    }
    case "card-revealed": {
      const card = { card: event.card, value: event.value };
      const counted = happened.find((one) => one.event === "score-counted" && one.seat === event.seat);
      const trait =
        counted?.event === "score-counted" ? counted.trait : (to.dinosaurs[event.seat]?.score?.trait ?? 0);
      const score = { ...NOTHING, value: event.value, trait, total: event.value + trait };
      const revealed = change(laidOpen(view, event.seat, event.card), event.seat, {
        front: card,
        decided: false,
        score,
      });
      return event.seat === view.seat ? { ...revealed, own_choice: null } : revealed;
    }
    case "effects-silenced":
      return { ...view, silenced: true };
    case "value-added":
      return addTo(view, event.seat, "bonus", event.points);
    case "card-discarded":
      return discard(view, event.seat, event.card);
    case "cards-swapped":
      return swap(view, event.one, event.other);
    case "instants-multiplied":
      return { ...view, factor: event.factor };
    case "passed":
      return change(view, event.seat, { passed: true });
    case "passed-for-round":
      return change(view, event.seat, { passed: true, passed_round: true });
    case "score-raised":
      return lay(
        addTo(view, event.target, "instants", event.points),
        event.seat,
        instant(event.card),
        event.target,
      );
    case "score-lowered":
      return lay(
        addTo(view, event.target, "instants", -event.points),
        event.seat,
        instant(event.card),
        event.target,
      );
    case "inversion-played":
      return { ...lay(view, event.seat, instant(event.card), null), inversions: view.inversions + 1 };
    case "score-counted": {
      const { value, bonus, trait, instants, disasters, score: total } = event;
      return change(view, event.seat, {
        score: { value, bonus, trait, instants, disasters, inversion: 0, total },
      });
    }
    case "scores-inverted": {
      const dinosaurs = view.dinosaurs.map((one, seat) => {
        const total = event.highest.includes(seat)
          ? event.low
          : event.lowest.includes(seat)
            ? event.high
            : null;
        if (total === null || one.score === null) return one;
        const inversion = one.score.inversion + total - one.score.total;
        return { ...one, score: { ...one.score, inversion, total } };
      });
      return { ...view, dinosaurs };
    }
    case "pawn-moved":
    case "pawn-moved-for-disasters":
      return change(view, event.seat, { place: event.place });
    case "sudden-death-began":
      return duel(view, event.seats);
    case "sudden-death-revealed":
      return duelCard(view, event.seat, { card: event.card, value: event.value });
    case "disaster-to-bottom":
      return { ...view, disaster_lies_open: false, threatened: null };
    case "disaster-threatens":
      return { ...duel(view, []), threatened: event.seat };
    case "disaster-insured":
      return lay(view, event.seat, instant(event.card), null);
    case "disaster-sent-on":
      return {
        ...lay(view, event.seat, instant(event.card), event.target),
        threatened: event.target,
      };
    case "disaster-added": {
      const disasters = [
        ...(view.dinosaurs[event.seat]?.disasters ?? []),
        { disaster: event.disaster, type: event.type },
      ];
      const fatal = to.dinosaurs[event.seat]?.fatal ?? [];
      return {
        ...change(view, event.seat, { disasters, fatal }),
        disaster_lies_open: false,
        threatened: null,
      };
    }
    case "dinosaur-extinct":
      return change(view, event.seat, { still_in: false, fatal: [], hand_size: 0 });
    case "table-cleared":
      return cleared(view);
    default:
      return view;
  }
}

const NOTHING: RoundScore = {
  value: 0,
  bonus: 0,
  trait: 0,
  instants: 0,
  disasters: 0,
  inversion: 0,
  total: 0,
};

function instant(card: CardName): Card {
  return { card, value: null };
}

function change(view: DinokalipsaView, seat: number, to: Partial<Dinosaur>): DinokalipsaView {
  const dinosaurs = view.dinosaurs.map((one, place) => (place === seat ? { ...one, ...to } : one));
  return { ...view, dinosaurs };
}

function addTo(
  view: DinokalipsaView,
  seat: number,
  part: "bonus" | "instants",
  points: number,
): DinokalipsaView {
  const score = view.dinosaurs[seat]?.score;
  if (!score) return view;
  return change(view, seat, {
    score: { ...score, [part]: score[part] + points, total: score.total + points },
  });
}

function swap(view: DinokalipsaView, one: number, other: number): DinokalipsaView {
  const fronts = [view.dinosaurs[one]?.front ?? null, view.dinosaurs[other]?.front ?? null] as const;
  return give(give(view, one, fronts[1]), other, fronts[0]);
}

function give(view: DinokalipsaView, seat: number, front: Card | null): DinokalipsaView {
  const score = view.dinosaurs[seat]?.score;
  if (!score || front?.value == null) return view;
  const total = score.total - score.value + front.value;
  return change(view, seat, { front, score: { ...score, value: front.value, total } });
}

function discard(view: DinokalipsaView, seat: number, card: CardName): DinokalipsaView {
  const gone = view.hand.findIndex((one) => one.card === card);
  const size = Math.max(0, (view.dinosaurs[seat]?.hand_size ?? 0) - 1);
  const left = change(view, seat, { hand_size: size });
  return seat === view.seat && gone >= 0 ? { ...left, hand: view.hand.toSpliced(gone, 1) } : left;
}

function lay(view: DinokalipsaView, seat: number, card: Card, target: number | null): DinokalipsaView {
  const left = discard(view, seat, card.card);
  return { ...left, laid: [...view.laid, { seat, card, target, step: null }] };
}

function duel(view: DinokalipsaView, seats: number[]): DinokalipsaView {
  const dinosaurs = view.dinosaurs.map((one, seat) => ({ ...one, in_duel: seats.includes(seat) }));
  return { ...view, dinosaurs };
}

/** The last player to choose has no face-down card in an earlier picture: it leaves the hand now. */
function laidOpen(view: DinokalipsaView, seat: number, card: CardName): DinokalipsaView {
  return view.dinosaurs[seat]?.decided ? view : discard(view, seat, card);
}

/** The first card of a seat is its first step, the second its second, and so on. */
function duelCard(view: DinokalipsaView, seat: number, card: Card): DinokalipsaView {
  const step = 1 + view.laid.filter((one) => one.seat === seat && one.step !== null).length;
  const open = change(laidOpen(view, seat, card.card), seat, { decided: false });
  return {
    ...open,
    own_choice: seat === view.seat ? null : open.own_choice,
    laid: [...view.laid, { seat, card, target: null, step }],
  };
}

function cleared(view: DinokalipsaView): DinokalipsaView {
  const gone = {
    front: null,
    score: null,
    passed: false,
    passed_round: false,
    in_duel: false,
    decided: false,
  };
  const dinosaurs = view.dinosaurs.map((one) => ({ ...one, ...gone }));
  return {
    ...view,
    dinosaurs,
    laid: [],
    silenced: false,
    factor: 1,
    inversions: 0,
    disaster_lies_open: false,
    threatened: null,
    own_choice: null,
  };
}
