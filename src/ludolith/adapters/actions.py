"""How the moves of a game are numbered for those who learn, and what their observations hold.

An action is the place of a move in the list of all moves of the game, ordered by their codes. Moves
that name a player count from the one who decides, as observations do: action "boost the score of
player 1" boosts the score of the next seat, whichever player takes it.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, get_args, get_origin

import msgspec

import ludolith
from ludolith.adapters.errors import IllegalAction
from ludolith.adapters.move_and_view_numbers import Numbers
from ludolith.engine.errors import BadRequest, IllegalMove
from ludolith.engine.events import PLAYERS
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.observation_fields import Field, width
from ludolith.engine.state import State


class Spaces:
    """The actions and observations of a game for a number of players."""

    def __init__(self, name: str, players: int) -> None:
        game = ludolith.game(name)
        game.template(players)  # refuses a wrong number of players
        if not game.codes():
            raise BadRequest(f"the moves of {name} cannot be numbered")
        self.name = name
        self.players = players
        self.moves: list[Move] = [
            move
            for move in map(game.describe, game.codes())
            if names_of(move) <= set(range(players))
        ]
        self.fields: tuple[Field, ...] = game.fields(players)
        codes = [
            [code_for(game, move, seat, players) for move in self.moves] for seat in range(players)
        ]
        self.numbers = Numbers(codes, width(self.fields))

    def describe(self, action: int) -> dict[str, object]:
        """The move of an action as plain data; players in it are counted from the one who moves."""
        described: dict[str, object] = msgspec.to_builtins(self.moves[action])
        return described

    def code(self, state: State, seat: int, action: int) -> int:
        """The code of an action this seat may take now; any other is refused with its reason."""
        codes = self.numbers.codes[seat]
        if not 0 <= action < len(codes):
            raise BadRequest(f"actions of {self.name} are 0 to {len(codes) - 1}, not {action}")
        try:
            state.check(seat, codes[action])
        except IllegalMove as refused:
            raise IllegalAction(refused, action, self.say(action)) from None
        return codes[action]

    def say(self, action: int) -> str:
        """The move of an action in a few words."""
        move = self.describe(action)
        return " ".join(
            [str(move.pop("move")), *(f"{name}={value}" for name, value in move.items())]
        )

    def places(self) -> dict[str, slice]:
        """Where each field stands in an observation."""
        found, start = {}, 0
        for field in self.fields:
            found[field.name] = slice(start, start + field.size)
            start += field.size
        return found


def usual_players(game: Game) -> int:
    """Four, or as many as can play."""
    return min(max(4, game.player_counts[0]), game.player_counts[-1])


@cache
def spaces_of(name: str, players: int) -> Spaces:
    """The spaces of a game; worked out once."""
    return Spaces(name, players)


def code_for(game: Game, move: Move, seat: int, players: int) -> int:
    """The code of a move whose players are counted from this seat."""
    named = sorted((getattr(move, name) + seat) % players for name in seat_fields(type(move)))
    return game.encode(
        msgspec.structs.replace(move, **dict(zip(seat_fields(type(move)), named, strict=True)))
    )


def names_of(move: Move) -> set[int]:
    """The players a move names."""
    return {getattr(move, name) for name in seat_fields(type(move))}


@cache
def seat_fields(kind: type[Move]) -> tuple[str, ...]:
    """The fields of a kind of move that name players; several stand in ascending order."""
    return tuple(field.name for field in msgspec.structs.fields(kind) if is_seat(field.type))


def is_seat(annotation: object) -> bool:
    return get_origin(annotation) is Annotated and PLAYERS in get_args(annotation)
