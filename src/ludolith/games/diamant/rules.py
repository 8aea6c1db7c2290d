# Compiled with mypyc.
"""Diamant: the course of an expedition.

Source: the Russian rulebook of Diamant (Alan R. Moon, Bruno Faidutti; Lavka Games edition of the
iELLO version). RULES.md states every rule under its id, with the reading chosen where the
rulebook is silent. Options: `relics` (the variant "relic hunt"), `open_chests`.
Deviations: gems are numbers, not pieces (DIA-22, DIA-40); a card is drawn when it is revealed, so
the deck is the set of cards that may still come and has no order to peek at (DIA-43).
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from ludolith.engine.bits import SEATS, mix
from ludolith.engine.errors import no_such_seat
from ludolith.engine.rng import Rng
from ludolith.engine.view import View
from ludolith.games.diamant import emit
from ludolith.games.diamant.clone_and_pickle import (
    copy_diamant,
    pack_diamant,
    settle_diamant,
    unpack_diamant,
)
from ludolith.games.diamant.codes import CONTINUE
from ludolith.games.diamant.components import (
    EXPEDITIONS,
    RELIC,
    RELIC_KINDS,
    RELIC_POINTS,
    RELICS,
    TRAP,
)
from ludolith.games.diamant.faults import faults_of
from ludolith.games.diamant.legal import legal
from ludolith.games.diamant.observe import observe, observe_changes
from ludolith.games.diamant.position import NOTHING, Position
from ludolith.games.diamant.setup import lay_out
from ludolith.games.diamant.view import view_of, views_of
from ludolith.games.diamant.view_types import DiamantView


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Diamant(Position):
    """A game of Diamant in progress."""

    # -- set-up (DIA-01, DIA-02)

    def fresh(self, rng: Rng) -> Diamant:
        game = Diamant(rng)
        settle_diamant(self, game)
        if self.emitted is not None:
            game.keep_events()
        game.set_up()
        return game

    def set_up(self) -> None:
        """Lay everything out and begin the first expedition."""
        lay_out(self)
        self.begin_expedition()

    def begin_expedition(self) -> None:
        """All players enter; the first card is revealed before any player decides (DIA-03, 04)."""
        self.expedition += 1
        self.revealed = 0
        self.traps_seen = 0
        self.on_path = 0
        self.gathered = 0
        self.inside = (1 << self.players) - 1
        if self.emitted is not None:
            emit.beginning(self)
        if self.relic_hunt:
            self.add_relic()
        self.reveal()

    def add_relic(self) -> None:
        """The lowest relic of the stack joins the deck (DIA-30, 31)."""
        relic = self.expedition - 1
        self.deck = append(self.deck[:], u8(RELIC + relic))
        if self.emitted is not None:
            emit.relic_added(self, RELICS[relic])

    # -- the descent (DIA-05 to DIA-10)

    def reveal(self) -> None:
        """Reveal the next card; unless it ends the expedition, the players inside decide."""
        if self.revealed == len(self.deck):
            self.run_out()
            return
        card = self.draw()
        if card < TRAP:
            self.share(card)
        elif card >= RELIC:
            self.relics_in_cave |= 1 << (card - RELIC)
            if self.emitted is not None:
                emit.relic(self, card)
        else:
            kind: i64 = 1 << (card - TRAP)
            if self.traps_seen & kind:
                self.spring(card)
                return
            self.traps_seen |= kind
            if self.emitted is not None:
                emit.trap(self, card)
        self.asked = self.inside
        self.leaving = 0

    def draw(self) -> i64:
        """Draw the top card at random from the unrevealed cards (DIA-43)."""
        deck = self.deck
        top = self.revealed
        if len(self.to_come):
            chosen = self.find_fixed(top)
        else:
            chosen = top + self.rng.below(len(deck) - top)
        card = deck[chosen]
        deck[chosen] = deck[top]
        deck[top] = card
        self.revealed = top + 1
        return i64(card)

    def share(self, rubies: i64) -> None:
        """Divide a treasure among the players inside; the rest stays on its card (DIA-06, 07)."""
        inside = SEATS[self.inside]
        share = rubies // len(inside)
        rest = rubies - share * len(inside)
        self.on_path += rest
        carried = self.carried
        for seat in inside:
            carried[seat] += share
        if self.emitted is not None:
            emit.treasure(self, rubies, share, rest)

    def spring(self, card: i64) -> None:
        """The second trap of a kind: all flee empty-handed (DIA-09); chests are safe (DIA-10)."""
        if self.emitted is not None:
            emit.flight(self, card)
        carried = self.carried
        for seat in SEATS[self.inside]:
            carried[seat] = 0
        self.fled = self.inside
        self.inside = 0
        self.asked = 0
        self.leaving = 0
        self.end_expedition(card)

    def run_out(self) -> None:
        """No card is left: all leave safely with what they carry (DIA-41, unreachable)."""
        if self.emitted is not None:
            emit.deck_ran_out(self)
        self.leaving = self.inside
        self.asked = 0
        self.walk_out()
        self.end_expedition(0)

    # -- decisions (DIA-11 to DIA-15)

    def deciders(self) -> vec[i64]:
        return SEATS[self.asked]

    def legal(self, seat: i64) -> vec[i64]:
        return legal(self, seat)

    def random_move(self, seat: i64, rng: Rng) -> i64:
        return rng.below(2)  # LEAVE or CONTINUE

    def forbids(self, seat: i64, move: i64) -> str:
        return "DIA-11"

    def act(self, seat: i64, move: i64) -> None:
        """Note a secret choice; the last one reveals them all (DIA-11)."""
        self.asked &= ~(1 << seat)
        self.leaving |= (CONTINUE - move) << seat  # no `if`: processors mispredict it
        if not self.asked:
            self.resolve()

    def resolve(self) -> None:
        """All have chosen: the leavers walk out, the others see the next card (DIA-05)."""
        if self.emitted is not None:
            emit.choices(self)
        if self.leaving:
            self.walk_out()
        if self.inside:
            self.reveal()
        else:
            if self.emitted is not None:
                emit.cave_empty(self)
            self.end_expedition(0)

    def walk_out(self) -> None:
        """Leavers gather the rubies on the path and put all they carry away (DIA-12 to 14)."""
        leavers = SEATS[self.leaving]
        share = self.on_path // len(leavers)
        self.on_path -= share * len(leavers)
        self.gathered = self.revealed
        if self.emitted is not None:
            emit.gathering(self, share)
        if self.relics_in_cave:
            self.pick_up_relics(leavers)
        carried = self.carried
        chest = self.chest
        if self.emitted is not None:
            emit.chests(self, leavers, share)
        for seat in leavers:
            chest[seat] += carried[seat] + share
            carried[seat] = 0
        self.inside &= ~self.leaving
        self.leaving = 0

    def pick_up_relics(self, leavers: vec[i64]) -> None:
        """A player who leaves alone takes every relic; several leavers get none (DIA-33, 44)."""
        if len(leavers) > 1:
            if self.emitted is not None:
                emit.relics_left_lying(self)
            return
        seat = leavers[0]
        self.relics_won += self.relics_in_cave << (RELIC_KINDS * seat)
        if self.emitted is not None:
            emit.relics_taken(self, seat)
        self.relics_in_cave = 0

    # -- end of an expedition (DIA-16 to DIA-20, DIA-35)

    def end_expedition(self, sprung: i64) -> None:
        """Close the entrance; unless it was the fifth, tidy the cave and go in again (DIA-21)."""
        self.closed += 1
        if self.emitted is not None:
            emit.barrier(self)
        if self.closed == EXPEDITIONS:
            self.over = True
            if self.emitted is not None:
                emit.the_end(self)
            return
        self.tidy_up(sprung)
        self.begin_expedition()

    def tidy_up(self, sprung: i64) -> None:
        """Rubies, relics and one of the two traps go; the rest is the new deck (DIA-17 to 19)."""
        if self.emitted is not None:
            emit.tidying(self, sprung)
        place = self.revealed - 1
        if sprung:
            self.remove(place)  # the trap revealed last (DIA-18)
            place -= 1
        if self.relic_hunt:
            self.relics_in_cave = 0
            # Downwards, because `remove` fills the gap with a card that must not be checked here:
            # an unrevealed relic stays in the deck (DIA-35). A relic that a player took goes too.
            while place >= 0:
                if self.deck[place] >= RELIC:
                    self.remove(place)
                place -= 1
        if self.emitted is not None:
            emit.shuffle(self)

    def remove(self, place: i64) -> None:
        """Take a card out of the deck; the last one fills its place (the order means nothing)."""
        self.deck, last = pop(self.deck)
        if place < len(self.deck):
            self.deck[place] = last

    # -- end of the game (DIA-21 to DIA-23, DIA-34)

    def scores(self) -> vec[i64]:
        points = self.chest[:]
        if self.relics_won:
            for seat in range(self.players):
                points[seat] += RELIC_POINTS[self.relics_of(seat)]
        return points

    def deciding_rule(self) -> str:
        return "DIA-23"

    # -- what a seat may know (DIA-11, DIA-42, DIA-43)

    def view(self, seat: int | None) -> DiamantView:
        return view_of(self, seat)

    def views(self, seats: list[int | None]) -> list[View]:
        return views_of(self, seats)

    def observe(self, seat: i64, row: vec[i16], at: i64) -> i64:
        return observe(self, seat, row, at)

    def observe_changes(self, seat: i64, row: vec[i16], at: i64) -> None:
        observe_changes(self, seat, row, at)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Other players' secret choices are undone, and no future card is fixed."""
        if not 0 <= seat < self.players:
            raise no_such_seat(seat, self.players)
        own: i64 = 1 << seat
        self.leaving &= own
        self.asked |= self.inside & ~own
        self.to_come = NOTHING
        self.rng = rng

    def situation(self, seat: i64) -> i64:
        """A hash of the cave, the players in it, all possessions, and the seat's own choice."""
        key = mix(self.expedition, self.inside)
        key = mix(key, (self.asked >> seat & 1) << 1 | self.leaving >> seat & 1)
        key = mix(key, self.on_path << 8 | self.relics_in_cave)
        key = mix(key, self.relics_won)
        deck = self.deck
        cards: i64 = 0
        for place in range(self.revealed):
            card = i64(deck[place]) + 1
            cards += card * card * card  # a sum, because their order does not matter
        key = mix(key, cards << 8 | len(deck))
        carried = self.carried
        chest = self.chest
        for each in range(self.players):
            key = mix(key, chest[each] << 16 | carried[each])
        return key

    def fix_cards(self, cards: list[int]) -> None:
        """Fix the next cards (for lessons and tests); after them cards are random again."""
        self.to_come = vec[i64](cards)

    def find_fixed(self, top: i64) -> i64:
        """The index of the next fixed card in the deck."""
        wanted = self.to_come[0]
        self.to_come = self.to_come[1:]
        for place in range(top, len(self.deck)):
            if i64(self.deck[place]) == wanted:
                return place
        raise ValueError(f"card {wanted} is not among the cards that may still come")

    # -- housekeeping

    def clone(self) -> Diamant:
        twin = Diamant(self.rng.clone())
        copy_diamant(self, twin)
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.rng.clone(), *pack_diamant(self))

    def faults(self) -> list[str]:
        return faults_of(self)


def _restored(rng: Rng, numbers: list[int], rows: list[list[int]]) -> Diamant:
    """The inverse of pickling."""
    game = Diamant(rng)
    unpack_diamant(game, numbers, rows)
    return game
