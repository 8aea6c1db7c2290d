/** Five skeletons, drawn from skull to tail, each in the parts it is found in. All look to the left. */

import { SPECIES_NAMES, TILE_KINDS, type PartName, type SpeciesName, type TileKind } from "../types";
import { Drawing, type Curve, type Drawn } from "./bone_outlines";

/** The parts of a skeleton in the order they hang together. */
export type Skeleton = Record<string, Drawn>;

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

/** The room a whole skeleton takes, from 0 0. */
export const ROOM: Record<SpeciesName, readonly [width: number, height: number]> = {
  brachiosaurus: [330, 250],
  tyrannosaurus: [330, 190],
  triceratops: [300, 170],
  velociraptor: [260, 140],
  pterodactyl: [270, 200],
};

function brachiosaurus(): Skeleton {
  const neck: Curve = [
    [44, 36],
    [78, 60],
    [76, 118],
    [124, 136],
  ];
  const back: Curve = [
    [124, 134],
    [150, 118],
    [176, 120],
    [196, 132],
  ];
  const hips: Curve = [
    [196, 132],
    [210, 138],
    [220, 144],
    [232, 152],
  ];
  const tail: Curve = [
    [234, 153],
    [270, 172],
    [292, 196],
    [326, 204],
  ];
  return {
    skull: new Drawing()
      .shape(
        "M46 22C44 12 32 8 27 14C24 18 25 21 22 23C14 25 6 28 3 33C1 38 5 41 10 41C20 42 34 44 41 42C48 40 49 30 46 22Z",
      )
      .hole([36, 25], 4.6, 4.2)
      .hole([26, 19], 2.6, 2)
      .cut("M5 38.500C16 36 26 38 38 37L38 38.400C26 39.400 16 38 6 39.800Z")
      .drawn(),
    neck: new Drawing().vertebrae(neck, 11, [8, 15], [3, 7], [1, 3]).drawn(),
    chest: new Drawing()
      .vertebrae(back, 6, [16, 17], [9, 9])
      .ribs(back, 7, [44, 66, 46], 5.5, -9)
      .shape(
        "M118 132C124 128 134 134 134 146C136 164 126 184 118 186C112 186 112 180 115 172C118 160 116 146 113 138C112 134 114 133 118 132Z",
      )
      .limb(
        [
          [120, 178],
          [112, 208],
          [114, 236],
        ],
        11,
        9,
      )
      .claws([113, 238], 1.9, 11, 5, 3, 0.5)
      .limb(
        [
          [138, 176],
          [142, 206],
          [136, 234],
        ],
        9,
        7,
      )
      .claws([135, 236], 1.9, 10, 5, 3, 0.5)
      .drawn(),
    pelvis: new Drawing()
      .vertebrae(hips, 3, [17, 16], [9, 8])
      .shape(
        "M192 138C204 132 224 142 236 152C240 160 232 166 222 166C224 176 232 186 240 190C238 196 230 194 222 186C216 180 212 172 208 168C202 178 196 184 188 186C182 184 186 178 192 172C198 164 194 152 188 148C184 144 188 140 192 138Z",
      )
      .hole([213, 159], 5, 4.4)
      .limb(
        [
          [212, 164],
          [202, 200],
          [208, 236],
        ],
        13,
        9,
      )
      .claws([207, 239], 1.9, 11, 5.5, 3, 0.5)
      .limb(
        [
          [220, 170],
          [230, 200],
          [226, 234],
        ],
        10,
        8,
      )
      .claws([225, 237], 1.9, 10, 5, 3, 0.5)
      .drawn(),
    tail: new Drawing().vertebrae(tail, 13, [14, 3], [7, 1], [9, 0]).drawn(),
  };
}

