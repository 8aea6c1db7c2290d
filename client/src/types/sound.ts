/** The sounds a page can make, named after what is heard; what each means is a board's own affair. */
export type SoundName =
  | "turn"
  | "flip"
  | "sparkle"
  | "growl"
  | "rumble"
  | "reward"
  | "slam"
  | "step"
  | "pick"
  | "tap"
  | "tinkle"
  | "thud"
  | "end";
