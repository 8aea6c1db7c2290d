/** Where the lanes of the escape route run and where a pawn stands on them. */

export interface Point {
  x: number;
  y: number;
}

export interface Course {
  width: number;
  height: number;
  left: number;
  right: number;
  sky: number;
  pitch: number;
  wave: number;
  /** Size of a pawn; 1 is 64 wide. */
  pawn: number;
}

export function layCourse(width: number, lanes: number): Course {
  const phone = width < 560;
  const pitch = phone ? 23 : 26;
  const sky = phone ? 28 : 36;
  return {
    width,
    height: sky + lanes * pitch + (phone ? 7 : 9),
    left: phone ? 46 : 62,
    right: phone ? 30 : 48,
    sky,
    pitch,
    wave: phone ? 2 : 4,
    pawn: phone ? 0.46 : 0.58,
  };
}

/** Space `place` of lane `lane`; a pawn past the end stands behind the finish. */
export function spaceAt(course: Course, lane: number, place: number, route: number): Point {
  const part = Math.min(place, route) / route;
  const past = place >= route ? course.right * 0.32 : 0;
  const x = course.left + part * (course.width - course.left - course.right) + past;
  return { x, y: height(course, lane, x) };
}

/** All spaces of a lane as one path of points. */
export function laneStones(course: Course, lane: number, route: number): string {
  return Array.from({ length: route + 1 }, (_, place) => {
    const { x, y } = spaceAt(course, lane, Math.min(place, route - 0.001), route);
    return `M${round(x)} ${round(y)}h.01`;
  }).join("");
}

/** The way of a lane from one place to another. */
export function laneWay(course: Course, lane: number, from: number, to: number, route: number): Point[] {
  const steps = Math.max(1, Math.min(24, Math.abs(to - from)));
  return Array.from({ length: steps + 1 }, (_, step) =>
    spaceAt(course, lane, from + ((to - from) * step) / steps, route),
  );
}

export function line(points: Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

function height(course: Course, lane: number, x: number): number {
  const base = course.sky + (lane + 0.78) * course.pitch;
  return base + Math.sin((x / course.width) * 7) * course.wave;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
