/** Carrying a tile with the pointer: from where it lies to a hex of the world. */

export interface Carrying {
  /** The pointer has moved far enough to mean it. */
  begin: () => void;
  /** Where it is on the screen, and the hex under it. */
  over: (x: number, y: number, hex: string | null) => void;
  /** It was let go; null: not above a hex that can be picked. */
  drop: (hex: string | null) => void;
}

const FAR = 8;

function hexAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest("[data-hex]")?.getAttribute("data-hex") ?? null;
}

export function carry(event: PointerEvent, carrying: Carrying): void {
  if (event.button !== 0) return;
  const { pointerId, clientX, clientY } = event;
  let begun = false;
  const end = new AbortController();
  const { signal } = end;
  const same = (one: PointerEvent): boolean => one.pointerId === pointerId;
  window.addEventListener(
    "pointermove",
    (one) => {
      if (!same(one)) return;
      if (!begun && Math.hypot(one.clientX - clientX, one.clientY - clientY) < FAR) return;
      if (!begun) carrying.begin();
      begun = true;
      carrying.over(one.clientX, one.clientY, hexAt(one.clientX, one.clientY));
    },
    { signal },
  );
  window.addEventListener(
    "pointerup",
    (one) => {
      if (!same(one)) return;
      end.abort();
      if (begun) carrying.drop(hexAt(one.clientX, one.clientY));
    },
    { signal },
  );
  window.addEventListener(
    "pointercancel",
    (one) => {
      if (!same(one)) return;
      end.abort();
      if (begun) carrying.drop(null);
    },
    { signal },
  );
}
