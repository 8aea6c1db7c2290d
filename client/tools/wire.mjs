/**
 * Writes src/wire/types.ts, src/wire/players.json and src/wire/units.json from the server's JSON
 * schema on standard input; with --check only says whether they are up to date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const TYPES = new URL("../src/wire/types.ts", import.meta.url);
const PLAYERS = new URL("../src/wire/players.json", import.meta.url);
const UNITS = new URL("../src/wire/units.json", import.meta.url);

const ROOTS = [
  "AnyServerMessage",
  "ClientMessage",
  "NewTable",
  "TableMade",
  "OpenTable",
  "GameSight",
  "Problem",
  "Replay",
  "Verdict",
  "Prospects",
];

const schema = JSON.parse(readFileSync(0, "utf8"));
const found = {
  [TYPES.pathname]: await types(schema),
  [PLAYERS.pathname]: players(schema),
  [UNITS.pathname]: units(schema),
};
if (process.argv.includes("--check")) {
  const stale = Object.keys(found).filter((path) => read(path) !== found[path]);
  for (const path of stale) console.error(`${path} differs from the server's schema: make wire`);
  process.exitCode = stale.length ? 1 : 0;
} else {
  for (const [path, text] of Object.entries(found)) writeFileSync(path, text);
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Message types, and the version of the protocol. What the server sends is always whole; what the client asks may leave out defaults. */
async function types({ $defs: all, "x-protocol": protocol }) {
  const $defs = {};
  const pending = [...ROOTS];
  for (let name = pending.pop(); name; name = pending.pop()) {
    if ($defs[name]) continue;
    const definition = all[name];
    const asked = definition.additionalProperties === false;
    const required = asked ? definition.required : Object.keys(definition.properties ?? {});
    $defs[name] = definition.properties
      ? { ...definition, required, additionalProperties: false }
      : definition;
    pending.push(...refs(definition));
  }
  const names = Object.keys($defs).sort();
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const text = await compile({ type: "object", properties, $defs, additionalProperties: false }, "Wire", {
    bannerComment: "/* Made from the server's JSON schema: make wire. */",
    style: { printWidth: 100 },
  });
  return `${text}\n/** The version of the protocol that these types describe. */\nexport const PROTOCOL = ${protocol};\n`;
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
function marked({ $defs, "x-games": games }, find) {
  const found = {};
  for (const [game, unions] of Object.entries(games)) {
    const kinds = unions.flatMap((union) => [union, ...refs($defs[union])]);
    const own = {};
    for (const { properties = {} } of kinds.map((kind) => $defs[kind])) {
      for (const kind of ["event", "move"]) {
        const mark = properties[kind]?.enum ? find(Object.entries(properties)) : null;
        if (mark) own[`${kind}-${properties[kind].enum[0]}`] = mark;
      }
    }
    if (Object.keys(own).length) found[game] = own;
  }
  return `${JSON.stringify(found, null, 2)}\n`;
}

function refs(definition) {
  return Array.from(JSON.stringify(definition).matchAll(/"#\/\$defs\/(\w+)"/g), ([, name]) => name);
}
