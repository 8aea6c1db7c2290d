"""The guided first games as the client has them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludolith.engine.lesson import Lesson
from ludolith.games.diamant.lesson import lesson as diamant
from ludolith.games.dino_bones.lesson import lesson as dino_bones
from ludolith.games.dinokalipsa.lesson import lesson as dinokalipsa
from ludolith.games.gods_love_dinosaurs.lesson import lesson as gods_love_dinosaurs
from ludolith.games.seven_dwarfs.hand_strength import HANDS, Hands
from ludolith.games.seven_dwarfs.lesson import lesson as seven_dwarfs
from ludolith.table.names import BOTS
from ludolith.text import LANGUAGES, Speech

LEARN = Path(__file__).parents[2] / "client/src/learn"
LESSONS = {
    "diamant": diamant,
    "dinokalipsa": dinokalipsa,
    "dino_bones": dino_bones,
    "gods_love_dinosaurs": gods_love_dinosaurs,
    "seven_dwarfs": seven_dwarfs,
}


@pytest.fixture(params=list(LESSONS.values()), ids=list(LESSONS))
def lesson(request: pytest.FixtureRequest) -> Lesson:
    play: Callable[[], Lesson] = request.param
    return play()


def test_the_client_has_the_lesson_that_the_rules_play(lesson: Lesson) -> None:
    kept = msgspec.json.decode((LEARN / lesson.game / "lesson.json").read_bytes())
    assert kept == msgspec.json.decode(msgspec.json.encode(lesson)), "make lessons"


def test_the_client_shows_the_tremor_that_the_rules_draw() -> None:
    kept = LEARN.parent / "boards/seven_dwarfs/hands.json"
    assert msgspec.json.decode(kept.read_bytes(), type=Hands) == HANDS, "make lessons"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_names_the_speed_that_no_strike_exceeds(language: str) -> None:
    text = (LEARN / "seven_dwarfs" / f"{language}.ftl").read_text(encoding="utf-8")
    assert f"{HANDS.ordinary.fastest / 100:.1f} " in text.replace(",", ".")


def test_each_asked_choice_is_one_of_those_offered(lesson: Lesson) -> None:
    asked = [step for step in lesson.steps if step.right is not None]
    assert len(asked) == sum(1 for frame in lesson.frames[:-1] if frame.choices)
    for step in asked:
        assert step.right in lesson.frames[step.frame].choices


def test_what_others_strike_is_shown_after_the_newcomers_own_strike_was_explained() -> None:
    whole = seven_dwarfs()
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


def test_a_newcomer_sees_nobody_elses_secrets() -> None:
    drawn = [
        event["seat"]
        for frame in dinokalipsa().frames
        for event in frame.events
        if event["event"] == "card-drawn"
    ]
    assert drawn
    assert set(drawn) == {0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_explained(language: str, lesson: Lesson) -> None:
    source = (LEARN / lesson.game / f"{language}.ftl").read_text(encoding="utf-8")
    told = {f"lesson-{step.text}" for step in lesson.steps}
    told |= {f"lesson-{step.text}-wrong" for step in lesson.steps if step.right is not None}
    assert set(re.findall(r"^(lesson-[\w-]+) =", source, re.MULTILINE)) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(LESSONS))
def test_a_lesson_calls_bots_as_its_language_does(game: str, language: str) -> None:
    text = (LEARN / game / f"{language}.ftl").read_text(encoding="utf-8")
    speech = Speech(language)
    assert speech.player(BOTS[0], "steady") in text
    foreign = [name for name in BOTS if speech.player(name, "steady") != name]
    assert [name for name in foreign if re.search(rf"\b{name}\b", text)] == []
