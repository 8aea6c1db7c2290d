"""The texts of a game: sentences in each of its languages, and its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from babel import Locale

import ludolith
from ludolith import bots
from ludolith.engine.chance_source import seeded
from ludolith.engine.events import AddressedEvent, Event, Label
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.state import State
from ludolith.engine.view import View
from ludolith.testing.fluent_files import messages, numbers, selectors, variables, wordings
from ludolith.testing.game_setups import covering
from ludolith.text import Speech, rules_of
from ludolith.text.languages import languages_of
from ludolith.text.messages import COMMON, Messages
from ludolith.text.rule_texts import Rule
from ludolith.text.sentences import player_fields, tag

PEOPLE = ("Anna", "Bob", "Eve", "Tom", "Una", "Max", "Ida", "Leo")
NAMES = re.compile(r"language-.*|bot-.+|game-name|game-authors")  # said alike in every language
NUMBERS = (0, 1, 2, 5, 21)


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
        elif get_origin(hints[field]) is Literal:
            choices[field] = list(get_args(hints[field]))
        elif hints[field] is bool:
            choices[field] = [False, True]
        elif get_origin(hints[field]) is tuple and hints[field] != tuple[int, ...]:
            choices[field] = [()]  # things that no sentence names one by one
        else:
            assert hints[field] == tuple[int, ...], f"no samples of {kind.__name__}.{field}"
            choices[field] = [(1,), (5, 7), (0, 0, 0), (5, 7, 8, 10, 12)]
    for values in product(*choices.values()):
        yield kind(**dict(zip(choices, values, strict=True)))


def played(
    game: Game, seed: int, switched_on: bool
) -> Iterator[tuple[State, list[AddressedEvent]]]:
    """A whole random game: its positions and what happened before each of them."""
    players = game.player_counts[seed % len(game.player_counts)]
    options = dict(covering(game, players)[-1 if switched_on else 0])
    state = game.new(players, seed, options, keep_events=True)
    rng = seeded(seed)
    bot = bots.bot(game, "random")
    yield state, state.take_events()
    while not state.over:
        for seat in list(state.deciders()):
            state.apply(seat, bot.choose(state, seat, rng))
        yield state, state.take_events()


def test_every_language_has_the_same_messages_in_the_same_order(
    translation: tuple[str, str],
) -> None:
    package, language = translation
    assert list(messages(package, language)) == list(messages(package, "en"))


def test_a_message_takes_the_same_variables_in_every_language(translation: tuple[str, str]) -> None:
    package, language = translation
    for message_id in messages(package, "en"):
        assert variables(package, language, message_id) == variables(package, "en", message_id), (
            message_id
        )


def test_a_message_chooses_by_the_same_words_in_every_language(
    translation: tuple[str, str],
) -> None:
    package, language = translation
    for message_id in messages(package, "en"):
        here, there = (
            {chooser for chooser in selectors(package, spoken, message_id) if not chooser.counts}
            for spoken in (language, "en")
        )
        assert here == there, message_id


def test_no_wording_is_left_in_english(translation: tuple[str, str]) -> None:
    package, language = translation
    english = messages(package, "en")
    for message_id, message in messages(package, language).items():
        if not NAMES.fullmatch(message_id):
            assert not wordings(message) & wordings(english[message_id]), message_id


def test_where_one_is_told_from_many_so_are_a_few(translation: tuple[str, str]) -> None:
    package, language = translation
    few = "few" in Locale.parse(language).plural_form.tags
    for message_id in messages(package, language):
        for chooser in selectors(package, language, message_id):
            if "one" in chooser.keys:
                assert "few" in chooser.keys or not few, message_id


def test_every_message_reads_well_whatever_the_numbers(wording: tuple[str, str]) -> None:
    package, language = wording
    spoken = Messages(language, (package,))
    for message_id in messages(package, language):
        choosers = selectors(package, language, message_id)
        samples: dict[str, tuple[str | int, ...]] = dict.fromkeys(
            variables(package, language, message_id), ("Anna",)
        )
        samples |= dict.fromkeys(numbers(package, language, message_id), (-3,))
        for chooser in choosers:
            samples[chooser.variable] = NUMBERS if chooser.counts else tuple(chooser.keys)
        for values in product(*samples.values()):
            text = spoken.put(message_id, dict(zip(samples, values, strict=True)))
            assert text, message_id
            assert not re.search(r"[{}\n]|\s\s| [.,;:!?]|^\s|\s$", text), f"{message_id}: {text!r}"


def test_no_game_redefines_a_common_message(game_name: str) -> None:
    assert (
        not messages(ludolith.game(game_name).package, "en").keys() & messages(COMMON, "en").keys()
    )


def test_every_game_introduces_itself(spoken: tuple[str, str]) -> None:
    game, language = ludolith.game(spoken[0]), spoken[1]
    speech = Speech(language, game)
    for message_id in ("game-name", "game-tagline", "game-authors", "game-goal"):
        assert speech.has(message_id), message_id


def test_every_level_of_opponents_has_a_name_of_its_own(spoken: tuple[str, str]) -> None:
    game, language = ludolith.game(spoken[0]), spoken[1]
    speech = Speech(language, game)
    levels = bots.levels(game)
    assert len({speech.say(f"level-{level}") for level in levels}) == len(levels)


def test_messages_and_kinds_of_events_moves_options_and_levels_match(game_name: str) -> None:
    game = ludolith.game(game_name)
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


def with_help(ids: Iterator[str]) -> Iterator[str]:
    for message_id in ids:
        yield message_id
        yield f"{message_id}-help"


def test_every_event_becomes_a_sentence_whatever_its_numbers(spoken: tuple[str, str]) -> None:
    game, language = ludolith.game(spoken[0]), spoken[1]
    speech = Speech(language, game)
    for kind in kinds(game.event_type):
        speak_samples(speech, game.package, kind)


def speak_samples(speech: Speech, package: str, kind: type[msgspec.Struct]) -> None:
    emitted = 0
    for event in samples(package, kind):
        assert isinstance(event, Event)
        sentence = speech.event(event, PEOPLE)
        assert sentence
        assert "Anna" in sentence or "seat" not in kind.__struct_fields__, sentence
        emitted += 1
    assert emitted, kind.__name__


@pytest.mark.parametrize("switched_on", [False, True])
def test_a_whole_game_can_be_told(spoken: tuple[str, str], switched_on: bool) -> None:
    game, language = ludolith.game(spoken[0]), spoken[1]
    speech = Speech(language, game)
    happened, offered = whole_games(game, switched_on)
    assert happened
    for event in happened:
        assert speech.event(event, PEOPLE)[-1] in ".!"
    for move in offered:
        assert speech.move(move, PEOPLE) != speech.move_help(move, PEOPLE)


@cache  # for every language
def whole_games(game: Game, switched_on: bool) -> tuple[list[Event], list[Move]]:
    """All that happens and all that can be chosen in some random games, each once."""
    happened: dict[Event, None] = {}
    codes: set[int] = set()
    for seed in range(12):
        for state, emitted in played(game, seed, switched_on):
            happened |= dict.fromkeys(each.event for each in emitted)
            for seat in state.deciders():
                codes |= set(state.legal(seat))
    return list(happened), [game.describe(code) for code in sorted(codes)]


def test_every_word_that_happens_in_a_game_has_its_own_wording(game_name: str) -> None:
    game = ludolith.game(game_name)
    for event in whole_games(game, True)[0]:
        hints = get_type_hints(type(event), include_extras=True)
        for field, value in msgspec.structs.asdict(event).items():
            if isinstance(value, str) and field != "rule" and hints[field] != Label:
                assert value in words(game.package, f"event-{tag(type(event))}", field)


def test_every_bot_and_every_option_value_has_its_words(spoken: tuple[str, str]) -> None:
    game, language = ludolith.game(spoken[0]), spoken[1]
    speech = Speech(language, game)
    for name in bots.names(game):
        assert speech.level(name)
        assert speech.level_help(name)
    for option in game.options:
        assert speech.option(option)
        assert speech.option_help(option)
        values = {speech.option_value(option, value) for value in option.values}
        assert len(values) == len(option.values)


def ids(game: Game, language: str) -> list[str]:
    return [rule.id for rule in rules_of(game, language).rules]


def test_the_rules_are_the_same_in_every_language(spoken: tuple[str, str]) -> None:
    game, language = ludolith.game(spoken[0]), spoken[1]
    here, english = rules_of(game, language), rules_of(game, "en")
    shapes = [
        [
            (
                len(chapter.paragraphs),
                len(chapter.items),
                [(rule.id, len(rule.examples)) for rule in chapter.rules],
                [ruling.rule for ruling in chapter.rulings],
            )
            for chapter in rules.chapters
        ]
        for rules in (here, english)
    ]
    assert shapes[0] == shapes[1]
    assert here.title
    assert here.intro


def test_every_rule_has_one_id_and_stands_in_order(game_name: str) -> None:
    game = ludolith.game(game_name)
    assert ids(game, "en") == sorted(set(ids(game, "en")))
    assert {ruling.rule for ruling in rules_of(game, "en").rulings} <= set(ids(game, "en"))


def test_no_rule_is_left_in_english(spoken: tuple[str, str]) -> None:
    game, language = ludolith.game(spoken[0]), spoken[1]
    english = {rule.text for rule in rules_of(game, "en").rules}
    here = {rule.text for rule in rules_of(game, language).rules}
    assert not english & here if language != "en" else english == here


def test_numbers_in_a_rule_agree_in_every_language(game_name: str) -> None:
    game = ludolith.game(game_name)
    for rule in rules_of(game, "en").rules:
        for language in languages_of(game.package):
            other = rules_of(game, language).rule(rule.id)
            assert figures(other) == figures(rule), f"{rule.id}, {language}"


def figures(rule: Rule) -> list[str]:
    """The figures of a rule and its examples."""
    return sorted(re.findall(r"\d+", " ".join([rule.text, *rule.examples])))


def test_every_rule_an_event_or_an_option_names_exists(game_name: str) -> None:
    game = ludolith.game(game_name)
    named = {option.rule for option in game.options}
    for kind in get_args(game.event_type) or (game.event_type,):
        for field in msgspec.structs.fields(kind):
            if field.name == "rule" and field.default is not msgspec.NODEFAULT:
                named.add(field.default)
    assert named <= set(ids(game, "en"))


def test_every_rule_the_sources_name_exists(game_name: str) -> None:
    game = ludolith.game(game_name)
    known = set(ids(game, "en"))
    prefix = next(iter(known)).partition("-")[0]
    for file in files(game.package).iterdir():
        if file.name.endswith(".py"):
            named = set(re.findall(rf"\b{prefix}-\d+", file.read_text(encoding="utf-8")))
            assert named <= known, file.name


def test_what_a_view_shows_is_named_altogether_or_not_at_all(game_name: str) -> None:
    """The generic board and the plain drawing name a field by `fact-<field>`."""
    game = ludolith.game(game_name)
    named = {id_ for id_ in messages(game.package, "en") if id_.startswith("fact-")}
    own = set(game.view_type.__struct_fields__) - set(View.__struct_fields__)
    assert named in (set(), {f"fact-{field}" for field in own})
