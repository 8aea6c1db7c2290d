/**
 * A pressed button is often gone, or asleep, before its key is up again: whoever plays by keys stays
 * where they were. Not on the next choice, which a second press would make unwillingly, but on what
 * held the last one: from there one Tab leads to the first choice.
 */
import type { Attachment } from "svelte/attachments";

/** What has a name, so that it can be said where one is. */
const PLACE =
  ":is(section, ul, ol, fieldset, [role=group], [role=region], [role=application]):is([aria-label], [aria-labelledby])";

type Focusable = HTMLElement | SVGElement;

/** For as long as the focus is there; nothing moves on the page. */
export function stayAt(place: Focusable): void {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.dataset["kept"] = "";
  }
  place.focus({ preventScroll: true });
}

/** Nobody is anywhere in particular. */
export function lost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** To the decisions, wherever somebody begins with them: the list in words if it is open, or the board's. */
export function toDecisions(root: HTMLElement, listed: boolean): void {
  const found =
    (listed ? root.querySelector<HTMLElement>(".choices ul") : null) ??
    root.querySelector<HTMLElement>(".dock");
  if (!found || !lost()) return;
  stayAt(found.matches(PLACE) ? found : (found.querySelector<HTMLElement>(PLACE) ?? found));
}

/** Who is left with nothing stays in the nearest place that is still there, or goes to `otherwise`. */
export function keepsPlace(otherwise: () => HTMLElement | undefined): Attachment<HTMLElement> {
  return (root) => {
    /** What has the focus, and all that holds it, from the inside out. */
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
        held = []; // left willingly
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
