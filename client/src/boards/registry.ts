/** The board of each game, loaded when its table is opened; a game without one gets the generic board. */
import type { Component } from "svelte";
import type { AnyView, BoardProps } from "./contract";

export interface Board {
  Scene: Component<BoardProps<AnyView>>;
  /** It shows players and the count at the end itself; the generic board leaves that to the table. */
  complete: boolean;
}

const boards = import.meta.glob<{ default: Board["Scene"] }>("./*/Board.svelte");

export async function boardOf(game: string): Promise<Board> {
  const path = Object.keys(boards).find((one) => one.startsWith(`./${game}/`));
  const load = path && boards[path];
  if (load) return { Scene: (await load()).default, complete: true };
  return { Scene: (await import("./GenericBoard.svelte")).default, complete: false };
}