function tyrannosaurus(): Skeleton {
  const neck: Curve = [
    [74, 42],
    [84, 52],
    [94, 60],
    [108, 62],
  ];
  const back: Curve = [
    [106, 62],
    [124, 62],
    [144, 66],
    [164, 76],
  ];
  const hips: Curve = [
    [164, 76],
    [176, 80],
    [188, 84],
    [200, 86],
  ];
  const tail: Curve = [
    [202, 86],
    [246, 94],
    [282, 78],
    [326, 60],
  ];
  return {
    skull: new Drawing()
      .shape(
        "M78 26C74 14 60 10 46 14C34 16 18 22 8 32C3 38 3 46 6 52C10 50 14 52 15 56L18 50L22 58L26 50L31 58L35 50L40 57L44 49L50 54C58 52 66 52 72 56C78 50 81 38 78 26Z",
      )
      .shape(
        "M12 62C20 72 34 76 48 72C58 70 68 66 75 58C72 54 66 54 58 57L53 51L50 60L45 54L41 62L36 55L32 63L27 56L24 64L19 57L17 63C15 60 13 60 12 62Z",
      )
      .hole([62, 27], 6, 5.4)
      .hole([44, 32], 8, 6)
      .hole([18, 36], 3.6, 2.8)
      .hole([70, 43], 3.6, 5)
      .drawn(),
    chest: new Drawing()
      .vertebrae(neck, 5, [12, 13], [6, 7])
      .vertebrae(back, 6, [14, 15], [10, 11])
      .ribs(back, 7, [42, 58, 40], 4.6, -8)
      .shape(
        "M112 74C118 72 124 78 122 88C121 98 116 110 108 118C103 119 102 114 105 108C110 98 109 88 107 82C106 77 108 75 112 74Z",
      )
      .limb(
        [
          [108, 116],
          [100, 126],
          [90, 122],
        ],
        5,
        3.6,
      )
      .claws([89, 122], 2.9, 10, 3.4, 2, 0.6)
      .drawn(),
    pelvis: new Drawing()
      .vertebrae(hips, 4, [16, 15], [10, 9])
      .shape(
        "M160 78C172 70 194 76 206 86C208 94 200 98 192 98C196 110 206 120 216 124C212 130 204 128 196 122C188 116 184 106 181 100C178 112 172 126 162 136C156 140 150 136 154 132C162 124 166 110 168 98C162 96 156 86 160 78Z",
      )
      .hole([182, 92], 5, 4.4)
      .limb(
        [
          [178, 98],
          [158, 128],
          [182, 150],
          [170, 176],
        ],
        13,
        8,
      )
      .claws([169, 178], 2.75, 20, 5.5, 3, 0.34)
      .limb(
        [
          [190, 100],
          [186, 130],
          [206, 152],
          [200, 176],
        ],
        10,
        7,
      )
      .claws([199, 178], 2.75, 18, 5, 3, 0.34)
      .drawn(),
    tail: new Drawing().vertebrae(tail, 16, [14, 3], [8, 1], [10, 0]).drawn(),
  };
}

