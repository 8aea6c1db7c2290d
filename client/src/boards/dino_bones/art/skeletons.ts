/** Five skeletons, drawn from skull to tail, each in the parts it is found in. All look to the left. */
import type { SpeciesName } from "../types";
import type { Skeleton } from "./bone_outlines";
import { brachiosaurus } from "./skeletons/brachiosaurus";
import { pterodactyl } from "./skeletons/pterodactyl";
import { triceratops } from "./skeletons/triceratops";
import { tyrannosaurus } from "./skeletons/tyrannosaurus";
import { velociraptor } from "./skeletons/velociraptor";

/** The room a whole skeleton takes, from 0 0. */
export const ROOM: Record<SpeciesName, readonly [width: number, height: number]> = {
  brachiosaurus: [330, 250],
  tyrannosaurus: [330, 190],
  triceratops: [300, 170],
  velociraptor: [260, 140],
  pterodactyl: [270, 200],
};

export const SKELETONS: Record<SpeciesName, Skeleton> = {
  brachiosaurus: brachiosaurus(),
  tyrannosaurus: tyrannosaurus(),
  triceratops: triceratops(),
  velociraptor: velociraptor(),
  pterodactyl: pterodactyl(),
};
