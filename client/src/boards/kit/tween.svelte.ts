import { untrack } from "svelte";
import { Tween } from "svelte/motion";

/**
 * A value on its way to another. How long that takes is asked when it sets out: `Tween.of` asks a
 * frame later, when whoever could answer may have left the page.
 */
export function glide<T>(to: () => T, ms: () => number): Tween<T> {
  const gliding = new Tween(untrack(to));
  $effect.pre(() => {
    void gliding.set(to(), { duration: untrack(ms) });
  });
  return gliding;
}
