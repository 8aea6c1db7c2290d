/** What the board says in words: moves, events, borders and tiles, for screen readers. */

import type { Identity, Text } from "../contract";
import { nameOf, namesOf, sentencesOf } from "../kit/names_and_sentences";
import type { Picture } from "./moments";
import type { Border, Part, Preview, DinoBonesEvent, DinoBonesMove } from "./types";

export const {
  event: eventInWords,
  move: moveInWords,
  moveHelp,
} = sentencesOf<DinoBonesEvent, DinoBonesMove>("dino_bones");

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
        names: namesOf(spot.seen_by, identities, t),
      }),
    );
  return words.join(", ");
}
