/** Where everything stands in the scene: entrances, camp, and the winding path of cards. */

export interface Point {
  x: number;
  y: number;
}

export interface Slot extends Point {
  /** Degrees; cards lie a little askew, always the same way. */
  tilt: number;
}

export interface SceneLayout {
  width: number;
  height: number;
  /** The line on which camp and entrances stand; below it the mountain is cut open. */
  ground: number;
  card: { width: number; height: number };
  columns: number;
  /** One per card in the cave, one where the next card would lie, and one further in the dark. */
  slots: Slot[];
  entrances: Point[];
  entranceWidth: number;
  camp: Point;
  campWidth: number;
}

export function layScene(
  width: number,
  cards: number,
  entrances: number,
  present: number,
  leastHeight = 0,
): SceneLayout {
  const phone = width < 560;
  const side = phone ? 12 : 34;
  const cardWidth = phone ? 72 : width < 880 ? 92 : width < 1100 ? 100 : 118;
  const card = { width: cardWidth, height: Math.round(cardWidth * 1.36) };
  const ground = phone ? 118 : 152;
  const columns = Math.max(3, Math.min(8, Math.floor((width - 2 * side) / (cardWidth + 14))));
  const pitch = (width - 2 * side) / columns;
  const rowHeight = card.height + (phone ? 98 : 116);
  const firstRow = ground + (phone ? 50 : 64) + card.height / 2;
  const campWidth = Math.max(96, width * 0.25);
  const entranceRoom = Math.max(0, width - campWidth - 14); // a page that is being laid out may be narrower
  const mouths = Array.from({ length: entrances }, (_, index) => ({
    x: campWidth + (entranceRoom * (index + 0.5)) / entrances,
    y: ground,
  }));
  // The way in begins on the side of the entrance, so that the shaft crosses no card.
  const fromRight = (mouths[present - 1]?.x ?? 0) > width * 0.62;
  const slots = Array.from({ length: cards + 2 }, (_, index) => {
    const row = Math.floor(index / columns);
    const step = index % columns;
    const rightwards = (row % 2 === 0) !== fromRight;
    const column = rightwards ? step : columns - 1 - step;
    return {
      x: side + pitch * (column + 0.5),
      y: firstRow + row * rowHeight + Math.sin(index * 1.9) * (phone ? 4 : 7),
      tilt: Math.round(Math.sin(index * 12.9898) * 30) / 10,
    };
  });
  const rows = Math.ceil((cards + 1) / columns);
  return {
    width,
    height: Math.max(leastHeight, firstRow + (rows - 1) * rowHeight + card.height / 2 + 84),
    ground,
    card,
    columns,
    slots,
    entrances: mouths,
    entranceWidth: Math.min(60, (entranceRoom / entrances) * 0.66),
    camp: { x: campWidth / 2, y: ground },
    campWidth,
  };
}

/** Straight pieces between neighbouring slots: along the rows, and where the path turns down. */
export function tunnels(points: Point[], columns: number): { along: string; down: string } {
  const pieces = { along: "", down: "" };
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const piece = `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
    if ((index + 1) % columns === 0) pieces.down += piece;
    else pieces.along += piece;
  });
  return pieces;
}

/** A smooth curve through points (Catmull-Rom as cubic Béziers). */
export function curve(points: Point[]): string {
  const [first] = points;
  if (first === undefined) return "";
  let d = `M${round(first.x)} ${round(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i - 1] ?? points[i];
    const b = points[i];
    const c = points[i + 1];
    const e = points[i + 2] ?? c;
    if (a === undefined || b === undefined || c === undefined || e === undefined) break;
    d +=
      ` C${round(b.x + (c.x - a.x) / 6)} ${round(b.y + (c.y - a.y) / 6)}` +
      ` ${round(c.x - (e.x - b.x) / 6)} ${round(c.y - (e.y - b.y) / 6)}` +
      ` ${round(c.x)} ${round(c.y)}`;
  }
  return d;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Where explorer number `place` of `group` stands below the card at the front of the path. */
export function standAtFront(layout: SceneLayout, front: number, place: number, group: number): Point {
  const slot = layout.slots[Math.max(front, 0)];
  if (slot === undefined) return layout.camp;
  const small = layout.card.width < 80;
  const spacing = small ? 22 : group > 5 ? 28 : 33;
  const reach = ((group - 1) * spacing) / 2 + 16;
  const middle = Math.min(Math.max(slot.x, reach), layout.width - reach);
  return {
    x: middle + (place - (group - 1) / 2) * spacing,
    y: slot.y + layout.card.height / 2 + (small ? 42 : 54),
  };
}

/** Where an explorer sits at the camp: around the fire, in up to two rows. */
export function standAtCamp(layout: SceneLayout, seat: number, players: number): Point {
  const perRow = Math.ceil(players / 2);
  const row = Math.floor(seat / perRow);
  const room = layout.campWidth - 30;
  const inRow = row === 0 ? perRow : players - perRow;
  return {
    x: 18 + (room * (seat - row * perRow + 0.5)) / inRow,
    y: layout.ground + (row === 0 ? 1 : 13),
  };
}

/** The way between camp and front: along the path, through the present entrance. */
export function wayOut(layout: SceneLayout, front: number, present: number): Point[] {
  const cards = layout.slots.slice(0, front + 1).reverse();
  const below = cards.map(({ x, y }) => ({ x, y: y + layout.card.height / 2 + 20 }));
  const mouth = layout.entrances[present - 1];
  return mouth === undefined ? below : [...below, mouth];
}
