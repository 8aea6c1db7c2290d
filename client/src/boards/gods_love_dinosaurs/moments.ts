/** What happened in the worlds, shown as a row of pictures from the previous view to the present one. */

import type { SoundName } from "../contract";
import { eventMoments, type EventMoment } from "../kit/event_moments";
import type { Animal, Cell, GodsLoveDinosaursEvent, GodsLoveDinosaursView, Tile, World } from "./types";

/** What is heard with each effect. */
export const SOUNDS = {
  take: "flip",
  place: "slam",
  activate: "turn",
  born: "sparkle",
  eaten: "step",
  egg: "reward",
  starved: "growl",
  stampede: "rumble",
  hatch: "reward",
  refill: "flip",
  end: "end",
} as const satisfies Record<string, SoundName>;

export type Effect = keyof typeof SOUNDS;

/** One thing that moves in a world; cells by number. */
export type Motion =
  | { kind: "placed"; cells: number[] }
  | { kind: "come"; animal: Animal; from: number; to: number }
  | { kind: "way"; animal: Animal; path: number[] }
  | { kind: "gone"; animal: Animal; cell: number; why: "eaten" | "starved" }
  | { kind: "egg"; cell: number };

/** A tile on its way between the board's zones. */
export interface Flight {
  from: string;
  to: string;
  tile: Tile;
}

export interface GodsLoveDinosaursMoment extends EventMoment<
  GodsLoveDinosaursView,
  GodsLoveDinosaursEvent,
  Effect
> {
  /** What moves, by seat. */
  motions: Record<number, Motion[]>;
  flights: Flight[];
  /** The only seat it is about; null: the whole table. */
  seat: number | null;
}

/** How long each kind of event is shown. A kind that is not listed has no picture of its own. */
const LOOK: Partial<Record<GodsLoveDinosaursEvent["event"], number>> = {
  "first-player-chosen": 700,
  "tile-laid": 650,
  "tile-taken": 550,
  "tile-placed": 450,
  "animal-arrived": 300,
  "animals-activated": 900,
  "animal-born": 420,
  "animal-eaten": 420,
  "egg-laid": 500,
  "hunt-ended": 500,
  "dinosaur-ran": 500,
  "hunter-starved": 750,
  "dinosaur-starved": 950,
  "dinosaurs-activated": 1000,
  "dinosaur-hatched": 750,
  "not-in-supply": 500,
  "marker-moved": 450,
  "stacks-ran-out": 900,
};

const EFFECTS: Partial<Record<GodsLoveDinosaursEvent["event"], Effect>> = {
  "tile-laid": "refill",
  "tile-taken": "take",
  "tile-placed": "place",
  "animals-activated": "activate",
  "animal-born": "born",
  "animal-eaten": "eaten",
  "egg-laid": "egg",
  "hunter-starved": "starved",
  "dinosaur-starved": "starved",
  "dinosaurs-activated": "stampede",
  "dinosaur-hatched": "hatch",
};

/** Tiles are laid out all at once. */
const TOGETHER: GodsLoveDinosaursEvent["event"][] = ["tile-laid"];

/** The present view alone, without motion. */
export function stillMoment(view: GodsLoveDinosaursView): GodsLoveDinosaursMoment {
  return { shown: view, ms: 0, effect: null, event: null, motions: {}, flights: [], seat: null };
}

/** Shown to the whole table, although they concern one seat. */
const COMMON: GodsLoveDinosaursEvent["event"][] = ["tile-taken", "animals-activated", "first-player-chosen"];

export function moments(
  from: GodsLoveDinosaursView,
  happened: GodsLoveDinosaursEvent[],
  to: GodsLoveDinosaursView,
): GodsLoveDinosaursMoment[] {
  let before: GodsLoveDinosaursView;
  let shown: GodsLoveDinosaursView = { ...from, deciding: [], plans: null };
  let motions: Motion[];
  const row: GodsLoveDinosaursMoment[] = eventMoments(happened, to, {
    look: LOOK,
    effects: EFFECTS,
    together: TOGETHER,
    still: stillMoment,
    after(event, rest) {
      before = shown;
      motions = motionsOf(before, event, rest, to);
      return (shown = after(before, event, to));
    },
    add(moment, event) {
      const seat = "seat" in event ? event.seat : null;
      if (!COMMON.includes(event.event)) moment.seat = seat;
      if (seat !== null && motions.length > 0) moment.motions[seat] = motions;
      moment.flights.push(...flightsOf(before, event, to));
    },
  });
  row.at(-1)!.motions = silentSteps(shown, to);
  return row;
}

