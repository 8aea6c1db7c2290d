/**
 * The Fluent files of the Python packages and the client's own, each a chunk of its own. The server has
 * those of games that came with other packages.
 */
import shelves from "shelf:";
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

function ending(files: Record<string, Load>, end: string): Load | undefined {
  const path = Object.keys(files).find((one) => one.endsWith(end));
  return path ? files[path] : undefined;
}

const nothing: Load = () => Promise.resolve("");

/** A text of a game that these pages were built without. */
function fromServer(game: string, what: "texts" | "rulebook", language: Language): Load {
  return async () => {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/${what}?lang=${language}`);
    return answer.ok ? answer.text() : "";
  };
}

/** The texts of a game in a language, its own before the common ones; without a game only those. */
export function loadTexts(language: Language, game: string | null): Promise<string[]> {
  const files = [ending(common, `/${language}.ftl`), ending(own, `/${language}.ftl`)];
  if (game) {
    const built = ending(games, `/${game}/locales/${language}.ftl`);
    files.unshift(built ?? fromServer(game, "texts", language));
    files.push(ending(boards, `/${game}/${language}.ftl`));
  }
  return Promise.all(files.map((load) => (load ?? nothing)()));
}

/** Name, tagline and authors of every game, without its other texts. */
export async function loadShelf(language: Language): Promise<Record<string, string>> {
  const outside = fetch(`/api/games/texts?lang=${language}`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Record<string, string>>) : {}))
    .catch(() => ({})); // the page says by itself that there is no server
  const built = shelves[language]!();
  return { ...(await outside), ...(await built).default };
}

export function loadRules(language: Language, game: string): Promise<string> {
  const name = language === "en" ? "RULES.md" : `RULES.${language}.md`;
  return (ending(rules, `/${game}/${name}`) ?? fromServer(game, "rulebook", language))();
}
