/** Addresses: every page has one, and the browser's own back button works. */

/** Whose view a replay shows: a seat's, a spectator's (null), or everything open. */
export type Perspective = number | "all" | null;

export type Place =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string | null; round: number | null; ply: number | null; seat: Perspective }
  | { page: "learn"; game: string }
  | { page: "about" }
  | { page: "nowhere" };

export function placeOf(path: string, query = ""): Place {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  const params = new URLSearchParams(query);
  if (rest.length) return { page: "nowhere" };
  if (!first) return { page: "home" };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (first === "about" && !second) return { page: "about" };
  if (first === "replay") {
    const seat = params.get("seat") === "all" ? "all" : whole(params, "seat");
    return {
      page: "replay",
      table: second || null,
      round: whole(params, "round"),
      ply: whole(params, "ply"),
      seat,
    };
  }
  return { page: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whole(params: URLSearchParams, name: string): number | null {
  const text = params.get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

class Router {
  place = $state<Place>(placeOf(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("click", (event) => this.follow(event));
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.look();
    scrollTo(0, 0);
  }

  /** Write the address without leaving the page. */
  mark(to: string): void {
    history.replaceState(history.state, "", to);
  }

  private look(): void {
    this.place = placeOf(location.pathname, location.search);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
