/** What happened on the slab, shown as a row of pictures from the previous view to the present one. */

import type { SoundName } from "../contract";
import { eventMoments, type EventMoment } from "../kit/event_moments";
import { borderOf } from "./moves_by_target";
import type { Digger, DinoBonesEvent, DinoBonesView, Division, TileKind } from "./types";

/** What is heard with each effect. */
export const SOUNDS = {
  strike: "step",
  rubble: "step",
  crack: "growl",
  reveal: "flip",
  take: "sparkle",
  amber: "sparkle",
  skeleton: "reward",
  card: "flip",
  end: "end",
} as const satisfies Record<string, SoundName>;

export type Effect = keyof typeof SOUNDS;

/** A view on the way to the next: a find that is being turned up has no tile yet. */
export interface Picture extends Omit<DinoBonesView, "division"> {
  division: (Omit<Division, "finds"> & { finds: { place: number; tile: TileKind | null }[] }) | null;
}

export interface DinoBonesMoment extends EventMoment<Picture, DinoBonesEvent, Effect> {
  /** The borders a crack runs along. */
  cut: [number, number][];
  /** Places that are coming off. */
  lifted: number[];
  /** Borders with a chisel that was just driven in. */
  fresh: number[];
  /** Finds on their way, from a place of the slab (null: from the stock) to a seat (null: to the stock). */
  flights: { tile: TileKind; from: number | null; to: number | null; seat: number | null }[];
}

/** How long each kind of event is shown. A kind that is not listed has no picture of its own. */
const LOOK: Partial<Record<DinoBonesEvent["event"], number>> = {
  "turn-began": 260,
  "chisels-sharpened": 380,
  "chisel-lifted": 380,
  "chisel-placed": 520,
  "boulders-broken": 420,
  "boulders-ignored": 420,
  "turn-ended": 300,
  "slab-split": 950,
  "part-chosen": 450,
  "finds-turned-up": 900,
  "chisels-returned": 380,
  "share-set": 600,
  "find-taken": 460,
  "finds-left": 520,
  "skeleton-assembled": 1100,
  "amber-gained": 420,
  "help-bought": 650,
  "tile-dug-out": 800,
  "tile-bought": 600,
  "tile-sold": 600,
  "card-played": 900,
  "radar-used": 420,
  "last-two-reached": 900,
  "dig-abandoned": 900,
};

const EFFECTS: Partial<Record<DinoBonesEvent["event"], Effect>> = {
  "chisel-placed": "strike",
  "boulders-broken": "rubble",
  "slab-split": "crack",
  "finds-turned-up": "reveal",
  "last-two-reached": "reveal",
  "find-taken": "take",
  "finds-left": "take",
  "tile-dug-out": "take",
  "tile-bought": "take",
  "tile-sold": "take",
  "amber-gained": "amber",
  "help-bought": "amber",
  "skeleton-assembled": "skeleton",
  "card-played": "card",
};

/** With the first of these the tiles of a part leave the slab. */
const AFTER_SPLIT: DinoBonesEvent["event"][] = [
  "finds-turned-up",
  "chisels-returned",
  "share-set",
  "find-taken",
];

/** What all players do at the same moment is one picture. */
const TOGETHER: DinoBonesEvent["event"][] = ["chisels-returned", "share-set"];

/** The present view alone, without motion. */
export function stillMoment(view: Picture): DinoBonesMoment {
  return { shown: view, ms: 0, effect: null, event: null, cut: [], lifted: [], fresh: [], flights: [] };
}

