/** How a player is told apart: colour, shape and initial, never colour alone. */
export interface Identity {
  seat: number;
  name: string;
  colour: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star" | "drop" | "cross";
  initial: string;
}
