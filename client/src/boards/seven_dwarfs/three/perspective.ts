/** Points of the table on the screen and back, with perspective. */

import { type PerspectiveCamera, Vector3 } from "three";
import { UNIT } from "../aim";
import { SURFACE, type Frame, type Lens, type Spot } from "../screen_projection";
import type { Point } from "../poses";

export class DeepLens implements Lens {
  readonly scale: number;
  private readonly camera: PerspectiveCamera;

  constructor(
    camera: PerspectiveCamera,
    private readonly frame: Frame,
    private readonly azimuth: number,
    readonly pause: number,
  ) {
    this.camera = camera.clone();
    const [low, high] = [this.at([0, 0, 100]), this.at([0, 0, 150])];
    this.scale = Math.hypot(high.x - low.x, high.y - low.y) / 50;
  }

  at(point: Point): Spot {
    const { x, y } = new Vector3(...point).project(this.camera);
    return { x: ((x + 1) / 2) * this.frame.width, y: ((1 - y) / 2) * this.frame.height };
  }

  aim({ x, y }: Spot): { height: number; offset: number } {
    const from = this.camera.position;
    const way = new Vector3((2 * x) / this.frame.width - 1, 1 - (2 * y) / this.frame.height, 0.5)
      .unproject(this.camera)
      .sub(from);
    // Where the line of sight comes nearest to the axis, or before that meets the surface around it.
    const [a, b] = [way.x ** 2 + way.y ** 2, from.x * way.x + from.y * way.y];
    const inside = b * b - a * (from.x ** 2 + from.y ** 2 - SURFACE ** 2);
    const share = (-b - Math.sqrt(Math.max(0, inside))) / a;
    const met = from.clone().addScaledVector(way, share);
    const angle = (this.azimuth * Math.PI) / 180;
    return {
      height: met.z / UNIT.height,
      offset: (met.y * Math.cos(angle) - met.x * Math.sin(angle)) / UNIT.offset,
    };
  }
}
