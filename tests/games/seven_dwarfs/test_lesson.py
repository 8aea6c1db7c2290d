"""The guided first game of Seven Dwarfs, and the hands that hold the pick."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludolith.games.seven_dwarfs.lesson import lesson
from ludolith.games.seven_dwarfs.strength_spread import HANDS, Hands
from ludolith.text import LANGUAGES

CLIENT = Path(__file__).parents[3] / "client/src"


def test_the_client_shows_the_tremor_that_the_rules_draw() -> None:
    kept = CLIENT / "boards/seven_dwarfs/hands.json"
    assert msgspec.json.decode(kept.read_bytes(), type=Hands) == HANDS, "make lessons"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_names_the_speed_that_no_strike_exceeds(language: str) -> None:
    text = (CLIENT / "learn/seven_dwarfs" / f"{language}.ftl").read_text(encoding="utf-8")
    assert f"{HANDS.ordinary.fastest / 100:.1f} " in text.replace(",", ".")


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
