/** Who drew which picture of game-icons.net that is used here. */
export const ICONS: Record<string, readonly string[]> = {
  Lorc: ["campfire", "hourglass", "imp-laugh", "laurel-crown", "prayer", "surprised"],
  Delapouite: ["party-popper", "think", "torch"],
  Sbed: ["hand"],
  Skoll: ["hearts"],
};
