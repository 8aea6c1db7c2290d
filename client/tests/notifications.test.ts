import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askToNotify, canNotify, notify } from "../src/notifications";

/** A browser's notifications: those shown, and what the person answers when asked. */
class Shown {
  static permission = "granted";
  static answer = "granted";
  static all: Shown[] = [];
  static requestPermission = vi.fn(() => Promise.resolve(Shown.answer));
  onclick: (() => void) | null = null;
  close = vi.fn();

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    Shown.all.push(this);
  }
}

beforeEach(() => {
  Object.assign(Shown, { permission: "granted", answer: "granted", all: [] });
  Shown.requestPermission.mockClear();
  vi.stubGlobal("Notification", Shown);
  vi.stubGlobal("isSecureContext", true);
});

afterEach(() => vi.unstubAllGlobals());

describe("a notification", () => {
  test("says what happened; a later one of the same table takes its place", () => {
    notify("Diamant", "Your turn", "table");
    expect(Shown.all.map(({ title, options }) => [title, options.body, options.tag])).toEqual([
      ["Diamant", "Your turn", "table"],
    ]);
  });

  test.each(["denied", "default"])("is not shown to a person whose answer is %s", (permission) => {
    Shown.permission = permission;
    notify("Diamant", "Your turn", "table");
    expect(Shown.all).toEqual([]);
    expect(Shown.requestPermission).not.toHaveBeenCalled();
  });

  test("leads back to the page, and is gone then", () => {
    const focus = vi.fn();
    vi.stubGlobal("focus", focus);
    notify("Diamant", "Your turn", "table");
    Shown.all[0]!.onclick!();
    expect(focus).toHaveBeenCalledOnce();
    expect(Shown.all[0]!.close).toHaveBeenCalledOnce();
  });

  test("that a phone leaves to background workers is no mistake of the page", () => {
    const refusing = vi.fn(function () {
      throw new TypeError("Illegal constructor");
    });
    vi.stubGlobal("Notification", Object.assign(refusing, { permission: "granted" }));
    expect(() => notify("Diamant", "Your turn", "table")).not.toThrow();
    expect(refusing).toHaveBeenCalledOnce();
  });
});

describe("asking for notifications", () => {
  test.each([
    ["granted", true],
    ["denied", false],
    ["default", false],
  ])("the answer %s allows them: %s", async (answer, allowed) => {
    Shown.answer = answer;
    expect(await askToNotify()).toBe(allowed);
    expect(Shown.requestPermission).toHaveBeenCalledOnce();
  });

  test.each([
    ["has none", "Notification", undefined],
    ["was not reached safely", "isSecureContext", false],
  ])("is left out where the browser %s", async (_, name, value) => {
    vi.stubGlobal(name, value);
    expect(canNotify()).toBe(false);
    expect(await askToNotify()).toBe(false);
    notify("Diamant", "Your turn", "table");
    expect(Shown.requestPermission).not.toHaveBeenCalled();
    expect(Shown.all).toEqual([]);
  });
});
