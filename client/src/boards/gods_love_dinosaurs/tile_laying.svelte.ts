/** Where and how the tile in hand is held over the world before it is laid. */
import type { Ghost } from "./highlights";
import { fitting, next, same, turned, type Picks } from "./moves_by_target";
import type { GodsLoveDinosaursMove, Tile } from "./types";

interface Given {
  found: Picks;
  tile: Tile | null;
  /** The hex that is looked at. */
  looked: string | null;
}

export class TileLaying {
  direction = $state(0);
  /** The hex where it is held for good. */
  pinned = $state<string | null>(null);
  /** What would lie there. */
  readonly ghost: Ghost | null;
  /** Lays it where it is held; null: it is held nowhere. */
  readonly move: GodsLoveDinosaursMove | null;
  private readonly spot: string | null;

  /** Made while its board is made. */
  constructor(private readonly given: () => Given) {
    this.spot = $derived.by(() => {
      const { found, looked } = given();
      return this.pinned ?? (looked !== null && found.spots.has(looked) ? looked : null);
    });
    this.ghost = $derived.by((): Ghost | null => {
      const { found, tile } = given();
      const place = this.spot === null ? undefined : found.spots.get(this.spot);
      if (place === undefined || tile === null) return null;
      const second = next(place.hex, fitting(place.turns, this.direction));
      return { tile, first: place.hex, second, pinned: this.pinned !== null };
    });
    this.move = $derived.by(() => {
      const place = this.pinned === null ? undefined : given().found.spots.get(this.pinned);
      return place?.turns.get(fitting(place.turns, this.direction)) ?? null;
    });
  }

  turn = (by: 1 | -1): void => {
    const place = this.spot === null ? undefined : this.given().found.spots.get(this.spot);
    if (place === undefined) this.direction = (this.direction + by + 6) % 6;
    else this.direction = turned(place.turns, fitting(place.turns, this.direction), by);
  };

  /** Hold it over a hex for good, turned as a lesson means it, or as it fits. */
  pin(key: string, meant: GodsLoveDinosaursMove | null): void {
    const place = this.given().found.spots.get(key);
    if (place === undefined) return;
    const right = [...place.turns].find(([, move]) => same(move, meant));
    this.direction = right?.[0] ?? fitting(place.turns, this.direction);
    this.pinned = key;
  }
}
