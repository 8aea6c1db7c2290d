/** What the board says in words: events, the column, a strike, for screen readers. */

import type { Text } from "../contract";
import { listed, sentencesOf } from "../kit/names_and_sentences";
import { blockAt, forceOf, sideOf, UNIT, type Aim } from "./aim";
import { SLOTS, type Parts } from "./poses";
import { COLOURS, type Block, type Colour, type SevenDwarfsEvent, type SevenDwarfsMove } from "./types";

export const { event: eventInWords } = sentencesOf<SevenDwarfsEvent, SevenDwarfsMove>("seven_dwarfs");

/** "2 red gems and 1 clear gem"; nothing: an empty text. */
export function gemsInWords(gems: Record<Colour, number>, t: Text): string {
  const parts = COLOURS.filter((colour) => gems[colour] > 0);
  return listed(
    parts.map((colour) => t(`board-seven_dwarfs-count-${colour}`, { count: gems[colour] })),
    t,
  );
}

/** One field of a strike with its unit. */
export function fieldInWords(field: keyof Aim, value: number, parts: Parts, t: Text): string {
  const read = value * UNIT[field];
  switch (field) {
    case "azimuth":
      return t("board-seven_dwarfs-value-azimuth", { degrees: read, side: sideOf(read) });
    case "height": {
      const block = blockAt(parts, value);
      if (block === null) return t("board-seven_dwarfs-value-height", { mm: read });
      return t("board-seven_dwarfs-value-block", { mm: read, block: block + 1 });
    }
    case "offset":
      return t("board-seven_dwarfs-value-offset", { mm: Math.abs(read), side: Math.sign(read) });
    case "elevation":
      return t("board-seven_dwarfs-value-elevation", { degrees: Math.abs(read), side: Math.sign(read) });
    case "speed":
      return t("board-seven_dwarfs-value-speed", { speed: read, force: forceOf(read) });
  }
}

/** A block with what is in its slots and how far it stands out. */
export function blockInWords({ number, pose, gems }: Block, t: Text): string {
  const sides = Array.from({ length: SLOTS }, (_, slot) => {
    const gem = gems[slot];
    return t("board-seven_dwarfs-slot", { side: sideOf(slot * 90), gem: gem ?? "none" });
  });
  const far = Math.hypot(pose[0], pose[1]);
  const words = [t("board-seven_dwarfs-block", { block: number + 1 }), sides.join(", ")];
  if (far >= 1) {
    const azimuth = (Math.atan2(pose[1], pose[0]) * 180) / Math.PI;
    words.push(t("board-seven_dwarfs-shifted", { mm: Math.round(far), side: sideOf(azimuth) }));
  }
  return words.join("; ");
}
