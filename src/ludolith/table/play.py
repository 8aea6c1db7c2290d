# Compiled with mypyc.
"""A game in progress at a live table: its position, its moves, its chance, and taking back."""

from __future__ import annotations

from collections.abc import Sequence

from ludolith.engine import chance
from ludolith.engine.events import Told
from ludolith.engine.findings import CERTAIN, as_value
from ludolith.engine.game import Game
from ludolith.engine.records import Record, Seat, sealed
from ludolith.engine.replay import check_told, described, play_as_found, result_of
from ludolith.engine.state import State
from ludolith.table.acts import Mover
from ludolith.table.plies import Ply


class Play:
    """The moves of one game. Chance of a move comes from the move's number and a key: the secret,
    mixed with the parts that players' devices gave.

    A number is never used twice: a decision made again after an undo draws new chance, so taking
    back tells nobody what would have come.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, bool | int | str],
        secret: bytes,
        contributions: Sequence[chance.Contribution] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.secret = secret
        self.commitment = chance.commitment(secret)
        self.contributions = tuple(contributions)
        self._key = chance.chance_key(secret, contributions)
        self.numbers = 0
        self.plies: list[Ply] = []
        self._own_last: dict[int, int] = {}  # each seat's last decision, counted from 1
        # A number of decisions and the position after them, from which taking back goes on: who
        # does so again and again must not make everybody wait for the whole game each time.
        self._landmark: tuple[int, State] | None = None
        self.state: State
        self.opening: list[Told]
        self._set_up()

    def _set_up(self) -> None:
        rng = chance.secret_chance(self._key)
        self.state = self.game.new_from(self.players, rng, self.options, listen=True)
        self.opening = self.state.take_events()

    def before(self, code: int) -> State | None:
        """A copy of the position with the chance of the next decision, if it is this one and the
        world has to be asked what comes of it; None: the rules decide.
        """
        if not self.state.uncertain(code):
            return None
        position = self.state.clone()
        position.rng = chance.secret_chance(self._key, self.numbers + 1)
        return position

    def move(self, seat: int, code: int, by: Mover, finding: str | None = None) -> Ply:
        """Make a decision, or refuse it and leave everything as it was.

        `finding` is what the world answered; None: it is asked here and now, if need be.
        """
        check_told(self.state, seat, code)
        if finding is None:
            position = self.before(code)
            finding = CERTAIN if position is None else position.attempt(seat, code).finding
        ply = self._make(seat, code, by, self.numbers + 1, finding)
        self.numbers += 1
        return ply

    def _make(self, seat: int, code: int, by: Mover, number: int, finding: str) -> Ply:
        state = self.state
        asked_with = tuple(state.deciders())
        stretch = state.apart()
        chance.reseed(state.rng, self._key, number)
        before = state.rng.words()
        told = play_as_found(state, seat, code, finding)
        drawn = state.rng.words() != before
        final = drawn or state.over or any(one.event.reveals for one in told)
        apart = stretch if state.apart() == stretch else 0
        secret = all(one.seats == 1 << seat for one in told)
        ply = Ply(seat, code, by, number, asked_with, final, apart, told, secret, finding)
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
        """The seat's last decision if it may be taken back without asking anybody.

        Nothing may have been revealed since, and whoever acted since cannot have answered to it:
        they were asked at the same moment and have not heard, or work in an area of their own.
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
            self._make(made.seat, made.code, made.by, made.number, made.finding)

    def _go_back_to(self, ply: int, kept: list[Ply]) -> None:
        """To the landmark if it lies before this decision, else to the set-up."""
        if self._landmark is not None and self._landmark[0] <= ply:
            made, position = self._landmark
            self.state = position.clone()
            self.state.listen()
            self.plies = kept[:made]
        else:
            self.plies = []
            self._set_up()
        self._own_last = {
            ply.seat: number for number, ply in enumerate(self.plies, start=1) if ply.by != "clock"
        }

    def record(self, seats: tuple[Seat, ...], signer: str | None = None) -> Record:
        """The game so far; its secret and numbers are in it only when the game is over.

        `signer` is the public key of whoever is going to sign it.
        """
        over = self.state.over
        findings = tuple(as_value(ply.finding) for ply in self.plies)
        return sealed(
            Record(
                game=self.game.name,
                options=self.options,
                seats=seats,
                secret=self.secret.hex() if over else None,
                commitment=self.commitment if over else None,
                contributions=self.contributions or None if over else None,
                numbers=tuple(ply.number for ply in self.plies) if over else None,
                moves=described(self.game, [(ply.seat, ply.code) for ply in self.plies]),
                findings=findings if any(findings) else None,
                result=result_of(self.state),
                signer=signer,
            )
        )
