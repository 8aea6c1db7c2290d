import { expect, test } from "vitest";
import { opened as openSlab } from "../../../src/boards/dino_bones/with_secrets";
import { table as slab } from "./game";

test("a tile of Dino Bones that somebody looked under is known", () => {
  const view = slab({ seat: null });
  const seen = view.slab.map((one) => (one.place === 3 ? { ...one, tile: "plant" as const } : one));
  const found = openSlab(view, [{}, { slab: seen }]);
  expect(found.slab.find(({ place }) => place === 3)?.tile).toBe("plant");
  expect(found.slab.find(({ place }) => place === 5)?.tile).toBeNull();
  expect(openSlab(view, null)).toBe(view);
});
