import { describe, expect, test } from "vitest";
import { partsOf } from "../../../src/boards/seven_dwarfs/poses";
import { blockInWords, fieldInWords, gemsInWords } from "../../../src/boards/seven_dwarfs/sentences";
import { loadTexts } from "../../../src/text/load_texts";
import { bundleOf, put } from "../../../src/text/message_variables";
import { struck, table } from "./game";

const bundle = bundleOf("en", await loadTexts("en", "seven_dwarfs"));
const t = (id: string, args?: Record<string, string | number>): string => put(bundle, id, args);
const parts = partsOf(table().blocks);

describe("the board's words", () => {
  test("a block names its gems by their sides, and how far it stands out", () => {
    expect(blockInWords(struck().blocks[4]!, t)).toBe(
      "Block 5; east pink, north clear, west empty, south pink; stands 12 mm out to the west",
    );
    expect(blockInWords(table().blocks[0]!, t)).toBe("Block 1; east red, north pink, west clear, south red");
  });

  test("an aim is read in units of people", () => {
    expect(fieldInWords("height", 276, parts, t)).toBe("block 5 (138 mm)");
    expect(fieldInWords("height", 20, parts, t)).toBe("10 mm");
    expect(fieldInWords("azimuth", 90, parts, t)).toBe("north (90°)");
    expect(fieldInWords("offset", -5, parts, t)).toBe("2.5 mm left");
    expect(fieldInWords("offset", 0, parts, t)).toBe("straight at the axis");
    expect(fieldInWords("elevation", 3, parts, t)).toBe("6° from above");
    expect(fieldInWords("speed", 120, parts, t)).toBe("medium (120 cm/s)");
  });

  test("gems are counted by colour, and none are no words", () => {
    expect(gemsInWords({ red: 2, pink: 0, clear: 1 }, t)).toBe("2 red gems and 1 clear gem");
    expect(gemsInWords({ red: 0, pink: 0, clear: 0 }, t)).toBe("");
  });
});
