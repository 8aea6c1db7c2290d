/** The lines of a chart, and the names at their ends. */

/** Labels at these heights, moved apart so that none covers another, all above `bottom`. */
export function spread(heights: number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = -Infinity;
  for (const index of order) {
    const y = Math.max(placed[index] ?? 0, least);
    placed[index] = y;
    least = y + gap;
  }
  let most = bottom;
  for (const index of order.reverse()) {
    const y = Math.min(placed[index] ?? 0, most);
    placed[index] = y;
    most = y - gap;
  }
  return placed;
}

/** A player's colour for lines and small marks: made for a light ground, it is lighter in the dark. */
export function lifted(colour: string): string {
  return `color-mix(in oklab, ${colour}, white var(--lift, 0%))`;
}

/** A name, shortened to the letters that fit. */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, Math.max(1, most - 1))
        .join("")
        .trimEnd()}…`;
}
