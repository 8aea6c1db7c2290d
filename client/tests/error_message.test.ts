// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "../src/text/languages";
import { speech } from "../src/text/sentences.svelte";
import { api, Refusal } from "../src/wire/api";

const PAGE = "<html><body>Bad Gateway</body></html>";

function answering(answer: () => Promise<Response>): void {
  vi.stubGlobal("fetch", answer);
}

async function refused(): Promise<Refusal> {
  const error: unknown = await api.games().catch((one: unknown) => one);
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

afterEach(() => vi.unstubAllGlobals());

describe("an answer that is not the server's", () => {
  test.each([
    [502, "no-answer"],
    [503, "no-answer"],
    [500, "server-error"],
    [413, "too-large"],
    [404, "not-found"],
    [418, "error"],
  ])("a page with status %i is told by its cause", async (status, cause) => {
    answering(() => Promise.resolve(new Response(PAGE, { status })));
    expect((await refused()).problem.cause).toBe(cause);
  });

  test("a page that says all is well is none of ours", async () => {
    answering(() => Promise.resolve(new Response(PAGE)));
    expect((await refused()).problem.cause).toBe("strange-answer");
  });

  test("no network is told, also when a record is fetched", async () => {
    answering(() => Promise.reject(new TypeError("Failed to fetch")));
    expect((await refused()).problem.cause).toBe("not-connected");
    await expect(api.record("x")).rejects.toBeInstanceOf(Refusal);
  });
});

describe.each(LANGUAGES)("refusals in %s", (language) => {
  test("every cause made here has words", async () => {
    await speech.learn();
    await speech.speak(language);
    const said = ["not-connected", "no-answer", "strange-answer", "server-error", "error"].map((cause) =>
      speech.refusal({ cause, message: "Bad Gateway" }),
    );
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).not.toMatch(/Gateway|^ui-|^error-/);
  });

  test("a cause nobody knows is a sentence, and what the server said follows as it is", async () => {
    await speech.speak(language);
    const problem = { cause: "brand-new", message: "the moon is full" };
    expect(speech.refusal(problem)).toBe(speech.t("error-error"));
    expect(speech.detail(problem)).toBe("the moon is full");
  });
});

describe("the reasons of a cause", () => {
  const problem = {
    cause: "corrupt-record",
    message: "move 3 is not possible: seat 0 has nothing to decide",
    fault: "move-impossible",
    facts: { ply: 3, why: "not-your-decision" },
  };

  test("are told with their numbers, and with the refusal behind them", async () => {
    await speech.speak("ru");
    expect(speech.refusal(problem)).toBe(
      "Файл не является исправной записью игры. Ход 3 невозможен. Этот игрок сейчас ничего не решает.",
    );
    expect(speech.detail(problem)).toBe("");
  });

  test("what is wrong with a file is told with its place", async () => {
    await speech.speak("pl");
    const shape = { ...problem, fault: "record-shape", facts: { flaw: "cut-off", line: 3, column: 7 } };
    expect(speech.refusal(shape)).toBe(
      "Plik nie jest poprawnym zapisem gry. Nie da się go odczytać jako zapisu. " +
        "Plik się urywa: wiersz 3, kolumna 7.",
    );
    expect(speech.detail(shape)).toBe("");
  });

  test("what a reader of files said is kept apart from the sentence", async () => {
    await speech.speak("pl");
    const shape = { ...problem, fault: "record-shape", facts: { detail: "Expected `object`, got `array`" } };
    expect(speech.refusal(shape)).toBe(
      "Plik nie jest poprawnym zapisem gry. Nie da się go odczytać jako zapisu.",
    );
    expect(speech.detail(shape)).toBe("Expected `object`, got `array`");
  });
});