function triceratops(): Skeleton {
  const neck: Curve = [
    [88, 66],
    [96, 66],
    [104, 66],
    [114, 66],
  ];
  const back: Curve = [
    [112, 66],
    [130, 58],
    [154, 56],
    [178, 62],
  ];
  const hips: Curve = [
    [178, 62],
    [192, 64],
    [206, 70],
    [216, 76],
  ];
  const tail: Curve = [
    [216, 76],
    [244, 88],
    [264, 108],
    [294, 120],
  ];
  return {
    skull: new Drawing()
      .shape(
        "M60 52C72 46 88 30 100 8C108 14 112 30 110 46C110 60 104 74 96 84C88 90 78 90 72 88C66 98 54 106 40 110C34 112 28 118 22 124C16 122 14 114 17 106C20 94 32 84 40 76C46 68 52 58 60 52Z",
      )
      .shape("M62 58C50 46 28 34 4 34C22 40 44 54 54 68Z")
      .shape("M70 52C62 38 48 22 28 14C42 28 54 46 60 60Z")
      .shape("M36 82C30 76 26 68 26 60C32 66 38 72 43 77Z")
      .hole([63, 72], 5.4, 4.8)
      .hole([36, 94], 4, 3)
      .hole([96, 42], 6, 10)
      .cut("M26 112C40 104 54 102 68 90L69 91.500C56 104 42 107 27 114Z")
      .shape("M100 8L106 2L109 10ZM108 22L116 19L113 30ZM111 40L119 40L112 50ZM107 60L115 64L104 70Z")
      .drawn(),
    body: new Drawing()
      .vertebrae(neck, 3, [13, 14], [5, 7])
      .vertebrae(back, 7, [15, 15], [10, 9])
      .ribs(back, 8, [46, 64, 50], 5, -9)
      .shape(
        "M112 72C120 68 128 76 128 88C128 102 120 116 112 120C106 120 106 114 109 108C113 98 110 88 107 80C106 75 108 73 112 72Z",
      )
      .limb(
        [
          [112, 114],
          [126, 132],
          [114, 156],
        ],
        11,
        8,
      )
      .claws([113, 158], 2.4, 11, 5, 3, 0.45)
      .limb(
        [
          [132, 112],
          [146, 130],
          [138, 154],
        ],
        9,
        7,
      )
      .claws([137, 156], 2.4, 10, 4.6, 3, 0.45)
      .drawn(),
    hindquarters: new Drawing()
      .vertebrae(hips, 4, [15, 14], [9, 8])
      .shape(
        "M174 68C186 60 208 66 222 78C224 88 214 92 204 90C208 102 216 110 226 114C222 120 212 118 206 112C200 106 198 98 196 92C192 100 184 106 176 106C170 104 174 98 180 94C184 88 178 80 172 76C169 72 171 70 174 68Z",
      )
      .hole([198, 84], 4.8, 4)
      .limb(
        [
          [196, 90],
          [182, 122],
          [196, 154],
        ],
        12,
        8,
      )
      .claws([195, 157], 2.4, 12, 5.4, 3, 0.45)
      .limb(
        [
          [206, 94],
          [212, 124],
          [224, 152],
        ],
        10,
        7,
      )
      .claws([223, 155], 2.4, 11, 5, 3, 0.45)
      .vertebrae(tail, 12, [13, 3], [7, 1], [8, 0])
      .drawn(),
  };
}

function velociraptor(): Skeleton {
  const neck: Curve = [
    [48, 26],
    [66, 30],
    [64, 52],
    [86, 54],
  ];
  const back: Curve = [
    [84, 54],
    [96, 50],
    [108, 50],
    [122, 56],
  ];
  const hips: Curve = [
    [122, 56],
    [130, 60],
    [138, 62],
    [148, 62],
  ];
  const tail: Curve = [
    [148, 62],
    [186, 64],
    [220, 50],
    [256, 40],
  ];
  return {
    front: new Drawing()
      .shape(
        "M52 18C48 10 38 8 30 12C20 16 10 20 4 26C2 30 4 33 8 33L11 38L14 33L18 38L21 33L25 37L28 32C36 32 44 34 50 32C54 28 54 23 52 18Z",
      )
      .shape("M9 40C18 45 30 44 40 41C46 39 50 37 51 34C44 33 36 35 30 37L27 34L24 39L20 35L17 40L14 36Z")
      .hole([42, 20], 4.4, 4)
      .hole([29, 23], 5, 3.4)
      .hole([13, 27], 2.4, 1.8)
      .vertebrae(neck, 7, [8, 10], [3, 4])
      .vertebrae(back, 5, [10, 10], [5, 6])
      .ribs(back, 6, [26, 36, 26], 3.4, -6)
      .shape(
        "M86 60C92 58 96 62 95 70C94 76 90 82 84 86C80 86 80 82 83 78C86 72 85 68 83 64C83 61 84 60 86 60Z",
      )
      .limb(
        [
          [86, 84],
          [76, 98],
          [62, 96],
        ],
        5,
        3.6,
      )
      .claws([61, 96], 2.9, 15, 3.2, 3, 0.4)
      .drawn(),
    rear: new Drawing()
      .vertebrae(hips, 4, [11, 10], [6, 5])
      .shape(
        "M118 58C128 52 144 56 152 64C152 70 146 72 140 72C142 80 150 86 156 88C154 92 146 92 140 86C136 82 134 76 132 74C130 82 124 90 116 94C112 94 112 90 115 88C122 82 124 76 124 70C119 66 116 62 118 58Z",
      )
      .hole([135, 67], 3.6, 3)
      .limb(
        [
          [132, 72],
          [116, 94],
          [136, 108],
          [126, 128],
        ],
        9,
        5.5,
      )
      .claws([125, 130], 2.75, 16, 4, 3, 0.4)
      .limb(
        [
          [138, 74],
          [142, 96],
          [160, 108],
          [156, 128],
        ],
        7.5,
        5,
      )
      .claws([155, 130], 2.75, 15, 4, 3, 0.4)
      .vertebrae(tail, 17, [9, 2.5], [4, 1], [4, 0])
      .drawn(),
  };
}

