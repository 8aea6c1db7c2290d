/** The Fluent files of the Python packages and the client's own, each a chunk of its own. */
import type { Language } from "./languages";

type Load = () => Promise<string>;

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const common = import.meta.glob<string>("../../../src/ludolith/text/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/ludolith/games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const boards = import.meta.glob<string>("../boards/*/*.ftl", { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../src/ludolith/games/*/RULES*.md", {
  query: "?raw",
  import: "default",
});

function ending(files: Record<string, Load>, end: string): Load {
  const path = Object.keys(files).find((one) => one.endsWith(end));
  return path ? files[path]! : () => Promise.resolve("");
}

/** The texts of a game in a language, its own before the common ones; without a game only those. */
export function loadTexts(language: Language, game: string | null): Promise<string[]> {
  const files = [ending(common, `/${language}.ftl`), ending(own, `/${language}.ftl`)];
  if (game) {
    files.unshift(ending(games, `/${game}/locales/${language}.ftl`));
    files.push(ending(boards, `/${game}/${language}.ftl`));
  }
  return Promise.all(files.map((load) => load()));
}

const shelves: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("shelf:en"),
  ru: () => import("shelf:ru"),
  pl: () => import("shelf:pl"),
};

/** The name and the tagline of every game, without its other texts. */
export async function loadShelf(language: Language): Promise<Record<string, string>> {
  return (await shelves[language]()).default;
}

export function loadRules(language: Language, game: string): Promise<string> {
  const name = language === "en" ? "RULES.md" : `RULES.${language}.md`;
  return ending(rules, `/${game}/${name}`)();
}
