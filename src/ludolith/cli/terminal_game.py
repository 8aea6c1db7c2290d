"""One game at one terminal: who sits where, what each has not read yet, and the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludolith import bots
from ludolith.arena.bot_errors import naming
from ludolith.arena.game_totals import checked, streams_of
from ludolith.engine.events import AddressedEvent, Event
from ludolith.engine.game import Game
from ludolith.engine.options import OptionValue
from ludolith.engine.records import Record, Seat
from ludolith.engine.replay import record_of
from ludolith.engine.running_game import RunningGame
from ludolith.engine.state import State
from ludolith.table.names import bot_name


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
        self.running = RunningGame(game, len(seats), options, seed=seed)
        self.bots = {
            place: bots.bot(game, seat.bot)
            for place, seat in enumerate(seats)
            if seat.bot is not None
        }
        self.streams = streams_of(self.bots, seed, after=len(moves))
        self.moves: list[tuple[int, int]] = []
        self.findings: list[str] = []
        self.unread: list[list[AddressedEvent]] = [[] for _ in seats]
        self.deliver(self.running.opening)
        for (seat, move), finding in zip(moves, findings, strict=True):
            before = self.unread
            self.unread = [[] for _ in seats]
            self._keep(seat, move, self.running.play(seat, move, finding), finding)
            if not any(self.unread):
                self.unread = before  # of what went before, only the last events are unread

    @property
    def game(self) -> Game:
        return self.running.game

    @property
    def state(self) -> State:
        return self.running.state

    def play(self, seat: int, move: int) -> None:
        """Make a player's choice, or refuse it as illegal; simulate its outcome if need be."""
        finding = self.running.find_out(seat, move)
        self._keep(seat, move, self.running.play(seat, move, finding, checked=True), finding)

    def _keep(self, seat: int, move: int, emitted: Sequence[AddressedEvent], finding: str) -> None:
        self.moves.append((seat, move))
        self.findings.append(finding)
        self.deliver(emitted)

    def let_bot_play(self, seat: int) -> None:
        with naming([each.bot or "" for each in self.seats], self.running.seed):
            move = checked(self.bots[seat], self.state, seat, self.streams[seat])
        self.play(seat, move)

    def deliver(self, emitted: Sequence[AddressedEvent]) -> None:
        for news in emitted:
            for seat, unread in enumerate(self.unread):
                if news.seen_by(seat):
                    unread.append(news)

    def read(self, seat: int) -> list[Event]:
        """What this player may know and has not read yet."""
        news, self.unread[seat] = self.unread[seat], []
        return [one.event for one in news]

    def read_in_public(self) -> list[Event]:
        """What all players may know and one of them has not read yet."""
        people = [seat for seat in range(len(self.seats)) if seat not in self.bots]
        longest = max((self.unread[seat] for seat in people), key=len, default=[])
        return [one.event for one in longest if one.seen_by(None)]

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
