"""Every way to set up a game, and ways to get somewhere in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from itertools import product
from typing import NamedTuple

import ludolith
from ludolith.engine.errors import BadOptionValue
from ludolith.engine.game import Game
from ludolith.engine.options import Option, OptionValue
from ludolith.engine.rng import DECISIONS, Rng, new_rng
from ludolith.engine.state import State
from ludolith.engine.view import View

FEW = 3  # settings
MOST_STEPS = 60  # of one game, where each is looked at closely
MOST_DECISIONS = 20_000  # after which a random game is taken for endless

OptionSet = tuple[tuple[str, OptionValue], ...]


class Setting(NamedTuple):
    """A game with a number of players and a value for each of its options."""

    name: str
    players: int
    options: OptionSet

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *self.varied.values()])

    @property
    def varied(self) -> dict[str, str]:
        """The options that are not as usual, and how to say so."""
        usual = {option.name: option.default for option in self.game.options}
        return {name: said(name, value) for name, value in self.options if value != usual[name]}

    @property
    def game(self) -> Game:
        return ludolith.game(self.name)

    def new(self, seed: int, *, keep_events: bool = False) -> State:
        return self.game.new(self.players, seed, dict(self.options), keep_events=keep_events)

    def template(self) -> State:
        return self.game.template(self.players, dict(self.options))

    def after(self, moves: int, seed: int) -> State:
        """The position after this many random moves, or at the end of the game."""
        state = self.new(seed)
        rng = new_rng(seed, DECISIONS)
        for _ in range(moves):
            if state.over:
                break
            seat = state.deciders()[0]
            state.act(seat, any_move(state, seat, rng))
        return state


class Observed(NamedTuple):
    """Works out from a view what a row of numbers must say, field by field."""

    expected: Callable[[View], dict[str, list[int]]]
    ambiguous: frozenset[str] = frozenset()  # fields that do not follow from the view


def said(name: str, value: OptionValue) -> str:
    if isinstance(value, bool):
        return name if value else f"without_{name}"
    return f"{name}={value}"


def settings_of(name: str) -> list[Setting]:
    """Every number of players with every set of options, or with enough sets to meet them all."""
    game = ludolith.game(name)
    found = []
    for players in game.player_counts:
        chosen = option_sets(game, players)
        if len(chosen) > game.effort.option_sets:
            chosen = covering(game, players)
        found += [Setting(name, players, options) for options in chosen]
    return found


def option_sets(game: Game, players: int) -> list[OptionSet]:
    """All that go together; a file option is only what is built in, its files are tested by its
    game.
    """
    names = [option.name for option in game.options]
    choices = product(*(values_of(game, option) for option in game.options))
    every = [tuple(zip(names, values, strict=True)) for values in choices]
    return [options for options in every if goes(game, players, dict(options))]


def values_of(game: Game, option: Option) -> tuple[OptionValue, ...]:
    return game.effort.few_values.get(option.name, option.values)


def goes(game: Game, players: int, options: dict[str, OptionValue]) -> bool:
    """Whether so many can play with these options; some variants exclude one another."""
    try:
        game.template(players, options)
    except BadOptionValue:
        return False
    return True


def covering(game: Game, players: int) -> list[OptionSet]:
    """As usual, then each other value of each option alone, then as many varied as go together."""
    usual = {option.name: option.default for option in game.options}
    varied = {
        option.name: [value for value in values_of(game, option) if value != option.default]
        for option in game.options
    }
    alone = [{**usual, name: value} for name, values in varied.items() for value in values]
    at_once = usual
    for name, values in varied.items():
        if values and goes(game, players, {**at_once, name: values[-1]}):
            at_once = {**at_once, name: values[-1]}
    found = [tuple(options.items()) for options in [usual, *alone, at_once]]
    return [each for each in dict.fromkeys(found) if goes(game, players, dict(each))]


def plain_or_small(setting: Setting) -> bool:
    """With nothing varied, or for the fewest players: enough where rules run interpreted."""
    one_table = setting.game.effort.one_table
    if one_table is not None:
        everything = len(setting.game.options) - sum(o.is_file for o in setting.game.options)
        at_once = len(setting.varied) in (0, everything)
        return at_once and setting.players == one_table
    return not setting.varied or setting.players == setting.game.player_counts[0]


@cache
def settings_to_try(name: str) -> list[Setting]:
    """Interpreted rules are many times slower: then only some settings of a game are tried."""
    return [each for each in settings_of(name) if compiled(name) or plain_or_small(each)]


def few_settings(name: str) -> list[Setting]:
    """Some of them, as different as possible, for tests that play many games of each."""
    found = settings_to_try(name)
    return found[:: -1 - len(found) // FEW][:FEW]


class Step(NamedTuple):
    """A position and a decision in it."""

    state: State
    seat: int
    move: int
    number: int


def steps_of(setting: Setting, seed: int) -> Iterator[Step]:
    """A random game, decision by decision."""
    state, rng = setting.new(seed), new_rng(seed, DECISIONS)
    for number in range(MOST_STEPS):
        if state.over:
            break
        deciders = state.deciders()
        seat = deciders[rng.below(len(deciders))]
        move = any_move(state, seat, rng)
        yield Step(state, seat, move, number)
        state.act(seat, move)


def tables_to_try(name: str) -> list[tuple[str, int]]:
    """The numbers of players with which many random games are played."""
    game = ludolith.game(name)
    one_table = game.effort.one_table
    counts = game.player_counts if compiled(name) or one_table is None else (one_table,)
    return [(name, players) for players in counts]


def compiled(name: str) -> bool:
    """Whether the rules of a game run compiled: Ludolith's own, or those of another package."""
    game = ludolith.game(name)
    rules = import_module(type(game.template(game.player_counts[0])).__module__)
    return not str(rules.__file__).endswith(".py")


@cache
def usual_length(name: str) -> int:
    """The decisions of one random game for the fewest players, or as many as are tried."""
    game, rng = ludolith.game(name), new_rng(1, DECISIONS)
    state = game.new(game.player_counts[0], seed=1)
    length = 0
    while not state.over and length < MOST_DECISIONS:
        seat = state.deciders()[0]
        state.act(seat, any_move(state, seat, rng))
        length += 1
    return length


def ends(name: str) -> bool:
    return usual_length(name) < MOST_DECISIONS


def any_move(state: State, seat: int, rng: Rng) -> int:
    moves = state.legal(seat)
    return moves[rng.below(len(moves))]
