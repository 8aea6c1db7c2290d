"""A guided first game: three tiles, breeding, a hunt and a run of the dinosaur.

`python -m ludolith.games.gods_love_dinosaurs.lesson` prints it for the client.
"""

from __future__ import annotations

from typing import Final

from ludolith.engine.lesson import Lesson, scripted, write
from ludolith.engine.rng import new_rng
from ludolith.games.gods_love_dinosaurs import GAME
from ludolith.games.gods_love_dinosaurs.components import FROG, RABBIT, TIGER
from ludolith.games.gods_love_dinosaurs.moves import (
    Breed,
    Done,
    PlaceTile,
    Step,
    Stop,
    TakeTile,
)
from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs

PLAYERS: Final = 2
SEED: Final = 1
# The board, column by column: frogs, rabbits, rats, tigers, eagles.
TILES: Final = ("A07", "A11", "A04", "A03", "A05", "A06", "A12", "A10", "A08", "A09")
SCRIPT: Final = (
    ((0, TakeTile(FROG, 0)),),
    (
        (0, PlaceTile(2, -1, 5)),  # the tiger beside the frog
        *((1, TakeTile(RABBIT, 0)), (1, PlaceTile(2, 0, 0))),
    ),
    ((0, TakeTile(RABBIT, 1)),),
    ((0, PlaceTile(1, 1, 5)),),
    (
        *((0, Breed(9, 1)), (0, Breed(5, 0)), (0, Done())),
        *((1, Breed(5, 0)), (1, Done())),
        *((1, TakeTile(TIGER, 0)), (1, PlaceTile(2, -1, 0))),
    ),
    ((0, TakeTile(TIGER, 1)),),
    ((0, PlaceTile(3, -1, 5)),),
    ((0, Step(7, 5)),),
    (
        *((0, Step(8, 4)), (0, Done())),
        *((1, TakeTile(FROG, 1)), (1, PlaceTile(1, 1, 5))),
    ),
    (
        *((0, Breed(1, 2)), (0, Done())),
        *((1, Breed(1, 5)), (1, Done())),
        *((1, Step(0, 0)), (1, Step(1, 3)), (1, Stop()), (1, Done())),
    ),
    ((0, Step(0, 5)),),
    ((0, Step(6, 0)),),
    ((0, Step(9, 1)), (0, Step(8, 1)), (0, Done())),
)
STEPS: Final = (  # explanation and position
    ("theme", 0),
    ("take", 0),
    ("place", 1),
    ("last", 2),
    ("plain", 3),
    ("breed", 4),
    ("tigers", 5),
    ("mountain", 6),
    ("hunt", 7),
    ("young", 8),
    ("marker", 9),
    ("run", 10),
    ("egg", 11),
    ("home", 12),
    ("refill", 13),
    ("goal", 13),
)


def lesson() -> Lesson:
    """The whole lesson, played by the rules."""
    template = GAME.template(PLAYERS, {"first_player": "first_seat"})
    assert isinstance(template, GodsLoveDinosaurs)
    template.fix_tiles(list(TILES))
    template.keep_events()
    state = template.fresh(new_rng(SEED))
    decisions = [[(seat, GAME.encode(move)) for seat, move in together] for together in SCRIPT]
    return scripted(GAME, state, decisions, STEPS)


if __name__ == "__main__":
    write(lesson())
