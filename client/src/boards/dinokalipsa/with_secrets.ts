/** After the end: the hands that are known, all of them with everything open. */
import type { Card, DinokalipsaView } from "./types";

export function opened(view: DinokalipsaView, secrets: Partial<DinokalipsaView>[] | null): DinokalipsaView {
  const hand = (seat: number): Card[] | undefined =>
    secrets === null ? (seat === view.seat ? view.hand : undefined) : (secrets[seat]?.hand ?? []);
  return {
    ...view,
    dinosaurs: view.dinosaurs.map((dinosaur, seat) => {
      const cards = hand(seat);
      return cards === undefined ? dinosaur : { ...dinosaur, known: { cards, in_doubt: 0, instants: 0 } };
    }),
  };
}
