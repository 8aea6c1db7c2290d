/** The numbers behind the chart of a game. */

export interface Step {
  ply: number;
  scores: number[];
}

/** The plies at which any score changed, with the first and the last. */
export function steps(history: number[][]): Step[] {
  return history.flatMap((scores, ply) => {
    const before = history[ply - 1];
    const changed = before === undefined || scores.some((score, seat) => score !== before[seat]);
    return changed || ply === history.length - 1 ? [{ ply, scores }] : [];
  });
}

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

/** Round numbers for the axis, from 0 to at least `top`. */
export function ticks(top: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((size) => top / size <= 5) ?? 200;
  return Array.from({ length: Math.ceil(Math.max(top, 1) / step) + 1 }, (_, i) => i * step);
}
