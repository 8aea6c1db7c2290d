/** The board of each game, loaded when its table is opened; a game without one gets the plain board. */
import type { Component } from "svelte";
import type { BoardProps } from "./contract";

export type AnyView = Record<string, unknown>;

export interface Board {
  Scene: Component<BoardProps<AnyView>>;
  /** It shows players and the count at the end itself; the plain board leaves that to the table. */
  complete: boolean;
}

const boards = import.meta.glob<{ default: Board["Scene"] }>("./*/Board.svelte");

export async function boardOf(game: string): Promise<Board> {
  const path = Object.keys(boards).find((one) => one.startsWith(`./${game}/`));
  const load = path && boards[path];
  if (load) return { Scene: (await load()).default, complete: true };
  return { Scene: (await import("./PlainBoard.svelte")).default, complete: false };
}
