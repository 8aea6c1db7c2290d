"""A guided first game: a short scripted piece of play, as a newcomer sees it.

A game's `lesson.py` writes the script; here it is played by the rules and made into what a client
shows: positions and events as the newcomer sees them, and at each step the id of its explanation
and the choice that is right there.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludolith.engine.game import Game
    from ludolith.engine.state import State

NEWCOMER = 0


class Step(msgspec.Struct, frozen=True):
    text: str
    frame: int
    right: dict[str, Any] | None  # the choice that leads on; None: there is only something to read


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    view: dict[str, Any]
    events: list[dict[str, Any]]
    choices: list[dict[str, Any]]
    motions: tuple[str, ...] = ()  # recorded, of the moves before it, in base64


class Lesson(msgspec.Struct, frozen=True):
    game: str
    frames: list[Frame]
    steps: list[Step]


def scripted(
    game: Game,
    state: State,
    decisions: Sequence[Sequence[tuple[int, int]]],
    steps: Sequence[tuple[str, int]],
    findings: Sequence[str] = (),
) -> Lesson:
    """The lesson in which `decisions`, (seat, code) pairs between two positions, are played.

    `findings`, one for each decision, say what came of those the rules alone do not decide.

    `steps` are explanations and their positions; a decision of the newcomer that comes first is
    asked for with the last explanation of a position. Where others come first, the newcomer only
    reads on.
    """
    frames = [frame(game, state)]
    found = iter(findings)
    for together in decisions:
        for seat, code in together:
            if state.uncertain(code):
                state.give(seat, code, next(found))
            state.apply(seat, code)
        frames.append(frame(game, state))
    asked = {
        position: text
        for text, position in steps
        if position < len(decisions) and decisions[position][0][0] == NEWCOMER
    }
    return Lesson(
        game.name,
        frames,
        [
            Step(
                text,
                position,
                described(game, decisions[position][0][1]) if asked.get(position) == text else None,
            )
            for text, position in steps
        ],
    )


def frame(game: Game, state: State) -> Frame:
    return Frame(
        msgspec.to_builtins(state.view(NEWCOMER)),
        [msgspec.to_builtins(one.event) for one in state.take_events() if one.seen_by(NEWCOMER)],
        [described(game, code) for code in state.legal(NEWCOMER)],
    )


def described(game: Game, code: int) -> dict[str, Any]:
    value = msgspec.to_builtins(game.describe(code))
    assert isinstance(value, dict)
    return value


def write(lesson: Lesson) -> None:
    """Print it for the client."""
    text = msgspec.json.format(msgspec.json.encode(lesson), indent=1)
    sys.stdout.buffer.write(text + b"\n")
