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
  [source("wire/types.ts")]: declarations(reachable(schema.$defs, ROOTS)) + version(schema),
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

function version({ "x-protocol": protocol }) {
  return `\n/** The version of the protocol that these types describe. */\nexport const PROTOCOL = ${protocol};\n`;
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

/** Which fields of events and moves hold players: by game ("" for what every table tells) and message. */
function players(document) {
  return marked(document, (fields) => {
    const names = fields.filter(([, field]) => field["x-players"]).map(([name]) => name);
    return names.length ? names : null;
  });
}

/** Which fields people read multiplied, such as half millimetres as millimetres: by game and message. */
function units(document) {
  return marked(document, (fields) => {
    const factors = fields.filter(([, field]) => field["x-times"]);
    return factors.length
      ? Object.fromEntries(factors.map(([name, field]) => [name, field["x-times"]]))
      : null;
  });
}

/** What is found in the fields of each event and move, by game and by the id of its message. */
function marked({ $defs, "x-games": prefixes }, find) {
  const told = Object.entries(prefixes).map(([game, prefix]) => [game, [`${prefix}Event`, `${prefix}Move`]]);
  const found = {};
  for (const [game, roots] of [["", ["AnyNote"]], ...told]) {
    const own = {};
    for (const { properties = {} } of Object.values(reachable($defs, roots))) {
      for (const kind of ["event", "move"]) {
        const mark = properties[kind]?.enum ? find(Object.entries(properties)) : null;
        if (mark) own[`${kind}-${properties[kind].enum[0]}`] = mark;
      }
    }
    if (Object.keys(own).length) found[game] = own;
  }
  return JSON.stringify(found);
}
