/** Whether this browser can draw in three dimensions; that code is fetched only if it can. */

import type { Component } from "svelte";
import type { ColumnProps } from "./screen_projection";

export interface DeepColumnProps extends ColumnProps {
  /** There is no graphics card. */
  slow: boolean;
  /** Called when it cannot be drawn, or cannot be drawn any more. */
  fail: () => void;
}

export type DeepStage = Component<DeepColumnProps, object, "lens">;

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** How well it can: quickly, without the help of a graphics card, or not at all. */
function ability(): "quick" | "slow" | "none" {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    if (context === null) return "none";
    const names = context.getExtension("WEBGL_debug_renderer_info");
    const name = String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return SOFTWARE.test(name) ? "slow" : "quick";
  } catch {
    return "none";
  }
}

export interface Depth {
  Stage: DeepStage;
  slow: boolean;
}

/** The stage in three dimensions; null: this browser cannot draw it. */
export async function findDepth(): Promise<Depth | null> {
  const able = ability();
  if (able === "none") return null;
  try {
    return { Stage: (await import("./three/Column3d.svelte")).default, slow: able === "slow" };
  } catch {
    return null;
  }
}
