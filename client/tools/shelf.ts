/**
 * `import texts from "shelf:en"`: only name, tagline and authors of every game, for pages that list them.
 * `import shelves from "shelf:"`: what loads them, for each language.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "shelf:";
const GAMES = join(import.meta.dirname, "../../src/ludolith/games");
const TEXTS = join(import.meta.dirname, "../../src/ludolith/text/locales");
const WANTED = /^game-(?:name|tagline|authors) =.*(?:\n[ \t].*)*/gm;

function languages(): string[] {
  return readdirSync(TEXTS).map((file) => file.replace(/\.ftl$/, ""));
}

export function shelf(): Plugin {
  return {
    name: "shelf",
    enforce: "pre",
    resolveId(source) {
      return source.startsWith(PREFIX) ? `\0${source}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      if (language === "") {
        const loads = languages().map((each) => `${each}: () => import("${PREFIX}${each}")`);
        return `export default { ${loads.join(", ")} };`;
      }
      const found: Record<string, string> = {};
      for (const game of readdirSync(GAMES)) {
        const path = join(GAMES, game, "locales", `${language}.ftl`);
        if (!existsSync(path)) continue;
        this.addWatchFile(path);
        found[game] = (readFileSync(path, "utf8").match(WANTED) ?? []).join("\n");
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
