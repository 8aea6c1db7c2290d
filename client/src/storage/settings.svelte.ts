/** The settings of this browser: theme, sound, notifications, pace, the player's name. */
import { askToNotify } from "../notifications";
import { keep, recall } from "./local_storage";

export type Theme = "system" | "light" | "dark";

class Settings {
  theme = $state<Theme>(recall("theme", "system"));
  muted = $state(recall("muted", false));
  notify = $state(recall("notify", false));
  still = $state(recall("still", false));
  name = $state(recall("name", ""));
  /** The last default name of a person who has not given one, in the language it was made in. */
  guest = recall("guest", "");
  /** The game looked at last on the home page. */
  game = $state(recall("game", ""));
  /** The list of all choices in words is open. */
  listed = $state(recall("listed", false));

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.showTheme();
  }

  setMuted(muted: boolean): void {
    this.muted = muted;
    keep("muted", muted);
  }

  setStill(still: boolean): void {
    this.still = still;
    keep("still", still);
  }

  setListed(listed: boolean): void {
    this.listed = listed;
    keep("listed", listed);
  }

  setGame(game: string): void {
    this.game = game;
    keep("game", game);
  }

  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }

  setGuest(guest: string): void {
    this.guest = guest;
    keep("guest", guest);
  }

  async setNotify(wanted: boolean): Promise<void> {
    this.notify = wanted && (await askToNotify());
    keep("notify", this.notify);
  }

  showTheme(): void {
    if (this.theme === "system") document.documentElement.removeAttribute("data-theme");
    else document.documentElement.dataset["theme"] = this.theme;
  }

  /** No motion: asked for here or in the system. */
  get motionless(): boolean {
    return this.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
