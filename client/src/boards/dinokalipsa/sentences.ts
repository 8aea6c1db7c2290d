/** What the board says in words: moves, events, and the picture, for screen readers. */

import type { Identity, Text } from "../contract";
import { sentencesOf } from "../kit/names_and_sentences";
import { minus, signed } from "../../text/numbers";
import type { DinokalipsaView, DisasterType, RoundScore, DinokalipsaEvent, DinokalipsaMove } from "./types";

export const {
  event: eventInWords,
  move: moveInWords,
  moveHelp,
} = sentencesOf<DinokalipsaEvent, DinokalipsaMove>("dinokalipsa");

export const PARTS = ["value", "bonus", "trait", "instants", "disasters", "inversion"] as const;

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
