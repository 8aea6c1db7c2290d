/** `import path from "icon:torch"`: one picture of game-icons.net, so that only used ones ship. */
import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";

const PREFIX = "icon:";

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId(source) {
      return source.startsWith(PREFIX) ? `\0${source}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const body = icons.icons[name]?.body;
      const path = body && /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
      if (!path) throw new Error(`game-icons has no plain picture called ${name}`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
