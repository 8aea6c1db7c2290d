/** Scripted first games, played by the engine beforehand; the client only shows them. */
import type { AnyView, GameEvent, Move } from "../boards/contract";
import type { Language } from "../text/languages";

export interface Lesson {
  game: string;
  /** `motions` are recordings of the moves before a frame, in base64, as a live table gets them as bytes. */
  frames: { view: AnyView; events: GameEvent[]; choices: Move[]; motions?: string[] }[];
  /** `right` is the choice that leads on; null: there is only something to read. */
  steps: { text: string; frame: number; right: Move | null }[];
}

const lessons = import.meta.glob<Lesson>("./*/lesson.json", { import: "default" });
const texts = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

export function hasLesson(game: string): boolean {
  return `./${game}/lesson.json` in lessons;
}

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[`./${game}/lesson.json`]?.()) ?? null;
}

export async function lessonTexts(game: string, language: Language): Promise<string> {
  return (await texts[`./${game}/${language}.ftl`]?.()) ?? "";
}
