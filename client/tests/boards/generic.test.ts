import { expect, test } from "vitest";
import { factsOf, kindsOf, stepsOf, inWords, type Words } from "../../src/boards/generic_facts";

const TEXTS: Record<string, string> = {
  "fact-pot": "Pot",
  "kind-bid": "Bid",
  "word-red": "rot",
  yes: "ja",
};
const words: Words = { has: (id) => id in TEXTS, t: (id) => TEXTS[id] ?? id, names: ["Anna", "Bob"] };
const bids = [1, 2, 3, 4, 5].flatMap((count) => [2, 4, 6].map((face) => ({ move: "bid", count, face })));

test("a value is told in the reader's words, a player by name", () => {
  expect(inWords("red", words)).toBe("rot");
  expect(inWords(1, words, "last_seat")).toBe("Bob");
  expect(inWords([1, 0], words, "seats")).toBe("Bob Anna");
  expect(inWords([3, null, true], words)).toBe("3 – ja");
  expect(inWords([], words)).toBe("–");
});

test("facts of each player stand apart from the others, without what the table shows", () => {
  const view = { game: "x", seat: 0, scores: [1, 2], pot: 7, dice_left: 3, dice_by_seat: [4, 5] };
  expect(factsOf(view, words)).toEqual({
    single: [
      { label: "Pot", text: "7" },
      { label: "dice left", text: "3" },
    ],
    each: [{ label: "dice by seat", texts: ["4", "5"] }],
  });
});

test("choices stand by kind; only many of a kind are picked step by step", () => {
  const kinds = kindsOf([{ move: "pass" }, ...bids], words);
  expect(kinds.map(({ kind, label, fields }) => [kind, label, fields])).toEqual([
    ["pass", "pass", []],
    ["bid", "Bid", ["count", "face"]],
  ]);
});

test("a pick narrows the steps after it, and what does not go any more gives way", () => {
  const [kind] = kindsOf(bids.slice(1), words); // one 2 is no longer possible
  const first = stepsOf(kind!, {}, words);
  expect(first.move).toEqual({ move: "bid", count: 1, face: 4 });
  expect(first.steps[1]!.values.map(({ text }) => text)).toEqual(["4", "6"]);
  const picks = { "bid count": "3", "bid face": "2" };
  expect(stepsOf(kind!, picks, words).move).toEqual({ move: "bid", count: 3, face: 2 });
  expect(stepsOf(kind!, { ...picks, "bid count": "1" }, words).move).toMatchObject({ face: 4 });
});