/** All that happens in a row of pictures, at once in its last one. */
export function together(row: GodsLoveDinosaursMoment[]): GodsLoveDinosaursMoment {
  const last = row.at(-1)!;
  const before = row.at(-2) ?? last;
  const motions: GodsLoveDinosaursMoment["motions"] = {};
  for (const one of row) {
    for (const [seat, list] of Object.entries(one.motions))
      motions[Number(seat)] = [...(motions[Number(seat)] ?? []), ...list];
  }
  return {
    ...last,
    motions,
    flights: row.flatMap(({ flights }) => flights),
    event: before.event,
    effect: last.effect ?? before.effect,
  };
}

/** A hunter's step over an empty cell has no event: the route in the view shows it. */
function silentSteps(shown: GodsLoveDinosaursView, to: GodsLoveDinosaursView): Record<number, Motion[]> {
  const found: Record<number, Motion[]> = {};
  to.worlds.forEach(({ run }, seat) => {
    const before = shown.worlds[seat]?.run?.path;
    if (run === null || run.path.length < 2 || before?.length === run.path.length) return;
    const since = before === undefined ? 1 : before.length;
    if (since < run.path.length)
      found[seat] = [{ kind: "way", animal: run.hunter, path: run.path.slice(since - 1) }];
  });
  return found;
}

/** The whole way of the hunter of this seat, as far as it is known. */
function wayOf(seat: number, coming: GodsLoveDinosaursEvent[], to: GodsLoveDinosaursView): number[] {
  for (const event of coming) {
    if ((event.event === "hunt-ended" || event.event === "dinosaur-ran") && event.seat === seat)
      return event.path;
  }
  return to.worlds[seat]?.run?.path ?? [];
}

/** The part of a way that is still ahead, up to a cell. */
function ahead(way: number[], done: number[], cell: number): number[] {
  const start = Math.max(0, done.length - 1);
  const end = way.indexOf(cell, start + 1);
  return end < 0 ? [] : way.slice(start, end + 1);
}

function motionsOf(
  view: GodsLoveDinosaursView,
  event: GodsLoveDinosaursEvent,
  coming: GodsLoveDinosaursEvent[],
  to: GodsLoveDinosaursView,
): Motion[] {
  switch (event.event) {
    case "tile-placed":
      return [{ kind: "placed", cells: [event.first_cell, event.first_cell + 1] }];
    case "animal-arrived":
      return [{ kind: "come", animal: event.animal, from: event.cell, to: event.cell }];
    case "animal-born":
      return [{ kind: "come", animal: event.animal, from: event.parent, to: event.cell }];
    case "animal-eaten": {
      const done = view.worlds[event.seat]?.run?.path ?? [];
      const part = ahead(wayOf(event.seat, coming, to), done, event.cell);
      const path = part.length > 1 ? part : [event.origin, event.cell];
      return [
        { kind: "way", animal: event.hunter, path },
        { kind: "gone", animal: event.prey, cell: event.cell, why: "eaten" },
      ];
    }
    case "egg-laid":
      return [{ kind: "egg", cell: event.cell }];
    case "hunt-ended": {
      const end = event.path.at(-1) ?? 0;
      return event.young.map((cell) => ({ kind: "come", animal: event.hunter, from: end, to: cell }));
    }
    case "dinosaur-ran": {
      const done = view.worlds[event.seat]?.run?.path.length ?? 1;
      const rest = event.path.slice(done - 1);
      return rest.length > 1 ? [{ kind: "way", animal: "dinosaur", path: rest }] : [];
    }
    case "hunter-starved":
      return [{ kind: "gone", animal: event.hunter, cell: event.cell, why: "starved" }];
    case "dinosaur-starved":
      return [{ kind: "gone", animal: "dinosaur", cell: event.cell, why: "starved" }];
    case "dinosaur-hatched":
      return [{ kind: "come", animal: "dinosaur", from: 0, to: 0 }];
    default:
      return [];
  }
}

function flightsOf(
  view: GodsLoveDinosaursView,
  event: GodsLoveDinosaursEvent,
  to: GodsLoveDinosaursView,
): Flight[] {
  if (event.event === "tile-taken") {
    const tile = view.columns[event.column]?.tiles[event.row];
    return tile ? [{ from: `tile-${event.column}-${event.row}`, to: `world-${event.seat}`, tile }] : [];
  }
  if (event.event === "tile-laid") {
    const tile = tileNamed(event.tile, view, to);
    return tile ? [{ from: `stack-${tile.stack}`, to: `tile-${event.column}-${event.row}`, tile }] : [];
  }
  return [];
}

function tileNamed(id: string, ...views: GodsLoveDinosaursView[]): Tile | null {
  for (const view of views) {
    const known = [
      ...view.stacks.flatMap(({ tiles }) => tiles),
      ...view.columns.flatMap(({ tiles }) => tiles),
      view.held,
    ];
    const found = known.find((one) => one?.tile === id);
    if (found) return found;
  }
  return null;
}

