"""A guided first game: a short scripted expedition for a newcomer and two others.

`python -m ludolith.games.diamant.lesson` prints it for the client: positions and events as the
newcomer sees them, and at each step the id of its explanation and the choice that is right there.
"""

from __future__ import annotations

import sys
from typing import Any, Final, cast

import msgspec

from ludolith.games.diamant import GAME
from ludolith.games.diamant.components import TRAP, TRAPS
from ludolith.games.diamant.rules import CONTINUE, LEAVE, Diamant

PLAYERS: Final = 3
NEWCOMER: Final = 0
SEED: Final = 11  # its first card is a treasure of 7
SNAKES: Final = TRAP + TRAPS.index("snakes")
TO_COME: Final = [SNAKES, 11, 9, SNAKES, 15]
DECISIONS: Final = (  # of each player still in the cave, step by step
    (CONTINUE, CONTINUE, CONTINUE),
    (CONTINUE, CONTINUE, CONTINUE),
    (CONTINUE, CONTINUE, LEAVE),
    (LEAVE, CONTINUE),
)
# Explanation and position; a decision is asked for with the last explanation of a position.
STEPS: Final = (
    ("theme", 0),
    ("treasure", 0),
    ("warning", 1),
    ("path", 2),
    ("company", 3),
    ("sprung", 4),
    ("goal", 4),
)


class Step(msgspec.Struct, frozen=True):
    text: str
    frame: int
    right: dict[str, Any] | None  # the choice that leads on; None: there is only something to read


class Frame(msgspec.Struct, frozen=True):
    view: dict[str, Any]
    events: list[dict[str, Any]]
    choices: list[dict[str, Any]]


class Lesson(msgspec.Struct, frozen=True):
    game: str
    frames: list[Frame]
    steps: list[Step]


def lesson() -> Lesson:
    """The whole lesson, played by the rules."""
    state = cast(Diamant, GAME.new(PLAYERS, SEED, listen=True))
    state.fix_cards(TO_COME)
    frames = [frame(state)]
    for decisions in DECISIONS:
        for seat, code in zip(list(state.deciders()), decisions, strict=True):
            state.apply(seat, code)
        frames.append(frame(state))
    asked = {position: text for text, position in STEPS if position < len(DECISIONS)}
    steps = [
        Step(text, position, described(DECISIONS[position][NEWCOMER]))
        if asked.get(position) == text
        else Step(text, position, None)
        for text, position in STEPS
    ]
    return Lesson(GAME.name, frames, steps)


def frame(state: Diamant) -> Frame:
    return Frame(
        msgspec.to_builtins(state.view(NEWCOMER)),
        [msgspec.to_builtins(told.event) for told in state.take_events()],
        [described(code) for code in state.legal(NEWCOMER)],
    )


def described(code: int) -> dict[str, Any]:
    value = msgspec.to_builtins(GAME.describe(code))
    assert isinstance(value, dict)
    return value


def main() -> None:
    text = msgspec.json.format(msgspec.json.encode(lesson()), indent=1)
    sys.stdout.buffer.write(text + b"\n")


if __name__ == "__main__":
    main()
