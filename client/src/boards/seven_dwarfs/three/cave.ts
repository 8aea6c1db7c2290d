/** The mine around the column: floor, rock, timber, lamps. */

import {
  BoxGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  IcosahedronGeometry,
  Mesh,
  MeshBasicMaterial,
  PointLight,
  type Scene,
  SphereGeometry,
  SpotLight,
  Vector3,
} from "three";
import type { Paints } from "./materials";

export type Daylight = "light" | "dark";

interface Mood {
  air: number;
  sky: number;
  ground: number;
  fill: number;
  key: number;
  keyColour: number;
  lamp: number;
  rock: number;
  floor: number;
  exposure: number;
}

const MOODS: Record<Daylight, Mood> = {
  light: {
    air: 0xd8c09a,
    sky: 0xfff4dd,
    ground: 0xa5835c,
    fill: 1.5,
    key: 3.4,
    keyColour: 0xfff0d2,
    lamp: 2.2,
    rock: 0xd9bf99,
    floor: 0xb08d66,
    exposure: 1.04,
  },
  dark: {
    air: 0x120c09,
    sky: 0xffd9a8,
    ground: 0x24160c,
    fill: 0.42,
    key: 3.1,
    keyColour: 0xffd9a0,
    lamp: 5.5,
    rock: 0x6b5340,
    floor: 0x5e4530,
    exposure: 1.08,
  },
};

const WALL = 1050;
const LAMPS = [40, 160, 280];

export class Cave {
  private readonly sky = new HemisphereLight();
  private readonly key = new SpotLight(0xffffff, 1, 0, 0.42, 0.55, 0);
  private readonly rim = new DirectionalLight(0xa9c8ff, 0.5);
  private readonly lamps: PointLight[] = [];
  private readonly air = new Fog(0, 620, 1900);
  private readonly shapes: { dispose(): void }[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly paints: Paints,
    plain: boolean,
  ) {
    scene.fog = this.air;
    this.key.position.set(190, -240, 620);
    this.key.target.position.set(0, 0, 70);
    this.key.castShadow = true;
    this.key.shadow.mapSize.setScalar(plain ? 512 : 2048);
    this.key.shadow.camera.near = 200;
    this.key.shadow.camera.far = 1100;
    this.key.shadow.bias = -0.0006;
    this.key.shadow.normalBias = 0.6;
    this.key.shadow.radius = 5;
    this.rim.position.set(-300, 260, 260);
    scene.add(this.sky, this.key, this.key.target, this.rim);
    this.build(plain);
  }

  /** Limestone by day, the inside of a cave by night. */
  light(day: Daylight): number {
    const mood = MOODS[day];
    this.scene.background = new Color(mood.air);
    this.air.color.set(mood.air);
    this.sky.color.set(mood.sky);
    this.sky.groundColor.set(mood.ground);
    this.sky.intensity = mood.fill;
    this.key.color.set(mood.keyColour);
    this.key.intensity = mood.key;
    for (const lamp of this.lamps) lamp.intensity = mood.lamp;
    this.paints.rock.color.set(mood.rock);
    this.paints.wall.color.set(mood.rock);
    this.paints.floor.color.set(mood.floor);
    return mood.exposure;
  }

  dispose(): void {
    for (const shape of this.shapes) shape.dispose();
    this.key.shadow.dispose();
  }

  private build(plain: boolean): void {
    const floor = new CircleGeometry(WALL + 200, 64);
    const ground = new Mesh(floor, this.paints.floor);
    ground.receiveShadow = true;
    const dome = new IcosahedronGeometry(WALL, 9);
    const at = dome.getAttribute("position");
    const point = new Vector3();
    for (let n = 0; n < at.count; n++) {
      point.fromBufferAttribute(at, n);
      const rough =
        1 +
        0.07 * Math.sin(point.x * 0.021 + point.z * 0.017) +
        0.06 * Math.sin(point.y * 0.033 - point.z * 0.026) +
        0.035 * Math.sin(point.x * 0.09 + point.y * 0.07);
      at.setXYZ(n, point.x * rough, point.y * rough, point.z * rough * 0.92);
    }
    dome.computeVertexNormals();
    const wall = new Mesh(dome, this.paints.wall);
    const boulder = new IcosahedronGeometry(1, 1);
    const rocks = new Group();
    for (let n = 0; n < 26; n++) {
      const angle = n * 2.399;
      const far = 590 + ((n * 37) % 330);
      const rock = new Mesh(boulder, this.paints.rock);
      const size = 14 + ((n * 29) % 44);
      rock.position.set(far * Math.cos(angle), far * Math.sin(angle), size * 0.3);
      rock.scale.set(size * 1.2, size, size * 0.8);
      rock.rotation.set(n, n * 2, n * 3);
      rocks.add(rock);
    }
    this.shapes.push(floor, dome, boulder);
    this.scene.add(ground, wall, rocks);
    this.timber(plain);
  }

  /** Props with a lamp on each, all around, so that there is light from everywhere one looks. */
  private timber(plain: boolean): void {
    const post = new BoxGeometry(34, 34, 560);
    const beam = new BoxGeometry(40, 420, 36);
    const glass = new SphereGeometry(15, 16, 12);
    const cap = new CylinderGeometry(6, 14, 8, 12).rotateX(Math.PI / 2);
    const glow = new MeshBasicMaterial({ color: 0xffe0a0, fog: false });
    this.shapes.push(post, beam, glass, cap, glow);
    for (const angle of LAMPS) {
      const frame = new Group();
      for (const side of [-165, 165]) {
        const leg = new Mesh(post, this.paints.wood);
        leg.position.set(0, side, 270);
        leg.rotation.x = side > 0 ? 0.06 : -0.06;
        frame.add(leg);
      }
      const top = new Mesh(beam, this.paints.wood);
      top.position.set(0, 0, 520);
      const lamp = new Mesh(glass, glow);
      lamp.position.set(-40, 0, 430);
      const lid = new Mesh(cap, this.paints.steel);
      lid.position.set(-40, 0, 446);
      const light = new PointLight(0xffb765, 1, 1200, 0.6);
      light.position.copy(lamp.position);
      frame.add(top, lamp, lid);
      if (!plain) frame.add(light);
      frame.rotation.z = (angle * Math.PI) / 180;
      frame.position.set(690 * Math.cos(frame.rotation.z), 690 * Math.sin(frame.rotation.z), 0);
      this.lamps.push(light);
      this.scene.add(frame);
    }
  }
}
