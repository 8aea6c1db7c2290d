/** The order of players at the end. */
import type { FinishedView, Identity } from "../contract";

/** The winners first, then by points. */
export function ranking({ winners, scores }: FinishedView, identities: Identity[]): Identity[] {
  const won = ({ seat }: Identity): number => Number(winners.includes(seat));
  const points = ({ seat }: Identity): number => scores[seat] ?? 0;
  return [...identities].sort((a, b) => won(b) - won(a) || points(b) - points(a));
}
