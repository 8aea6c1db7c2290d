/** What the board says in words: moves, events, borders and tiles for those who do not see them. */

import type { Identity, Text } from "../contract";
import type { Picture } from "./beats";
import type { Border, DinoBonesEvent, DinoBonesMove, Part, Preview } from "./types";

/** Fields of events and moves that hold players. */
const PLAYERS = ["seat", "seats"];

export function listed(names: string[], t: Text): string {
  if (names.length < 2) return names.join("");
  return t("list-and", { head: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

export function nameOf(identities: Identity[], seat: number): string {
  return identities[seat]?.name ?? "";
}

function args(fields: object, identities: Identity[], t: Text): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(fields)) {
    const players = PLAYERS.includes(field);
    if (Array.isArray(value)) {
      found[`${field}_count`] = value.length;
      found[field] = listed(
        value.map((one) => (players ? nameOf(identities, one as number) : String(one))),
        t,
      );
    } else if (players && typeof value === "number") found[field] = nameOf(identities, value);
    else if (typeof value === "boolean") found[field] = String(value);
    else if (typeof value === "number" || typeof value === "string") found[field] = value;
  }
  return found;
}

export function moveInWords(move: DinoBonesMove, identities: Identity[], t: Text): string {
  return t(`move-${move.move}`, args(move, identities, t));
}

export function moveHelp(move: DinoBonesMove, identities: Identity[], t: Text): string {
  return t(`move-${move.move}-help`, args(move, identities, t));
}

export function eventInWords(event: DinoBonesEvent, identities: Identity[], t: Text): string {
  return t(`event-${event.event}`, args(event, identities, t));
}

export function tileName(tile: string, t: Text): string {
  return t("tile-name", { tile });
}

/** Who gets how many, in the order of taking, and what is left to the leader. */
export function sharesInWords(part: Part, identities: Identity[], t: Text): string {
  const shares = part.shares.map(({ seat, tiles }) =>
    t("board-dino_bones-share", { name: nameOf(identities, seat), count: tiles }),
  );
  if (part.leader > 0) shares.push(t("board-dino_bones-share-leader", { count: part.leader }));
  return shares.join(", ");
}

/** A border by the places it lies between, with its price, its chisel and what it would split off. */
export function borderInWords(
  border: Border | undefined,
  preview: Preview | undefined,
  identities: Identity[],
  t: Text,
): string {
  if (border === undefined) return "";
  const { one, other, price, chisel } = border;
  const words = [t("board-dino_bones-border", { one, other })];
  words.push(
    chisel === null
      ? t("board-dino_bones-price", { count: price })
      : t("board-dino_bones-chisel-of", { name: nameOf(identities, chisel) }),
  );
  for (const part of preview?.parts ?? []) {
    words.push(
      `${t("board-dino_bones-splits", { count: part.places.length })} ${sharesInWords(part, identities, t)}`,
    );
  }
  return words.join(". ");
}

export function placeInWords(view: Picture, place: number, identities: Identity[], t: Text): string {
  const find = view.division?.finds.find((each) => each.place === place);
  const spot = view.slab.find((each) => each.place === place);
  const tile = find?.tile ?? spot?.tile ?? null;
  const words = [t("board-dino_bones-place", { place })];
  if (spot?.face_up === false) words.push(t("board-dino_bones-face-down"));
  if (tile !== null)
    words.push(spot?.face_up === false ? t("board-dino_bones-known", { tile }) : tileName(tile, t));
  if (spot && spot.boulders.length > 0 && !spot.face_up)
    words.push(t("board-dino_bones-boulders", { count: spot.boulders.length }));
  if (spot && spot.seen_by.length > 0)
    words.push(
      t("board-dino_bones-seen-by", {
        names: listed(
          spot.seen_by.map((seat) => nameOf(identities, seat)),
          t,
        ),
      }),
    );
  return words.join(", ");
}
