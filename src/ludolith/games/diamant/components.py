# Compiled with mypyc.
"""What is in the box of Diamant, and where each fact comes from.

- Numbers of cards, kinds of traps, three traps of each kind, relic values: the rulebook's list of
  components and its chapter on expedition cards (Russian edition).
- The number of expeditions and the value of a diamond: rules DIA-03 and DIA-22.
- Values of the fifteen treasure cards: the rulebook shows none beyond "1, 2, 3, 4 …". The
  values here are those of the published card set, as public descriptions of the game list them.

Cards are small numbers on the hot path: a treasure is its rubies, a trap is TRAP + kind, a relic
is RELIC + its index in the stack.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64, u8

EXPEDITIONS: Final = 5
DIAMOND_POINTS: Final = 5

TRAP: Final = 32
RELIC: Final = 64

TREASURES: Final = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
TrapKind = Literal["spiders", "snakes", "lava", "boulder", "ram"]
TRAPS: Final[tuple[TrapKind, ...]] = get_args(TrapKind)
TRAPS_OF_A_KIND: Final = 3
RELICS: Final = (5, 7, 8, 10, 12)

DECK: Final = vec[u8](  # bytes, so that thousands of games fit into the processor's cache
    list(TREASURES) + [TRAP + kind for kind in range(len(TRAPS)) for _ in range(TRAPS_OF_A_KIND)]
)

RELIC_KINDS: Final = 5  # len(RELICS), as a literal: the compiler inlines only literals
ALL_RELICS: Final = (1 << RELIC_KINDS) - 1
# RELIC_POINTS[set]: what a set of relics (bit i: the i-th of the stack) is worth.
RELIC_POINTS: Final = vec[i64](
    [
        sum(points for i, points in enumerate(RELICS) if owned >> i & 1)
        for owned in range(ALL_RELICS + 1)
    ]
)
