/** The scene in words, for screen readers. */

import type { Identity, Text } from "../contract";
import type { CaveCard } from "./moments";
import type { DiamantView } from "./types";

export function cardInWords(card: CaveCard, t: Text): string {
  switch (card.card) {
    case "treasure":
      return `${t("card-treasure", { rubies: card.rubies })}. ${t("card-lying", { lying: card.lying })}`;
    case "trap":
      return t("card-trap", { trap: card.trap });
    case "relic":
      return t("card-relic", { relic: card.relic }) + (card.taken ? `. ${t("card-relic-taken")}` : "");
  }
}

export function sceneInWords(view: DiamantView, identities: Identity[], t: Text): string {
  const names = (inCave: boolean): string =>
    identities
      .filter(({ seat }) => view.explorers[seat]?.in_cave === inCave)
      .map(({ name }) => name)
      .join(", ");
  const newest = view.cave.at(-1);
  return [
    t("expedition", { expedition: view.expedition, expeditions: view.expeditions }) + ".",
    t("board-diamant-scene", { cards: view.cave.length }),
    newest === undefined ? "" : t("board-diamant-newest", { card: cardInWords(newest, t) }),
    t("on-path", {
      count: view.cave.reduce((sum, card) => sum + (card.card === "treasure" ? card.lying : 0), 0),
    }),
    names(true) === "" ? "" : `${t("in-cave")}: ${names(true)}.`,
    names(false) === "" ? "" : `${t("in-camp")}: ${names(false)}.`,
    t("deck", { cards: view.unrevealed.cards }) + ".",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
