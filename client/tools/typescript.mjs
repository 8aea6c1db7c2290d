/** TypeScript of the JSON schemas that the server makes of its Python types. */

const REFERENCE = "#/$defs/";

/** Some definitions by name, and all that they refer to. */
export function reachable(all, roots) {
  const found = {};
  const pending = [...roots];
  for (let name = pending.pop(); name; name = pending.pop()) {
    if (found[name]) continue;
    found[name] = all[name];
    pending.push(
      ...Array.from(JSON.stringify(all[name]).matchAll(/"#\/\$defs\/(\w+)"/g), ([, part]) => part),
    );
  }
  return found;
}

/** Definitions as exported types, the first ones first. All others lose the prefix of their game. */
export function declarations(definitions, first = [], prefix = "") {
  const short = (name) =>
    name.startsWith(prefix) && !first.includes(name) ? name.slice(prefix.length) : name;
  const others = Object.keys(definitions).filter((name) => !first.includes(name));
  return [...first, ...others.sort()]
    .map((name) => declaration(short(name), definitions[name], short))
    .join("\n");
}

function declaration(name, schema, short) {
  const about = schema.description ? comment(schema.description) : "";
  if (schema.enum)
    return `${about}export const ${plural(name)} = ${JSON.stringify(schema.enum)} as const;
      export type ${name} = (typeof ${plural(name)})[number];\n`;
  if (!schema.properties) return `${about}export type ${name} = ${type(schema, short)};\n`;
  // What the server sends is always whole; what the client asks may leave out defaults.
  const asked = schema.additionalProperties === false;
  const fields = Object.entries(schema.properties).map(([field, part]) => {
    const mark = asked && !schema.required?.includes(field) ? "?" : "";
    return `${field}${mark}: ${type(part, short)};`;
  });
  return `${about}export interface ${name} {\n${fields.join("\n")}\n}\n`;
}

function type(schema, short) {
  if (schema.$ref) return short(schema.$ref.slice(REFERENCE.length));
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map((one) => type(one, short)).join(" | ");
  if (schema.type === "object") return record(schema, short);
  if (schema.prefixItems) return `[${schema.prefixItems.map((one) => type(one, short)).join(", ")}]`;
  if (schema.type === "array") return `(${type(schema.items ?? {}, short)})[]`;
  if (schema.type === "integer") return "number";
  return schema.type ?? "unknown";
}

/** Not every key need be there. */
function record({ propertyNames, additionalProperties }, short) {
  const value = type(additionalProperties ?? {}, short);
  if (propertyNames) return `Partial<Record<${type(propertyNames, short)}, ${value}>>`;
  return `Record<string, ${value}>`;
}

function plural(name) {
  const upper = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toUpperCase();
  if (upper.endsWith("S")) return upper;
  return upper.endsWith("Y") ? `${upper.slice(0, -1)}IES` : `${upper}S`;
}

function comment(text) {
  const lines = text.split("\n").map((line) => line.trim());
  if (lines.length === 1) return `/** ${text} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}
