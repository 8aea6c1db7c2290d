"""A guided first game: the first turn of a newcomer, and a bold turn of another player.

`python -m ludolith.games.seven_dwarfs.lesson` prints it for the client. The results of its strikes
were simulated once and are kept beside this file, so that the lesson never changes.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from ludolith.engine.lesson import Frame, Lesson, described, scripted, write
from ludolith.games.seven_dwarfs import GAME
from ludolith.games.seven_dwarfs.moves import Strike, code_of

PLAYERS: Final = 2
SEED: Final = 1
FINDINGS: Final = "lesson_findings.json"
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
    kept = (files(__package__) / FINDINGS).read_bytes()
    found = [msgspec.json.encode(each).decode() for each in msgspec.json.decode(kept)]
    whole = scripted(GAME, GAME.new(PLAYERS, SEED, keep_events=True), DECISIONS, STEPS, found)
    return Lesson(whole.game, [with_few_choices(frame) for frame in whole.frames], whole.steps)


def with_few_choices(frame: Frame) -> Frame:
    offered = [described(GAME, code) for code in OFFERED] if frame.choices else []
    return Frame(frame.view, frame.events, offered)


if __name__ == "__main__":
    write(lesson())
