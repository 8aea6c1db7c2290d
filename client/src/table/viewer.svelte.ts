/** Through whose eyes this device looks. People who share it take turns behind a curtain. */
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

  /** The seat looked from; null: nobody's private things may be shown. */
  get seat(): number | null {
    if (!this.shared) return this.people[0] ?? this.link.ownSeats[0] ?? null;
    return this.person;
  }

  /** Who should take the device now; null: nobody of this device has to decide. */
  get next(): number | null {
    const waiting = this.people.filter((seat) => this.link.choicesOf(seat)?.moves.length);
    if (this.person !== null && waiting.includes(this.person)) return this.person;
    const after = waiting.find((seat) => seat > (this.person ?? -1));
    return after ?? waiting[0] ?? null;
  }

  /** The curtain is down: somebody else must take the device, or nobody has taken it yet. */
  get curtain(): boolean {
    if (!this.shared || this.link.table?.phase !== "playing") return false;
    return this.person === null || (this.next !== null && this.next !== this.person);
  }

  iAm(seat: number): void {
    this.person = seat;
  }
}
