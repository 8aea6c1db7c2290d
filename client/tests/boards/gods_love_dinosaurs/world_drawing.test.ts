// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import WorldDrawing from "../../../src/boards/gods_love_dinosaurs/WorldDrawing.svelte";
import { world } from "./game";

test.each([
  [0, 0, []],
  [3, 0, ["egg", "egg", "egg"]],
  [7, 1, ["golden-egg", "egg", "egg"]],
  [34, 6, ["golden-egg", "golden-egg", "golden-egg", "golden-egg", "golden-egg"]],
])("a nest worth %i eggs, with %i golden ones, shows what it has room for", (eggs, golden, seen) => {
  const land = mount(WorldDrawing, {
    target: document.body,
    props: { world: world({ eggs, golden, plain_eggs: eggs - 5 * golden }) },
  });
  flushSync();
  expect(
    [...document.querySelectorAll(".laid")].map((egg) =>
      egg.getAttribute("href")?.replace("#gods-love-dinosaurs-", ""),
    ),
  ).toEqual(seen);
  void unmount(land);
});
