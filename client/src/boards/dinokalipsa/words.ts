/** What the board says in words: moves, events, and the picture for those who do not see it. */

import type { Identity, Text } from "../contract";
import { minus, signed } from "../../text/numbers";
import type { DinokalipsaEvent, DinokalipsaMove, DinokalipsaView, DisasterType, RoundScore } from "./types";

/** Fields of events and moves that hold players. */
const PLAYERS = ["seat", "target", "one", "other", "seats", "highest", "lowest"];

export const PARTS = ["value", "bonus", "trait", "instants", "disasters", "inversion"] as const;

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
        (value as number[]).map((seat) => nameOf(identities, seat)),
        t,
      );
    } else if (players && typeof value === "number") found[field] = nameOf(identities, value);
    else if (typeof value === "number" || typeof value === "string") found[field] = value;
  }
  return found;
}

export function moveInWords(move: DinokalipsaMove, identities: Identity[], t: Text): string {
  return t(`move-${move.move}`, args(move, identities, t));
}

export function moveHelp(move: DinokalipsaMove, identities: Identity[], t: Text): string {
  return t(`move-${move.move}-help`, args(move, identities, t));
}

export function eventInWords(event: DinokalipsaEvent, identities: Identity[], t: Text): string {
  return t(`event-${event.event}`, args(event, identities, t));
}

export function scoreInWords(score: RoundScore, t: Text): string {
  const parts = PARTS.filter((part) => part === "value" || score[part] !== 0).map(
    (part) => `${t(`score-${part}`)} ${part === "value" ? score.value : signed(score[part])}`,
  );
  return `${t("score-total")} ${minus(score.total)}: ${parts.join(", ")}`;
}

export function disasterInWords(disaster: string, type: DisasterType, t: Text): string {
  return `${t("disaster-name", { disaster })}, ${t("type-name", { type })}`;
}

export function courseInWords(view: DinokalipsaView, identities: Identity[], t: Text): string {
  return [...identities]
    .sort((a, b) => (view.dinosaurs[b.seat]?.place ?? 0) - (view.dinosaurs[a.seat]?.place ?? 0))
    .map(({ seat, name }) => {
      const one = view.dinosaurs[seat];
      const place = t("escape-route", { place: one?.place ?? 0, route: view.route });
      return `${name}: ${one?.still_in === false ? t("extinct") : place}`;
    })
    .join(". ");
}
