"""A guided first game: a short scripted expedition for a newcomer and two others.

`python -m ludolith.games.diamant.lesson` prints it for the client.
"""

from __future__ import annotations

from typing import Final, cast

from ludolith.engine.lesson import Lesson, scripted, write
from ludolith.games.diamant import GAME
from ludolith.games.diamant.codes import CONTINUE, LEAVE
from ludolith.games.diamant.components import TRAP, TRAPS
from ludolith.games.diamant.rules import Diamant

PLAYERS: Final = 3
SEED: Final = 11  # its first card is a treasure of 7
SNAKES: Final = TRAP + TRAPS.index("snakes")
TO_COME: Final = [SNAKES, 11, 9, SNAKES, 15]
DECISIONS: Final = (
    ((0, CONTINUE), (1, CONTINUE), (2, CONTINUE)),
    ((0, CONTINUE), (1, CONTINUE), (2, CONTINUE)),
    ((0, CONTINUE), (1, CONTINUE), (2, LEAVE)),
    ((0, LEAVE), (1, CONTINUE)),
)
STEPS: Final = (  # explanation and position
    ("theme", 0),
    ("treasure", 0),
    ("warning", 1),
    ("path", 2),
    ("company", 3),
    ("sprung", 4),
    ("goal", 4),
)


def lesson() -> Lesson:
    """The whole lesson, played by the rules."""
    state = cast(Diamant, GAME.new(PLAYERS, SEED, keep_events=True))
    state.fix_cards(TO_COME)
    return scripted(GAME, state, DECISIONS, STEPS)


if __name__ == "__main__":
    write(lesson())
