/** Which hexes of the player's own world are lit: what can be picked there, and what it would bring. */

import type { Text } from "../contract";
import { keyOf, type Hex } from "./hex_geometry";
import { endsOf, type Picks } from "./moves_by_target";
import type { Outlook, Target, Tile, World } from "./types";
import { cellInWords, signed } from "./sentences";

export interface Lit {
  key: string;
  hex: Hex;
  kind: "spot" | "figure" | "chosen" | "birth" | "end" | "step";
  label: string;
  /** Eggs that a run ending here lays. */
  eggs?: number;
  /** Animals that a run ending here eats. */
  eaten?: number;
  /** The way there that is shown, of so many. */
  way?: number;
  ways?: number;
}

/** The tile in hand where it would lie. */
export interface Ghost {
  tile: Tile;
  first: Hex;
  second: Hex;
  pinned: boolean;
}

/** The forecast for one figure. */
export interface Mark {
  cell: number;
  fate: "able" | "contested" | "breeds-not" | "starves";
}

/** By what a hex is picked: a finger hides what it points at, so it is asked twice. */
export type Means = "mouse" | "touch" | "keys";

/** What has been picked so far: a figure, or the hex for a newborn whose parent is still open. */
export interface Hand {
  chosen: number | null;
  birth: number | null;
  /** The end of a run: a way there is drawn, not yet walked; and which of the ways. */
  end: number | null;
  way: number;
  /** Hunts are walked step by step. */
  stepwise: boolean;
}

/** The cell of the hunter whose way is being chosen. */
export function standing(world: World, hand: Hand): number | null {
  return world.run === null ? hand.chosen : (world.run.path.at(-1) ?? null);
}

export function lights(found: Picks, world: World, targets: Target[], hand: Hand, t: Text): Lit[] {
  const lit = new Map<number, Lit>();
  const add = (cell: number, kind: Lit["kind"], more: Partial<Lit> = {}): void => {
    const hex = world.cells[cell];
    if (hex === undefined) return;
    const where = cellInWords(world, cell, t);
    lit.set(cell, {
      key: keyOf(hex),
      hex,
      kind,
      label: t(`board-gods_love_dinosaurs-pick-${kind}`, {
        where,
        eggs: more.eggs ?? 0,
        eaten: more.eaten ?? 0,
        way: more.way ?? 1,
        ways: more.ways ?? 1,
      }),
      ...more,
    });
  };

  for (const cell of found.young.keys()) add(cell, "birth");
  const hunting = world.stage === "hunting" || world.stage === "running";
  if (hunting) {
    const at = standing(world, hand);
    if (world.run === null)
      for (const cell of [...found.leads.keys(), ...found.giveUps.keys()])
        add(cell, cell === at ? "chosen" : "figure");
    if (at !== null) {
      for (const cell of found.leads.get(at)?.keys() ?? []) add(cell, "step");
      if (!hand.stepwise) {
        for (const [cell, ways] of endsOf(targets, at)) {
          const way = cell === hand.end ? hand.way : 0;
          const { eggs, eaten } = ways[way] ?? ways[0]!;
          add(cell, "end", { eggs, eaten: eaten.length, way: way + 1, ways: ways.length });
        }
      }
    }
  } else {
    for (const [cell, leads] of found.leads) {
      if (hand.birth === null || leads.has(hand.birth)) add(cell, cell === hand.chosen ? "chosen" : "figure");
      for (const to of leads.keys()) {
        const open = hand.chosen === null ? hand.birth === null || hand.birth === to : hand.chosen === cell;
        if (open) add(to, to === hand.birth ? "chosen" : "birth");
      }
    }
  }
  const spots = [...found.spots].map(([key, { hex }]): Lit => {
    return {
      key,
      hex,
      kind: "spot",
      label: t("board-gods_love_dinosaurs-pick-spot", { q: signed(hex.q), r: signed(hex.r) }),
    };
  });
  return [...spots, ...lit.values()];
}

/** What a forecast says of each figure: not all of the contested can be fed; prey without room only does not breed. */
export function marksOf(outlook: Outlook): Mark[] {
  const fate = outlook.activity === "breed" ? "breeds-not" : "starves";
  return [
    ...outlook.able.map((cell): Mark => ({
      cell,
      fate: outlook.contested.includes(cell) ? "contested" : "able",
    })),
    ...outlook.unable.map((cell): Mark => ({ cell, fate })),
  ];
}
