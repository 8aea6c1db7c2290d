/** After the end, with everything open: what each player saw under a tile. */
import type { DinoBonesView } from "./types";

export function opened(view: DinoBonesView, secrets: Partial<DinoBonesView>[] | null): DinoBonesView {
  const seen = new Map(
    (secrets ?? [])
      .flatMap(({ slab }) => slab ?? [])
      .flatMap(({ place, tile }) => (tile === null ? [] : [[place, tile] as const])),
  );
  return seen.size === 0
    ? view
    : { ...view, slab: view.slab.map((one) => ({ ...one, tile: one.tile ?? seen.get(one.place) ?? null })) };
}
