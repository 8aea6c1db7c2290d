/** Players, moves and events in words, as a board says them. */
import { fieldsInWords } from "../../text/message_variables";
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

/** How a game says its moves and events, each with its own message. */
export interface Sentences<Event, Choice> {
  event: (event: Event, identities: Identity[], t: Text) => string;
  move: (move: Choice, identities: Identity[], t: Text) => string;
  moveHelp: (move: Choice, identities: Identity[], t: Text) => string;
}

export function sentencesOf<Event extends { event: string }, Choice extends { move: string }>(
  game: string,
): Sentences<Event, Choice> {
  function say(id: string, tag: string, fields: object, identities: Identity[], t: Text): string {
    const names = identities.map(({ name }) => name);
    return t(
      id,
      fieldsInWords((list) => listed(list, t), game, tag, { ...fields }, names),
    );
  }
  return {
    event: (event, identities, t) => say(`event-${event.event}`, event.event, event, identities, t),
    move: (move, identities, t) => say(`move-${move.move}`, move.move, move, identities, t),
    moveHelp: (move, identities, t) => say(`move-${move.move}-help`, move.move, move, identities, t),
  };
}
