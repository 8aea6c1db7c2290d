"""Games in plain Python: another package writes the rules and gets everything else from here.

A `PlainState` is made of numbers, words, lists and dicts. It speaks of moves as typed values;
codes, copies, pickling and rows of numbers follow from what it declares.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, ClassVar, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.engine.bot import Bot
from ludolith.engine.errors import UnknownMove, no_such_seat
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.options import OptionValue
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.engine.view import View, check_viewer

_OF_STATE: Final = frozenset(State.__annotations__)  # what every position has, kept by its class
_UNCHANGING: Final = (bool, int, float, str, bytes, type(None))


class PlainState(State):
    """A position whose attributes are plain values; a subclass implements the rules."""

    all_moves: ClassVar[tuple[Move, ...]]  # every move there is; its place is its code
    _codes: ClassVar[dict[Move, int]]
    options: dict[str, OptionValue]

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        if "all_moves" in cls.__dict__:
            cls._codes = {move: code for code, move in enumerate(cls.all_moves)}
            if len(cls._codes) < len(cls.all_moves):
                raise TypeError(f"{cls.__name__}.all_moves has a move twice")

    def __init__(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> None:
        self.players = players
        self.over = False
        self.rng = rng
        self.emitted = None
        self.options = dict(options)

    # -- what the rules must answer

    def set_up(self) -> None:
        """Lay everything out for the first decision; players, options and rng are there."""
        raise NotImplementedError

    def choosing(self) -> list[int]:
        """The seats that must choose now, ascending; none when the game is over."""
        raise NotImplementedError

    def choices(self, seat: int) -> Sequence[Move]:
        """What this seat, which must choose, may do: some of `all_moves`, in their order."""
        raise NotImplementedError

    def make(self, seat: int, move: Move) -> None:
        """Let a legal move happen."""
        raise NotImplementedError

    def rule_against(self, seat: int, move: Move | None) -> str:
        """The id of the rule that forbids this; None: the rule that says what may be chosen now."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """Points per seat if the game ended now."""
        raise NotImplementedError

    def view_of(self, seat: int | None) -> View:
        """What this seat, which exists, may see (None: a spectator)."""
        raise NotImplementedError

    def hide(self, seat: int, rng: Rng) -> None:
        """Draw everything anew that this seat cannot know; nothing is hidden from it by default."""

    def numbers(self, seat: int) -> list[int]:
        """What this seat sees as numbers, in the order of the game's `fields`."""
        raise NotImplementedError

    # -- what follows from it

    def seen(self, seat: int | None) -> dict[str, Any]:
        """The fields every view has, for `view_of` to pass on."""
        return {
            "seat": seat,
            "players": self.players,
            "over": self.over,
            "deciding": tuple(self.choosing()),
            "winners": tuple(self.victors()) if self.over else (),
            "decided_by": self.deciding_rule() if self.over else None,
            "scores": tuple(self.points()),
        }

    def code(self, move: Move) -> int:
        """The code of a move; raises UnknownMove."""
        try:
            return self._codes[move]
        except (KeyError, TypeError):
            raise UnknownMove(f"there is no move {move!r}") from None

    def fresh(self, rng: Rng) -> State:
        state = type(self)(self.players, self.options, rng)
        if self.emitted is not None:
            state.keep_events()
        state.set_up()
        return state

    def deciders(self) -> vec[i64]:
        return vec[i64](self.choosing())

    def legal(self, seat: i64) -> vec[i64]:
        if seat not in self.choosing():
            return vec[i64]()
        return vec[i64]([self._codes[move] for move in self.choices(seat)])

    def act(self, seat: i64, move: i64) -> None:
        self.make(seat, self.all_moves[move])

    def forbids(self, seat: i64, move: i64) -> str:
        known = 0 <= move < len(self.all_moves)
        return self.rule_against(seat, self.all_moves[move] if known else None)

    def scores(self) -> vec[i64]:
        return vec[i64](self.points())

    def view(self, seat: int | None) -> View:
        check_viewer(seat, self.players)
        return self.view_of(seat)

    def redeal(self, seat: i64, rng: Rng) -> None:
        if not 0 <= seat < self.players:
            raise no_such_seat(seat, self.players)
        self.hide(seat, rng)
        self.rng = rng

    def observe(self, seat: i64, row: vec[i16], at: i64) -> i64:
        for number in self.numbers(seat):
            row[at] = i16(number)
            at += 1
        return at

    def clone(self) -> State:
        return _restored(self.rng.clone(), *self._parts())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.rng.clone(), *self._parts())

    def _parts(self) -> tuple[type[PlainState], int, bool, dict[str, Any]]:
        own = {name: value for name, value in sorted(vars(self).items()) if name not in _OF_STATE}
        return type(self), self.players, self.over, own


def _restored(
    rng: Rng, kind: type[PlainState], players: int, over: bool, own: dict[str, Any]
) -> PlainState:
    """A copy of a position that shares nothing with it."""
    state = kind(players, {}, rng)
    state.over = over
    for name, value in own.items():
        setattr(state, name, _copied(value))
    return state


def _copied(value: Any) -> Any:
    """A copy of a plain value, however deep; what cannot change is shared."""
    kind = type(value)
    if kind in _UNCHANGING:
        return value
    if kind is list:
        return [_copied(each) for each in value]
    if kind is tuple:
        return tuple([_copied(each) for each in value])
    if kind is dict:
        return {name: _copied(each) for name, each in value.items()}
    if isinstance(value, msgspec.Struct) and kind.__struct_config__.frozen:
        return value
    return copy.deepcopy(value)


class PlainGame(Game):
    """A game whose positions are plain."""

    state_type: ClassVar[type[PlainState]]
    most_behind: ClassVar[int]  # a number of points by which no player can ever be behind another

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        if "state_type" in cls.__dict__:
            kinds = dict.fromkeys(type(move) for move in cls.state_type.all_moves)
            cls.move_type = reduce(or_, kinds)

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> State:
        return self.state_type(players, options, Rng())

    def describe(self, code: int) -> Move:
        moves = self.state_type.all_moves
        if not 0 <= code < len(moves):
            raise UnknownMove(f"{code} is no move of {self.name}")
        return moves[code]

    def encode(self, move: Move) -> int:
        code = self.state_type._codes.get(move)
        if code is None:
            raise UnknownMove(f"{move!r} is no move of {self.name}")
        return code

    def codes(self) -> tuple[int, ...]:
        return tuple(range(len(self.state_type.all_moves)))

    def default_move(self, state: State, seat: int) -> int:
        """The first of its choices, for a player who does not choose in time."""
        return state.legal(seat)[0]

    def widest_margin(self, template: State) -> int:
        return self.most_behind


class PlainBot(Bot):
    """A bot of a plain game, which names its move instead of the code."""

    def decide(self, state: Any, seat: int, rng: Rng) -> Move:
        """A legal move; `state` is this bot's own copy, without anything it cannot know."""
        raise NotImplementedError

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, PlainState)
        return state.code(self.decide(state, seat, rng))
