import type { SeatInfo } from "../wire/types";

export type Sat = Pick<SeatInfo, "member" | "name">;

/**
 * Whether the people who stayed sit one seat further than they played, as a rematch seats them; the
 * host may swap seats afterwards. People who have joined since do not count.
 */
export function movedOn(before: Sat[], now: Sat[]): boolean {
  const here = before.flatMap((one, seat) =>
    one.member !== null && now.some(({ member }) => member === one.member) ? [{ one, seat }] : [],
  );
  return (
    here.length > 0 && here.every(({ one, seat }) => isSame(one, now[(seat + 1) % before.length], before))
  );
}

/** People who share a device are told apart by their names; all others may take another name. */
function isSame(one: Sat, other: Sat | undefined, before: Sat[]): boolean {
  const sharing = before.filter(({ member }) => member === one.member).length > 1;
  return other?.member === one.member && (!sharing || other?.name === one.name);
}
