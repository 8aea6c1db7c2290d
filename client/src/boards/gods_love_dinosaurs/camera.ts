/** What part of a world is in sight: the point at the middle of the frame and the pixels per unit. */

import type { Box, Point } from "./hex_geometry";

export interface Camera extends Point {
  zoom: number;
}

export interface Frame {
  width: number;
  height: number;
}

const CLOSEST = 2.2;
/** Small worlds are not blown up to fill a wide frame. */
const LARGEST_FIT = 1.15;

/** The whole box, with some air around it. */
export function fit(box: Box, frame: Frame, air: number): Camera {
  const zoom = Math.min(
    LARGEST_FIT,
    Math.max(1, frame.width - 2 * air) / box.width,
    Math.max(1, frame.height - 2 * air) / box.height,
  );
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, zoom };
}

/** Closer or farther; the point under the cursor stays where it is. No farther than the whole. */
export function zoomed(camera: Camera, factor: number, at: Point, frame: Frame, farthest: number): Camera {
  const zoom = Math.min(CLOSEST, Math.max(farthest, camera.zoom * factor));
  const under = toWorld(camera, at, frame);
  const x = under.x - (at.x - frame.width / 2) / zoom;
  const y = under.y - (at.y - frame.height / 2) / zoom;
  return { x, y, zoom };
}

/** Moved by pixels on the screen; the world never leaves the frame altogether. */
export function moved(camera: Camera, by: Point, box: Box): Camera {
  return within({ ...camera, x: camera.x - by.x / camera.zoom, y: camera.y - by.y / camera.zoom }, box);
}

export function within(camera: Camera, box: Box): Camera {
  const x = Math.min(box.left + box.width, Math.max(box.left, camera.x));
  const y = Math.min(box.top + box.height, Math.max(box.top, camera.y));
  return { ...camera, x, y };
}

/** Moved just far enough that a point is well in sight. */
export function showing(camera: Camera, point: Point, frame: Frame, margin = 70): Camera {
  const shift = (ahead: number, half: number): number => {
    const most = Math.max(0, half - margin);
    return ahead > most ? ahead - most : ahead < -most ? ahead + most : 0;
  };
  const right = (point.x - camera.x) * camera.zoom;
  const down = (point.y - camera.y) * camera.zoom;
  const x = camera.x + shift(right, frame.width / 2) / camera.zoom;
  const y = camera.y + shift(down, frame.height / 2) / camera.zoom;
  return { ...camera, x, y };
}

export function toWorld(camera: Camera, at: Point, frame: Frame): Point {
  return {
    x: camera.x + (at.x - frame.width / 2) / camera.zoom,
    y: camera.y + (at.y - frame.height / 2) / camera.zoom,
  };
}

export function transformOf(camera: Camera, frame: Frame): string {
  const x = frame.width / 2 - camera.x * camera.zoom;
  const y = frame.height / 2 - camera.y * camera.zoom;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${camera.zoom.toFixed(4)})`;
}
