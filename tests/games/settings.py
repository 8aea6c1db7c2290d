"""Every way to set up every game, and ways to get somewhere in it."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import ludolith
from ludolith.engine.game import Game
from ludolith.engine.options import OptionValue
from ludolith.engine.rng import DECISIONS, Rng, new_rng
from ludolith.engine.state import State


class Setting(NamedTuple):
    """A game with a number of players and a value for each of its options."""

    name: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]

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
    game = ludolith.game(name)
    names = [option.name for option in game.options]
    choices = list(product(*(option.values for option in game.options)))
    return [
        Setting(name, players, tuple(zip(names, values, strict=True)))
        for players in game.player_counts
        for values in choices
    ]


SETTINGS = [setting for name in ludolith.NAMES for setting in settings_of(name)]


def any_move(state: State, seat: int, rng: Rng) -> int:
    moves = state.legal(seat)
    return moves[rng.below(len(moves))]
