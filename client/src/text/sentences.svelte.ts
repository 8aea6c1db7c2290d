/** All texts in the language of the moment; switching it changes every sentence on the screen. */
import type { FluentBundle } from "@fluent/bundle";
import type { GameEvent, Move } from "../types/game";
import type { Text } from "../types/text";
import { keep } from "../storage/local_storage";
import type { OptionInfo } from "../wire/types";
import { firstLanguage, type Language } from "./languages";
import { loadShelf, loadTexts } from "./load_texts";
import { type Args, bundleOf, join, put, variables } from "./message_variables";

const COMMON = "";

/** A refusal as the server tells it; old answers and those of the connection have no facts. */
export interface Refused {
  cause: string;
  message: string;
  rule?: string | null;
  fault?: string | null;
  facts?: Args;
}

class Speech {
  language = $state<Language>(firstLanguage());
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  /** The names, taglines and authors of all games, once a page has asked for them. */
  private shelf = $state.raw<Record<string, FluentBundle> | null>(null);

  /** Fetch the texts of a game (or only the common ones) in the language of the moment. */
  async learn(game: string = COMMON): Promise<void> {
    const language = this.language;
    if (this.bundles[game]?.locales[0] === language) return;
    const bundle = bundleOf(language, await loadTexts(language, game || null));
    if (language === this.language) this.bundles = { ...this.bundles, [game]: bundle };
  }

  /** Fetch what the home page says of every game. */
  async learnShelf(): Promise<void> {
    const language = this.language;
    const found = await loadShelf(language);
    if (language === this.language) this.shelf = shelved(language, found);
  }

  async speak(language: Language): Promise<void> {
    keep("language", language);
    const known = Object.keys(this.bundles);
    const texts = await Promise.all(known.map((game) => loadTexts(language, game || null)));
    const shelf = this.shelf && shelved(language, await loadShelf(language));
    this.language = language;
    this.bundles = Object.fromEntries(known.map((game, i) => [game, bundleOf(language, texts[i]!)]));
    this.shelf = shelf;
    document.documentElement.lang = language;
  }

  knows(game: string): boolean {
    return game in this.bundles;
  }

  /** Whether at least the name of a game is known. */
  names(game: string): boolean {
    return this.knows(game) || (this.shelf !== null && game in this.shelf);
  }

  /** The name of a game, what it is about, or who made it. */
  about(game: string, what: "name" | "tagline" | "authors"): string {
    const bundle = this.bundles[game] ?? this.shelf?.[game];
    return bundle ? put(bundle, `game-${what}`) : "";
  }

  t: Text = (id, args) => this.say(COMMON, id, args);

  of(game: string): Text {
    return (id, args) => this.say(game, id, args);
  }

  has(game: string, id: string): boolean {
    return this.bundle(game)?.hasMessage(id) ?? false;
  }

  join(names: string[]): string {
    const bundle = this.bundle(COMMON);
    return bundle ? join(bundle, names) : names.join(", ");
  }

  /** The name on a seat: a person's own, or the bot's name in the language of the page. */
  player({ name, bot }: { name: string; bot?: string | null }): string {
    const own = `bot-${name.toLowerCase()}`;
    return bot && this.has(COMMON, own) ? this.t(own) : name;
  }

  event(game: string, event: GameEvent, names: string[]): string {
    return this.sentence(game, `event-${event.event}`, event.event, event, names);
  }

  move(game: string, move: Move, names: string[]): string {
    return this.sentence(game, `move-${move.move}`, move.move, move, names);
  }

  moveHelp(game: string, move: Move, names: string[]): string {
    const id = `move-${move.move}-help`;
    return this.has(game, id) ? this.sentence(game, id, move.move, move, names) : "";
  }

  /** A bot by its level; one that another package brings along has only its own name. */
  level(game: string, name: string): string {
    return name.includes(":") ? name : this.say(game, `level-${name}`);
  }

  levelHelp(game: string, name: string): string {
    const [module, bot] = name.split(":");
    if (bot !== undefined) return this.t("level-outside-help", { package: module! });
    const own = `own-${name}-help`; // a game may describe the level in its own words
    return this.say(game, this.has(game, own) ? own : `level-${name}-help`);
  }

  optionValue(game: string, option: OptionInfo, value: boolean | number | string): string {
    if (typeof value === "boolean") return this.t(value ? "on" : "off");
    if (option.seats) return value === "" ? this.t("no-seats") : String(value);
    if (option.file) return value === "" ? this.t("built-in") : String(value);
    return this.say(game, `option-${option.name}-${value}`);
  }

  /** Why something was refused, in words for people: the cause, and which of its reasons it is. */
  refusal({ cause, fault, facts = {} }: Refused): string {
    const said = [this.caused(cause) ?? this.t("error-error")];
    if (fault && this.has(COMMON, `fault-${fault}`)) said.push(this.t(`fault-${fault}`, facts));
    const flaw = `flaw-${facts["flaw"]}`;
    if (this.has(COMMON, flaw)) said.push(this.t(flaw, facts));
    if (facts["why"] !== undefined) said.push(this.caused(String(facts["why"])) ?? "");
    return said.filter(Boolean).join(" ");
  }

  /** The raw detail from the server, for debugging; usually empty. */
  detail({ cause, message, facts = {} }: Refused): string {
    if (facts["detail"] !== undefined) return String(facts["detail"]);
    return this.caused(cause) === null ? message : "";
  }

  private caused(cause: string): string | null {
    const id = [`error-${cause}`, `ui-error-${cause}`].find((one) => this.has(COMMON, one));
    return id === undefined ? null : this.t(id);
  }

  private sentence(game: string, id: string, tag: string, fields: object, names: string[]): string {
    const bundle = this.bundle(game);
    return bundle ? put(bundle, id, variables(bundle, game, tag, { ...fields }, names)) : "";
  }

  private say(game: string, id: string, args?: Args): string {
    const bundle = this.bundle(game);
    return bundle ? put(bundle, id, args) : "";
  }

  private bundle(game: string): FluentBundle | undefined {
    return this.bundles[game] ?? this.bundles[COMMON];
  }
}

function shelved(language: Language, texts: Record<string, string>): Record<string, FluentBundle> {
  return Object.fromEntries(Object.entries(texts).map(([game, text]) => [game, bundleOf(language, [text])]));
}

export const speech = new Speech();
export const t = speech.t;
