/** Keeps the keyboard focus on the hexes of a board while one of them after the other is picked. */
import { tick } from "svelte";

export class HexFocus {
  /** The last thing on the board was done with keys. */
  byKeys = $state(false);

  /**
   * The focused element is gone with the decision, so move the keyboard focus on. Only where a tile is laid,
   * though: there the first press chooses, and nothing is decided before the second. `wanted` returns what is
   * lit then; null: leave the focus where it is.
   */
  constructor(
    private readonly ground: () => HTMLElement | undefined,
    wanted: () => unknown[] | null,
  ) {
    $effect(() => {
      if (wanted() === null || !this.byKeys) return;
      void tick().then(() => {
        if (!document.activeElement?.matches("body, [data-kept]")) return;
        ground()?.querySelector<SVGElement>('[data-hex][tabindex="0"]')?.focus();
      });
    });
  }

  /** Whether a key was pressed on the board. */
  note({ target }: KeyboardEvent): boolean {
    this.byKeys = target instanceof Node && (this.ground()?.contains(target) ?? false);
    return this.byKeys;
  }
}
