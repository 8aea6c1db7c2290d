/** Who drew which picture of game-icons.net that is used here. */
export const ICONS: Record<string, readonly string[]> = {
  Lorc: [
    "bandage-roll", "barbed-spear", "bone-gnawer", "burning-meteor", "campfire", "cannon-shot",
    "cheerful", "chewed-heart", "comb", "crystal-ball", "dinosaur-rex", "dragon-breath", "drink-me",
    "evil-tree", "footprint", "frog", "ghost", "grasping-claws", "heavy-rain", "hourglass",
    "laurel-crown", "lightning-storm", "mirror-mirror", "needle-drill", "pocket-bow",
    "prayer", "quake-stomp", "quicksand", "radar-sweep", "raining", "return-arrow", "rock",
    "shark-jaws", "snake", "spyglass", "stone-crafting", "surprised", "teapot", "treasure-map",
    "tree-branch", "umbrella", "wasp-sting", "wind-slap", "wingfoot", "wolf-trap",
  ],
  Delapouite: [
    "backpack", "camping-tent", "card-exchange", "contract", "eagle-head", "exit-door",
    "flamethrower", "forearm", "party-hat", "party-popper", "rabbit", "rat", "round-star",
    "shark-fin", "squirrel", "steam-blast", "sticky-boot", "t-rex-skull", "thermometer-cold",
    "think", "ticket", "tiger-head", "torch",
  ],
  Sbed: ["hand"],
  Skoll: ["hearts", "trench-spade"],
};
