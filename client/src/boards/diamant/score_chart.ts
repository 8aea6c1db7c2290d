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

/** Round numbers for the axis, from 0 to at least `top`. */
export function ticks(top: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((size) => top / size <= 5) ?? 200;
  return Array.from({ length: Math.ceil(Math.max(top, 1) / step) + 1 }, (_, i) => i * step);
}
