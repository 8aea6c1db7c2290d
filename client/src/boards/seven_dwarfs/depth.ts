/** Whether this browser can draw in three dimensions; what does so is fetched only then. */

import type { Component } from "svelte";
import type { Lens, Look } from "./lens";
import type { Parts } from "./poses";
import type { Colour } from "./view";

export type DeepStage = Component<
  { parts: Parts; colours: ReadonlyMap<number, Colour>; look: Look; lens: Lens | null; still: boolean; fail: () => void },
  object,
  "lens"
>;

function hasWebGL(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** The stage with depth; null: it cannot be had here. */
export async function findDepth(able: () => boolean = hasWebGL): Promise<DeepStage | null> {
  if (!able()) return null;
  try {
    return (await import("./three/DeepStage.svelte")).default;
  } catch {
    return null;
  }
}
