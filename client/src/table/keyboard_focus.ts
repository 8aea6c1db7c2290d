/**
 * Keeps the keyboard focus near a pressed button that vanishes or is disabled. The focus goes to the
 * element that held the button, not to the next choice, which a second press would make by accident.
 * From there one Tab leads to the first choice.
 */
import type { Attachment } from "svelte/attachments";

/** Elements with a name, which a screen reader can announce. */
const PLACE =
  ":is(section, ul, ol, fieldset, [role=group], [role=region], [role=application]):is([aria-label], [aria-labelledby])";

type Focusable = HTMLElement | SVGElement;

/** Focusable only while it has the focus; the page does not scroll. */
export function stayAt(place: Focusable): void {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.dataset["kept"] = "";
  }
  place.focus({ preventScroll: true });
}

/** No element has the focus. */
export function lost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focus the decisions: the list in words if it is open, otherwise the board's. */
export function toDecisions(root: HTMLElement, listed: boolean): void {
  const found =
    (listed ? root.querySelector<HTMLElement>(".choices ul") : null) ??
    root.querySelector<HTMLElement>(".dock");
  if (!found || !lost()) return;
  stayAt(found.matches(PLACE) ? found : (found.querySelector<HTMLElement>(PLACE) ?? found));
}

/** If the focused element vanishes, focus the nearest ancestor that is left, or `otherwise`. */
export function keepsPlace(otherwise: () => HTMLElement | undefined): Attachment<HTMLElement> {
  return (root) => {
    /** The focused element and its ancestors, from the inside out. */
    let held: Focusable[] = [];

    function hold(event: FocusEvent): void {
      held = [];
      for (let one = event.target as Element | null; one && one !== root; one = one.parentElement)
        held.push(one as Focusable);
    }

    function letGo(event: FocusEvent): void {
      const left = event.target as Focusable;
      if (left.dataset["kept"] !== undefined) {
        left.removeAttribute("tabindex");
        delete left.dataset["kept"];
      }
      if (event.relatedTarget === null) setTimeout(look);
      else if (!root.contains(event.relatedTarget as Node)) held = [];
    }

    function look(): void {
      const [own, ...around] = held;
      if (own === undefined || !(lost() || document.activeElement === own)) return;
      const asleep = own.matches(":disabled");
      if (document.activeElement === own && !asleep) return;
      if (!asleep && there(own))
        held = []; // the person moved the focus
      else {
        const place = around.find((one) => one.matches(PLACE) && there(one)) ?? otherwise();
        if (place) stayAt(place);
      }
    }

    const watcher = new MutationObserver(look);
    watcher.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    root.addEventListener("focusin", hold);
    root.addEventListener("focusout", letGo);
    return () => {
      held = [];
      watcher.disconnect();
      root.removeEventListener("focusin", hold);
      root.removeEventListener("focusout", letGo);
    };
  };
}

function there(one: Element): boolean {
  return one.isConnected && one.checkVisibility();
}
