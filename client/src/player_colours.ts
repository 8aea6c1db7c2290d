/** How players are told apart: colour, shape and initial, never colour alone. */
import type { Identity } from "./types/identity";

const LOOKS: Pick<Identity, "colour" | "shape">[] = [
  { colour: "#b3263a", shape: "circle" },
  { colour: "#2456a6", shape: "square" },
  { colour: "#1c7048", shape: "triangle" },
  { colour: "#946200", shape: "diamond" },
  { colour: "#7b3fa0", shape: "hexagon" },
  { colour: "#0f7580", shape: "star" },
  { colour: "#a04a1e", shape: "drop" },
  { colour: "#4a4f57", shape: "cross" },
];

export function identityOf(seat: number, name: string): Identity {
  const look = LOOKS[seat % LOOKS.length]!;
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? String(seat + 1);
  return { seat, name, ...look, initial };
}

export function identitiesOf(names: string[]): Identity[] {
  return names.map((name, seat) => identityOf(seat, name));
}
