/**
 * How the fields of an event or a move become the variables of its message. Players become names:
 * `seat`, `seats` and names that end so always, other fields where the server's schema marks them. Numbers in small units
 * become those people read.
 */
import { FluentBundle, type FluentFunction, FluentNumber, FluentResource } from "@fluent/bundle";
import { minus, ReadNumber, signed } from "./numbers";
import playerFields from "../wire/players.json";
import units from "../wire/units.json";

export type Args = Record<string, string | number>;
type Fields = Record<string, unknown>;

const ALWAYS_PLAYERS = /^(?:.+_)?seats?$/;
const PLAYER_FIELDS: Record<string, Record<string, string[]>> = playerFields;
const FACTORS: Record<string, Record<string, Record<string, number>>> = units;

/** What a message may call; the same as the Python side has. */
const FUNCTIONS = { MINUS: reading(minus), SIGNED: reading(signed) };

function reading(read: (number: number) => string): FluentFunction {
  return ([number]) => (number instanceof FluentNumber ? read(number.value) : "");
}

export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The message with its variables; its id where there is none, so that a gap is seen. */
export function put(bundle: FluentBundle, id: string, args: Args = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const read = Object.entries(args).map(
    ([name, value]) => [name, typeof value === "number" ? new ReadNumber(value) : value] as const,
  );
  return bundle.formatPattern(pattern, Object.fromEntries(read), []);
}

/** Names as the language lists them: "Anna, Bob and Eve". */
export function join(bundle: FluentBundle, names: string[]): string {
  if (names.length < 2) return names.join("");
  return put(bundle, "list-and", { head: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

/** The variables of the message of an event or a move; `listed` joins names as the language does. */
export function fieldsInWords(
  listed: (names: string[]) => string,
  game: string,
  tag: string,
  fields: Fields,
  names: string[],
): Args {
  const found: Args = {};
  const players = PLAYER_FIELDS[game]?.[tag] ?? [];
  for (const [field, value] of Object.entries(fields)) {
    const isPlayers = ALWAYS_PLAYERS.test(field) || players.includes(field);
    if (Array.isArray(value)) {
      const items = value as (string | number)[];
      found[`${field}_count`] = items.length;
      if (isPlayers) {
        found[field] = listed(items.map((seat) => names[Number(seat)] ?? ""));
      } else {
        found[field] = items.join(", ");
        if (items.every((item) => typeof item === "number")) {
          found[`${field}_sum`] = items.reduce((sum, item) => sum + Number(item), 0);
        }
      }
    } else if (isPlayers && typeof value === "number") found[field] = names[value] ?? "";
    else if (typeof value === "number") found[field] = value * (FACTORS[game]?.[tag]?.[field] ?? 1);
    else if (typeof value === "string") found[field] = value;
    else if (typeof value === "boolean") found[field] = String(value);
  }
  return found;
}

export function variables(
  bundle: FluentBundle,
  game: string,
  tag: string,
  fields: Fields,
  names: string[],
): Args {
  return fieldsInWords((list) => join(bundle, list), game, tag, fields, names);
}
