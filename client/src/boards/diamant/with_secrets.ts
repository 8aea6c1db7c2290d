/** After the end, with everything open: each chest as its owner saw it. */
import type { DiamantView } from "./types";

export function opened(view: DiamantView, secrets: Partial<DiamantView>[] | null): DiamantView {
  if (secrets === null) return view;
  return {
    ...view,
    explorers: view.explorers.map((explorer, seat) => secrets[seat]?.explorers?.[seat] ?? explorer),
    scores: view.scores.map((points, seat) => secrets[seat]?.scores?.[seat] ?? points),
  };
}
