import { recall } from "../storage/local_storage";

const FALLBACK = "en";
const files = Object.keys(import.meta.glob("../../../src/ludolith/text/locales/*.ftl", { query: "?raw" }));

/** Those of the Fluent files, English first. */
export const LANGUAGES: readonly string[] = files
  .map((path) => /([^/]+)\.ftl$/.exec(path)![1]!)
  .sort((one, other) => Number(other === FALLBACK) - Number(one === FALLBACK) || one.localeCompare(other));
export type Language = string;

function isLanguage(word: unknown): word is Language {
  return typeof word === "string" && LANGUAGES.includes(word);
}

/** The language chosen before, else the first of the browser's that there are texts in. */
export function firstLanguage(wanted: readonly string[] = navigator.languages ?? []): Language {
  const kept = recall<unknown>("language", null);
  if (isLanguage(kept)) return kept;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? FALLBACK;
}
