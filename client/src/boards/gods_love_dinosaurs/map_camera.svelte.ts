/** How a world is looked at: the whole of it, or a part that was zoomed to and dragged. */
import { fit, moved, showing, within, zoomed, type Camera, type Frame } from "./camera";
import type { Box, Point } from "./hex_geometry";

/** Space around the whole world, in pixels. */
const AIR = 14;
/** A pointer that moved farther than this drags; until then it presses. */
const DRAG = 6;

export class MapCamera {
  /** Something is being dragged; the click that ends it picks nothing. */
  dragged = $state(false);
  /** The last press was a finger's. */
  finger = false;
  /** Null: the whole world is in sight. */
  private own = $state.raw<Camera | null>(null);
  private readonly whole: Camera;
  /** What is in sight now. */
  readonly now: Camera;
  private readonly held = new Map<number, Point>();
  private far = 0;

  /** Made while its map is made: how large the frame is, and what there is to see. */
  constructor(
    private readonly frame: () => Frame,
    private readonly box: () => Box,
  ) {
    this.whole = $derived(fit(box(), frame(), AIR));
    this.now = $derived(this.own === null ? this.whole : within(this.own, box()));
  }

  /** Only a part is in sight. */
  get close(): boolean {
    return this.own !== null;
  }

  get moving(): boolean {
    return this.held.size > 0 || this.dragged;
  }

  /** Back to the whole world. */
  fit = (): void => {
    this.own = null;
  };

  /** Closer or farther about a place in the frame, or its middle; returns whether that was possible. */
  zoom = (factor: number, at?: Point): boolean => {
    const { width, height } = this.frame();
    const next = zoomed(
      this.now,
      factor,
      at ?? { x: width / 2, y: height / 2 },
      this.frame(),
      this.whole.zoom,
    );
    if (next.zoom === this.now.zoom) return false;
    this.own = next.zoom <= this.whole.zoom * 1.001 ? null : next;
    return true;
  };

  move(by: Point): void {
    this.own = moved(this.now, by, this.box());
  }

  /** A point of the world comes into sight, if only a part is. */
  show(point: Point): void {
    if (this.own !== null) this.own = showing(this.now, point, this.frame());
  }

  // -- fingers and mouse, on the picture

  wheel = (event: WheelEvent): void => {
    if (this.zoom(Math.exp(-event.deltaY * 0.0015), placeOf(event))) event.preventDefault();
  };

  down = (event: PointerEvent): void => {
    this.finger = event.pointerType === "touch";
    this.held.set(event.pointerId, placeOf(event));
    if (this.held.size === 1) this.far = 0;
  };

  drag = (event: PointerEvent): void => {
    const before = this.held.get(event.pointerId);
    if (before === undefined) return;
    const now = placeOf(event);
    const other = [...this.held].find(([id]) => id !== event.pointerId)?.[1];
    this.held.set(event.pointerId, now);
    this.far += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.far > DRAG && !this.dragged) {
      this.dragged = true;
      pictureOf(event).setPointerCapture(event.pointerId);
    }
    if (other !== undefined) {
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) /
        Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.dragged && this.own !== null) this.move({ x: now.x - before.x, y: now.y - before.y });
  };

  up = (event: PointerEvent): void => {
    this.held.delete(event.pointerId);
    if (this.held.size === 0) setTimeout(() => (this.dragged = false));
  };
}

function pictureOf(event: MouseEvent): Element {
  return event.currentTarget as Element;
}

function placeOf(event: MouseEvent): Point {
  const { left, top } = pictureOf(event).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
