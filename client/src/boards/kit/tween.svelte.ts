import { untrack } from "svelte";
import { Tween } from "svelte/motion";

/**
 * A value that glides to another. The duration is read at the start: `Tween.of` reads it a frame
 * later, when the component may be gone.
 */
export function glide<T>(to: () => T, ms: () => number): Tween<T> {
  const gliding = new Tween(untrack(to));
  $effect.pre(() => {
    void gliding.set(to(), { duration: untrack(ms) });
  });
  return gliding;
}