export function moments(
  from: DinoBonesView,
  happened: DinoBonesEvent[],
  to: DinoBonesView,
): DinoBonesMoment[] {
  let shown: Picture = { ...from, deciding: [], question: null, previews: [], parts: [] };
  let lifted: number[] = [];
  return eventMoments(happened, to, {
    look: LOOK,
    effects: EFFECTS,
    together: TOGETHER,
    still: stillMoment,
    after(event) {
      if (event.event === "slab-split" || event.event === "part-chosen") lifted = event.places;
      if (AFTER_SPLIT.includes(event.event) && lifted.length > 0) {
        shown = comeOff(shown, lifted);
        lifted = [];
      }
      return (shown = after(shown, event, to));
    },
    add(moment, event) {
      moment.lifted = lifted;
      if (event.event === "slab-split") moment.cut = event.cut;
      if (event.event === "chisel-placed") moment.fresh = [borderOf(event.one, event.other)];
      moment.flights = flightsOf(event);
    },
  });
}

function flightsOf(event: DinoBonesEvent): DinoBonesMoment["flights"] {
  switch (event.event) {
    case "find-taken":
    case "tile-dug-out":
      return [{ tile: event.tile, from: event.place, to: event.seat, seat: null }];
    case "finds-left":
      return event.tiles.map((tile, index) => ({
        tile,
        from: event.places[index] ?? null,
        to: null,
        seat: null,
      }));
    case "tile-bought":
      return [{ tile: event.tile, from: null, to: event.seat, seat: null }];
    case "tile-sold":
      return [{ tile: event.tile, from: null, to: null, seat: event.seat }];
    default:
      return [];
  }
}

/** The picture after one more event. */
function after(view: Picture, event: DinoBonesEvent, to: DinoBonesView): Picture {
  switch (event.event) {
    case "turn-began":
      return { ...view, active: event.seat, turn_number: event.turn_number };
    case "chisels-sharpened":
      return add(view, event.seat, { dull: -event.chisels, sharp: event.chisels });
    case "chisel-lifted":
      return add(chisel(view, event.one, event.other, null), event.seat, { on_slab: -1, sharp: 1 });
    case "chisel-placed":
      return add(chisel(view, event.one, event.other, event.seat), event.seat, { on_slab: 1, sharp: -1 });
    case "boulders-broken":
      return add(view, event.seat, { sharp: -event.chisels, spent: event.chisels });
    case "turn-ended": {
      const spent = view.diggers[event.seat]?.spent ?? 0;
      return add(view, event.seat, { sharp: spent - event.dulled, dull: event.dulled, spent: -spent });
    }
    case "finds-turned-up":
      return turnedUp(view, event.places, event.tiles);
    case "last-two-reached":
      return turnedUp(comeOff(view, event.places), event.places, event.tiles);
    case "chisels-returned": {
      const gone = new Set(view.division?.finds.map(({ place }) => place));
      const borders = view.borders.map((border) =>
        border.chisel === event.seat && (gone.has(border.one) || gone.has(border.other))
          ? { ...border, chisel: null }
          : border,
      );
      const back = event.dull + event.sharp;
      return add({ ...view, borders }, event.seat, { dull: event.dull, sharp: event.sharp, on_slab: -back });
    }
    case "share-set": {
      const division = view.division ?? { finds: [], shares: [], left: 0, participants: [] };
      const shares = [
        ...division.shares.filter(({ seat }) => seat !== event.seat),
        { seat: event.seat, chisels: event.chisels, tiles: event.tiles },
      ];
      return { ...view, division: { ...division, shares, participants: shares.map(({ seat }) => seat) } };
    }
    case "find-taken":
      return gain(without(view, [event.place]), event.seat, event.tile, to);
    case "finds-left":
      return stocked(without(view, event.places), event.tiles, 1);
    case "tile-dug-out": {
      const slab = view.slab.filter(({ place }) => place !== event.place);
      const borders = view.borders.filter(({ one, other }) => one !== event.place && other !== event.place);
      return gain({ ...view, slab, borders }, event.seat, event.tile, to);
    }
    case "tile-bought":
      return gain(stocked(view, [event.tile], -1), event.seat, event.tile, to);
    case "tile-sold":
      return stocked(lose(view, event.seat, event.tile), [event.tile], 1);
    case "skeleton-assembled":
      return change(view, event.seat, {
        skeletons: to.diggers[event.seat]?.skeletons ?? [],
        loose: to.diggers[event.seat]?.loose ?? {},
      });
    case "amber-gained":
      return add({ ...view, supply: view.supply - event.amber }, event.seat, { amber: event.amber });
    case "help-bought":
      return add({ ...view, supply: view.supply + event.amber, help_price: to.help_price }, event.seat, {
        amber: -event.amber,
      });
    case "card-played": {
      const played = [...(view.diggers[event.seat]?.played ?? []), event.card];
      const hand = event.seat === view.seat ? view.hand.filter((card) => card !== event.card) : view.hand;
      return add(change({ ...view, hand }, event.seat, { played }), event.seat, { cards: -1 });
    }
    case "radar-used":
      return {
        ...view,
        slab: view.slab.map((tile) =>
          tile.place === event.place
            ? { ...tile, seen_by: [...new Set([...tile.seen_by, event.seat])] }
            : tile,
        ),
      };
    default:
      return view;
  }
}

