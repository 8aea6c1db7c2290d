import type { SeatInfo } from "../wire/types";

export type Sat = Pick<SeatInfo, "member" | "name">;

/**
 * A rematch moves everybody on by one seat; the host may let them change places afterwards. Whether
 * those who are still here sit one seat further than they played; who has come since does not count.
 */
export function movedOn(before: Sat[], now: Sat[]): boolean {
  const here = before.flatMap((one, seat) =>
    one.member !== null && now.some(({ member }) => member === one.member) ? [{ one, seat }] : [],
  );
  return (
    here.length > 0 && here.every(({ one, seat }) => isSame(one, now[(seat + 1) % before.length], before))
  );
}

/** People who share a device are told apart by their names; everybody else may take another. */
function isSame(one: Sat, other: Sat | undefined, before: Sat[]): boolean {
  const sharing = before.filter(({ member }) => member === one.member).length > 1;
  return other?.member === one.member && (!sharing || other?.name === one.name);
}
