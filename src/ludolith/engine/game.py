"""What every game is: its name, who can play it, its options, its moves, its bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import UnionType
from typing import ClassVar

import msgspec

from ludolith.engine import chance_source
from ludolith.engine.bot import Bot
from ludolith.engine.errors import IllegalMove, UnknownBot, UnknownMove, WrongPlayerCount
from ludolith.engine.events import Event
from ludolith.engine.move_codes import MoveTable
from ludolith.engine.moves import Move
from ludolith.engine.observation_fields import Field
from ludolith.engine.options import Option, OptionValue, settle
from ludolith.engine.rng import Rng
from ludolith.engine.search_profile import SearchProfile
from ludolith.engine.state import State
from ludolith.engine.test_effort import Effort
from ludolith.engine.view import View


class _MoveHolder(msgspec.Struct, array_like=True):
    """A move of some game; each game's own says of which kinds."""

    move: Move


class Game(ABC):
    """One game of the collection. There is one instance of each."""

    name: ClassVar[str]
    package: ClassVar[str]  # where its texts lie
    rulebook: ClassVar[str]  # authors and edition of the source
    player_counts: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    move_type: ClassVar[type[Move] | UnionType]  # its kinds of moves
    # Words in the moves of earlier versions, each with the word of today. No word stands on both
    # sides.
    former_ids: ClassVar[Mapping[str, str]] = {}
    # Its moves by code; empty if they are too many: then it describes and encodes them itself.
    move_table: ClassVar[MoveTable] = MoveTable()
    event_type: ClassVar[type[Event] | UnionType]
    view_type: ClassVar[type[View]]
    levels: ClassVar[dict[str, Callable[[], Bot]]]  # its own bots, weakest first
    search_profile: ClassVar[SearchProfile | None] = (
        None  # how a master thinks ahead; None: there is no master
    )
    shows_odds: ClassVar[bool] = False  # its board can show chances
    by_simulation: ClassVar[bool] = False  # moves are simulated: thousands of games take too long
    # The number at the end of its environments' ids. Raised when the same seed and the same actions
    # no longer give the same rewards, or when actions or observations mean something else.
    environment_version: ClassVar[int] = 0
    # Rows of its picture in a terminal, and how many more for each player. Longer is drawn smaller.
    picture_rows: ClassVar[tuple[int, int]] = (40, 0)
    effort: ClassVar[Effort] = Effort()

    @abstractmethod
    def blank(self, players: int, options: Mapping[str, OptionValue]) -> State:
        """A position that only knows players and options; `fresh` sets it up."""

    def describe(self, code: int) -> Move:
        """The typed value of a move code; raises UnknownMove."""
        return self.move_table.describe(code, self.name)

    def encode(self, move: Move) -> int:
        """The code of a typed move; raises UnknownMove."""
        return self.move_table.encode(move, self.name)

    @abstractmethod
    def default_move(self, state: State, seat: int) -> int:
        """What happens for a player who does not choose in time."""

    def ready(self) -> None:  # noqa: B027
        """Refuse if something that the game needs is missing, such as a library."""

    def codes(self) -> tuple[int, ...]:
        """The codes of all moves, ascending: environments number their actions by them. Empty:
        there are too many moves to number.
        """
        return tuple(self.move_table.moves)

    def aims(self) -> tuple[Field, ...]:
        """The numbers that describe a move, where there are too many moves to list."""
        return ()

    def aimed(self, state: State, seat: int, numbers: Sequence[int]) -> int:
        """The code of the move aimed by these numbers, each within its bounds."""
        raise NotImplementedError

    def fields(self, players: int) -> tuple[Field, ...]:
        """What the numbers mean that `State.observe` writes."""
        return ()

    def widest_margin(self, template: State) -> int:
        """The most points by which one seat can be behind another."""
        raise NotImplementedError

    def new(
        self,
        players: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        *,
        keep_events: bool = False,
    ) -> State:
        """A game ready for its first decision; the same arguments give the same game.

        With `keep_events`, `take_events` returns what happened from the set-up on.
        """
        return self.new_from(players, chance_source.seeded(seed), options, keep_events=keep_events)

    def new_from(
        self,
        players: int,
        rng: Rng,
        options: Mapping[str, object] | None = None,
        *,
        keep_events: bool = False,
    ) -> State:
        """As `new`, with chance from anywhere."""
        template = self.template(players, options)
        if keep_events:
            template.keep_events()
        return template.fresh(rng)

    def template(self, players: int, options: Mapping[str, object] | None = None) -> State:
        """A position from which `fresh` makes any number of games."""
        counts = self.player_counts
        if type(players) is not int or players not in counts:
            raise WrongPlayerCount(
                f"{self.name} is for {counts[0]} to {counts[-1]} players, not {players!r}"
            )
        return self.blank(players, settle(self.options, options))

    def decode_move(self, data: object) -> int:
        """The code of a move that came from a file or a socket, of this or an earlier version."""
        try:
            return self._decode_present(data)
        except UnknownMove:
            present = self._in_present_ids(data)
            if present == data:
                raise
            return self._decode_present(present)

    def _in_present_ids(self, data: object) -> object:
        """A move in the words of today."""
        if not self.former_ids or not isinstance(data, dict):
            return data
        former = self.former_ids
        return {
            field: former.get(value, value) if isinstance(value, str) else value
            for field, value in data.items()
        }

    def _decode_present(self, data: object) -> int:
        try:
            holder = msgspec.convert((data,), self._move_holder)
        except msgspec.ValidationError as problem:
            reason = str(problem).replace("$[0]", "$").removesuffix(" - at `$`")
            raise UnknownMove(f"not a move of {self.name}: {reason}") from None
        return self.encode(holder.move)

    @cached_property
    def _move_holder(self) -> type[_MoveHolder]:
        """A struct around a union: msgspec prepares a struct once, but a union at every call."""
        namespace = {"__annotations__": {"move": self.move_type}}
        return type("Holder", (_MoveHolder,), namespace)

    def bot(self, level: str) -> Bot:
        """A new bot of one of this game's own levels."""
        if level not in self.levels:
            raise UnknownBot(
                f"{self.name} has no bot {level!r}; there are: {', '.join(self.levels)}"
            )
        return self.levels[level]()

    def reason(self, problem: IllegalMove) -> str:
        """An illegal move in words that name the move."""
        try:
            move = msgspec.to_builtins(self.describe(problem.move))
        except UnknownMove:
            return f"{problem.move} is no move of {self.name}"
        return f"{move} is not allowed to seat {problem.seat} now (rule {problem.rule})"
