/** How bones are drawn: long bones with knobs, rows of vertebrae, ribs; each adds to one outline. */

export type Point = readonly [x: number, y: number];
/** Two ends and two handles, as SVG draws it. */
export type Curve = readonly [Point, Point, Point, Point];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One part of a skeleton: its outline, what is hollow in it, and the room it takes. */
export interface Drawn {
  bone: string;
  hollow: string;
  box: Box;
}

/** The parts of a skeleton in the order they hang together. */
export type Skeleton = Record<string, Drawn>;

export function along([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const mix = (i: 0 | 1): number =>
    s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
  return [mix(0), mix(1)];
}

function heading(curve: Curve, t: number): number {
  const [x1, y1] = along(curve, Math.max(0, t - 0.01));
  const [x2, y2] = along(curve, Math.min(1, t + 0.01));
  return Math.atan2(y2 - y1, x2 - x1);
}

function mixed(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export class Drawing {
  private bone = "";
  private hollow = "";
  private readonly xs: number[] = [];
  private readonly ys: number[] = [];

  /** A shape drawn by hand; absolute commands with pairs of numbers only. */
  shape(path: string): this {
    this.bone += path;
    const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    numbers.forEach((value, index) => (index % 2 === 0 ? this.xs : this.ys).push(value));
    return this;
  }

  /** An eye, a nostril, a window in a skull. */
  hole([x, y]: Point, rx: number, ry: number = rx): this {
    this.hollow += `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
    return this;
  }

  /** A line cut into the bone: a mouth, a seam. */
  cut(path: string): this {
    this.hollow += path;
    return this;
  }

  /** A long bone with knobs at both ends. */
  long(from: Point, to: Point, width: number, knob = 1.5): this {
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const w = width / 2;
    const k = w * knob;
    const at = (x: number, y: number): string => this.put(from, angle, x, y);
    this.bone +=
      `M${at(k, -w)}Q${at(length / 2, -w * 0.75)} ${at(length - k, -w)}` +
      `C${at(length - k * 0.4, -k * 1.7)} ${at(length + k * 0.9, -k * 1.2)} ${at(length + k * 0.25, 0)}` +
      `C${at(length + k * 0.9, k * 1.2)} ${at(length - k * 0.4, k * 1.7)} ${at(length - k, w)}` +
      `Q${at(length / 2, w * 0.75)} ${at(k, w)}` +
      `C${at(k * 0.4, k * 1.7)} ${at(-k * 0.9, k * 1.2)} ${at(-k * 0.25, 0)}` +
      `C${at(-k * 0.9, -k * 1.2)} ${at(k * 0.4, -k * 1.7)} ${at(k, -w)}Z`;
    return this;
  }

  /** Bones end to end, each a little thinner. */
  limb(points: Point[], width: number, last = width * 0.6): this {
    points.slice(1).forEach((to, index) => {
      this.long(points[index]!, to, mixed(width, last, points.length > 2 ? index / (points.length - 2) : 0));
    });
    return this;
  }

  /** Toes or fingers that end in claws. */
  claws(at: Point, angle: number, length: number, width: number, count = 3, spread = 0.42): this {
    for (let i = 0; i < count; i++) {
      const turn = angle + (i - (count - 1) / 2) * spread;
      const p = (x: number, y: number): string => this.put(at, turn, x, y);
      this.bone += `M${p(0, -width / 2)}Q${p(length * 0.6, -width * 0.62)} ${p(length, width * 0.3)}Q${p(length * 0.5, width * 0.8)} ${p(0, width / 2)}Z`;
    }
    return this;
  }

  /** A row of vertebrae with a spine on top of each and, on tails, one below. */
  vertebrae(
    curve: Curve,
    count: number,
    width: [number, number],
    spine: [number, number],
    below: [number, number] = [0, 0],
  ): this {
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const middle = along(curve, t);
      const angle = heading(curve, t);
      const [x1, y1] = along(curve, i / count);
      const [x2, y2] = along(curve, (i + 1) / count);
      const half = Math.hypot(x2 - x1, y2 - y1) * 0.42;
      const w = mixed(width[0], width[1], t) / 2;
      const up = mixed(spine[0], spine[1], t);
      const down = mixed(below[0], below[1], t);
      const at = (x: number, y: number): string => this.put(middle, angle, x, y);
      this.bone += `M${at(-half, -w)}Q${at(0, -w * 0.55)} ${at(half, -w)}Q${at(half * 1.25, 0)} ${at(half, w)}Q${at(0, w * 0.55)} ${at(-half, w)}Q${at(-half * 1.25, 0)} ${at(-half, -w)}Z`;
      if (up > 0)
        this.bone += `M${at(-half * 0.7, -w * 0.6)}L${at(half * 0.1, -w - up)}Q${at(half * 0.75, -w - up * 1.15)} ${at(half * 0.95, -w - up * 0.85)}L${at(half * 0.7, -w * 0.6)}Z`;
      if (down > 0)
        this.bone += `M${at(-half * 0.5, w * 0.6)}L${at(half * 0.5, w + down)}Q${at(half * 0.9, w + down)} ${at(half * 0.9, w + down * 0.7)}L${at(half * 0.5, w * 0.6)}Z`;
    }
    return this;
  }

  /** Ribs hanging from a curve: long in the middle, bent backwards. */
  ribs(curve: Curve, count: number, length: [number, number, number], width: number, lean: number): this {
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const [x, y] = along(curve, t);
      const long = t < 0.5 ? mixed(length[0], length[1], t * 2) : mixed(length[1], length[2], t * 2 - 1);
      const p = (dx: number, dy: number): string => this.put([x, y], 0, dx, dy);
      this.bone += `M${p(-width / 2, 0)}C${p(lean * 1.1, long * 0.3)} ${p(lean * 1.05, long * 0.75)} ${p(lean * 0.2, long)}C${p(lean * 1.05 + width * 1.1, long * 0.8)} ${p(lean * 1.1 + width * 1.4, long * 0.25)} ${p(width / 2, 0)}Z`;
    }
    return this;
  }

  drawn(): Drawn {
    const x = Math.min(...this.xs);
    const y = Math.min(...this.ys);
    const box = {
      x: round(x),
      y: round(y),
      width: round(Math.max(...this.xs) - x),
      height: round(Math.max(...this.ys) - y),
    };
    return { bone: this.bone, hollow: this.hollow, box };
  }

  private put([x, y]: Point, angle: number, dx: number, dy: number): string {
    const px = x + dx * Math.cos(angle) - dy * Math.sin(angle);
    const py = y + dx * Math.sin(angle) + dy * Math.cos(angle);
    this.xs.push(px);
    this.ys.push(py);
    return `${round(px)} ${round(py)}`;
  }
}
