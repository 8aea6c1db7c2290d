/** The pick before and after its recording: the swing that leads to it, and how it is drawn back. */

import { UNIT } from "./aim";
import { target } from "./screen_projection";
import { aboutZ, between, HANDLE, placed, times, type Pose, type Turn } from "./poses";
import type { Aim } from "./aim";

/** How long the swing lasts before the recording begins, and how long the pick is seen to draw back. */
export const LEAD = 420;
const BACK = 380;
const WOUND = 1.15;
/** A pick that moves this far between two frames was put away. */
const AWAY = 150;

/** The same pick turned about the hand, in radians; below zero: it is drawn back. */
export function turned(pick: Pose, angle: number): Pose {
  const [, , , ...turn] = pick;
  const tip = placed(pick, [HANDLE * (Math.cos(angle) - 1), HANDLE * Math.sin(angle), 0]);
  return [...tip, ...times(turn, aboutZ(angle))];
}

/** A level blow from azimuth 0: the handle comes from the right of the one who strikes. */
const LEVEL: Turn = [0, -Math.SQRT1_2, Math.SQRT1_2, 0];
const GAP = 16;

/** The pick in the aiming player's hand: the harder the pull, the farther it is drawn back. */
export function ready({ height, offset, azimuth, elevation }: Aim, pull: number): Pose {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * UNIT.elevation * Math.PI) / 180];
  const [x, y, z] = target(height, offset, azimuth);
  const out = GAP * Math.cos(e);
  const turn = times(times(aboutZ(a), [Math.cos(e / 2), 0, -Math.sin(e / 2), 0]), LEVEL);
  return turned(
    [x + out * Math.cos(a), y + out * Math.sin(a), z + GAP * Math.sin(e), ...turn],
    -0.7 - 0.5 * pull,
  );
}

/** The last picture in which the pick is at the column. */
function lastSeen(poses: Pose[]): number {
  const gone = poses.findIndex(
    (pose, n) => n > 0 && Math.hypot(...[0, 1, 2].map((axis) => pose[axis]! - poses[n - 1]![axis]!)) > AWAY,
  );
  return gone < 0 ? poses.length - 1 : gone - 1;
}

/** The pick at a moment of its recording, below zero before it; null: it is not there. */
export function swung(poses: Pose[], fps: number, ms: number): Pose | null {
  const first = poses[0];
  if (first === undefined) return null;
  if (ms < 0) return turned(first, -WOUND * (1 - Math.max(0, 1 + ms / LEAD) ** 2));
  const end = lastSeen(poses);
  const exact = (ms * fps) / 1000;
  if (exact < end) return between(poses[Math.floor(exact)]!, poses[Math.floor(exact) + 1]!, exact % 1);
  const after = (ms - (end * 1000) / fps) / BACK;
  return after > 1 ? null : turned(poses[end]!, -0.7 * after * after);
}
