/** Fingers and mice on the slab: one drags a closer look around, two pinch, a tap or a click picks. */

import type { Attachment } from "svelte/attachments";
import type { Point } from "./slab_geometry";

export type How = "mouse" | "touch" | "keys";

export interface Deeds {
  /** The place on the drawing under a place on the screen. */
  pointOf: (at: { clientX: number; clientY: number }) => Point;
  /** Something within `reach` of this place is looked at; null: nothing any more. */
  look: (at: Point | null, reach: number) => void;
  /** So many pixels of the screen. */
  drag: (dx: number, dy: number) => void;
  pinch: (factor: number, about: Point) => void;
  /** A place is picked; null: the element itself, without a pointer. */
  pick: (at: Point | null, how: How, target: Element) => void;
}

/** How far a finger may slip in a tap, in pixels. */
const SLIP = 8;
const LONG_PRESS = 450;
const NEAR = 17;
const THUMB = 24;

export function handle(deeds: Deeds): Attachment<SVGSVGElement> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let dragged = 0;
    let waiting = 0;

    const down = (event: PointerEvent): void => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) dragged = 0;
      window.clearTimeout(waiting);
      if (event.pointerType === "mouse") return;
      const at = deeds.pointOf(event);
      waiting = window.setTimeout(() => deeds.look(at, THUMB), LONG_PRESS);
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) {
        if (event.pointerType === "mouse") deeds.look(deeds.pointOf(event), NEAR);
        return;
      }
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      dragged += Math.hypot(now.x - before.x, now.y - before.y);
      if (dragged > SLIP) window.clearTimeout(waiting);
      if (other === undefined) {
        deeds.drag(before.x - now.x, before.y - now.y);
        return;
      }
      const apart = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const about = deeds.pointOf({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      deeds.pinch(apart(now) / apart(before), about);
    };
    const lift = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      window.clearTimeout(waiting);
      if (event.type === "pointerleave" && event.pointerType === "mouse") deeds.look(null, 0);
    };
    const click = (event: MouseEvent): void => {
      if (dragged > SLIP || !(event.target instanceof Element)) return;
      const touched = event instanceof PointerEvent && event.pointerType === "touch";
      deeds.pick(event.detail === 0 ? null : deeds.pointOf(event), touched ? "touch" : "mouse", event.target);
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      element.addEventListener(end, lift);
    element.addEventListener("click", click);
    return () => window.clearTimeout(waiting);
  };
}
