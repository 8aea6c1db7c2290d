/**
 * How a game without a board of its own is put in words, by its texts alone: `fact-<field>` names a field
 * of the view, `field-<field>` one of a move, `kind-<move>` a kind of move, `word-<word>` a word. A field
 * that ends with `_seat` holds a player, one with `_by_seat` something of each player.
 */
import type { Move } from "./contract";

/** Fields of every view, which the table shows elsewhere. */
const OF_TABLE = ["game", "seat", "players", "over", "deciding", "winners", "decided_by", "scores"];
const NOTHING = "–";

export interface Words {
  has: (id: string) => boolean;
  t: (id: string) => string;
  names: string[];
}

export interface Facts {
  single: { label: string; text: string }[];
  /** What there is of each player, in the order of seats. */
  each: { label: string; texts: string[] }[];
}

function labelled(prefix: string, field: string, { has, t }: Words): string {
  return has(`${prefix}-${field}`) ? t(`${prefix}-${field}`) : field.replaceAll("_", " ");
}

export function inWords(value: unknown, words: Words, field = ""): string {
  if (value === null || value === undefined) return NOTHING;
  if (/(?:^|_)seat$/.test(field) && typeof value === "number") return words.names[value] ?? NOTHING;
  if (typeof value === "boolean") return words.t(value ? "yes" : "no");
  if (typeof value === "string") return words.has(`word-${value}`) ? words.t(`word-${value}`) : value;
  if (Array.isArray(value)) {
    const one = field.replace(/seats$/, "seat");
    return value.map((each) => inWords(each, words, one)).join(" ") || NOTHING;
  }
  if (typeof value === "object") {
    const parts = Object.entries(value);
    return parts
      .map(([name, part]) => `${labelled("fact", name, words)} ${inWords(part, words, name)}`)
      .join(", ");
  }
  return String(value);
}

export function factsOf(view: object, words: Words): Facts {
  const own = Object.entries(view).filter(([field]) => !OF_TABLE.includes(field));
  const each = own.filter(([field, value]) => field.endsWith("_by_seat") && Array.isArray(value));
  const single = own.filter((one) => !each.includes(one));
  return {
    single: single.map(([field, value]) => ({
      label: labelled("fact", field, words),
      text: inWords(value, words, field),
    })),
    each: each.map(([field, value]) => ({
      label: labelled("fact", field, words),
      texts: words.names.map((_, seat) => inWords((value as unknown[])[seat], words)),
    })),
  };
}

export interface Kind {
  kind: string;
  label: string;
  moves: Move[];
  /** The fields in which its moves differ, if they are too many to be seen at one glance. */
  fields: string[];
}

const GLANCE = 12;

/** The choices by kind of move, in the order of the rules. */
export function kindsOf(choices: Move[], words: Words): Kind[] {
  const kinds = new Map<string, Move[]>();
  for (const move of choices) kinds.set(move.move, [...(kinds.get(move.move) ?? []), move]);
  return [...kinds].map(([kind, moves]) => ({
    kind,
    label: labelled("kind", kind, words),
    moves,
    fields: moves.length > GLANCE ? differing(moves) : [],
  }));
}

function valueOf(move: Move, field: string): unknown {
  return (move as unknown as Record<string, unknown>)[field];
}

function keyOf(move: Move, field: string): string {
  return JSON.stringify(valueOf(move, field));
}

function differing(moves: Move[]): string[] {
  const fields = Object.keys(moves[0] ?? {}).filter((field) => field !== "move");
  return fields.filter((field) => new Set(moves.map((move) => keyOf(move, field))).size > 1);
}

export interface Step {
  field: string;
  label: string;
  /** What can be picked, given what is picked before; the words of each. */
  values: { key: string; text: string }[];
  picked: string;
}

/** One step for each field: a pick narrows the steps after it, and what does not go any more gives way. */
export function stepsOf(
  kind: Kind,
  picks: Record<string, string>,
  words: Words,
): { steps: Step[]; move: Move } {
  let left = kind.moves;
  const steps = kind.fields.map((field) => {
    const values = new Map(left.map((move) => [keyOf(move, field), valueOf(move, field)]));
    const wanted = picks[`${kind.kind} ${field}`] ?? "";
    const picked = values.has(wanted) ? wanted : [...values.keys()][0]!;
    left = left.filter((move) => keyOf(move, field) === picked);
    return {
      field,
      label: labelled("field", field, words),
      values: [...values].map(([key, value]) => ({ key, text: inWords(value, words, field) })),
      picked,
    };
  });
  return { steps, move: left[0]! };
}
