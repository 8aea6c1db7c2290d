"""Every way to set up every game, and ways to get somewhere in it."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import ludolith
from ludolith.engine.errors import BadOptionValue
from ludolith.engine.game import Game
from ludolith.engine.options import Option, OptionValue
from ludolith.engine.rng import DECISIONS, Rng, new_rng
from ludolith.engine.state import State

OptionSet = tuple[tuple[str, OptionValue], ...]
# Where a long game is shortest: there alone it is played interpreted.
ONE_TABLE = {"dino_bones": 5, "gods_love_dinosaurs": 2}
# Of options that name seats a few values; the game's own tests try others.
FEW_VALUES: dict[tuple[str, str], tuple[OptionValue, ...]] = {
    ("dino_bones", "first_player"): ("lot", "first_seat"),
    ("seven_dwarfs", "experienced"): ("", "1"),
    ("seven_dwarfs", "steady"): ("", "2"),
    ("seven_dwarfs", "first"): (1, 2),
}
FEW_SETS = 8  # of options; a game with more is tested with some that cover them
FEWER_SETS = {"gods_love_dinosaurs": 4}  # of a game that takes long


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

    def new(self, seed: int, *, listen: bool = False) -> State:
        return self.game.new(self.players, seed, dict(self.options), listen=listen)

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
        if len(chosen) > FEWER_SETS.get(name, FEW_SETS):
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
    return FEW_VALUES.get((game.name, option.name), option.values)


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
    if setting.name in ONE_TABLE:
        everything = len(setting.game.options) - sum(o.is_file for o in setting.game.options)
        at_once = len(setting.varied) in (0, everything)
        return at_once and setting.players == ONE_TABLE[setting.name]
    return not setting.varied or setting.players == setting.game.player_counts[0]


ALL_SETTINGS = [setting for name in ludolith.NAMES for setting in settings_of(name)]
# Interpreted rules are many times slower, and the golden games show that they are the same.
SETTINGS = [each for each in ALL_SETTINGS if ludolith.compiled() or plain_or_small(each)]


def any_move(state: State, seat: int, rng: Rng) -> int:
    moves = state.legal(seat)
    return moves[rng.below(len(moves))]
