/** The log as this viewer knows it: lines arrive in pieces, and an undo takes some away. */
import type { AnyEvent, LogLine } from "./types";

/** The log with new lines from a place on; null: lines are missing in between. */
export function extend(known: LogLine[], lines: LogLine[], from: number): LogLine[] | null {
  if (from > known.length) return null;
  return [...known.slice(0, from), ...lines];
}

/** The lines a person at this device may see; null: the lines that all may see. */
export function linesFor(log: LogLine[], seat: number | null): LogLine[] {
  return log.filter((line) => !line.seats || (seat !== null && line.seats.includes(seat)));
}

/** What the game itself told in these lines. */
export function gameEvents(lines: LogLine[]): AnyEvent[] {
  return lines.filter((line) => line.ply !== null).map((line) => line.event);
}

/** Where the lines begin that a player has not seen since the last decision they made. */
export function sinceVersion(log: LogLine[], version: number): LogLine[] {
  return log.filter((line) => line.version > version);
}

/** Events that only say whose turn it is, which the seats show anyway. */
const WHOSE_TURN = ["turn-began"];
/** Letters that fit where only the latest event is shown. */
const ROOM = 60;

/** What came last, in a few words: the last line that tells something, and what led to it if it is as short. */
export function gist(lines: LogLine[], say: (line: LogLine) => string): { from: number; said: string } {
  const at = lines.findLastIndex((line) => !WHOSE_TURN.includes(line.event.event));
  let from = at < 0 ? lines.length - 1 : at;
  const last = lines[from];
  if (last === undefined) return { from: 0, said: "" };
  let said = say(last);
  while (last.ply !== null && lines[from - 1]?.ply === last.ply) {
    const longer = `${say(lines[from - 1]!)} ${said}`;
    if (longer.length > ROOM) break;
    said = longer;
    from -= 1;
  }
  return { from, said };
}
