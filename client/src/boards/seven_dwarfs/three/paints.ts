/** Surfaces: stone, gold, gems, steel and wood, with grain drawn on the spot. */

import { BackSide, CanvasTexture, MeshPhysicalMaterial, MeshStandardMaterial, RepeatWrapping, SRGBColorSpace, type Texture } from "three";
import type { Colour } from "../view";

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

export class Paints {
  readonly stone: MeshStandardMaterial[];
  readonly gems: Record<Colour, MeshPhysicalMaterial>;
  readonly gold = new MeshStandardMaterial({ color: 0xc9953c, metalness: 0.85, roughness: 0.34 });
  readonly steel = new MeshStandardMaterial({ color: 0xb4bdc8, metalness: 0.9, roughness: 0.28 });
  readonly wood: MeshStandardMaterial;
  readonly base: MeshStandardMaterial;
  readonly floor: MeshStandardMaterial;
  readonly rock: MeshStandardMaterial;
  readonly wall: MeshStandardMaterial;
  private readonly grains: Texture[];

  constructor(fine: boolean) {
    const rough = grain(256, 1);
    const fibre = grain(256, 5);
    rough.repeat.set(0.016, 0.016);
    const ground = grain(256, 1.4);
    ground.repeat.set(7, 7);
    this.grains = [rough, fibre, ground];
    this.stone = [0xa79b8b, 0xb3a797, 0x9d9284].map((color) => new MeshStandardMaterial({ color, map: rough, bumpMap: fine ? rough : null, bumpScale: 2.2, roughness: 0.86 }));
    this.wood = new MeshStandardMaterial({ color: 0x9a6431, map: fibre, roughness: 0.62 });
    this.base = new MeshStandardMaterial({ color: 0x6b4526, map: fibre, roughness: 0.5, metalness: 0.05 });
    this.floor = new MeshStandardMaterial({ color: 0x7b6048, map: ground, bumpMap: fine ? ground : null, bumpScale: 3, roughness: 0.95 });
    this.rock = new MeshStandardMaterial({ color: 0x75614d, roughness: 1, flatShading: true });
    this.wall = new MeshStandardMaterial({ color: 0x75614d, roughness: 1, flatShading: true, side: BackSide });
    const gem = (colour: Colour): MeshPhysicalMaterial => {
      const { colour: color, glow, strength, opacity } = GEMS[colour];
      return new MeshPhysicalMaterial({
        color,
        emissive: glow,
        emissiveIntensity: strength,
        roughness: 0.08,
        metalness: 0,
        clearcoat: fine ? 1 : 0,
        clearcoatRoughness: 0.05,
        envMapIntensity: 2.4,
        flatShading: true,
        transparent: opacity < 0.9,
        opacity,
      });
    };
    this.gems = { red: gem("red"), pink: gem("pink"), clear: gem("clear") };
  }

  dispose(): void {
    for (const texture of this.grains) texture.dispose();
    for (const paint of [...this.stone, ...Object.values(this.gems), this.gold, this.steel, this.wood, this.base, this.floor, this.rock, this.wall]) paint.dispose();
  }
}
