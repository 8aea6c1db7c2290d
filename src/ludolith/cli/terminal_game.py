"""One game at one terminal: who sits where, what each has not read yet, and the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludolith import bots
from ludolith.arena.bot_errors import naming
from ludolith.arena.game_totals import checked, streams_of
from ludolith.engine.events import AddressedEvent, Event
from ludolith.engine.game import Game
from ludolith.engine.options import OptionValue
from ludolith.engine.records import Record, Seat
from ludolith.engine.replay import record_of
from ludolith.engine.state import State
from ludolith.engine.undoable_game import Mover, Ply, UndoableGame
from ludolith.table.names import bot_name

SET_UP: Final = 0  # no decision has this number


def seated(levels: Sequence[str], people: Sequence[Seat] = ()) -> list[Seat]:
    """Bots of these levels, each with a name of its own, beside the people."""
    found = list(people)
    for level in levels:
        found.append(Seat(bot_name([(seat.name, seat.bot) for seat in found]), level))
    return found[len(people) :]


class TerminalGame:
    """A game between people and bots. The same seed and the same choices give the same game,
    unless it was continued: then the bots' streams of chance begin anew.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, OptionValue],
        moves: Sequence[tuple[int, int]] = (),
        findings: Sequence[str] = (),
    ) -> None:
        """From the beginning, or continued after these moves with what was found then."""
        self.seats = tuple(seats)
        self.running = UndoableGame(game, len(seats), options, seed=seed)
        self.bots = {
            place: bots.bot(game, seat.bot)
            for place, seat in enumerate(seats)
            if seat.bot is not None
        }
        self.streams = streams_of(self.bots, seed, after=len(moves))
        # What each player has not read yet, with the number of the decision that caused it.
        self.unread: list[list[tuple[int, AddressedEvent]]] = [[] for _ in seats]
        self.deliver(SET_UP, self.running.opening)
        for (seat, move), finding in zip(moves, findings, strict=True):
            before = self.unread
            self.unread = [[] for _ in seats]
            self._keep(self.running.move(seat, move, self._mover(seat), finding))
            if not any(self.unread):
                self.unread = before  # of what went before, only the last events are unread

    @property
    def game(self) -> Game:
        return self.running.game

    @property
    def state(self) -> State:
        return self.running.state

    @property
    def moves(self) -> list[tuple[int, int]]:
        """The decisions that stand."""
        return [(ply.seat, ply.code) for ply in self.running.plies]

    @property
    def findings(self) -> list[str]:
        return [ply.finding for ply in self.running.plies]

    def play(self, seat: int, move: int) -> None:
        """Make a player's choice, or refuse it as illegal; simulate its outcome if need be."""
        finding = self.running.find_out(seat, move)
        self._keep(self.running.move(seat, move, self._mover(seat), finding, checked=True))

    def can_take_back(self, seat: int) -> bool:
        """Whether a player's last decision is neither revealed nor answered yet."""
        return self.running.free_undo(seat) is not None

    def take_back(self, seat: int) -> None:
        """Undo a player's last decision, which must be one that can be taken back."""
        ply = self.running.free_undo(seat)
        assert ply is not None
        number = self.running.plies[ply - 1].number
        self.running.take_back(ply, alone=True)
        for unread in self.unread:
            unread[:] = [news for news in unread if news[0] != number]

    def _mover(self, seat: int) -> Mover:
        return "bot" if seat in self.bots else "player"

    def _keep(self, ply: Ply) -> None:
        self.deliver(ply.number, ply.emitted)

    def let_bot_play(self, seat: int) -> None:
        with naming([each.bot or "" for each in self.seats], self.running.seed):
            move = checked(self.bots[seat], self.state, seat, self.streams[seat])
        self.play(seat, move)

    def deliver(self, number: int, emitted: Sequence[AddressedEvent]) -> None:
        for news in emitted:
            for seat, unread in enumerate(self.unread):
                if news.seen_by(seat):
                    unread.append((number, news))

    def read(self, seat: int) -> list[Event]:
        """What this player may know and has not read yet."""
        unread, self.unread[seat] = self.unread[seat], []
        return [news.event for _, news in unread]

    def read_in_public(self) -> list[Event]:
        """What all players may know and one of them has not read yet."""
        people = [seat for seat in range(len(self.seats)) if seat not in self.bots]
        longest = max((self.unread[seat] for seat in people), key=len, default=[])
        return [news.event for _, news in longest if news.seen_by(None)]

    def record(self) -> Record:
        """The game so far."""
        return record_of(
            self.game,
            self.state,
            seats=self.seats,
            options=self.running.options,
            seed=self.running.seed,
            moves=self.moves,
            findings=self.findings,
        )


def play_by_bots(playing: TerminalGame) -> None:
    """A whole game by bots alone, with the same choices as the same game of a simulation."""
    while not playing.state.over:
        for seat in list(playing.state.deciders()):
            playing.let_bot_play(seat)
