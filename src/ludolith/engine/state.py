# Compiled with mypyc.
"""What every game's position can do. The contract between rules and everything above them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludolith.engine.bits import SEATS
from ludolith.engine.copy_marks import Own, Setting
from ludolith.engine.errors import IllegalMove, NotYourDecision
from ludolith.engine.events import ALL_VIEWERS, AddressedEvent, Event
from ludolith.engine.native_classes import refuse_native
from ludolith.engine.outcome import Outcome
from ludolith.engine.rng import Rng
from ludolith.engine.simulation_findings import Attempt
from ludolith.engine.view import View

MOST_CODE: Final = 1 << 40  # no game has as many kinds of moves


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A position of a game in progress.

    `deciders`, `legal`, `act`, `clone` and `redeal` are the hot path: they take and give integer
    move codes and may hand out shared constant vecs, which must not be changed by the caller.
    """

    players: Setting[i64] = 0
    over: bool = False
    rng: Rng
    # The events since the last take_events; None: events are not kept.
    emitted: Own[list[AddressedEvent] | None] = None

    @classmethod
    def __init_subclass__(cls) -> None:
        refuse_native(cls)

    # -- what a game must answer

    def fresh(self, rng: Rng) -> State:
        """A newly set-up game with the same players and options, its chance from rng."""
        raise NotImplementedError

    def deciders(self) -> vec[i64]:
        """Seats that must choose now: several when the choice is simultaneous, none when over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """The codes of all moves this decider may make, ascending; none for any other seat."""
        raise NotImplementedError

    def random_move(self, seat: i64, rng: Rng) -> i64:
        """Any legal move of this decider, each as likely as the others.

        A game may find it without a list of all moves: the same move by the same single draw.
        """
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def act(self, seat: i64, move: i64) -> None:
        """Make a legal move, unchecked: for search and playouts."""
        raise NotImplementedError

    def forbids(self, seat: i64, move: i64) -> str:
        """The id of the rule that forbids this illegal move to this decider.

        -1, which is no move at all: the rule that says what may be chosen now.
        """
        raise NotImplementedError

    def scores(self) -> vec[i64]:
        """Points per seat as they would count if the game ended now."""
        raise NotImplementedError

    def victors(self) -> vec[i64]:
        """The seats that win if the game ends now: most points, unless a game says otherwise."""
        scores = self.scores()
        most = scores[0]
        for score in scores:
            if score > most:
                most = score
        ahead: i64 = 0
        for seat in range(self.players):
            if scores[seat] == most:
                ahead |= 1 << seat
        return SEATS[ahead]

    def deciding_rule(self) -> str:
        """The id of the rule that decided a finished game."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Who won and by which rule; None while the game goes on."""
        if not self.over:
            return None
        return Outcome(tuple(self.victors()), tuple(self.scores()), self.deciding_rule())

    def apart(self) -> i64:
        """Whether the deciders work side by side now, each in an area of their own.

        0: no; what one does may concern the others at once. Otherwise the number of this stretch of
        play: until it ends, no act of one seat changes what another may do or what comes of it, in
        whatever order they act. A table then lets each player take back their own steps although
        others went on, and no question is withdrawn because of what others do.
        """
        return 0

    def clone(self) -> State:
        """An independent copy that keeps no events."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Replace everything this seat cannot know by a fair draw, and chance to come by rng.

        Refuses a seat that does not exist, and so does `view`.
        """
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """All this seat may see (None: a spectator). Nothing else ever leaves the table."""
        raise NotImplementedError

    def views(self, seats: list[int | None]) -> list[View]:
        """Several views at once; a game may compute what they share only once."""
        return [self.view(seat) for seat in seats]

    def observe(self, seat: i64, row: vec[i16], at: i64) -> i64:
        """Write what this seat sees as numbers into a row, from a place on; returns the place after
        the last one. `Game.fields` says what they mean; nothing beyond `view` is in them.
        """
        raise NotImplementedError

    def observe_changes(self, seat: i64, row: vec[i16], at: i64) -> None:
        """`observe` for a caller that keeps one row for this position and always writes it by this
        method: only what has changed since the last call need be written.
        """
        self.observe(seat, row, at)

    def faults(self) -> list[str]:
        """Every broken invariant by name; empty when the position is sound."""
        raise NotImplementedError

    # -- what a game must answer in which more than rules and chance decides

    def allows(self, seat: i64, move: i64) -> bool:
        """Whether this decider may make this move: those that `legal` lists, unless a game has so
        many that it lists only some.
        """
        for code in self.legal(seat):
            if code == move:
                return True
        return False

    def allowed_before(self, seat: i64, move: i64) -> bool:
        """Whether this is none of the moves above, but an earlier version of the rules allowed it.

        It is never offered, and refused in a running game; old records and tables still replay.
        """
        return False

    def uncertain(self, move: i64) -> bool:
        """Whether this move has to be simulated: a finding belongs to it."""
        return False

    def attempt(self, seat: int, move: int, version: int | None = None) -> Attempt:
        """Simulate an uncertain move; changes nothing, not even chance.

        With a version of a table, also record the motion, marked with that version.
        """
        raise NotImplementedError

    def motion(self, seat: int, move: int, finding: str, version: int) -> bytes:
        """The recorded motion of an uncertain move whose finding is known, marked with a version.

        It is simulated again, for replays. Empty if this version of the game finds something else.
        """
        return b""

    def give(self, seat: int, move: int, finding: str) -> None:
        """Make the next act, which must be this move, use this finding instead of a simulation.

        Refuses with BadFinding what cannot be true here, and leaves everything untouched.
        """
        raise NotImplementedError

    def give_up(self, seat: int, move: int, why: str) -> str:
        """The finding of an attempt that failed: nothing happens, for this reason."""
        raise NotImplementedError

    # -- what every game gets

    def situation(self, seat: i64) -> i64:
        """A number (40 bits) for all this seat knows now, so that a search recognises a situation
        whatever led to it; -1: this game gives none, and the search goes by the moves made.
        """
        return -1

    def known_to(self, seat: i64, rng: Rng) -> State:
        """A copy in which everything this seat cannot know is drawn anew."""
        known = self.clone()
        known.redeal(seat, rng)
        return known

    # `int | bool`: of a plain `int` compiled code keeps the number only, and True would be 1.

    def apply(self, seat: int | bool, move: int | bool) -> None:
        """Make a move, or refuse it with its reason and leave everything untouched."""
        self.check(seat, move)
        self.act(seat, move)

    def check(self, seat: int | bool, move: int | bool) -> None:
        """Refuse what is not a legal move of a seat that must choose now."""
        if type(seat) is not int or type(move) is not int:
            raise TypeError("a seat and a move are whole numbers")
        players: int = self.players
        if not 0 <= seat < players or seat not in list(self.deciders()):
            raise NotYourDecision(seat, self.over)
        if not 0 <= move < MOST_CODE or not self.allows(seat, move):
            raise IllegalMove(seat, move, self.forbids(seat, move if 0 <= move < MOST_CODE else -1))

    def play(self, seat: int | bool, move: int | bool) -> list[AddressedEvent]:
        """`apply`, and return what it caused."""
        self.keep_events()
        self.apply(seat, move)
        return self.take_events()

    def keep_events(self) -> None:
        """From now on keep what happens for `take_events`; a `fresh` game will do so too."""
        if self.emitted is None:
            self.emitted = []

    def take_events(self) -> list[AddressedEvent]:
        """The events since the last call, if events are kept."""
        emitted = self.emitted
        if emitted is None:
            return []
        self.emitted = []
        return emitted

    def emit(self, event: Event) -> None:
        """Keep an event that all may see. Rules call it only `if self.emitted is not None`."""
        self.emit_to(ALL_VIEWERS, event)

    def emit_to(self, seats: i64, event: Event) -> None:
        """Keep an event that only these seats (a bit mask) may see."""
        emitted = self.emitted
        if emitted is not None:
            emitted.append(AddressedEvent(event, seats))
