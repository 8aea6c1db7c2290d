/** The seat whose view this device shows. People who share a device take turns behind a curtain. */
import type { TableLink } from "../wire/table_link.svelte";

export class Viewer {
  /** Who said "I am …" last. */
  private person = $state<number | null>(null);

  constructor(private readonly link: TableLink) {}

  /** Own seats that people of this device play themselves. */
  get people(): number[] {
    const seats = this.link.table?.seats ?? [];
    return this.link.ownSeats.filter((seat) => seats[seat]?.stand_in === null);
  }

  get shared(): boolean {
    return this.people.length > 1;
  }

  /** The seat whose view is shown; null: no private information may be shown. */
  get seat(): number | null {
    if (!this.shared) return this.people[0] ?? this.link.ownSeats[0] ?? null;
    return this.person;
  }

  /** The seat that should take the device now; null: no seat of this device decides. */
  get next(): number | null {
    const waiting = this.people.filter((seat) => this.link.choicesOf(seat)?.moves.length);
    if (this.person !== null && waiting.includes(this.person)) return this.person;
    const after = waiting.find((seat) => seat > (this.person ?? -1));
    return after ?? waiting[0] ?? null;
  }

  /** The curtain is down: another person must take the device, or no person has taken it yet. */
  get curtain(): boolean {
    if (!this.shared || this.link.table?.phase !== "playing") return false;
    return this.person === null || (this.next !== null && this.next !== this.person);
  }

  iAm(seat: number): void {
    this.person = seat;
  }
}
