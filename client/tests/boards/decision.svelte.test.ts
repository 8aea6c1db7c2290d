// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Decision } from "../../src/boards/kit/decision.svelte";
import MoveButton from "../../src/boards/kit/MoveButton.svelte";

const GO = { move: "go" };
let stop = (): void => {};
afterEach(() => stop());

function decision() {
  let given = $state({ choices: [GO], decide: vi.fn(), sending: false, blocked: null as string | null });
  let shown = $state({ settled: true, justSkipped: false });
  let made!: Decision;
  stop = $effect.root(() => {
    made = new Decision(() => given, shown);
  });
  return { made, given, shown };
}

describe("a decision", () => {
  test("is offered once all that happened has been shown", () => {
    const { made, shown } = decision();
    expect([made.asked, made.offered]).toEqual([true, [GO]]);
    shown.settled = false;
    expect([made.asked, made.offered]).toEqual([false, []]);
  });

  test("is made once: not while one is on its way, nor while the table is held up", () => {
    const { made, given } = decision();
    expect(made.decide(GO)).toBe(true);
    given.sending = true;
    expect([made.stopped, made.decide(GO)]).toEqual([true, false]);
    given.sending = false;
    given.blocked = "A break";
    expect([made.blocked, made.stopped, made.decide(GO)]).toEqual(["A break", true, false]);
    expect(given.decide).toHaveBeenCalledTimes(1);
  });

  test("is not made by the touch that skips a picture", () => {
    const { made, given, shown } = decision();
    shown.justSkipped = true;
    expect(made.decide(GO)).toBe(false);
    expect(given.decide).not.toHaveBeenCalled();
  });

  test("says nothing of a break to a player who is asked nothing", () => {
    const { made, given } = decision();
    given.choices = [];
    given.blocked = "A break";
    expect(made.blocked).toBeNull();
  });
});

describe("the button of a move", () => {
  const children = createRawSnippet(() => ({ render: () => "<span>Go</span>" }));

  function button(move: typeof GO | null, stopped: boolean): [HTMLButtonElement, ReturnType<typeof vi.fn>] {
    const decide = vi.fn();
    const made = mount(MoveButton, {
      target: document.body,
      props: { decision: { stopped, decide }, move, children, class: { do: true }, title: "Help" },
    });
    stop = () => void unmount(made);
    flushSync();
    return [document.querySelector("button")!, decide];
  }

  test("makes its move and has the given words and looks", () => {
    const [pressed, decide] = button(GO, false);
    pressed.click();
    expect(decide).toHaveBeenCalledExactlyOnceWith(GO);
    expect([pressed.textContent, pressed.title, pressed.className]).toEqual(["Go", "Help", "do"]);
  });

  test.each([
    ["nothing is chosen yet", null, false],
    ["no choice can be made", GO, true],
  ])("cannot be pressed while %s", (_, move, stopped) => {
    const [pressed, decide] = button(move, stopped);
    expect(pressed.disabled).toBe(true);
    pressed.click();
    expect(decide).not.toHaveBeenCalled();
  });
});