function change(view: Picture, seat: number, to: Partial<Digger>): Picture {
  return { ...view, diggers: view.diggers.map((one, place) => (place === seat ? { ...one, ...to } : one)) };
}

const COUNTS = ["sharp", "dull", "spent", "on_slab", "amber", "cards"] as const;

function add(view: Picture, seat: number, by: Partial<Pick<Digger, (typeof COUNTS)[number]>>): Picture {
  const digger = view.diggers[seat];
  if (digger === undefined) return view;
  const to = { ...digger };
  for (const count of COUNTS) to[count] += by[count] ?? 0;
  return change(view, seat, to);
}

function chisel(view: Picture, one: number, other: number, seat: number | null): Picture {
  const borders = view.borders.map((border) =>
    border.one === one && border.other === other ? { ...border, chisel: seat } : border,
  );
  return { ...view, borders };
}

/** Tiles leave the slab, to be divided. */
function comeOff(view: Picture, places: number[]): Picture {
  const finds = view.slab
    .filter(({ place }) => places.includes(place))
    .map(({ place, face_up, tile }) => ({ place, tile: face_up ? tile : null }));
  const slab = view.slab.filter(({ place }) => !places.includes(place));
  return { ...view, slab, division: { finds, shares: [], left: 0, participants: [] } };
}

function turnedUp(view: Picture, places: number[], tiles: TileKind[]): Picture {
  if (view.division === null) return view;
  const finds = view.division.finds.map((find) => ({
    ...find,
    tile: tiles[places.indexOf(find.place)] ?? find.tile,
  }));
  return { ...view, division: { ...view.division, finds } };
}

function without(view: Picture, places: number[]): Picture {
  if (view.division === null) return view;
  const finds = view.division.finds.filter(({ place }) => !places.includes(place));
  return { ...view, division: finds.length > 0 ? { ...view.division, finds } : null };
}

function stocked(view: Picture, tiles: TileKind[], by: 1 | -1): Picture {
  const stock = { ...view.stock };
  for (const tile of tiles) stock[tile] = (stock[tile] ?? 0) + by;
  return { ...view, stock };
}

function gain(view: Picture, seat: number, tile: TileKind, to: DinoBonesView): Picture {
  const digger = view.diggers[seat];
  if (digger === undefined) return view;
  if (tile === "pterodactyl") return change(view, seat, { pterodactyls: digger.pterodactyls + 1 });
  if (tile !== "plant")
    return change(view, seat, { loose: { ...digger.loose, [tile]: (digger.loose[tile] ?? 0) + 1 } });
  const plants = digger.plants + 1;
  return change(view, seat, {
    plants,
    plant_points: to.plant_points[plants] ?? digger.plant_points,
    next_plant_points: to.plant_points[plants + 1] ?? null,
  });
}

function lose(view: Picture, seat: number, tile: TileKind): Picture {
  const loose = { ...view.diggers[seat]?.loose };
  loose[tile] = Math.max(0, (loose[tile] ?? 0) - 1);
  return change(view, seat, { loose });
}
