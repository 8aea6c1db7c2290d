// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { speech } from "../src/text/speech.svelte";

test("a master who thinks otherwise is described in the game's own words", async () => {
  await Promise.all(["seven_dwarfs", "diamant"].map((game) => speech.learn(game)));
  const own = speech.of("seven_dwarfs")("own-master-help");
  expect(own).not.toBe("own-master-help");
  expect(speech.levelHelp("seven_dwarfs", "master")).toBe(own);
  expect(speech.levelHelp("diamant", "master")).toBe(speech.of("diamant")("level-master-help"));
});
