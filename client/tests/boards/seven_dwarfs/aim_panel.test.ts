// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { partsOf } from "../../../src/boards/seven_dwarfs/poses";
import AimPanel from "../../../src/boards/seven_dwarfs/AimPanel.svelte";
import type { Aim } from "../../../src/boards/seven_dwarfs/aim";
import { RANGE, table } from "./game";

const AIM: Aim = { height: 276, azimuth: 0, offset: 0, elevation: 0, speed: 100 };
const strike = vi.fn();
let aim = AIM;
let mine: { hold: () => void; release: () => void; drop: () => void };
let later: FrameRequestCallback | null;

beforeEach(() => {
  strike.mockReset();
  aim = AIM;
  later = null;
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => ((later = call), 1));
  vi.stubGlobal("cancelAnimationFrame", () => (later = null));
  mine = mount(AimPanel, {
    target: document.body,
    props: {
      parts: partsOf(table().blocks),
      colours: new Map(),
      look: { azimuth: 0, elevation: 0 },
      lens: null,
      get aim() {
        return aim;
      },
      set aim(found) {
        aim = found;
      },
      range: RANGE,
      hand: table().hands[0],
      steady: false,
      active: true,
      still: true,
      strike,
      depth: null,
      fail: vi.fn(),
      t: (id: string) => id,
    },
  }) as typeof mine;
  flushSync();
});

afterEach(async () => {
  await unmount(mine);
  vi.unstubAllGlobals();
});

/** The gauge runs for a moment. */
function hold(): void {
  mine.hold();
  later!(0);
  expect(aim.speed).not.toBe(AIM.speed);
}

test("a gauge that is dropped strikes nothing and leaves the strength as it was", () => {
  hold();
  mine.drop();
  expect(aim).toEqual(AIM);
  expect(later).toBeNull();
  mine.release();
  expect(strike).not.toHaveBeenCalled();
});

test("a gauge that is let go strikes with the strength it shows", () => {
  hold();
  const { speed } = aim;
  mine.release();
  expect(strike).toHaveBeenCalledOnce();
  expect(aim.speed).toBe(speed);
  expect(later).toBeNull();
});
