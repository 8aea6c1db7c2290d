// @vitest-environment happy-dom
import qrcode from "qrcode-generator";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import ShareLink from "../src/components/ShareLink.svelte";
import { speech, t } from "../src/text/sentences.svelte";

const LINK = "https://ludolith.example/t/abcdefghij";
const writeText = vi.fn<(text: string) => Promise<void>>();
/** The old way to copy: takes what is selected, and says whether it did. */
const execCommand = vi.fn<(command: string) => boolean>();
let share: Record<string, unknown>;
let link = $state(LINK);

function clipboard(found: object | undefined): void {
  Object.defineProperty(navigator, "clipboard", { value: found, configurable: true });
}

function field(): HTMLInputElement {
  return document.querySelector("input")!;
}

function selected(): string {
  return field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);
}

async function press(): Promise<void> {
  document.querySelector("button")!.click();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

/** What the button says, and what a screen reader is told. */
function said(): string[] {
  return ["button", "[aria-live]"].map((one) => document.querySelector(one)!.textContent.trim());
}

beforeAll(() => speech.learn());

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  writeText.mockResolvedValue();
  execCommand.mockReturnValue(true);
  clipboard({ writeText });
  Object.defineProperty(document, "execCommand", { value: execCommand, configurable: true });
  link = LINK;
  share = mount(ShareLink, {
    target: document.body,
    props: {
      get link() {
        return link;
      },
    },
  });
  flushSync();
});

afterEach(async () => {
  await unmount(share);
  vi.useRealTimers();
});

describe("the link", () => {
  test("stands there to be read, and touching it selects all of it", () => {
    expect(field().value).toBe(LINK);
    field().setSelectionRange(0, 0);
    field().dispatchEvent(new Event("focus"));
    expect(selected()).toBe(LINK);
  });

  test("goes to the clipboard, which is said for a moment", async () => {
    expect(said()).toEqual([t("ui-copy"), ""]);
    await press();
    expect(writeText.mock.calls).toEqual([[LINK]]);
    expect(execCommand).not.toHaveBeenCalled();
    expect(said()).toEqual([t("ui-copied"), t("ui-copied")]);
    vi.advanceTimersByTime(2500);
    flushSync();
    expect(said()).toEqual([t("ui-copy"), ""]);
  });

  test.each([
    ["there is no clipboard, as on pages without TLS", () => clipboard(undefined)],
    [
      "the browser refuses the clipboard",
      () => writeText.mockRejectedValue(new DOMException("", "NotAllowedError")),
    ],
  ])("is selected and copied the old way where %s", async (_, prepare) => {
    prepare();
    field().setSelectionRange(0, 0);
    const taken: string[] = [];
    execCommand.mockImplementation(() => taken.push(selected()) > 0);
    await press();
    expect(execCommand.mock.calls).toEqual([["copy"]]);
    expect(taken).toEqual([LINK]);
    expect(said()).toEqual([t("ui-copied"), t("ui-copied")]);
  });

  test("is not said to be copied where nothing could, and waits selected for the person's own keys", async () => {
    clipboard(undefined);
    execCommand.mockReturnValue(false);
    await press();
    expect(said()).toEqual([t("ui-copy"), ""]);
    expect(selected()).toBe(LINK);
  });
});

describe("the QR code", () => {
  /** Its dark squares as they are drawn: "column row". */
  function drawn(): Set<string> {
    const path = document.querySelector(".share > svg path")!.getAttribute("d")!;
    expect(path.replaceAll(/M\d+ \d+h1v1h-1z/g, "")).toBe("");
    return new Set([...path.matchAll(/M(\d+ \d+)h/g)].map((square) => square[1]!));
  }

  function expected(text: string): Set<string> {
    const code = qrcode(0, "M");
    code.addData(text);
    code.make();
    const all = Array.from({ length: code.getModuleCount() }, (_, i) => i);
    return new Set(
      all.flatMap((row) =>
        all.filter((column) => code.isDark(row, column)).map((column) => `${column} ${row}`),
      ),
    );
  }

  test("is that of the link, the right way round, and has a name", () => {
    expect(drawn()).toEqual(expected(LINK));
    expect(document.querySelector(".share > svg")!.getAttribute("aria-label")).toBe(t("ui-qr"));
  });

  test("lies on white with a margin on every side, in the dark theme too", () => {
    const number = (element: Element, name: string): number => Number(element.getAttribute(name));
    const ground = document.querySelector(".share > svg rect")!;
    const squares = [...drawn()].flatMap((square) => square.split(" ").map(Number));
    expect(ground.getAttribute("fill")).toBe("#fff");
    for (const [start, size] of [
      ["x", "width"],
      ["y", "height"],
    ] as const) {
      expect(number(ground, start)).toBeLessThanOrEqual(Math.min(...squares) - 4);
      expect(number(ground, start) + number(ground, size)).toBeGreaterThanOrEqual(Math.max(...squares) + 5);
    }
  });

  test("follows the link, and so does what is copied", async () => {
    link = `${LINK}#key=another`;
    flushSync();
    expect(drawn()).toEqual(expected(link));
    await press();
    expect(writeText.mock.calls).toEqual([[link]]);
  });
});
