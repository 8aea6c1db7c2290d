# Compiled with mypyc.
"""A game whose decisions can be taken back: every decision that stands, and which may be undone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from ludolith.engine.events import AddressedEvent
from ludolith.engine.game import Game
from ludolith.engine.options import OptionValue
from ludolith.engine.running_game import RunningGame, check_past
from ludolith.engine.simulation_findings import CERTAIN
from ludolith.engine.state import State

Mover = Literal["player", "bot", "clock"]


class Ply(msgspec.Struct, frozen=True):
    """One decision that stands, and what it caused."""

    seat: int
    code: int
    by: Mover
    number: int  # its place among all decisions ever made in this game, those taken back included
    asked_with: tuple[int, ...]  # the seats that had to decide at that moment
    final: bool  # chance was drawn or something hidden was revealed
    apart: int  # the stretch of play in which all work side by side; 0: none, or it ended with this
    emitted: list[AddressedEvent]
    secret: bool  # no other seat may see what it caused
    finding: str = CERTAIN  # the finding, where the move was simulated

    @property
    def concerns_others(self) -> bool:
        """It may have changed what others are asked."""
        return not (self.apart or self.secret)

    def answered_by(self, later: Ply) -> bool:
        """Whether a later decision of another seat may be an answer to this one."""
        if self.apart:
            return later.apart != self.apart
        return later.seat not in self.asked_with or not (self.secret and later.secret)


class UndoableGame(RunningGame):
    """The decisions of one game. A number is never used twice: where a key gives the chance, a
    decision made again after an undo draws new chance, so taking back does not reveal what would
    have come.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, OptionValue],
        *,
        seed: int = 0,
        key: bytes | None = None,
    ) -> None:
        super().__init__(game, players, options, seed=seed, key=key)
        self.numbers = 0
        self.plies: list[Ply] = []
        self._own_last: dict[int, int] = {}  # each seat's last decision, counted from 1
        # A number of decisions and the position after them. Taking back goes on from there: done
        # again and again, it must not play the whole game anew each time.
        self._landmark: tuple[int, State] | None = None

    def position_for(self, code: int) -> State | None:
        """A copy of the position with the chance of the next decision, if it is this one and has to
        be simulated; None: the rules decide.
        """
        return self.before(self.numbers + 1) if self.state.uncertain(code) else None

    def move(
        self, seat: int, code: int, by: Mover, finding: str | None = None, *, checked: bool = False
    ) -> Ply:
        """Make a decision, or refuse it and leave everything as it was.

        `finding` is what a simulation found; None: the move is simulated here if necessary.
        `checked`: the move was found to be legal in this very position.
        """
        if not checked:
            check_past(self.state, seat, code)
        if finding is None:
            position = self.position_for(code)
            finding = CERTAIN if position is None else position.attempt(seat, code).finding
        ply = self._make(seat, code, by, self.numbers + 1, finding, checked=True)
        self.numbers += 1
        return ply

    def _make(
        self, seat: int, code: int, by: Mover, number: int, finding: str, checked: bool = False
    ) -> Ply:
        state = self.state
        asked_with = tuple(state.deciders())
        stretch = state.apart()
        self.begin(number)
        before = state.rng.words()
        emitted = self.play(seat, code, finding, checked=checked)
        drawn = state.rng.words() != before
        final = drawn or state.over or any(one.event.reveals for one in emitted)
        apart = stretch if state.apart() == stretch else 0
        secret = all(one.seats == 1 << seat for one in emitted)
        ply = Ply(seat, code, by, number, asked_with, final, apart, emitted, secret, finding)
        self.plies.append(ply)
        if by != "clock":
            self._own_last[seat] = len(self.plies)
        return ply

    def own_last(self, seat: int) -> int | None:
        """The last decision of a seat, counted from 1; none that the clock made for it."""
        return self._own_last.get(seat)

    def own_last_number(self, seat: int) -> int:
        """The number of the last decision of a seat; 0 if it has made none."""
        ply = self.own_last(seat)
        return 0 if ply is None else self.plies[ply - 1].number

    def free_undo(self, seat: int) -> int | None:
        """The seat's last decision if it may be taken back without asking the others.

        Nothing may have been revealed since, and no decision since may be an answer to it: the
        other seats were asked at the same moment and know nothing of it, or work in their own
        areas.
        """
        ply = self.own_last(seat)
        if ply is None:
            return None
        made = self.plies[ply - 1]
        if made.final:
            return None
        for later in self.plies[ply:]:
            if later.final or made.answered_by(later):
                return None
        return ply

    def touched(self, ply: int) -> list[Ply]:
        """The decisions that are not what they were when this one, counted from 1, is taken back:
        it, all since, and those that had waited with it for the same reveal.
        """
        made = self.plies[ply - 1]
        first = ply - 1
        while first and not self.plies[first - 1].final:
            earlier = self.plies[first - 1]
            if made.seat not in earlier.asked_with or not earlier.secret:
                break
            first -= 1
        return self.plies[first:]

    def take_back(self, ply: int, alone: bool) -> None:
        """Undo one decision, or that and all since."""
        before = self.plies[: ply - 1]
        kept = before + self.plies[ply:] if alone else before
        final = [number for number, made in enumerate(before, start=1) if made.final]
        landmark = final[-1] if final else 0
        self._go_back_to(ply - 1, kept)
        if self._landmark is None or self._landmark[0] != landmark:
            self._make_again(kept[len(self.plies) : landmark])
            self._landmark = landmark, self.state.clone()
        self._make_again(kept[len(self.plies) :])

    def _make_again(self, plies: list[Ply]) -> None:
        for made in plies:
            # Without the one taken back a later decision may no longer be possible: it is checked.
            self._make(made.seat, made.code, made.by, made.number, made.finding)

    def _go_back_to(self, ply: int, kept: list[Ply]) -> None:
        """To the landmark if it lies before this decision, else to the set-up."""
        if self._landmark is not None and self._landmark[0] <= ply:
            made, position = self._landmark
            self.state = position.clone()
            self.state.keep_events()
            self.plies = kept[:made]
        else:
            self.plies = []
            self.set_up()
        self._own_last = {
            ply.seat: number for number, ply in enumerate(self.plies, start=1) if ply.by != "clock"
        }
