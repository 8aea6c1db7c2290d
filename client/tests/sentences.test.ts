// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { speech } from "../src/text/sentences.svelte";

test("a bot has a name in the reader's language, and a person keeps theirs", async () => {
  await speech.learn();
  await speech.speak("ru");
  expect(speech.player({ name: "Agate", bot: "steady" })).toBe("Агат");
  expect(speech.player({ name: "Agate", bot: null })).toBe("Agate");
  expect(speech.player({ name: "Bot 2", bot: "steady" })).toBe("Bot 2");
  await speech.speak("en");
});

test("a master who thinks otherwise is described in the game's own words", async () => {
  await Promise.all(["seven_dwarfs", "diamant"].map((game) => speech.learn(game)));
  const own = speech.of("seven_dwarfs")("own-master-help");
  expect(own).not.toBe("own-master-help");
  expect(speech.levelHelp("seven_dwarfs", "master")).toBe(own);
  expect(speech.levelHelp("diamant", "master")).toBe(speech.of("diamant")("level-master-help"));
});
