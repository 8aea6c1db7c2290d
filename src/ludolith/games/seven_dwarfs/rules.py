# Compiled with mypyc.
"""Seven Dwarfs: two strikes a turn, and whoever makes something come off owns it.

Source: the Russian rulebook of Bling Bling Gemstone (Justin Oh; "Семь гномов и самоцветная шахта",
Hobby World 2013). Every rule stands in RULES.md under its id, with the readings chosen where the
rulebook is silent. Options: `penalties`, `three_in_the_mine`, `experienced`, and for the table
`first` and `steady`.
Deviations: what comes off is found by a simulation of rigid bodies (DWA-40 to 44), which knows no
colours and no players; here is only what that comes to.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludolith.engine.bits import SEATS, bit, count
from ludolith.engine.errors import no_such_seat
from ludolith.engine.findings import Attempt
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.seven_dwarfs import events, findings, strike_solver
from ludolith.games.seven_dwarfs.column import (
    BLOCKS,
    SLOTS,
    Column,
    Finding,
    Tremor,
    fresh_column,
    no_answer,
)
from ludolith.games.seven_dwarfs.components import (
    BLOCK_POINTS,
    CLEAR,
    COLOURS,
    GEMS,
    MOST_ALIKE,
    MOST_STRIKES,
    NAMES,
    OF_EACH,
    OTHER_COLOUR,
    OWN_COLOUR,
    POINTS,
    RED,
    STRIKES_A_TURN,
)
from ludolith.games.seven_dwarfs.faults import faults_of
from ludolith.games.seven_dwarfs.legal import in_reach, strikes_at
from ludolith.games.seven_dwarfs.moves import FIRST_STRIKE, Strike, move_of
from ludolith.games.seven_dwarfs.observe import observed
from ludolith.games.seven_dwarfs.tremor import drawn
from ludolith.games.seven_dwarfs.view import SevenDwarfsView, look

NONE: Final = -1
_NOTHING: Final = vec[i64]()
_UNCHOSEN: Final = vec[i64]([NONE] * 8)
_ZEROS: Final = vec[i64]([0] * 24)
_BOX: Final = vec[i64]([gem // OF_EACH for gem in range(GEMS)])
_FIELDS: Final = (
    "players",
    "over",
    "penalties",
    "three_in_the_mine",
    "experienced",
    "steady",
    "first",
    "on_column",
    "standing",
    "turn",
    "struck",
    "knocked",
    "made",
    "ran_out",
)
_VECS: Final = ("colour", "won", "fallen", "foot", "chosen", "moved")


@final
@mypyc_attr(acyclic=True)
class SevenDwarfs(State):
    """A game of Seven Dwarfs in progress."""

    penalties: bool = False
    three_in_the_mine: bool = False
    experienced: i64 = 0  # seats
    steady: i64 = 0  # seats with a steadier hand
    first: i64 = 0  # the seat that begins

    colour: vec[i64]  # of every gem, by SLOTS * block + slot; never changed once dealt
    column: Column  # where everything stands; for the physics
    on_column: i64 = 0  # gems, as a set
    standing: i64 = 0  # blocks, as a set
    foot: vec[i64]  # gems at the foot of the column, by colour

    won: vec[i64]  # gems by COLOURS * seat + colour
    fallen: vec[i64]  # blocks by seat
    chosen: vec[i64]  # the colour of each seat, in the variant "three in the mine"
    moved: vec[i64]  # by seat: the number of its last strike; 0: it has not struck

    turn: i64 = 0  # whose turn it is
    struck: i64 = 0  # strikes of this turn made
    knocked: i64 = 0  # gems that came off in this turn
    made: i64 = 0  # strikes of the game made
    ran_out: bool = False  # the game was ended after MOST_STRIKES
    given: Finding | None = None  # what was found out for the next strike

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.heard = None
        self.colour = self.foot = self.won = self.fallen = self.chosen = self.moved = _NOTHING
        self.column = _FRESH

    # -- set-up (DWA-02, DWA-03)

    def fresh(self, rng: Rng) -> SevenDwarfs:
        game = SevenDwarfs(rng)
        game.players = self.players
        game.penalties = self.penalties
        game.three_in_the_mine = self.three_in_the_mine
        game.experienced = self.experienced
        game.steady = self.steady
        game.first = self.first
        if self.heard is not None:
            game.listen()
        game.set_up()
        return game

    def set_up(self) -> None:
        players = self.players
        self.colour = dealt(self.rng)
        self.on_column = bit(GEMS) - 1
        self.standing = bit(BLOCKS) - 1
        self.foot = _ZEROS[:COLOURS]
        self.won = _ZEROS[: COLOURS * players]
        self.fallen = _ZEROS[:players]
        self.chosen = _UNCHOSEN[:players]
        self.moved = _ZEROS[:players]
        self.turn = self.first
        if self.heard is not None:
            self.tell(events.ColumnBuilt(blocks=BLOCKS, gems=GEMS))
            self.tell(events.FirstPlayer(seat=self.first))

    # -- who chooses what

    def deciders(self) -> vec[i64]:
        return SEATS[0] if self.over else SEATS[bit(self.turn)]

    def legal(self, seat: i64) -> vec[i64]:
        if self.over or seat != self.turn:
            return _NOTHING
        if self.choosing_colours():
            return vec[i64]([colour for colour in range(COLOURS) if self.is_free(colour)])
        return strikes_at(self.column)

    def allows(self, seat: i64, move: i64) -> bool:
        if self.choosing_colours():
            return 0 <= move < COLOURS and self.is_free(move)
        return in_reach(move)

    def forbids(self, seat: i64, move: i64) -> str:
        if self.choosing_colours() or (self.three_in_the_mine and 0 <= move < COLOURS):
            return "DWA-20"  # now everyone chooses a colour that is left, and never again
        if 0 <= move < COLOURS:
            return "DWA-04"  # a turn is two strikes
        return "DWA-41"  # which says what a strike can be

    def choosing_colours(self) -> bool:
        """Whether somebody has no colour yet; they choose in the order of turns (DWA-20)."""
        return self.three_in_the_mine and self.chosen[self.turn] == NONE

    def is_free(self, colour: i64) -> bool:
        """Each colour is for one of three players, or two of six (DWA-20)."""
        taken: i64 = 0
        for other in self.chosen:
            if other == colour:
                taken += 1
        return taken < self.players // COLOURS

    def act(self, seat: i64, move: i64) -> None:
        if move < FIRST_STRIKE:
            self.chosen[seat] = move
            if self.heard is not None:
                self.tell(events.ColourChosen(seat=seat, colour=NAMES[move]))
            self.turn = (self.turn + 1) % self.players
            return
        self.strike(seat, move)

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
        if self.heard is not None:
            self.tell_strike(seat, strike, finding)
        self.take(seat, finding)
        self.go_on(seat)

    def is_steady(self, seat: i64) -> bool:
        return self.steady & bit(seat) != 0

    def take(self, seat: i64, finding: Finding) -> None:
        """Everything that came off is the striker's, whatever made it fall (DWA-05, DWA-43)."""
        gems = _ZEROS[:COLOURS]
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
        if self.heard is not None:
            self.tell_haul(seat, gems, blocks, finding.hit)
        if off > 0:
            self.take_foot(seat)

    def take_foot(self, seat: i64) -> None:
        """Whoever knocks a gem off takes what lies at the foot, too (DWA-11, DWA-12)."""
        lying = self.foot[0] + self.foot[1] + self.foot[2]
        if lying == 0:
            return
        for colour in range(COLOURS):
            self.won[COLOURS * seat + colour] += self.foot[colour]
        if self.heard is not None:
            self.tell_foot(seat)
        self.foot = _ZEROS[:COLOURS]

    # -- what comes after it (DWA-04, DWA-06, DWA-07)

    def go_on(self, seat: i64) -> None:
        if self.on_column == 0:
            if self.heard is not None:
                self.tell(events.LastGemTaken(seat=seat))
            self.end()
            return
        if self.struck == STRIKES_A_TURN:
            self.end_turn(seat)
        if self.made == MOST_STRIKES:
            self.ran_out = True
            if self.heard is not None:
                self.tell(events.StrikesRanOut(strikes=self.made))
            self.end()
        elif self.struck == 0 and self.heard is not None:
            self.tell(events.TurnPassed(seat=self.turn))

    def end_turn(self, seat: i64) -> None:
        if self.penalties and self.knocked == 0:
            self.pay(seat)
        self.struck = 0
        self.knocked = 0
        self.turn = (seat + 1) % self.players

    def pay(self, seat: i64) -> None:
        """The cheapest gem won goes to the foot of the column, if there is any (DWA-10)."""
        colour: i64 = CLEAR
        while colour >= RED:
            if self.won[COLOURS * seat + colour] > 0:
                self.won[COLOURS * seat + colour] -= 1
                self.foot[colour] += 1
                if self.heard is not None:
                    self.tell(events.PutAtFoot(seat=seat, colour=NAMES[colour]))
                return
            colour -= 1
        if self.heard is not None:
            self.tell(events.NothingToPut(seat=seat))

    def end(self) -> None:
        self.over = True
        if self.heard is not None:
            self.tell_the_end()

    # -- points and victory (DWA-08, DWA-09)

    def worth(self, seat: i64, colour: i64) -> i64:
        """The points of a gem of this colour to this player (DWA-08, DWA-20, DWA-30)."""
        if self.three_in_the_mine:
            return OWN_COLOUR if self.chosen[seat] == colour else OTHER_COLOUR
        if colour == RED and self.experienced & bit(seat) != 0:
            return 0
        return POINTS[colour]

    def scores(self) -> vec[i64]:
        points = _ZEROS[: self.players]
        for seat in range(self.players):
            points[seat] = BLOCK_POINTS * self.fallen[seat]
            for colour in range(COLOURS):
                points[seat] += self.won[COLOURS * seat + colour] * self.worth(seat, colour)
        return points

    def ahead(self) -> i64:
        """The seats with most points."""
        scores = self.scores()
        most = scores[0]
        for score in scores:
            if score > most:
                most = score
        found: i64 = 0
        for seat in range(self.players):
            if scores[seat] == most:
                found |= bit(seat)
        return found

    def victors(self) -> vec[i64]:
        """Of those ahead the one who moved last; all of them if none has moved (DWA-09)."""
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

    # -- asking the world

    def uncertain(self, move: i64) -> bool:
        return move >= FIRST_STRIKE

    def tremor(self, seat: i64, speed: i64) -> Tremor:
        """That of the next strike, if it is made now."""
        return drawn(self.rng.clone(), speed, self.is_steady(seat))

    def attempt(self, seat: int, move: int, version: int | None = None) -> Attempt:
        strike = strike_of(move)
        return strike_solver.attempt(self.column, strike, self.tremor(seat, strike.speed), version)

    def give(self, seat: int, move: int, finding: str) -> None:
        found, strike = findings.read(finding), strike_of(move)
        findings.check(found, self.column, strike, self.tremor(seat, strike.speed).draws)
        self.given = found

    def give_up(self, seat: int, move: int, why: str) -> str:
        tremor = self.tremor(seat, strike_of(move).speed)
        return findings.written(no_answer(self.column, tremor, findings.trouble(why)))

    # -- telling

    def tell_strike(self, seat: i64, strike: Strike, finding: Finding) -> None:
        if finding.trouble:
            self.tell(events.StrikeWasted(seat=seat, strike=self.struck, trouble=finding.trouble))
        elif finding.hit:
            real = round(strike.speed * finding.tremor.speed)
            self.tell(events.Struck(seat=seat, strike=self.struck, speed=strike.speed, real=real))
        else:
            self.tell(events.Missed(seat=seat, strike=self.struck))

    def tell_foot(self, seat: i64) -> None:
        for colour in range(COLOURS):
            gems = self.foot[colour]
            if gems > 0:
                points = gems * self.worth(seat, colour)
                self.tell(
                    events.FootTaken(seat=seat, gems=gems, colour=NAMES[colour], points=points)
                )

    def tell_haul(self, seat: i64, gems: vec[i64], blocks: i64, hit: bool) -> None:
        for colour in range(COLOURS):
            if gems[colour] > 0:
                points = gems[colour] * self.worth(seat, colour)
                self.tell(
                    events.GemsWon(
                        seat=seat, gems=gems[colour], colour=NAMES[colour], points=points
                    )
                )
        if blocks > 0:
            points = blocks * BLOCK_POINTS
            self.tell(events.BlocksFallen(seat=seat, blocks=blocks, points=points))
        if blocks > 0 and self.standing == 0:
            self.tell(events.Collapsed(seat=seat))
        if hit and blocks == 0 and gems[0] + gems[1] + gems[2] == 0:
            self.tell(events.NothingCameOff())

    def tell_the_end(self) -> None:
        outcome = self.outcome()
        if outcome is None:
            return
        tied = count(self.ahead()) > 1
        if tied and len(outcome.winners) == 1:
            self.tell(events.TieBroken(seat=outcome.winners[0]))
        self.tell(
            events.GameEnded(
                seats=outcome.winners, points=max(outcome.scores), rule=self.deciding_rule()
            )
        )

    # -- housekeeping

    def clone(self) -> SevenDwarfs:
        twin = SevenDwarfs(self.rng.clone())
        twin.players = self.players
        twin.over = self.over
        twin.penalties = self.penalties
        twin.three_in_the_mine = self.three_in_the_mine
        twin.experienced = self.experienced
        twin.steady = self.steady
        twin.first = self.first
        twin.colour = self.colour
        twin.column = self.column
        twin.on_column = self.on_column
        twin.standing = self.standing
        twin.foot = self.foot[:]
        twin.won = self.won[:]
        twin.fallen = self.fallen[:]
        twin.chosen = self.chosen[:]
        twin.moved = self.moved[:]
        twin.turn = self.turn
        twin.struck = self.struck
        twin.knocked = self.knocked
        twin.made = self.made
        twin.ran_out = self.ran_out
        return twin

    def observe(self, seat: i64, row: vec[i16], at: i64) -> i64:
        for number in observed(look(self, seat)):
            row[at] = i16(number)
            at += 1
        return at

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Everything lies open; only what chance will bring is nobody's to know."""
        if not 0 <= seat < self.players:
            raise no_such_seat(seat, self.players)
        self.rng = rng
        self.given = None

    def view(self, seat: int | None) -> SevenDwarfsView:
        return look(self, seat)

    def faults(self) -> list[str]:
        return faults_of(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        parts = [getattr(self, name) for name in _FIELDS]
        lists = [list(getattr(self, name)) for name in _VECS]
        return _from_parts, (self.rng.clone(), parts, lists, self.column)


_FRESH: Final = fresh_column()


def _from_parts(
    rng: Rng, parts: list[object], lists: list[list[int]], column: Column
) -> SevenDwarfs:
    """The inverse of pickling: a vec does not pickle by itself."""
    game = SevenDwarfs(rng)
    for name, part in zip(_FIELDS, parts, strict=True):
        setattr(game, name, part)
    # Assigned one by one: `setattr` of a vec on a compiled class never frees it.
    rows = [vec[i64](values) for values in lists]
    game.colour, game.won, game.fallen, game.foot, game.chosen, game.moved = rows
    game.column = column
    return game


def strike_of(move: int) -> Strike:
    strike = move_of(move)
    assert isinstance(strike, Strike)
    return strike


def dealt(rng: Rng) -> vec[i64]:
    """The colours of all gems: shuffled until no block has three or four alike (DWA-02)."""
    while True:
        gems = _BOX[:]
        sound = True
        for place in range(GEMS):
            other = place + rng.below(GEMS - place)
            gem = gems[other]
            gems[other] = gems[place]
            gems[place] = gem
            if place % SLOTS == SLOTS - 1 and most_alike(gems, place - SLOTS + 1) > MOST_ALIKE:
                sound = False
                break
        if sound:
            return gems


def most_alike(gems: vec[i64], start: i64) -> i64:
    """How many gems of the commonest colour are on the block that begins there."""
    number = _ZEROS[:COLOURS]
    for gem in range(start, start + SLOTS):
        number[gems[gem]] += 1
    return max(number[0], number[1], number[2])
