"""A guided first game: the first turn of a newcomer, and a bold turn of another player.

`python -m ludolith.games.seven_dwarfs.lesson` prints it for the client. Its strikes were simulated
once: what came of them and how they looked is kept beside this file, so that the lesson never
changes. `... --simulate` strikes anew and keeps that.
"""

from __future__ import annotations

import sys
from base64 import b64encode
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from ludolith.engine.lesson import Frame, Lesson, described, scripted, write
from ludolith.games.seven_dwarfs import GAME
from ludolith.games.seven_dwarfs.moves import Strike, code_of

PLAYERS: Final = 2
SEED: Final = 1
FINDINGS: Final = "lesson_findings.json"
MOTIONS: Final = "lesson_motions.json"
FIRM: Final = code_of(Strike(276, 270, 0, 0, 100))  # the block in the middle
BOLD: Final = code_of(Strike(420, 0, 0, 0, 150))  # the last but one
SOFT: Final = code_of(Strike(180, 180, 0, 0, 60))
DECISIONS: Final = (((0, FIRM),), ((0, FIRM),), ((1, BOLD), (1, SOFT)))
# A newcomer chooses among these, not among hundreds: too soft, right, too hard, from behind.
OFFERED: Final = tuple(
    code_of(Strike(276, azimuth, 0, 0, speed))
    for azimuth, speed in ((90, 100), (270, 60), (270, 100), (270, 150))
)
STEPS: Final = (  # explanation and position
    ("theme", 0),
    ("gems", 0),
    ("first", 0),
    ("second", 1),
    ("won", 2),
    ("fallen", 3),
    ("goal", 3),
)


def lesson() -> Lesson:
    """The whole lesson, played by the rules."""
    found = [msgspec.json.encode(each).decode() for each in kept(FINDINGS)]
    whole = scripted(GAME, GAME.new(PLAYERS, SEED, keep_events=True), DECISIONS, STEPS, found)
    motions = iter(kept(MOTIONS))
    shown = [(), *(tuple(next(motions) for _ in together) for together in DECISIONS)]
    frames = [completed(frame, each) for frame, each in zip(whole.frames, shown, strict=True)]
    return Lesson(whole.game, frames, whole.steps)


def kept(name: str) -> list[Any]:
    found: list[Any] = msgspec.json.decode((files(__package__) / name).read_bytes())
    return found


def completed(frame: Frame, motions: tuple[str, ...]) -> Frame:
    """With few choices, and with what was seen before it."""
    offered = [described(GAME, code) for code in OFFERED] if frame.choices else []
    return Frame(frame.view, frame.events, offered, motions)


def simulate() -> None:
    """Strike anew; the results and the motions replace those that are kept."""
    state = GAME.new(PLAYERS, SEED)
    found = []
    motions = []
    for number, (seat, code) in enumerate(sum(DECISIONS, ()), 1):
        tried = state.attempt(seat, code, number)
        state.give(seat, code, tried.finding)
        state.apply(seat, code)
        found.append(tried.finding)
        motions.append(f'"{b64encode(tried.motion).decode()}"')
    for name, rows in ((FINDINGS, found), (MOTIONS, motions)):
        text = "[\n" + ",\n".join(rows) + "\n]\n"
        (Path(__file__).parent / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if "--simulate" in sys.argv:
        simulate()
    write(lesson())
