/**
 * Writes from the server's JSON schema on standard input the types of the messages, those of each game
 * that has a board, and which fields hold players or small units; with --check only says whether they are
 * up to date.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import prettier from "prettier";
import { declarations, reachable } from "./typescript.mjs";

const BANNER = "/* Made from the server's JSON schema: make wire. */\n\n";
const ROOTS = [
  "AnyServerMessage",
  "ClientMessage",
  "NewTable",
  "TableMade",
  "OpenTable",
  "GameInfo",
  "Problem",
  "Replay",
  "Verdict",
  "WinChances",
];

const schema = await json(process.stdin);
const found = {
  [source("wire/types.ts")]: declarations(reachable(schema.$defs, ROOTS)),
  [source("wire/players.json")]: players(schema),
  [source("wire/units.json")]: units(schema),
  ...games(schema),
};
const stale = [];
for (const [path, text] of Object.entries(found)) {
  const whole = path.endsWith(".ts") ? BANNER + text : text;
  const style = { ...(await prettier.resolveConfig(path)), plugins: [], filepath: path };
  const formatted = await prettier.format(whole, style);
  if (existsSync(path) && readFileSync(path, "utf8") === formatted) continue;
  stale.push(path);
  if (!process.argv.includes("--check")) writeFileSync(path, formatted);
}
if (process.argv.includes("--check")) {
  for (const path of stale) console.error(`${path} differs from the server's schema: make wire`);
  process.exitCode = stale.length ? 1 : 0;
}

function source(path) {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url));
}

/** The views, events and moves of every game, beside its board; one without a board needs none. */
function games({ $defs, "x-games": prefixes }) {
  const withBoard = Object.entries(prefixes).filter(([game]) => existsSync(source(`boards/${game}`)));
  return Object.fromEntries(
    withBoard.map(([game, prefix]) => {
      const roots = ["View", "Event", "Move"].map((kind) => prefix + kind);
      return [source(`boards/${game}/types.ts`), declarations(reachable($defs, roots), roots, prefix)];
    }),
  );
}

/** Which fields of an event or a move hold players, by its tag. */
function players(document) {
  const marked = {};
  for (const definition of Object.values(document.$defs)) {
    const tag = (definition.properties?.event ?? definition.properties?.move)?.enum?.[0];
    const fields = Object.entries(definition.properties ?? {}).filter(([, field]) => field["x-players"]);
    if (tag && fields.length) marked[tag] = fields.map(([name]) => name);
  }
  return JSON.stringify(marked, Object.keys(marked).sort(), 2);
}

/** Which fields of a move people read multiplied, by its tag: half millimetres as millimetres. */
function units(document) {
  const marked = {};
  for (const { properties = {} } of Object.values(document.$defs)) {
    const tag = properties.move?.enum?.[0];
    const fields = Object.entries(properties).filter(([, field]) => field["x-times"]);
    if (tag && fields.length)
      marked[tag] = Object.fromEntries(fields.map(([name, field]) => [name, field["x-times"]]));
  }
  return JSON.stringify(marked, null, 2);
}
