/** Walking over the places of a board with the arrow keys. */

interface Point {
  x: number;
  y: number;
}

const HEADINGS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key leads; null: it is another key. */
export function headingOf(key: string): Point | null {
  return HEADINGS[key] ?? null;
}

/**
 * The next place that an arrow key leads to: near, and rather ahead than aside. `widest` is how much
 * farther aside than ahead it may be at the most.
 */
export function nextTowards<Place>(
  heading: Point,
  from: Point,
  among: readonly Place[],
  middleOf: (place: Place) => Point,
  widest = Infinity,
): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of among) {
    const { x, y } = middleOf(place);
    const ahead = (x - from.x) * heading.x + (y - from.y) * heading.y;
    const aside = Math.abs((x - from.x) * heading.y - (y - from.y) * heading.x);
    const cost = ahead + 1.6 * aside;
    if (ahead > 1 && aside <= widest * ahead && cost < least) [best, least] = [place, cost];
  }
  return best;
}