function pterodactyl(): Skeleton {
  const neck: Curve = [
    [92, 66],
    [106, 66],
    [112, 80],
    [126, 84],
  ];
  const back: Curve = [
    [126, 84],
    [140, 84],
    [152, 90],
    [166, 98],
  ];
  return {
    whole: new Drawing()
      .shape(
        "M98 60C110 52 122 40 130 24C122 26 106 36 92 48C84 50 78 54 72 58C52 64 26 70 8 76C26 79 52 78 74 76C84 76 94 73 98 69C100 66 100 62 98 60Z",
      )
      .shape("M16 82C36 87 58 87 76 83C86 82 94 78 97 74C90 76 80 78 72 79C52 83 32 83 16 82Z")
      .hole([85, 62], 5.4, 5)
      .hole([66, 68], 8, 3)
      .vertebrae(neck, 4, [13, 14], [4, 5])
      .vertebrae(back, 4, [16, 13], [5, 5])
      .ribs(back, 4, [26, 34, 20], 5.5, -5)
      .limb(
        [
          [130, 92],
          [112, 124],
          [80, 144],
        ],
        11,
        10,
      )
      .claws([78, 143], 2.9, 16, 5, 3, 0.5)
      .limb(
        [
          [80, 146],
          [54, 168],
          [24, 190],
        ],
        9,
        6,
      )
      .limb(
        [
          [140, 84],
          [164, 44],
          [198, 24],
        ],
        11,
        10,
      )
      .claws([198, 21], -1.2, 16, 5, 3, 0.5)
      .limb(
        [
          [200, 24],
          [232, 30],
          [264, 50],
        ],
        9,
        6,
      )
      .limb(
        [
          [164, 98],
          [190, 112],
          [208, 138],
        ],
        9,
        7,
      )
      .claws([208, 140], 0.9, 17, 5, 3, 0.4)
      .limb(
        [
          [158, 100],
          [166, 126],
          [182, 150],
        ],
        9,
        7,
      )
      .claws([182, 152], 0.9, 17, 5, 3, 0.4)
      .vertebrae(
        [
          [166, 98],
          [178, 100],
          [190, 98],
          [202, 92],
        ],
        5,
        [10, 4],
        [3, 1],
      )
      .drawn(),
  };
}

export const SKELETONS: Record<SpeciesName, Skeleton> = {
  brachiosaurus: brachiosaurus(),
  tyrannosaurus: tyrannosaurus(),
  triceratops: triceratops(),
  velociraptor: velociraptor(),
  pterodactyl: pterodactyl(),
};
