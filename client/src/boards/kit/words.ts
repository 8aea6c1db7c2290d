/** Players, moves and events in words, as a board says them. */
import { fieldsInWords, type Args } from "../../text/words";
import type { Identity, Text } from "../contract";

/** Names as the language lists them: "Anna, Bob and Eve". */
export function listed(names: string[], t: Text): string {
  if (names.length < 2) return names.join("");
  return t("list-and", { head: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

export function nameOf(identities: Identity[], seat: number): string {
  return identities[seat]?.name ?? "";
}

export function namesOf(seats: readonly number[], identities: Identity[], t: Text): string {
  return listed(
    seats.map((seat) => nameOf(identities, seat)),
    t,
  );
}

/** The others whom the table waits for; nothing: an empty text. */
export function waitingFor(
  { seat, deciding }: { seat: number | null; deciding: readonly number[] },
  identities: Identity[],
  t: Text,
): string {
  return namesOf(
    deciding.filter((each) => each !== seat),
    identities,
    t,
  );
}

export function eventInWords<E extends { event: string }>(event: E, identities: Identity[], t: Text): string {
  return t(`event-${event.event}`, args(event.event, event, identities, t));
}

export function moveInWords<M extends { move: string }>(move: M, identities: Identity[], t: Text): string {
  return t(`move-${move.move}`, args(move.move, move, identities, t));
}

export function moveHelp<M extends { move: string }>(move: M, identities: Identity[], t: Text): string {
  return t(`move-${move.move}-help`, args(move.move, move, identities, t));
}

function args(tag: string, fields: object, identities: Identity[], t: Text): Args {
  const names = identities.map(({ name }) => name);
  return fieldsInWords((list) => listed(list, t), tag, { ...fields }, names);
}
