/** Which species and part a tile shows. */
import { SPECIES_NAMES, TILE_KINDS, type PartName, type SpeciesName, type TileKind } from "./types";

export interface Fossil {
  species: SpeciesName;
  part: string;
}

/** The species and part on a tile, which the rules call `brachiosaurus_neck`; null: no fossil. */
export function fossilOf(tile: string): Fossil | null {
  const [name, part] = tile.split("_");
  const species = SPECIES_NAMES.find((one) => one === name);
  return species === undefined ? null : { species, part: part ?? "whole" };
}

/** The tile of a part; undefined: there is none such. */
export function tileOf(species: SpeciesName, part: PartName): TileKind | undefined {
  return TILE_KINDS.find((tile) => {
    const fossil = fossilOf(tile);
    return fossil?.species === species && fossil.part === part;
  });
}
