/** Looking closer: which part of the slab the frame shows. */

import type { Point, Room } from "./slab_geometry";

export type Frame = Room;

export const CLOSEST = 3;

/** The frame scaled about a point that stays where it is; never wider than the room. */
export function zoomed(frame: Frame, room: Frame, factor: number, about: Point): Frame {
  const width = Math.min(room.width, Math.max(room.width / CLOSEST, frame.width / factor));
  const scale = width / frame.width;
  return inside(
    {
      x: about.x - (about.x - frame.x) * scale,
      y: about.y - (about.y - frame.y) * scale,
      width,
      height: (width * room.height) / room.width,
    },
    room,
  );
}

export function moved(frame: Frame, room: Frame, dx: number, dy: number): Frame {
  return inside({ ...frame, x: frame.x + dx, y: frame.y + dy }, room);
}

/** The frame moved just as far as it takes to show a point, with some room around. */
export function showing(frame: Frame, room: Frame, { x, y }: Point, around = 30): Frame {
  const left = Math.min(frame.x, x - around);
  const top = Math.min(frame.y, y - around);
  return inside(
    {
      ...frame,
      x: Math.max(left, x + around - frame.width),
      y: Math.max(top, y + around - frame.height),
    },
    room,
  );
}

export function closeness(frame: Frame, room: Frame): number {
  return room.width / frame.width;
}

function inside(frame: Frame, room: Frame): Frame {
  const x = Math.min(Math.max(frame.x, room.x), room.x + room.width - frame.width);
  const y = Math.min(Math.max(frame.y, room.y), room.y + room.height - frame.height);
  return { ...frame, x, y };
}
