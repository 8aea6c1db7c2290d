import { recall } from "../storage/local_storage";

export const LANGUAGES = ["en", "ru", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

function isLanguage(word: unknown): word is Language {
  return LANGUAGES.includes(word as Language);
}

/** The language chosen before, else the first of the browser's that there are texts in. */
export function firstLanguage(wanted: readonly string[] = navigator.languages ?? []): Language {
  const kept = recall<unknown>("language", null);
  if (isLanguage(kept)) return kept;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}
