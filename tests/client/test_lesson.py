"""The guided first games as the client has them."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from ludolith.engine.lesson import Lesson
from ludolith.games import OWN
from ludolith.table.names import BOTS
from ludolith.text import LANGUAGES, Speech

LEARN = Path(__file__).parents[2] / "client/src/learn"
LESSONS = {
    name: import_module(f"ludolith.games.{name}.lesson").lesson
    for name in OWN
    if find_spec(f"ludolith.games.{name}.lesson")
}


@pytest.fixture(params=list(LESSONS.values()), ids=list(LESSONS))
def lesson(request: pytest.FixtureRequest) -> Lesson:
    play: Callable[[], Lesson] = request.param
    return play()


def test_the_client_has_the_lesson_that_the_rules_play(lesson: Lesson) -> None:
    kept = msgspec.json.decode((LEARN / lesson.game / "lesson.json").read_bytes())
    assert kept == msgspec.json.decode(msgspec.json.encode(lesson)), "make lessons"


def test_each_asked_choice_is_one_of_those_offered(lesson: Lesson) -> None:
    asked = [step for step in lesson.steps if step.right is not None]
    assert len(asked) == sum(1 for frame in lesson.frames[:-1] if frame.choices)
    for step in asked:
        assert step.right in lesson.frames[step.frame].choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_explained(language: str, lesson: Lesson) -> None:
    source = (LEARN / lesson.game / f"{language}.ftl").read_text(encoding="utf-8")
    expected = {f"lesson-{step.text}" for step in lesson.steps}
    expected |= {f"lesson-{step.text}-wrong" for step in lesson.steps if step.right is not None}
    assert set(re.findall(r"^(lesson-[\w-]+) =", source, re.MULTILINE)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(LESSONS))
def test_a_lesson_calls_bots_as_its_language_does(game: str, language: str) -> None:
    text = (LEARN / game / f"{language}.ftl").read_text(encoding="utf-8")
    speech = Speech(language)
    assert speech.player(BOTS[0], "steady") in text
    foreign = [name for name in BOTS if speech.player(name, "steady") != name]
    assert [name for name in foreign if re.search(rf"\b{name}\b", text)] == []
