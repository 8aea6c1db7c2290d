/** The games this browser has played to their end, the latest first. */
import type { Snapshot } from "../wire/types";
import { keep, recall } from "./local_storage";

export interface Played {
  table: string;
  round: number;
  game: string;
  when: number;
  names: string[];
  /** By seat the level of a bot; older entries do not have it. */
  bots?: (string | null)[];
  scores: (number | null)[];
  winners: number[];
  /** The seats of this device. */
  own: number[];
}

const MOST = 40;

export function playedGames(): Played[] {
  return recall<Played[]>("played", []);
}

/** Once a game is over; coming back to its table later changes nothing. */
export function keepPlayed({ table, views }: Snapshot, own: number[]): void {
  const all = playedGames();
  const [view] = views;
  if (own.length === 0 || !view || all.some((one) => one.table === table.id && one.round === table.round))
    return;
  const played: Played = {
    table: table.id,
    round: table.round,
    game: table.game,
    when: Date.now(),
    names: table.seats.map(({ name }) => name),
    bots: table.seats.map(({ bot }) => bot),
    scores: view.scores,
    winners: view.winners,
    own,
  };
  keep("played", [played, ...all].slice(0, MOST));
}

export function forgetPlayed({ table, round }: Played): void {
  keep(
    "played",
    playedGames().filter((one) => one.table !== table || one.round !== round),
  );
}
