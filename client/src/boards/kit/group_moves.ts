/** Offered moves by what they are about, so that a board finds them where they are pressed. */

interface AnyMove {
  move: string;
}
type OfKind<M extends AnyMove, Kind extends M["move"]> = Extract<M, { move: Kind }>;

function isKind<M extends AnyMove, Kind extends M["move"]>(kinds: readonly Kind[]) {
  return (move: M): move is OfKind<M, Kind> => kinds.some((kind) => kind === move.move);
}

/** The moves of one kind, each by its own key. */
export function movesBy<M extends AnyMove, Kind extends M["move"], Key>(
  choices: M[],
  kind: Kind,
  keyOf: (move: OfKind<M, Kind>) => Key,
): Map<Key, M> {
  return new Map(choices.filter(isKind<M, Kind>([kind])).map((move) => [keyOf(move), move]));
}

/** The moves of some kinds, where several may have the same key. */
export function movesGroupedBy<M extends AnyMove, Kind extends M["move"], Key>(
  choices: M[],
  kinds: readonly Kind[],
  keyOf: (move: OfKind<M, Kind>) => Key,
): Map<Key, M[]> {
  const found = new Map<Key, M[]>();
  for (const move of choices.filter(isKind<M, Kind>(kinds)))
    found.set(keyOf(move), [...(found.get(keyOf(move)) ?? []), move]);
  return found;
}

/** The move of a kind that is offered once at the most; null: not now. */
export function onlyMove<M extends AnyMove>(choices: M[], kind: M["move"]): M | null {
  return choices.find(({ move }) => move === kind) ?? null;
}
