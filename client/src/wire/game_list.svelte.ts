/** The games of this server, fetched once. */
import { speech } from "../text/sentences.svelte";
import { api } from "./api";
import type { GameInfo } from "./types";

class Games {
  all = $state.raw<GameInfo[]>([]);
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= this.fetch().catch((problem: unknown) => {
      this.loading = null; // the next page may try again
      throw problem;
    });
    return this.loading;
  }

  /** With their names, for a page that shows them all. */
  async loadNames(): Promise<void> {
    await Promise.all([this.load(), speech.learnShelf()]);
  }

  get(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }

  private async fetch(): Promise<void> {
    this.all = await api.games();
  }
}

export const games = new Games();

/** The bot offered first: neither the weakest nor the strongest. */
export function middleLevel(levels: string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? levels[0] ?? "random";
}

/** The default number of players: a lively table that fills quickly. */
export function goodNumber(game: GameInfo): number {
  return Math.min(game.most, Math.max(game.least, 4));
}
