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
// A game without a board of its own needs no types here.
const games = Object.entries(schema["x-games"]).filter(([game]) => existsSync(source(`boards/${game}`)));
const found = {
  [source("wire/types.ts")]: declarations(reachable(schema.$defs, ROOTS)) + version(schema["x-protocol"]),
  // Which fields hold players.
  [source("wire/players.json")]: marks((fields) =>
    fields.filter(([, field]) => field["x-players"]).map(([name]) => name),
  ),
  // Which fields people read multiplied: half millimetres as millimetres.
  [source("wire/units.json")]: marks((fields) =>
    Object.fromEntries(
      fields.filter(([, field]) => field["x-times"]).map(([name, field]) => [name, field["x-times"]]),
    ),
  ),
};
for (const [game, prefix] of games) {
  const roots = ["View", "Event", "Move"].map((kind) => prefix + kind);
  found[source(`boards/${game}/types.ts`)] = declarations(reachable(schema.$defs, roots), roots, prefix);
}

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

function version(protocol) {
  return `\n/** The version of the protocol that these types describe. */\nexport const PROTOCOL = ${protocol};\n`;
}

function source(path) {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url));
}

/** By game, what each of its moves and events says of some of its fields; only those that have any. */
function marks(about) {
  const found = {};
  for (const [game, prefix] of games) {
    const tags = {};
    for (const { properties = {} } of Object.values(
      reachable(schema.$defs, [`${prefix}Event`, `${prefix}Move`]),
    )) {
      const tag = (properties.event ?? properties.move)?.enum?.[0];
      const fields = about(Object.entries(properties));
      if (tag && Object.keys(fields).length) tags[tag] = fields;
    }
    const sorted = Object.entries(tags).sort(([one], [other]) => (one < other ? -1 : 1));
    if (sorted.length) found[game] = Object.fromEntries(sorted);
  }
  return JSON.stringify(found, null, 2);
}
