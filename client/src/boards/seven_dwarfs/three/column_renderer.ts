/** The column in three dimensions: draws what it is given, when it is given something new. */

import {
  ACESFilmicToneMapping,
  Group,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { RoomEnvironment } from "three/addons/environments/RoomEnvironment.js";
import { distance, glided, wanted, type Gaze } from "../camera_glide";
import { BLOCKS, gemOf, PICK, type Parts, type Point, type Pose } from "../poses";
import type { Look } from "../screen_projection";
import { COLOURS, type Colour } from "../types";
import { Cave, type Daylight } from "./cave";
import { DeepLens } from "./perspective";
import { Paints } from "./materials";
import { baseShape, blockShape, handleShape, headShape, settingShape, stoneShape } from "./solid_parts";

const FOV = 34;
/** Millimetres that must be in sight, upwards and across, and where the middle of the picture is. */
const ROOM = { up: 292, across: 178 };
const MIDDLE: Point = [0, 0, 116];
/** Milliseconds between two pictures where drawing is slow. */
const PAUSE = 160;

export class Stage {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(FOV, 1, 20, 3000);
  private readonly paints: Paints;
  private readonly cave: Cave;
  private readonly bodies = new Map<number, Group | Mesh>();
  private readonly blocks = Array.from({ length: BLOCKS }, (_, number) => blockShape(number));
  private readonly setting = settingShape();
  private readonly stones = Object.fromEntries(
    COLOURS.map((colour) => [colour, stoneShape(colour)]),
  ) as Record<Colour, ReturnType<typeof stoneShape>>;
  private readonly others = [baseShape(), headShape(), handleShape()] as const;
  private readonly pick = new Group();
  private now: Gaze = { azimuth: 0, elevation: 12, middle: MIDDLE, near: 0 };
  private goal = this.now;
  private still = false;
  private frame: number | null = null;
  private pause: ReturnType<typeof setTimeout> | null = null;
  private stale = false;
  private last = 0;
  private size = { width: 1, height: 1 };

  /** `slow`: less is drawn, and less often, so that everything else gets its time. `seen` is called with every new camera position. */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly slow: boolean,
    private readonly seen: (lens: DeepLens) => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: !slow });
    this.paints = new Paints(!this.slow);
    this.renderer.setPixelRatio(slow ? 0.6 : Math.min(2, devicePixelRatio));
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.camera.up.set(0, 0, 1);
    this.renderer.shadowMap.autoUpdate = false; // only parts throw shadows, and a new drawing updates them
    if (!slow) this.reflect();
    this.cave = new Cave(this.scene, this.paints, this.slow);
    const [base, head, handle] = this.others;
    const foot = new Mesh(base, this.paints.base);
    foot.receiveShadow = foot.castShadow = true;
    this.pick.add(new Mesh(head, this.paints.steel), new Mesh(handle, this.paints.wood));
    this.pick.traverse((one) => (one.castShadow = true));
    this.scene.add(foot, this.pick);
    this.bodies.set(PICK, this.pick);
  }

  /** A room for gems and metal to mirror. */
  private reflect(): void {
    const maker = new PMREMGenerator(this.renderer);
    const room = new RoomEnvironment();
    this.scene.environment = maker.fromScene(room, 0.04).texture;
    room.dispose();
    maker.dispose();
  }

  light(day: Daylight): void {
    this.renderer.toneMappingExposure = this.cave.light(day);
    this.scene.environmentIntensity = day === "light" ? 0.55 : 0.34;
    this.ask();
  }

  fit(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.size = { width, height };
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.ask();
  }

  show(parts: Parts, colours: ReadonlyMap<number, Colour>): void {
    for (const [part, body] of this.bodies) body.visible = parts.has(part);
    for (const [part, pose] of parts) place(this.body(part, colours.get(part) ?? null), pose);
    this.renderer.shadowMap.needsUpdate = true;
    this.ask();
  }

  look(from: Look, still: boolean): void {
    this.goal = wanted(from, MIDDLE);
    this.still = still;
    this.ask();
  }

  dispose(): void {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    if (this.pause !== null) clearTimeout(this.pause);
    this.cave.dispose();
    this.paints.dispose();
    for (const shape of [...this.blocks, this.setting, ...Object.values(this.stones), ...this.others])
      shape.dispose();
    this.scene.environment?.dispose();
    this.renderer.dispose();
  }

  private body(part: number, colour: Colour | null): Group | Mesh {
    const known = this.bodies.get(part);
    if (known !== undefined && (colour === null || known.userData["colour"] === colour)) return known;
    if (known !== undefined) this.scene.remove(known);
    const made =
      gemOf(part) === null || colour === null
        ? new Mesh(this.blocks[part]!, this.paints.stone[part % 3]!)
        : this.gem(colour);
    made.userData["colour"] = colour;
    made.traverse((one) => (one.castShadow = one.receiveShadow = true));
    this.bodies.set(part, made);
    this.scene.add(made);
    return made;
  }

  private gem(colour: Colour): Group {
    return new Group().add(
      new Mesh(this.setting, this.paints.gold),
      new Mesh(this.stones[colour], this.paints.gems[colour]),
    );
  }

  /** Draw at the next frame; several requests before that are one. */
  private ask(): void {
    this.stale = true;
    if (this.frame === null && this.pause === null) this.frame = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    const time = performance.now();
    this.frame = null;
    this.stale = this.turn(Math.min(0.4, (time - this.last) / 1000));
    this.last = time;
    this.renderer.render(this.scene, this.camera);
    this.seen(new DeepLens(this.camera, this.size, this.goal.azimuth, this.slow ? PAUSE : 0));
    if (this.slow) this.pause = setTimeout(() => this.goOn(), PAUSE);
    else this.goOn();
  }

  private goOn(): void {
    this.pause = null;
    if (this.stale) this.ask();
  }

  /** One step of the camera towards its goal; returns whether it has further to go. */
  private turn(seconds: number): boolean {
    const { gaze, moving } = this.still
      ? { gaze: this.goal, moving: false }
      : glided(this.now, this.goal, seconds);
    this.now = gaze;
    const [a, e] = [(gaze.azimuth * Math.PI) / 180, (gaze.elevation * Math.PI) / 180];
    const half = Math.tan((FOV * Math.PI) / 360);
    const whole = Math.max(ROOM.up / 2 / half, ROOM.across / 2 / half / this.camera.aspect) + 34;
    const middle = new Vector3(...gaze.middle);
    this.camera.position
      .set(Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e))
      .multiplyScalar(whole * distance(gaze))
      .add(middle);
    this.camera.lookAt(middle);
    this.camera.updateMatrixWorld();
    return moving;
  }
}

function place(body: Group | Mesh, [x, y, z, w, i, j, k]: Pose): void {
  body.position.set(x, y, z);
  body.quaternion.set(i, j, k, w);
}
