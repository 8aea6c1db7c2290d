/** Players with what belongs to their seats. */
import type { Identity } from "../contract";

/** The players for whose seats there is something, each with it. */
export function seated<Own>(
  identities: readonly Identity[],
  owned: readonly (Own | null | undefined)[],
): { identity: Identity; seat: number; own: Own }[] {
  return identities.flatMap((identity) => {
    const own = owned[identity.seat];
    return own === null || own === undefined ? [] : [{ identity, seat: identity.seat, own }];
  });
}
