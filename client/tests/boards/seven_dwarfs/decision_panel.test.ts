// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import DecisionPanel from "../../../src/boards/seven_dwarfs/DecisionPanel.svelte";
import { asked } from "../asked";
import { strikes, table } from "./game";

const [hold, release, drop] = [vi.fn(), vi.fn(), vi.fn()];
let dock: Record<string, unknown>;
let button: HTMLButtonElement;

beforeEach(() => {
  vi.resetAllMocks();
  const aim = { height: 276, azimuth: 0, offset: 0, elevation: 0, speed: 100 };
  const props = {
    view: table(),
    steady: false,
    decision: asked(strikes([276], [0], [100])),
    aim,
    prompt: "",
    still: false,
    strike: vi.fn(),
    gauge: { hold, release, drop },
    t: (id: string) => id,
  };
  dock = mount(DecisionPanel, { target: document.body, props });
  flushSync();
  button = document.querySelector<HTMLButtonElement>("button.hold")!;
  button.setPointerCapture = vi.fn();
});

afterEach(() => unmount(dock));

const press = (): boolean =>
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0, pointerId: 7 }));
const key = (kind: string, name: string): boolean =>
  button.dispatchEvent(new KeyboardEvent(kind, { bubbles: true, key: name }));

test("letting go of the held button strikes, wherever the finger has gone", () => {
  press();
  expect(hold).toHaveBeenCalledOnce();
  expect(button.setPointerCapture).toHaveBeenCalledWith(7);
  button.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  expect(release).toHaveBeenCalledOnce();
});

test.each(["pointerleave", "pointercancel", "blur"])("a hold broken off by %s strikes nothing", (kind) => {
  press();
  drop.mockClear();
  button.dispatchEvent(new Event(kind));
  expect(drop).toHaveBeenCalled();
  expect(release).not.toHaveBeenCalled();
});

test("Escape lets the pick sink, letting go of Space strikes", () => {
  key("keydown", " ");
  expect(hold).toHaveBeenCalledOnce();
  key("keydown", "Escape");
  expect(drop).toHaveBeenCalledOnce();
  key("keyup", "Escape");
  expect(release).not.toHaveBeenCalled();
  key("keyup", " ");
  expect(release).toHaveBeenCalledOnce();
});
