// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import HouseRules from "../src/lobby/HouseRules.svelte";
import { speech, t } from "../src/text/sentences.svelte";
import { games } from "../src/wire/game_list.svelte";
import type { Ask } from "../src/wire/connection";
import type { TableLink } from "../src/wire/table_link.svelte";

const HOUSE = { seconds: 30, chat: false, listed: false, odds: true, hints: false } as const;
let asked: Ask[];
let answer: () => void;
let section: Record<string, unknown>;

function named(name: string): HTMLInputElement {
  const labels = [...document.querySelectorAll("label")];
  return labels.find((label) => label.textContent.includes(t(name)))!.querySelector("input, select")!;
}

beforeAll(() => speech.learn());

beforeEach(() => {
  asked = [];
  const answers: (() => void)[] = [];
  answer = () => answers.splice(0).forEach((one) => one());
  const link = {
    isHost: true,
    table: { game: "pond" },
    ask(request: Ask) {
      asked.push(request);
      return new Promise<void>((resolve) => answers.push(resolve));
    },
  };
  section = mount(HouseRules, {
    target: document.body,
    props: { link: link as unknown as TableLink, house: HOUSE },
  });
  flushSync();
});

afterEach(() => {
  games.all = [];
  return unmount(section);
});

test.each([
  ["all", { hints: true, odds: true }, 4],
  ["no hints", { hints: false, odds: true }, 3],
  ["neither hints nor odds", { hints: false, odds: false }, 2],
])("a game with %s offers what it has", (_, has, count) => {
  games.all = [{ name: "pond", least: 2, most: 4, options: [], levels: [], ...has }];
  flushSync();
  expect(document.querySelectorAll("input[type=checkbox]")).toHaveLength(count);
});

describe("house rules in the lobby", () => {
  test("every rule that is on or off is a switch", () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
    expect(boxes.map((box) => box.checked)).toEqual([false, false, true, false]);
  });

  test("a clock is chosen among those the server knows, or none", () => {
    const clock = named("ui-clock") as unknown as HTMLSelectElement;
    expect([...clock.options].map((option) => option.value)).toEqual([
      "null",
      "15",
      "30",
      "60",
      "120",
      "300",
    ]);
    expect(clock.value).toBe("30");
    clock.selectedIndex = 0;
    clock.dispatchEvent(new Event("change", { bubbles: true }));
    expect(asked).toEqual([{ ask: "set-house-rules", rules: { ...HOUSE, seconds: null } }]);
  });

  test("two quick changes do not undo each other", async () => {
    named("ui-house-chat").click();
    named("ui-house-hints").click();
    expect(asked[1]).toEqual({ ask: "set-house-rules", rules: { ...HOUSE, chat: true, hints: true } });
    answer();
    await Promise.resolve();
    await Promise.resolve();
    named("ui-house-listed").click();
    expect(asked[2]).toEqual({ ask: "set-house-rules", rules: { ...HOUSE, listed: true } });
  });
});
