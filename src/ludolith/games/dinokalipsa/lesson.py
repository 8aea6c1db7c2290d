"""A guided first game: two rounds and a bit for a newcomer and two others.

`python -m ludolith.games.dinokalipsa.lesson` prints it for the client.
"""

from __future__ import annotations

from typing import Final, cast

from ludolith.engine.lesson import Lesson, told, write
from ludolith.games.dinokalipsa import GAME
from ludolith.games.dinokalipsa.components import CARDS, DISASTERS
from ludolith.games.dinokalipsa.moves import (
    CODES,
    BoostScore,
    Insure,
    Pass,
    PassRound,
    PlayCard,
    TakeBoard,
)
from ludolith.games.dinokalipsa.rules import Dinokalipsa

PLAYERS: Final = 3
SEED: Final = 1
TO_COME: Final = (
    *("iced_ptea", "handy_pan", "pet_rock", "score_booster", "disaster_insurance"),
    *("bow_and_dino", "run_home_bat", "bonehead", "grave_maker", "sting_stabber"),
    *("grave_maker", "bonehead", "bow_and_dino", "cool_stick", "run_home_bat"),
    *("cool_stick", "grave_maker"),  # drawn by the newcomer after the first round
)
DISASTERS_TO_COME: Final = ("stomped", "ghosted", "downpour")
SCRIPT: Final = (
    (
        (0, TakeBoard("nervous_rex")),
        (1, TakeBoard("stego")),
        (2, TakeBoard("bad_luck_bronto")),
    ),
    (
        (0, PlayCard("iced_ptea")),
        (1, PlayCard("bow_and_dino")),
        (2, PlayCard("grave_maker")),
    ),
    ((0, BoostScore(0)), (1, Pass()), (2, Pass())),
    ((0, Pass()), (2, Pass()), (2, Pass())),  # Beryl takes the disaster and keeps all cards
    (
        (0, PlayCard("handy_pan")),
        (1, PlayCard("run_home_bat")),
        (2, PlayCard("bonehead")),
    ),
    ((0, PassRound()), (1, Pass()), (2, Pass())),
    ((0, Insure()),),
)
STEPS: Final = (  # explanation and position
    ("theme", 0),
    ("board", 0),
    ("disaster", 1),
    ("scores", 2),
    ("pass", 3),
    ("outcome", 4),
    ("weakness", 4),
    ("lowest", 5),
    ("threat", 6),
    ("spared", 7),
    ("goal", 7),
)


def lesson() -> Lesson:
    """The whole lesson, played by the rules."""
    state = cast(Dinokalipsa, GAME.new(PLAYERS, SEED, listen=True))
    state.fix_cards([CARDS.index(card) for card in TO_COME])
    state.fix_disasters([DISASTERS.index(disaster) for disaster in DISASTERS_TO_COME])
    decisions = [[(seat, CODES[move]) for seat, move in together] for together in SCRIPT]
    return told(GAME, state, decisions, STEPS)


if __name__ == "__main__":
    write(lesson())
