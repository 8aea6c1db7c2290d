/** Fluent files go out without what is for translators: comments, and the lines between messages. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const ASKED = ".ftl?raw";

export function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}(?=\S|$)/g, "\n");
}

export function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(ASKED)) return null;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(withoutComments(await readFile(file, "utf-8")))}`;
    },
  };
}
