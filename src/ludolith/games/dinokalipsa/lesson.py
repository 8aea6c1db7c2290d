"""A guided first game: two rounds and a bit for a newcomer and two others.

`python -m ludolith.games.dinokalipsa.lesson` prints it for the client.
"""

from __future__ import annotations

from typing import Final, cast

from ludolith.engine.lesson import Lesson, scripted, write
from ludolith.games.dinokalipsa import GAME
from ludolith.games.dinokalipsa.components import CARDS, DISASTERS
from ludolith.games.dinokalipsa.moves import (
    TABLE,
    Insure,
    Pass,
    PassRound,
    PlayCard,
    RaiseScore,
    TakeBoard,
)
from ludolith.games.dinokalipsa.rules import Dinokalipsa

PLAYERS: Final = 3
SEED: Final = 1
TO_COME: Final = (
    *("iced_tea_with_a_kick", "trusty_skillet", "tame_pebble", "tailwind", "catastrophe_policy"),
    *("prehistoric_bow", "sturdy_bat", "bone_helmet", "gravediggers_spade", "stinger_spear"),
    *("gravediggers_spade", "bone_helmet", "prehistoric_bow", "splendid_twig", "sturdy_bat"),
    *("splendid_twig", "gravediggers_spade"),  # drawn by the newcomer after the first round
)
DISASTERS_TO_COME: Final = ("underfoot", "no_reply", "endless_rain")
SCRIPT: Final = (
    (
        (0, TakeBoard("nervous_rex")),
        (1, TakeBoard("stego_the_stargazer")),
        (2, TakeBoard("bad_luck_bronto")),
    ),
    (
        (0, PlayCard("iced_tea_with_a_kick")),
        (1, PlayCard("prehistoric_bow")),
        (2, PlayCard("gravediggers_spade")),
    ),
    ((0, RaiseScore(0)), (1, Pass()), (2, Pass())),
    ((0, Pass()), (2, Pass()), (2, Pass())),  # Beryl takes the disaster and keeps all cards
    (
        (0, PlayCard("trusty_skillet")),
        (1, PlayCard("sturdy_bat")),
        (2, PlayCard("bone_helmet")),
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
    state = cast(Dinokalipsa, GAME.new(PLAYERS, SEED, keep_events=True))
    state.fix_cards([CARDS.index(card) for card in TO_COME])
    state.fix_disasters([DISASTERS.index(disaster) for disaster in DISASTERS_TO_COME])
    decisions = [[(seat, TABLE.codes[move]) for seat, move in together] for together in SCRIPT]
    return scripted(GAME, state, decisions, STEPS)


if __name__ == "__main__":
    write(lesson())
