"""Events, moves, options and bots as people read them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import get_args, get_type_hints

import msgspec
import pytest

import ludolith
from ludolith import bots
from ludolith.engine.errors import CorruptRecord, Fault, LudolithError, UnknownLanguage
from ludolith.engine.events import Event, Seats
from ludolith.engine.json_faults import Flaw
from ludolith.engine.moves import Move
from ludolith.engine.options import switch
from ludolith.engine.struct_tags import kinds_of
from ludolith.table import table_events
from ludolith.table.acts import HouseRules
from ludolith.testing.fluent_files import messages
from ludolith.testing.test_texts import PEOPLE, kinds, speak_samples, words
from ludolith.text import LANGUAGES, MissingText, Speech, UnsoundText
from ludolith.text.messages import COMMON
from ludolith.text.sentences import tag

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_a_master_who_thinks_otherwise_is_described_in_the_games_own_words(language: str) -> None:
    common = Speech(language, ludolith.game("diamant")).level_help(bots.MASTER)
    own = Speech(language, ludolith.game("seven_dwarfs")).level_help(bots.MASTER)
    assert own != common
    assert common == Speech(language).say("level-master-help")


def test_messages_and_notes_of_a_table_match() -> None:
    named = {f"event-{tag(kind)}" for kind in kinds(kinds_of(table_events.Note, table_events))}
    assert {id_ for id_ in messages(COMMON, "en") if id_.startswith("event-")} == named


def test_every_house_rule_that_is_switched_has_its_words() -> None:
    switches = [name for name, kind in get_type_hints(HouseRules).items() if kind is bool]
    changes = [f"{name}-{state}" for name in switches for state in ("on", "off")]
    assert words(COMMON, "event-house-rule-switched", "change") == sorted(changes)


def test_a_bot_has_a_name_in_the_readers_language_and_a_person_keeps_theirs() -> None:
    russian = Speech("ru")
    assert russian.player("Agate", "steady") == "Агат"
    assert russian.player("Agate", None) == "Agate"
    assert russian.player("Bot 2", "steady") == "Bot 2"  # in records made elsewhere


@languages
def test_every_note_of_a_table_becomes_a_sentence(language: str) -> None:
    for kind in kinds(kinds_of(table_events.Note, table_events)):
        speak_samples(Speech(language), COMMON, kind)


@languages
def test_a_bot_from_another_package_goes_by_its_own_name(language: str) -> None:
    speech = Speech(language, ludolith.game(ludolith.NAMES[0]))
    assert speech.level("other-package:clever") == "other-package:clever"
    assert "other-package" in speech.level_help("other-package:clever")


def causes(error: type[LudolithError]) -> Iterator[str]:
    yield error.cause
    for narrower in error.__subclasses__():
        yield from causes(narrower)


@languages
def test_every_refusal_has_words(language: str) -> None:
    for module in walk_packages(ludolith.__path__, "ludolith."):
        if module.name.endswith(".errors"):
            import_module(module.name)
    speech = Speech(language)
    for cause in causes(LudolithError):
        assert speech.say(f"error-{cause}")


@languages
def test_every_fault_has_words(language: str) -> None:
    speech = Speech(language)
    facts = {"version": "9", "known": "2", "option": "tiles", "field": "scores", "true": "1, 3"}
    for fault in get_args(Fault):
        assert speech.say(f"fault-{fault}", **facts, claimed="1, 2", ply=3, fingerprint="ab-cd")


@languages
def test_every_flaw_of_a_file_has_words(language: str) -> None:
    speech = Speech(language)
    facts = {"place": "$.moves", "field": "seal", "want": "array", "got": "null"}
    for flaw in get_args(Flaw):
        assert speech.say(f"flaw-{flaw}", **facts, byte=3, line=1, column=2)


def test_a_refusal_tells_its_cause_which_reason_it_is_and_the_refusal_behind_it() -> None:
    problem = CorruptRecord(
        "move 3 is not possible: …", fault="move-impossible", ply=3, why="illegal-move"
    )
    assert Speech("pl").refusal(problem) == (
        "Plik nie jest poprawnym zapisem gry. Ruch 3 nie jest możliwy. "
        "Zasady nie pozwalają teraz na ten ruch."
    )
    assert Speech("ru").refusal(UnknownLanguage("xx")) == "На этом языке текстов нет."


@pytest.mark.parametrize(
    ("language", "names", "joined"),
    [
        ("en", [], ""),
        ("en", ["Anna"], "Anna"),
        ("en", ["Anna", "Bob"], "Anna and Bob"),
        ("en", ["Anna", "Bob", "Eve"], "Anna, Bob and Eve"),
        ("ru", ["Анна", "Боб", "Ева"], "Анна, Боб и Ева"),
        ("pl", ["Anna", "Bob", "Ewa"], "Anna, Bob i Ewa"),
    ],
)
def test_names_are_joined_as_the_language_does(
    language: str, names: list[str], joined: str
) -> None:
    assert Speech(language).join(names) == joined


class Dug(Event, frozen=True, kw_only=True):
    seat: int
    diggers: Seats
    bones: tuple[int, ...]
    layer: int
    tool: str
    rule: str = "ABC-01"


class Help(Move, frozen=True):
    seats: tuple[int, ...]


def test_seats_become_names_and_tuples_become_lists_with_count_and_sum() -> None:
    event = Dug(seat=2, diggers=(0, 1), bones=(3, 4), layer=5, tool="brush")
    assert Speech("en").variables(event, PEOPLE) == {
        "seat": "Eve",
        "diggers": "Anna and Bob",
        "diggers_count": 2,
        "bones": "3, 4",
        "bones_count": 2,
        "bones_sum": 7,
        "layer": 5,
        "tool": "brush",
        "rule": "ABC-01",
    }
    assert Speech("en").variables(Help(seats=(1,)), PEOPLE) == {
        "seats": "Bob",
        "seats_count": 1,
    }


def test_the_schema_of_an_event_marks_players_under_another_name() -> None:
    fields = msgspec.json.schema(Dug)["$defs"]["Dug"]["properties"]
    assert {name for name, field in fields.items() if field.get("x-players")} == {"diggers"}


def test_a_name_with_fluent_syntax_in_it_is_only_a_name() -> None:
    assert Speech("en").say("pass-to", seat='{ $x } "') == 'Pass the screen to { $x } ".'


@languages
def test_a_switch_is_on_or_off(language: str) -> None:
    speech = Speech(language)
    option = switch("any", "ABC-01")
    assert speech.option_value(option, True) == speech.say("on")
    assert speech.option_value(option, False) == speech.say("off")


def test_an_unknown_language_is_refused_with_the_list_of_languages() -> None:
    with pytest.raises(UnknownLanguage, match=f"'xx'.*{', '.join(LANGUAGES)}"):
        Speech("xx")


def test_a_message_that_does_not_exist_is_an_error() -> None:
    assert not Speech("en").has("no-such-message")
    with pytest.raises(MissingText, match="no-such-message"):
        Speech("en").say("no-such-message")


def test_a_variable_that_is_not_given_is_an_error() -> None:
    with pytest.raises(UnsoundText, match="pass-to"):
        Speech("en").say("pass-to")