/** The picture after one more event. */
function after(
  view: GodsLoveDinosaursView,
  event: GodsLoveDinosaursEvent,
  to: GodsLoveDinosaursView,
): GodsLoveDinosaursView {
  switch (event.event) {
    case "tile-laid": {
      const stacks = view.stacks.map((stack) => ({
        ...stack,
        tiles: stack.tiles.filter(({ tile }) => tile !== event.tile),
      }));
      return { ...lay(view, event.column, event.row, tileNamed(event.tile, view, to)), stacks };
    }
    case "tile-taken":
      return {
        ...lay(view, event.column, event.row, null),
        active: event.seat,
        held: view.columns[event.column]?.tiles[event.row] ?? view.held,
      };
    case "tile-placed": {
      const cells = to.worlds[event.seat]?.cells.slice(event.first_cell, event.first_cell + 2) ?? [];
      const grown = view.worlds[event.seat]?.cells.slice(0, event.first_cell) ?? [];
      return {
        ...change(view, event.seat, {
          cells: [...grown, ...cells.map((cell) => ({ ...cell, animal: null }))],
        }),
        held: null,
      };
    }
    case "animal-arrived":
    case "animal-born":
      return put(view, event.seat, { [event.cell]: event.animal });
    case "animals-activated":
      return { ...view, activated: event.animal };
    case "dinosaurs-activated":
      return { ...view, activated: "dinosaur" };
    case "animal-eaten": {
      const world = view.worlds[event.seat];
      const done = world?.run?.path ?? [event.origin];
      const run = {
        hunter: event.hunter,
        path: [...done, ...(done.at(-1) === event.origin ? [] : [event.origin]), event.cell],
        eaten: [...(world?.run?.eaten ?? []), event.prey],
        steps_left: 0,
      };
      const stood = done.at(-1) ?? event.origin;
      return change(
        put(view, event.seat, { [stood]: null, [event.origin]: null, [event.cell]: event.hunter }),
        event.seat,
        { run },
      );
    }
    case "egg-laid":
      return change(view, event.seat, { eggs: event.eggs, ...eggsOf(to, event.seat) });
    case "hunt-ended": {
      const filled = [...event.young, event.path.at(-1) ?? 0].map((cell) => [cell, event.hunter] as const);
      const left = Object.fromEntries(event.path.map((cell) => [cell, null]));
      return change(put(view, event.seat, { ...left, ...Object.fromEntries(filled) }), event.seat, {
        run: null,
      });
    }
    case "dinosaur-ran": {
      const left = Object.fromEntries(event.path.map((cell) => [cell, null]));
      return change(put(view, event.seat, { ...left, [event.path.at(-1) ?? 0]: "dinosaur" }), event.seat, {
        run: null,
      });
    }
    case "hunter-starved":
      return put(view, event.seat, { [event.cell]: null });
    case "dinosaur-starved":
      return counted(put(view, event.seat, { [event.cell]: null }), event.seat);
    case "dinosaur-hatched":
      return counted(
        change(put(view, event.seat, { 0: "dinosaur" }), event.seat, {
          eggs: event.eggs,
          ...eggsOf(to, event.seat),
        }),
        event.seat,
      );
    case "marker-moved":
      return {
        ...view,
        columns: view.columns.map((column, index) => ({ ...column, marker: index === event.column })),
      };
    default:
      return view;
  }
}

function lay(
  view: GodsLoveDinosaursView,
  column: number,
  row: number,
  tile: Tile | null,
): GodsLoveDinosaursView {
  const columns = view.columns.map((one, index) =>
    index === column ? { ...one, tiles: one.tiles.with(row, tile) } : one,
  );
  return { ...view, columns };
}

function change(view: GodsLoveDinosaursView, seat: number, to: Partial<World>): GodsLoveDinosaursView {
  return {
    ...view,
    worlds: view.worlds.map((world, index) => (index === seat ? { ...world, ...to } : world)),
  };
}

function put(
  view: GodsLoveDinosaursView,
  seat: number,
  animals: Record<number, Animal | null>,
): GodsLoveDinosaursView {
  const cells = view.worlds[seat]?.cells.map((cell, number): Cell => {
    const animal = animals[number];
    return animal === undefined ? cell : { ...cell, animal };
  });
  return change(view, seat, { cells: cells ?? [] });
}

function counted(view: GodsLoveDinosaursView, seat: number): GodsLoveDinosaursView {
  const dinosaurs = view.worlds[seat]?.cells.filter(({ animal }) => animal === "dinosaur").length ?? 0;
  return change(view, seat, { dinosaurs });
}

/** How the eggs of a seat lie in the nest. */
function eggsOf(view: GodsLoveDinosaursView, seat: number): Pick<World, "golden" | "plain_eggs"> {
  const { golden = 0, plain_eggs = 0 } = view.worlds[seat] ?? {};
  return { golden, plain_eggs };
}
