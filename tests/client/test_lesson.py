"""The guided first game as the client has it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from ludolith.games.diamant.lesson import lesson
from ludolith.text import LANGUAGES

FOLDER = Path(__file__).parents[2] / "client/src/learn/diamant"


def test_the_client_has_the_lesson_that_the_rules_play() -> None:
    kept = msgspec.json.decode((FOLDER / "lesson.json").read_bytes())
    assert kept == msgspec.json.decode(msgspec.json.encode(lesson())), "make lessons"


def test_each_asked_choice_is_one_of_those_offered() -> None:
    told = lesson()
    asked = [step for step in told.steps if step.right is not None]
    assert len(asked) == len(told.frames) - 1
    for step in asked:
        assert step.right in told.frames[step.frame].choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_explained(language: str) -> None:
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    told = {f"lesson-{step.text}" for step in lesson().steps}
    told |= {f"lesson-{step.text}-wrong" for step in lesson().steps if step.right is not None}
    assert set(re.findall(r"^(lesson-[\w-]+) =", source, re.MULTILINE)) == told
