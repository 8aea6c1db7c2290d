# Compiled with mypyc.
"""Seven Dwarfs: two strikes per turn; the striking player owns what comes off.

Source: the Russian rulebook of Bling Bling Gemstone (Justin Oh; "Семь гномов и самоцветная шахта",
Hobby World 2013). RULES.md states every rule under its id, with the reading chosen where the
rulebook is silent. Options: `penalties`, `three_in_the_mine`, `experienced`, and for the table
`first` and `steady`.
Deviations: a simulation of rigid bodies finds what comes off (DWA-40 to 44). It knows no colours
and no players; the rules only use its results.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludolith.engine.bits import SEATS, bit
from ludolith.engine.errors import no_such_seat
from ludolith.engine.rng import Rng
from ludolith.engine.simulation_findings import Attempt
from ludolith.games.seven_dwarfs import emit, finding_checks, strike_solver
from ludolith.games.seven_dwarfs.clone_and_pickle import (
    copy_seven_dwarfs,
    pack_seven_dwarfs,
    settle_seven_dwarfs,
    unpack_seven_dwarfs,
)
from ludolith.games.seven_dwarfs.codes import FIRST_STRIKE
from ludolith.games.seven_dwarfs.column import (
    SLOTS,
    Column,
    Finding,
    Tremor,
    no_answer,
)
from ludolith.games.seven_dwarfs.components import (
    BLOCK_POINTS,
    CLEAR,
    COLOURS,
    MOST_STRIKES,
    RED,
    STRIKES_A_TURN,
)
from ludolith.games.seven_dwarfs.faults import faults_of
from ludolith.games.seven_dwarfs.hand_tremor import drawn
from ludolith.games.seven_dwarfs.legal import allows, legal
from ludolith.games.seven_dwarfs.moves import Strike, move_of
from ludolith.games.seven_dwarfs.observe import observe
from ludolith.games.seven_dwarfs.position import NONE, ZEROS, Position
from ludolith.games.seven_dwarfs.setup import lay_out
from ludolith.games.seven_dwarfs.view import SevenDwarfsView, view_of


@final
@mypyc_attr(acyclic=True)
class SevenDwarfs(Position):
    """A game of Seven Dwarfs in progress."""

    # -- set-up (DWA-02, DWA-03)

    def fresh(self, rng: Rng) -> SevenDwarfs:
        game = SevenDwarfs(rng)
        settle_seven_dwarfs(self, game)
        if self.emitted is not None:
            game.keep_events()
        lay_out(game)
        return game

    # -- decisions

    def deciders(self) -> vec[i64]:
        return SEATS[self.asked]

    def legal(self, seat: i64) -> vec[i64]:
        return legal(self, seat)

    def allows(self, seat: i64, move: i64) -> bool:
        return allows(self, move)

    def forbids(self, seat: i64, move: i64) -> str:
        if self.choosing_colours() or (self.three_in_the_mine and 0 <= move < COLOURS):
            return "DWA-20"  # the decision is about a colour, which each player chooses once
        if 0 <= move < COLOURS:
            return "DWA-04"  # a turn is two strikes
        return "DWA-41"  # the rule about the range of strikes

    def act(self, seat: i64, move: i64) -> None:
        if move < FIRST_STRIKE:
            self.chosen[seat] = move
            if self.emitted is not None:
                emit.colour_chosen(self, seat, move)
            self.ask_for_colour()
            return
        self.strike(seat, move)

    def ask_for_colour(self) -> None:
        """Ask the next seat without a colour; if there is none, the game begins (DWA-20)."""
        self.active = self.first_player
        for seat in range(self.players):
            if self.chosen[seat] == NONE:
                self.active = seat
                break
        self.asked = bit(self.active)

    def allowed_before(self, seat: i64, move: i64) -> bool:
        """Until 2026 colours were chosen in the order of turns, not of seats (DWA-20)."""
        return (
            self.choosing_colours()
            and 0 <= seat < self.players
            and self.chosen[seat] == NONE
            and 0 <= move < COLOURS
            and self.is_free(move)
        )

    # -- a strike (DWA-04, DWA-05, DWA-40 to DWA-43)

    def strike(self, seat: i64, move: i64) -> None:
        chance = self.rng.clone()
        strike = strike_of(move)
        tremor = drawn(chance, strike.speed, self.is_steady(seat))
        finding = self.given
        if finding is None:
            finding = strike_solver.decide(self.column, strike, tremor)
        self.given = None
        self.rng = chance
        self.made += 1
        self.struck += 1
        self.moved[seat] = self.made
        if self.emitted is not None:
            emit.strike(self, seat, strike, finding)
        self.missed = not finding.hit
        self.take(seat, finding)
        self.go_on(seat)

    def take(self, seat: i64, finding: Finding) -> None:
        """Give the striker everything that came off, for any reason (DWA-05, DWA-43)."""
        gems = ZEROS[:COLOURS]
        for number, slot in finding.gems:
            gem: i64 = SLOTS * number + slot
            self.on_column &= ~bit(gem)
            gems[self.colour[gem]] += 1
        for number in finding.blocks:
            self.standing &= ~bit(number)
        blocks: i64 = len(finding.blocks)
        self.column = finding.column
        self.fallen[seat] += blocks
        for colour in range(COLOURS):
            self.won[COLOURS * seat + colour] += gems[colour]
        off: i64 = len(finding.gems)
        self.knocked += off
        if self.emitted is not None:
            emit.haul(self, seat, gems, blocks, finding.hit)
        if off > 0:
            self.take_foot(seat)

    def take_foot(self, seat: i64) -> None:
        """A player who knocks a gem off also takes the gems at the foot (DWA-11, DWA-12)."""
        lying = self.foot[0] + self.foot[1] + self.foot[2]
        if lying == 0:
            return
        for colour in range(COLOURS):
            self.won[COLOURS * seat + colour] += self.foot[colour]
        if self.emitted is not None:
            emit.foot_taken(self, seat)
        self.foot = ZEROS[:COLOURS]

    # -- after a strike (DWA-04, DWA-06, DWA-07)

    def go_on(self, seat: i64) -> None:
        if self.on_column == 0:
            if self.emitted is not None:
                emit.last_gem_taken(self, seat)
            self.end()
            return
        if self.struck == STRIKES_A_TURN:
            self.end_turn(seat)
        if self.made == MOST_STRIKES:
            self.ran_out = True
            if self.emitted is not None:
                emit.strikes_ran_out(self)
            self.end()
        elif self.struck == 0 and self.emitted is not None:
            emit.turn_passed(self)

    def end_turn(self, seat: i64) -> None:
        if self.penalties and self.knocked == 0:
            self.pay(seat)
        self.struck = 0
        self.missed = False
        self.knocked = 0
        self.pass_on()

    def pass_on(self) -> None:
        """It is the next player's turn."""
        self.active = (self.active + 1) % self.players
        self.asked = bit(self.active)

    def pay(self, seat: i64) -> None:
        """Lay the player's cheapest gem, if any, at the foot of the column (DWA-10)."""
        colour: i64 = CLEAR
        while colour >= RED:
            if self.won[COLOURS * seat + colour] > 0:
                self.won[COLOURS * seat + colour] -= 1
                self.foot[colour] += 1
                if self.emitted is not None:
                    emit.put_at_foot(self, seat, colour)
                return
            colour -= 1
        if self.emitted is not None:
            emit.nothing_to_put(self, seat)

    def end(self) -> None:
        self.over = True
        self.asked = 0
        if self.emitted is not None:
            emit.the_end(self)

    # -- points and victory (DWA-08, DWA-09)

    def scores(self) -> vec[i64]:
        points = ZEROS[: self.players]
        for seat in range(self.players):
            points[seat] = BLOCK_POINTS * self.fallen[seat]
            for colour in range(COLOURS):
                points[seat] += self.won[COLOURS * seat + colour] * self.worth(seat, colour)
        return points

    def victors(self) -> vec[i64]:
        """Of the players ahead, the one who moved last; all of them if none has moved (DWA-09)."""
        tied = self.ahead()
        latest: i64 = 0
        winner: i64 = tied
        for seat in SEATS[tied]:
            if self.moved[seat] > latest:
                latest = self.moved[seat]
                winner = bit(seat)
        return SEATS[winner]

    def deciding_rule(self) -> str:
        return "DWA-46" if self.ran_out else "DWA-09"

    # -- findings

    def uncertain(self, move: i64) -> bool:
        return move >= FIRST_STRIKE

    def tremor(self, seat: i64, speed: i64) -> Tremor:
        """The tremor of the next strike, if it is made now."""
        return drawn(self.rng.clone(), speed, self.is_steady(seat))

    def attempt(self, seat: int, move: int, version: int | None = None) -> Attempt:
        strike = strike_of(move)
        return strike_solver.attempt(self.column, strike, self.tremor(seat, strike.speed), version)

    def motion(self, seat: int, move: int, finding: str, version: int) -> bytes:
        found = finding_checks.read(finding)
        return strike_solver.motion_again(self.column, strike_of(move), found, version)

    def give(self, seat: int, move: int, finding: str) -> None:
        found, strike = finding_checks.read(finding), strike_of(move)
        finding_checks.check(found, self.column, strike, self.tremor(seat, strike.speed).draws)
        self.given = found

    def give_up(self, seat: int, move: int, why: str) -> str:
        tremor = self.tremor(seat, strike_of(move).speed)
        return finding_checks.written(no_answer(self.column, tremor, finding_checks.trouble(why)))

    # -- housekeeping

    def clone(self) -> SevenDwarfs:
        twin = SevenDwarfs(self.rng.clone())
        copy_seven_dwarfs(self, twin)
        return twin

    def observe(self, seat: i64, row: vec[i16], at: i64) -> i64:
        return observe(self, seat, row, at)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Only future chance is unknown; everything else is visible to all."""
        if not 0 <= seat < self.players:
            raise no_such_seat(seat, self.players)
        self.rng = rng
        self.given = None

    def view(self, seat: int | None) -> SevenDwarfsView:
        return view_of(self, seat)

    def faults(self) -> list[str]:
        return faults_of(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.rng.clone(), *pack_seven_dwarfs(self))


def _restored(rng: Rng, numbers: list[int], rows: list[list[int]], column: Column) -> SevenDwarfs:
    """The inverse of pickling."""
    game = SevenDwarfs(rng)
    unpack_seven_dwarfs(game, numbers, rows, column)
    return game


def strike_of(move: int) -> Strike:
    strike = move_of(move)
    assert isinstance(strike, Strike)
    return strike
