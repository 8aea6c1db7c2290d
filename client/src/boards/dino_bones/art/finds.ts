/** A fern and a pile of bones, and the room each takes; drawn around the origin. */

import { along, Drawing, type Curve } from "./bone_outlines";

function fern(): string {
  let path = "";
  const fronds: Curve[] = [
    [
      [0, 30],
      [-2, 10],
      [2, -8],
      [8, -32],
    ],
    [
      [0, 30],
      [-8, 14],
      [-20, 4],
      [-30, -10],
    ],
    [
      [0, 30],
      [8, 18],
      [22, 12],
      [31, 2],
    ],
  ];
  for (const frond of fronds) {
    const count = 9;
    for (let i = 1; i <= count; i++) {
      const t = i / (count + 0.6);
      const [x, y] = along(frond, t);
      const [nx, ny] = along(frond, Math.min(1, t + 0.05));
      const angle = Math.atan2(ny - y, nx - x);
      const long = 13.5 * Math.sin(Math.PI * (0.16 + 0.8 * t)) + 1;
      for (const side of [-1, 1]) {
        const at = angle + side * 0.95;
        const tip = [x + long * Math.cos(at), y + long * Math.sin(at)];
        const bulge = (way: number): string => {
          const turn = at + way * 0.5;
          return `${(x + long * 0.62 * Math.cos(turn)).toFixed(1)} ${(y + long * 0.62 * Math.sin(turn)).toFixed(1)}`;
        };
        path += `M${x.toFixed(1)} ${y.toFixed(1)}Q${bulge(-1)} ${tip[0]!.toFixed(1)} ${tip[1]!.toFixed(1)}Q${bulge(1)} ${x.toFixed(1)} ${y.toFixed(1)}Z`;
      }
    }
  }
  return path;
}

function stems(): string {
  return "M0 31C-2 10 2-8 8-32M0 31C-8 14-20 4-30-10M0 31C8 18 22 12 31 2";
}

export const FERN = { leaves: fern(), stems: stems() };

export const PILE = new Drawing()
  .long([-26, 18], [22, -18], 8)
  .long([-24, -16], [26, 16], 8)
  .long([-30, 4], [6, 26], 7)
  .long([2, -28], [28, -2], 6.5)
  .shape("M-22 -26C-12 -32 0 -30 5 -22C6 -18 2 -17 -1 -19C-6 -24 -14 -25 -20 -22C-24 -21 -25 -24 -22 -26Z")
  .shape("M10 8C18 10 24 18 22 28C21 32 17 31 17 27C17 20 13 15 8 13C5 11 6 8 10 8Z")
  .drawn();

/** The outline of a crystal of amber. */
export const AMBER = "M-7 4C-9-3-5-10 1-11C7-11 10-5 8 2C6 9 1 11-3 10C-6 9-6.500 7-7 4Z";
