/** Who drew which picture of game-icons.net that is used here. */
export const ICONS: Record<string, readonly string[]> = {
  Lorc: [
    "barbed-spear", "bone-gnawer", "burning-meteor", "campfire", "cannon-shot", "chewed-heart",
    "comb", "crystal-ball", "dragon-breath", "drink-me", "evil-tree", "footprint", "ghost",
    "grasping-claws", "heavy-rain", "hourglass", "imp-laugh", "laurel-crown", "lightning-storm",
    "mirror-mirror", "pocket-bow", "prayer", "quake-stomp", "quicksand", "raining", "return-arrow",
    "rock", "shark-jaws", "snake", "spyglass", "surprised", "teapot", "tree-branch", "umbrella",
    "wasp-sting", "wind-slap", "wingfoot", "wolf-trap",
  ],
  Delapouite: [
    "card-exchange", "exit-door", "flamethrower", "forearm", "party-hat", "party-popper",
    "round-star", "shark-fin", "squirrel", "steam-blast", "sticky-boot", "t-rex-skull",
    "thermometer-cold", "think", "torch",
  ],
  Sbed: ["hand"],
  Skoll: ["hearts", "trench-spade"],
};
