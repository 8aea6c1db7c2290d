# Compiled with mypyc.
"""A game that is being played: its position, its chance, and how a decision is made in it.

Replays play through this class, tables and terminals through `UndoableGame`, which keeps the
decisions made. Simulations play on a bare `State`: measured with random games of Diamant, an object
of this class around each takes 3.5 times the processor time, and `play` instead of `act` 3.9 times.
So do environments, which are copied and pickled: this object holds the `Game`, which this floor
could not find again by its name.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludolith.engine import chance_source
from ludolith.engine.errors import BadFinding
from ludolith.engine.events import AddressedEvent
from ludolith.engine.game import Game
from ludolith.engine.options import OptionValue
from ludolith.engine.rng import Rng
from ludolith.engine.simulation_findings import CERTAIN
from ludolith.engine.state import State


class RunningGame:
    """One game. Its chance comes from a seed, or from a key and the number of each decision."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, OptionValue],
        *,
        seed: int = 0,
        key: bytes | None = None,
        keep_events: bool = True,
    ) -> None:
        """With `keep_events`, a decision returns its events; `opening` has those of the set-up."""
        self.game = game
        self.players = players
        self.options = dict(options)
        self.seed = seed
        self.key = key
        self._keep_events = keep_events
        self.state: State
        self.opening: list[AddressedEvent]
        self.set_up()

    def set_up(self) -> None:
        """The position before the first decision."""
        key = self.key
        rng = chance_source.seeded(self.seed) if key is None else chance_source.secret_chance(key)
        self.state = self.game.new_from(
            self.players, rng, self.options, keep_events=self._keep_events
        )
        self.opening = self.state.take_events()

    def begin(self, number: int) -> None:
        """Seed the chance of the decision with this number, where a key gives the chance."""
        if self.key is not None:
            chance_source.reseed(self.state.rng, self.key, number)

    def before(self, number: int) -> State:
        """A copy of the position with the chance of the decision with this number."""
        position = self.state.clone()
        if self.key is not None:
            position.rng = chance_source.secret_chance(self.key, number)
        return position

    def find_out(self, seat: int, move: int, number: int = 0) -> str:
        """What comes of this move, for `play`; refuses a move that is not legal."""
        self.state.check(seat, move)
        if not self.state.uncertain(move):
            return CERTAIN
        return self.before(number).attempt(seat, move).finding

    def play(
        self, seat: int, move: int, finding: str, *, checked: bool = False
    ) -> list[AddressedEvent]:
        """Make a decision that was legal when it was made, with what was found of it then.

        Refuses one that was not. `checked`: it was found to be legal in this very position.
        """
        if checked:
            return _make(self.state, seat, move, finding)
        return play_as_found(self.state, seat, move, finding)

    def known_to(self, seat: int, rng: Rng) -> State:
        """The position as this seat knows it: all that is hidden from it is drawn anew."""
        return self.state.known_to(seat, rng)


def play_as_found(state: State, seat: int, move: int, finding: str) -> list[AddressedEvent]:
    """`State.play` of an earlier decision, with what was found of it then."""
    check_past(state, seat, move)
    return _make(state, seat, move, finding)


def check_past(state: State, seat: int, move: int) -> None:
    """Refuse a move of an earlier decision unless it is legal, or was so in earlier rules."""
    if not state.allowed_before(seat, move):
        state.check(seat, move)


def _make(state: State, seat: int, move: int, finding: str) -> list[AddressedEvent]:
    if state.uncertain(move):
        if finding == CERTAIN:
            raise BadFinding("its finding is missing: what came of it cannot be known")
        state.give(seat, move, finding)
    elif finding != CERTAIN:
        raise BadFinding("it has a finding, but the rules alone decide what comes of it")
    state.keep_events()
    state.act(seat, move)
    return state.take_events()
