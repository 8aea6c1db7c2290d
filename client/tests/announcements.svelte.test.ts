// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/storage/settings.svelte";
import { announcer } from "../src/components/screen_reader.svelte";
import { sound } from "../src/play_sound";
import Announcements from "../src/table/Announcements.svelte";
import { Viewer } from "../src/table/viewer.svelte";
import { speech, t } from "../src/text/sentences.svelte";
import type { TableLink } from "../src/wire/table_link.svelte";
import type { LogLine, TableInfo } from "../src/wire/types";

const notified = vi.fn<(title: string, options: NotificationOptions) => void>();
vi.mock("../src/play_sound", () => ({ sound: vi.fn() }));
let permission: NotificationPermission;
let hidden: boolean;
let deciding = $state.raw<number[]>([]);
/** Who decides where the board is; null: wherever the table is. */
let shown = $state.raw<number[] | null>(null);
let over = $state(false);
let news = $state.raw<LogLine[]>([]);
let leave: (() => Promise<void>) | null;

function looks(away: boolean): void {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
}

/** A table of two, of which this device owns the first seat. */
function sitDown(): void {
  const table = {
    id: "x",
    game: "diamant",
    phase: "playing",
    seats: [{ stand_in: null }, { stand_in: null }],
  };
  const link = {
    table,
    ownSeats: [0],
    choicesOf: (seat: number) => (deciding.includes(seat) ? { moves: [{ move: "leave" }] } : null),
  } as unknown as TableLink;
  const props = {
    get news() {
      return news;
    },
    get deciding() {
      return shown ?? deciding;
    },
    get over() {
      return over;
    },
    table: table as unknown as TableInfo,
    viewer: new Viewer(link),
    names: ["Anna", "Bob"],
  };
  const attention = mount(Announcements, { target: document.body, props });
  leave = () => unmount(attention);
  flushSync();
}

function turnOf(...seats: number[]): void {
  deciding = seats;
  flushSync();
}

async function getUp(): Promise<void> {
  await leave?.();
  leave = null;
}

beforeAll(async () => {
  await Promise.all([speech.learn(), speech.learn("diamant")]);
});

beforeEach(() => {
  notified.mockReset();
  vi.mocked(sound).mockReset();
  [permission, hidden, deciding, news] = ["granted", true, [1], []];
  [shown, over] = [null, false];
  settings.notify = true;
  const kind = class {
    static get permission(): NotificationPermission {
      return permission;
    }

    constructor(title: string, options: NotificationOptions) {
      notified(title, options);
    }
  };
  vi.stubGlobal("Notification", kind);
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  sitDown();
});

afterEach(async () => {
  await getUp();
  settings.notify = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the title of the tab", () => {
  test("is marked while it is one's turn, and only then", () => {
    expect(document.title).toBe("Diamant – Ludolith");
    turnOf(0, 1);
    expect(document.title).toBe(`● ${t("ui-your-turn")} – Diamant – Ludolith`);
    turnOf(1);
    expect(document.title).toBe("Diamant – Ludolith");
    turnOf(0);
    expect(document.title).toContain("●");
  });

  test("has no mark any more after one has left the table on one's turn", async () => {
    turnOf(0);
    await getUp();
    expect(document.title).toBe("Ludolith");
  });
});

describe("while the board still shows what led to one's turn", () => {
  /** Bob's strike is being shown; the table knows already that Anna is next. */
  function isAhead(): void {
    looks(false);
    shown = [1];
    turnOf(0);
  }

  test("neither title nor sound are ahead of it", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    looks(false);
    turnOf(0);
    turnOf(1);
    isAhead();
    vi.setSystemTime(Date.now() + 60_000);
    expect(document.title).not.toContain("●");
    shown = [0];
    flushSync();
    expect(document.title).toContain("●");
    expect(vi.mocked(sound).mock.calls).toEqual([["turn"]]);
    vi.useRealTimers();
  });

  test("who looks elsewhere is called at once: nothing moves on a hidden page", () => {
    isAhead();
    looks(true);
    expect(document.title).toContain("●");
    expect(notified).toHaveBeenCalledTimes(1);
    expect(vi.mocked(sound).mock.calls).toEqual([["turn"]]);
  });
});

describe("a notification", () => {
  test("tells who looks elsewhere that it is their turn, once a turn", () => {
    expect(notified).not.toHaveBeenCalled();
    turnOf(0);
    expect(notified.mock.calls).toEqual([
      ["Diamant", expect.objectContaining({ body: t("ui-your-turn"), tag: "x" })],
    ]);
    turnOf(0, 1);
    turnOf(1);
    expect(notified).toHaveBeenCalledTimes(1);
    turnOf(0);
    expect(notified).toHaveBeenCalledTimes(2);
  });

  test("does not come to those who see the table", () => {
    hidden = false;
    turnOf(0);
    expect(notified).not.toHaveBeenCalled();
  });

  test("does not come unless it is wanted", () => {
    settings.notify = false;
    turnOf(0);
    expect(notified).not.toHaveBeenCalled();
  });

  test("does not come where it was wanted and has been forbidden since", () => {
    permission = "denied";
    turnOf(0);
    expect(notified).not.toHaveBeenCalled();
  });
});

describe("the live region", () => {
  test("says what may be told by now, and of it only what one may know", () => {
    const line = (event: string, seats: number[] | null): LogLine => ({
      version: 1,
      ply: 1,
      event: { event, rule: "DIA-1", seat: 1, seats: [1] } as LogLine["event"],
      seats,
    });
    news = [line("gone", null), line("secret", [1])];
    flushSync();
    expect(announcer.text).toBe("event-gone");
  });
});
