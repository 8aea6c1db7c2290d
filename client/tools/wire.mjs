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

/** Message types. What the server sends is always whole; what the client asks may leave out defaults. */
async function types({ $defs: all }) {
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
    const parts = JSON.stringify(definition).matchAll(/"#\/\$defs\/(\w+)"/g);
    pending.push(...Array.from(parts, ([, part]) => part));
  }
  const names = Object.keys($defs).sort();
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  return compile({ type: "object", properties, $defs, additionalProperties: false }, "Wire", {
    bannerComment: "/* Made from the server's JSON schema: make wire. */",
    style: { printWidth: 100 },
  });
}

/** Which fields of an event or a move hold players, by its tag. */
function players(document) {
  const marked = {};
  for (const definition of Object.values(document.$defs)) {
    const tag = (definition.properties?.event ?? definition.properties?.move)?.enum?.[0];
    const fields = Object.entries(definition.properties ?? {}).filter(([, field]) => field["x-players"]);
    if (tag && fields.length) marked[tag] = fields.map(([name]) => name);
  }
  return `${JSON.stringify(marked, Object.keys(marked).sort(), 2)}\n`;
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
  return `${JSON.stringify(marked, null, 2)}\n`;
}
