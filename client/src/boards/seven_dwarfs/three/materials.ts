/** Surfaces: stone, gold, gems, steel and wood, with grain drawn on the spot. */

import {
  BackSide,
  CanvasTexture,
  type Color,
  FrontSide,
  type Material,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  type Side,
  SRGBColorSpace,
  type Texture,
} from "three";
import type { Colour } from "../types";

/** Grey noise in several sizes; the same every time. */
function grain(size: number, stretch: number): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const brush = canvas.getContext("2d");
  let seed = 7;
  const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  if (brush !== null) {
    brush.fillStyle = "#c8c8c8";
    brush.fillRect(0, 0, size, size);
    for (let n = 0; n < 900; n++) {
      const tone = Math.round(130 + chance() * 125);
      const radius = 1 + chance() ** 3 * size * 0.09;
      brush.fillStyle = `rgb(${tone} ${tone} ${tone} / 0.28)`;
      brush.beginPath();
      brush.ellipse(chance() * size, chance() * size, radius * stretch, radius, 0, 0, 7);
      brush.fill();
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

const GEMS: Record<Colour, { colour: number; glow: number; strength: number; opacity: number }> = {
  red: { colour: 0xd8102f, glow: 0x9a0018, strength: 0.5, opacity: 0.96 },
  pink: { colour: 0xff7fba, glow: 0xc23a80, strength: 0.4, opacity: 0.95 },
  clear: { colour: 0xbfe4f6, glow: 0x5f9fc4, strength: 0.22, opacity: 0.72 },
};

interface Surface {
  color: number;
  map?: Texture;
  metal?: boolean;
  roughness?: number;
  flatShading?: boolean;
  side?: Side;
}

/** The material of a surface; plain where there is no graphics card. */
function surface(
  { color, map, metal = false, roughness = 1, flatShading = false, side = FrontSide }: Surface,
  fine: boolean,
): Paint {
  const common = { color, map: map ?? null, flatShading, side };
  if (!fine) return new MeshLambertMaterial(common);
  return new MeshStandardMaterial({
    ...common,
    bumpMap: map ?? null,
    bumpScale: 2.4,
    roughness,
    metalness: metal ? 0.87 : 0,
  });
}

function gem(colour: Colour, fine: boolean): Material {
  const { colour: color, glow, strength, opacity } = GEMS[colour];
  const common = { color, emissive: glow, emissiveIntensity: strength, flatShading: true };
  if (!fine) return new MeshPhongMaterial({ ...common, shininess: 90, specular: 0x998877 });
  return new MeshPhysicalMaterial({
    ...common,
    roughness: 0.08,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
    envMapIntensity: 2.4,
    transparent: opacity < 0.9,
    opacity,
  });
}

type Paint = Material & { color: Color };

export class Paints {
  readonly stone: Paint[];
  readonly gems: Record<Colour, Material>;
  readonly gold: Paint;
  readonly steel: Paint;
  readonly wood: Paint;
  readonly base: Paint;
  readonly floor: Paint;
  readonly rock: Paint;
  readonly wall: Paint;
  private readonly grains: Texture[];

  /** `fine`: there is a graphics card. */
  constructor(fine: boolean) {
    const rough = grain(256, 1);
    const fibre = grain(256, 5);
    const ground = grain(256, 1.4);
    rough.repeat.set(0.016, 0.016);
    ground.repeat.set(7, 7);
    this.grains = [rough, fibre, ground];
    this.stone = [0xa79b8b, 0xb3a797, 0x9d9284].map((color) =>
      surface({ color, map: rough, roughness: 0.86 }, fine),
    );
    this.gold = surface({ color: 0xc9953c, metal: true, roughness: 0.34 }, fine);
    this.steel = surface({ color: 0xb4bdc8, metal: true, roughness: 0.28 }, fine);
    this.wood = surface({ color: 0x9a6431, map: fibre, roughness: 0.62 }, fine);
    this.base = surface({ color: 0x6b4526, map: fibre, roughness: 0.5 }, fine);
    this.floor = surface({ color: 0x7b6048, map: ground, roughness: 0.95 }, fine);
    this.rock = surface({ color: 0x75614d, flatShading: true }, fine);
    this.wall = surface({ color: 0x75614d, flatShading: true, side: BackSide }, fine);
    this.gems = { red: gem("red", fine), pink: gem("pink", fine), clear: gem("clear", fine) };
  }

  dispose(): void {
    for (const texture of this.grains) texture.dispose();
    for (const paint of [
      ...this.stone,
      ...Object.values(this.gems),
      this.gold,
      this.steel,
      this.wood,
      this.base,
      this.floor,
      this.rock,
      this.wall,
    ])
      paint.dispose();
  }
}
