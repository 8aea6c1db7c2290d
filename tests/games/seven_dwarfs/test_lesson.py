"""The guided first game of Seven Dwarfs, and the sizes that its board draws."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path

import msgspec

from ludolith.games.seven_dwarfs.lesson import FINDINGS, kept, lesson
from ludolith.games.seven_dwarfs.sizes import SIZES, Sizes
from ludolith.games.seven_dwarfs.strike_motion import block_part
from tests.games.seven_dwarfs.physics.test_motion import unpack

CLIENT = Path(__file__).parents[3] / "client/src"


def test_the_client_draws_the_sizes_that_are_simulated() -> None:
    file = CLIENT / "boards/seven_dwarfs/sizes.json"
    assert msgspec.json.decode(file.read_bytes(), type=Sizes) == SIZES, "make lessons"


def test_every_strike_of_the_lesson_can_be_seen() -> None:
    """What fell in its motions is what fell by its findings."""
    motions = [frame.motions for frame in lesson().frames]
    assert [len(each) for each in motions] == [0, 1, 1, 2]
    found = kept(FINDINGS)
    for motion, finding in zip(sum(motions, ()), found, strict=True):
        _, _, _, sounds = unpack(b64decode(motion))
        fallen = {part for _, kind, part, _ in sounds if kind == "fall"}
        assert fallen == {block_part(number) for number in finding["blocks"]}


def test_what_others_strike_is_shown_after_the_newcomers_own_strike_was_explained() -> None:
    whole = lesson()
    strikers = [
        {event["seat"] for event in frame.events if event["event"] == "struck"}
        for frame in whole.frames
    ]
    assert strikers == [set(), {0}, {0}, {1}]
    explained = {step.text: step for step in whole.steps}
    won, fallen = explained["won"], explained["fallen"]
    assert (won.frame, won.right, fallen.frame) == (2, None, 3)
    view = whole.frames[won.frame].view
    assert list(view["scores"]) == [1, 0]
    assert sum(gem is not None for block in view["blocks"] for gem in block["gems"]) == 35
