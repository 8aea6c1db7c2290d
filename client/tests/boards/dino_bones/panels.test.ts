// @vitest-environment happy-dom
/** What the panels beside the slab say, in words. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { stillMoment } from "../../../src/boards/dino_bones/moments";
import DecisionPanel from "../../../src/boards/dino_bones/DecisionPanel.svelte";
import Finale from "../../../src/boards/dino_bones/Finale.svelte";
import PlayerMat from "../../../src/boards/dino_bones/PlayerMat.svelte";
import PointsMemo from "../../../src/boards/dino_bones/PointsMemo.svelte";
import { picks } from "../../../src/boards/dino_bones/moves_by_target";
import StatusLine from "../../../src/boards/dino_bones/StatusLine.svelte";
import type { DinoBonesMove, DinoBonesView } from "../../../src/boards/dino_bones/types";
import { identitiesOf } from "../../../src/player_colours";
import { loadTexts } from "../../../src/text/load_texts";
import { bundleOf, put } from "../../../src/text/message_variables";
import { asked } from "../asked";
import { digger, table } from "./game";

const identities = identitiesOf(["Anna", "Bob"]);
const bundle = bundleOf("en", await loadTexts("en", "dino_bones"));
const t = (id: string, args?: Record<string, string | number>): string => put(bundle, id, args);
const shown: Record<string, unknown>[] = [];

function show<Props extends Record<string, unknown>>(panel: Component<Props>, props: Props): string {
  shown.push(mount(panel, { target: document.body, props }));
  flushSync();
  return said(document.body);
}

function said(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ");
}

afterEach(() => {
  for (const panel of shown.splice(0)) void unmount(panel);
  document.body.innerHTML = "";
});

describe("the dock", () => {
  const decide = vi.fn(() => true);

  function ask(view: DinoBonesView, choices: DinoBonesMove[]): string {
    return show(DecisionPanel, {
      view,
      identities,
      decision: asked(choices, decide),
      found: picks(choices),
      settled: true,
      digging: false,
      lesson: false,
      lookAt: vi.fn(),
      stopDigging: vi.fn(),
      showRule: vi.fn(),
      t,
    });
  }
  const solid = (): string[] => [...document.querySelectorAll(".buttons .do")].map(said);

  test("asks for as many lifts as the view says, and says so once", () => {
    const view = table({ owed: 1, question: { stage: "turn", rule: "DB-10", left: 1 } });
    const words = ask(view, [{ move: "lift-chisel", one: 0, other: 1 }]);
    expect(words).toContain("lift 1 chisel of yours");
    expect(words).not.toContain("1 more");
  });

  const whole = {
    tyrannosaurus_skull: 1,
    tyrannosaurus_chest: 1,
    tyrannosaurus_pelvis: 1,
    tyrannosaurus_tail: 1,
  };
  const assemble: DinoBonesMove = { move: "assemble", species: "tyrannosaurus" };
  const end: DinoBonesMove = { move: "end-turn", keep: 0 };

  test("a whole skeleton is the first thing to do, before the end of the turn", () => {
    const view = table({ diggers: [digger({ loose: whole }), digger()] });
    ask(view, [end, assemble]);
    expect(solid()).toHaveLength(1);
    expect(solid()[0]).toContain("Tyrannosaurus complete: assemble");
    document.querySelector<HTMLButtonElement>(".buttons .do")!.click();
    expect(decide).toHaveBeenLastCalledWith(assemble);
  });

  test("a skeleton that takes bone piles is offered, not urged, until the game ends", () => {
    const diggers = [digger({ loose: { ...whole, tyrannosaurus_tail: 0, bone_pile: 1 } }), digger()];
    expect(ask(table({ diggers }), [end, assemble])).toContain("Assemble: Tyrannosaurus");
    expect(solid()).toEqual(["End the turn"]);
    document.body.innerHTML = "";
    ask(table({ diggers, question: { stage: "closing", rule: "DB-50", left: null } }), [
      { move: "pass" },
      assemble,
    ]);
    expect(solid()).toHaveLength(1);
    expect(solid()[0]).toContain("Assemble: Tyrannosaurus");
  });

  test("boulders that may be ignored are no matter of the strong tool alone", () => {
    expect(ask(table({ charges: 1 }), [end])).toContain("1 chisel may ignore boulders");
  });
});

describe("a mat", () => {
  const rest = {
    identity: identities[0]!,
    species: table().species,
    points: 3,
    you: true,
    assemble: new Map(),
    decision: asked<DinoBonesMove>([]),
    t,
  };

  test("chisels spent on boulders are not dull before the end of the turn", () => {
    const words = show(PlayerMat, { ...rest, first: false, digger: digger({ dull: 4, spent: 2 }) });
    expect(words).toContain("4 dull chisels");
    expect(words).toContain("2 chisels spent on boulders");
    expect(words).not.toContain("first player");
  });

  test("the own first-player marker is shown", () => {
    expect(show(PlayerMat, { ...rest, first: true, digger: digger() })).toContain("first player");
  });
});

test("the memo tells what is in the box, what plants are worth, and what may still turn up", () => {
  const words = show(PointsMemo, { view: table({ unseen: { tyrannosaurus_tail: 2, plant: 1 } }), t });
  expect(words).toContain("3 tiles are still hidden");
  expect(words).toContain("Tyrannosaurus ×2");
  expect(words).toContain("10 pts · 1");
  expect(words).toContain("tyrannosaurus tail: 2");
  expect(words).toContain("tyrannosaurus skull: 0");
  expect(said(document.querySelector(".plants")!)).toBe("1 12 33 5");
});

test.each([
  [199, false],
  [200, true],
])("after %i turns without a find the end of the dig is announced: %s", (turns, announced) => {
  const view = table({ idle_turns: turns });
  const words = show(StatusLine, {
    moment: stillMoment(view),
    view,
    identities,
    live: true,
    placing: true,
    memo: false,
    showRule: vi.fn(),
    t,
  });
  expect(words.includes(`${turns} turns without a find; after 400`)).toBe(announced);
});

describe("the finale says what decided", () => {
  test.each([
    ["more points", [9, 5], [0], "DB-51", "Most points: 9."],
    ["larger skeletons", [9, 9], [0], "DB-52", "the larger skeletons decide"],
    ["nothing", [9, 9], [0, 1], "DB-52", "the victory is shared"],
  ])("%s", (_, scores, winners, rule, sentence) => {
    const words = show(Finale, {
      view: table({ over: true, scores, winners, decided_by: rule }),
      identities,
      showRule: vi.fn(),
      t,
    });
    expect(words).toContain(sentence);
    expect(words.includes("larger skeletons")).toBe(sentence.includes("larger skeletons"));
  });
});
