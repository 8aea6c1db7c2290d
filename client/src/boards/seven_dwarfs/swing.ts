/** The pick before and after its recording: the swing that leads to it, and how it is drawn back. */

import { between, HANDLE, placed, type Pose } from "./poses";

/** How long the swing lasts before the recording begins, and how long the pick is seen to draw back. */
export const LEAD = 420;
const BACK = 380;
const WOUND = 1.15;
/** A pick that moves so far from one picture to the next was put away. */
const AWAY = 150;

/** The same pick turned about the hand, in radians; below zero: it is drawn back. */
export function turned(pick: Pose, angle: number): Pose {
  const [, , , w, i, j, k] = pick;
  const [c, s] = [Math.cos(angle / 2), Math.sin(angle / 2)];
  const tip = placed(pick, [HANDLE * (Math.cos(angle) - 1), HANDLE * Math.sin(angle), 0]);
  return [...tip, w * c - k * s, i * c + j * s, j * c - i * s, w * s + k * c];
}

/** The last picture in which the pick is at the column. */
function lastSeen(poses: Pose[]): number {
  const gone = poses.findIndex((pose, n) => n > 0 && Math.hypot(...[0, 1, 2].map((axis) => pose[axis]! - poses[n - 1]![axis]!)) > AWAY);
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
