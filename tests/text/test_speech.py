"""Events, moves, options and bots as people read them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pkgutil import walk_packages
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import ludolith
from ludolith import bots
from ludolith.engine.chance import seeded
from ludolith.engine.errors import CorruptRecord, Fault, LudolithError, UnknownLanguage
from ludolith.engine.events import Event, Label, Seats, Told
from ludolith.engine.game import Game
from ludolith.engine.json_faults import Flaw
from ludolith.engine.moves import Move
from ludolith.engine.options import switch
from ludolith.engine.state import State
from ludolith.table import notes
from ludolith.testing.settings import covering
from ludolith.text import LANGUAGES, MissingText, Speech, UnsoundText
from ludolith.text.messages import COMMON
from ludolith.text.speech import player_fields, tag
from tests.text.fluent_files import messages, selectors

PEOPLE = ("Anna", "Bob", "Eve", "Tom", "Una", "Max", "Ida", "Leo")
GAMES = [ludolith.game(name) for name in ludolith.NAMES]

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
languages = pytest.mark.parametrize("language", LANGUAGES)


def kinds(union: Any) -> tuple[type[msgspec.Struct], ...]:
    """The members of a union of structs, or the only one."""
    return get_args(union) or (union,)


def words(package: str, message_id: str, variable: str) -> list[str]:
    """The words a message chooses by."""
    return sorted(
        word
        for chooser in selectors(package, "en", message_id)
        if chooser.variable == variable and not chooser.counts
        for word in chooser.keys
    )


def samples(package: str, kind: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """Events of a kind with every mixture of few and many."""
    hints = get_type_hints(kind, include_extras=True)
    choices: dict[str, list[Any]] = {}
    for field in kind.__struct_fields__:
        if field == "seat":
            choices[field] = [0]
        elif field in player_fields(kind):
            choices[field] = [(), (0,), (0, 1), (0, 1, 2, 3, 4)]
        elif hints[field] is int:
            choices[field] = [0, 1, 2, 5, 21]
        elif field == "rule":
            choices[field] = ["ABC-01"]
        elif hints[field] == Label:
            choices[field] = ["A01"]
        elif hints[field] is str:
            choices[field] = words(package, f"event-{tag(kind)}", field)
        elif hints[field] is bool:
            choices[field] = [False, True]
        elif hints[field] in (tuple[str, ...], tuple[tuple[int, int], ...]):
            choices[field] = [()]  # things that no sentence names one by one
        else:
            assert hints[field] == tuple[int, ...], f"no samples of {kind.__name__}.{field}"
            choices[field] = [(1,), (5, 7), (0, 0, 0), (5, 7, 8, 10, 12)]
    for values in product(*choices.values()):
        yield kind(**dict(zip(choices, values, strict=True)))


def played(game: Game, seed: int, switched_on: bool) -> Iterator[tuple[State, list[Told]]]:
    """A whole random game: its positions and what happened before each of them."""
    players = game.player_counts[seed % len(game.player_counts)]
    options = dict(covering(game, players)[-1 if switched_on else 0])
    state = game.new(players, seed, options, listen=True)
    rng = seeded(seed)
    bot = bots.bot(game, "random")
    yield state, state.take_events()
    while not state.over:
        for seat in list(state.deciders()):
            state.apply(seat, bot.choose(state, seat, rng))
        yield state, state.take_events()


@games
def test_messages_and_kinds_of_events_moves_options_and_levels_match(game: Game) -> None:
    named = {
        *(f"event-{tag(kind)}" for kind in kinds(game.event_type)),
        *with_help(f"move-{tag(kind)}" for kind in kinds(game.move_type)),
        *with_help(f"option-{option.name}" for option in game.options),
        *with_help(f"level-{level}" for level in game.levels if level != bots.MASTER),
        *(
            f"option-{option.name}-{value}"
            for option in game.options
            if not option.is_switch and not option.is_file and not option.is_seats
            for value in option.values
        ),
    }
    prefixes = ("event-", "move-", "option-", "level-")
    assert {id_ for id_ in messages(game.package, "en") if id_.startswith(prefixes)} == named


@languages
def test_a_master_who_thinks_otherwise_is_described_in_the_games_own_words(language: str) -> None:
    common = Speech(language, ludolith.game("diamant")).level_help(bots.MASTER)
    own = Speech(language, ludolith.game("seven_dwarfs")).level_help(bots.MASTER)
    assert own != common
    assert common == Speech(language).say("level-master-help")


def with_help(ids: Iterator[str]) -> Iterator[str]:
    for message_id in ids:
        yield message_id
        yield f"{message_id}-help"


def test_messages_and_notes_of_a_table_match() -> None:
    named = {f"event-{tag(kind)}" for kind in kinds(notes.AnyNote)}
    assert {id_ for id_ in messages(COMMON, "en") if id_.startswith("event-")} == named


def test_a_bot_has_a_name_in_the_readers_language_and_a_person_keeps_theirs() -> None:
    russian = Speech("ru")
    assert russian.player("Agate", "steady") == "Агат"
    assert russian.player("Agate", None) == "Agate"
    assert russian.player("Bot 2", "steady") == "Bot 2"  # in records made elsewhere


@games
@languages
def test_every_event_becomes_a_sentence_whatever_its_numbers(game: Game, language: str) -> None:
    speech = Speech(language, game)
    for kind in kinds(game.event_type):
        tell_samples(speech, game.package, kind)


@languages
def test_every_note_of_a_table_becomes_a_sentence(language: str) -> None:
    for kind in kinds(notes.AnyNote):
        tell_samples(Speech(language), COMMON, kind)


def tell_samples(speech: Speech, package: str, kind: type[msgspec.Struct]) -> None:
    told = 0
    for event in samples(package, kind):
        assert isinstance(event, Event)
        sentence = speech.event(event, PEOPLE)
        assert sentence
        assert "Anna" in sentence or "seat" not in kind.__struct_fields__, sentence
        told += 1
    assert told, kind.__name__


@games
@languages
@pytest.mark.parametrize("switched_on", [False, True])
def test_a_whole_game_can_be_told(game: Game, language: str, switched_on: bool) -> None:
    speech = Speech(language, game)
    sentences = 0
    said: set[int] = set()  # each move once: some games offer hundreds again and again
    for seed in range(12):
        for state, happened in played(game, seed, switched_on):
            for told in happened:
                assert speech.event(told.event, PEOPLE)[-1] in ".!"
                sentences += 1
            for seat in state.deciders():
                for code in set(state.legal(seat)) - said:
                    said.add(code)
                    move = game.describe(code)
                    assert speech.move(move, PEOPLE) != speech.move_help(move, PEOPLE)
    assert sentences


@games
def test_every_word_that_happens_in_a_game_has_its_own_wording(game: Game) -> None:
    for seed in range(12):
        for _, happened in played(game, seed, switched_on=True):
            for told in happened:
                hints = get_type_hints(type(told.event), include_extras=True)
                for field, value in msgspec.structs.asdict(told.event).items():
                    if isinstance(value, str) and field != "rule" and hints[field] != Label:
                        message_id = f"event-{tag(type(told.event))}"
                        assert value in words(game.package, message_id, field)


@languages
def test_a_bot_from_another_package_goes_by_its_own_name(language: str) -> None:
    speech = Speech(language, ludolith.game("diamant"))
    assert speech.level("other-package:clever") == "other-package:clever"
    assert "other-package" in speech.level_help("other-package:clever")


@games
@languages
def test_every_bot_and_every_option_value_has_its_words(game: Game, language: str) -> None:
    speech = Speech(language, game)
    for name in bots.names(game):
        assert speech.level(name)
        assert speech.level_help(name)
    for option in game.options:
        assert speech.option(option)
        assert speech.option_help(option)
        values = {speech.option_value(option, value) for value in option.values}
        assert len(values) == len(option.values)


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


class Dug(Event, frozen=True, tag="dug", kw_only=True):
    seat: int
    diggers: Seats
    bones: tuple[int, ...]
    layer: int
    tool: str
    rule: str = "ABC-01"


class Help(Move, frozen=True, tag="help"):
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
