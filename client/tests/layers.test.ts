/** The layers of the client: what stands above may import what stands below, never the other way. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");

/** From the lowest to the highest; files of one layer may import each other. */
const LAYERS = [
  // Types, and what the server's schema is made into: they import nothing else.
  ["types", "wire/types.ts", "wire/players.json", "wire/units.json", "generated_modules.d.ts"],
  ["notifications.ts", "router.svelte.ts", "icon_credits.ts", "styles"],
  ["storage"],
  ["text"],
  ["wire"],
  ["player_colours.ts", "play_sound.ts"],
  ["components"],
  ["boards"],
  ["learn"],
  ["replay"],
  ["table"],
  ["lobby", "home"],
  ["pages"],
  ["App.svelte"],
  ["main.ts"],
];

const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(ts|svelte)$/.test(path));

/** The layer of a file: a file that is named itself before the folder it lies in; -1: none. */
function layerOf(path: string): number {
  const named = LAYERS.findIndex((names) => names.includes(path));
  return named >= 0 ? named : LAYERS.findIndex((names) => names.includes(path.split("/")[0]!));
}

function importsOf(path: string): string[] {
  const source = readFileSync(join(SRC, path), "utf8");
  const named = [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"?]+)/g)].flatMap(([, to]) => {
    const whole = join(SRC, dirname(path), to!);
    const found = ["", ".ts", ".svelte.ts"].map((end) => whole + end).find(isFile);
    return found === undefined ? [] : [relative(SRC, found).replaceAll("\\", "/")];
  });
  return [...named, ...globbed(path, source)];
}

/** Code that is imported by a pattern; texts and other data belong to no layer. */
function globbed(path: string, source: string): string[] {
  return [...source.matchAll(/import\.meta\.glob\b[^(]*\(\s*"(\.[^"]+)"/g)].flatMap(([, pattern]) => {
    const whole = relative(SRC, join(SRC, dirname(path), pattern!)).replaceAll("\\", "/");
    const shape = new RegExp(`^${whole.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`);
    return FILES.filter((file) => shape.test(file));
  });
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function broken(allowed: (from: string, to: string) => boolean): string[] {
  return FILES.flatMap((from) =>
    importsOf(from)
      .filter((to) => !allowed(from, to))
      .map((to) => `${from} imports ${to}`),
  );
}

test("every file belongs to a layer", () => {
  expect(FILES.length).toBeGreaterThan(200);
  expect(FILES.filter((path) => layerOf(path) < 0)).toEqual([]);
});

test("imports are found, whichever way they are written", () => {
  expect(importsOf("boards/registry.ts")).toEqual(
    expect.arrayContaining([
      "boards/contract.ts",
      "boards/GenericBoard.svelte",
      "boards/diamant/Board.svelte",
    ]),
  );
});

test("no file imports from a layer above its own", () => {
  expect(broken((from, to) => layerOf(to) <= layerOf(from))).toEqual([]);
});

test("folders of one layer know nothing of each other", () => {
  const folder = (path: string): string => path.split("/")[0]!;
  const apart = ["lobby", "home"];
  expect(
    broken(
      (from, to) =>
        !apart.includes(folder(from)) || !apart.includes(folder(to)) || folder(from) === folder(to),
    ),
  ).toEqual([]);
});

const game = (path: string): string | null => {
  const found = /^(?:boards|learn)\/(\w+)\//.exec(path)?.[1] ?? null;
  return found === "kit" ? null : found;
};

test("a board imports no other game's board, and the kit none at all", () => {
  const loads = "boards/registry.ts"; // by a pattern, each when its table is opened
  expect(
    broken(
      (from, to) => !from.startsWith("boards/") || from === loads || [null, game(from)].includes(game(to)),
    ),
  ).toEqual([]);
});

test("no code outside a game's folders names the game", () => {
  const games = new Set(FILES.map(game).filter((name) => name !== null));
  expect(games.size).toBeGreaterThan(1);
  const naming = FILES.filter((path) => game(path) === null).filter((path) => {
    const source = readFileSync(join(SRC, path), "utf8");
    return [...games].some((name) => source.includes(name));
  });
  expect(naming).toEqual([]);
});
