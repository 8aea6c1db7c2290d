# Compiled with mypyc.
"""A position of Dino Bones: all tiles, chisels, amber and cards.

The methods only move pieces. The chapters say when and why: turn, leader_help, split_and_share,
skeletons, equipment, endgame.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import bit, count
from ludolith.engine.copy_marks import Own, Setting, Shared
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.dino_bones import emit
from ludolith.games.dino_bones.codes import TURN
from ludolith.games.dino_bones.components import BACKPACK, KINDS, PTERODACTYL, Box
from ludolith.games.dino_bones.geometry import WORDS
from ludolith.games.dino_bones.slab import Slab

NOTHING: Final = vec[i64]()
NO_SEAT: Final = -1
UNKNOWN: Final = -1  # the front of a face-down tile, drawn when it is seen
USUALLY_KEPT: Final = 1  # sharp chisels at the end of a turn (DB-16)

# The bits of an assembled skeleton: where its species is, the parts replaced by bone piles (a set),
# and the part replaced by the plaster cast (counted from 1; 0: none). The lowest bits are the seat.
SKELETON_SPECIES: Final = 3
SKELETON_PILES: Final = 6
SKELETON_CAST: Final = 11


@mypyc_attr(acyclic=True)
class Position(State):
    """Everything on the table and in the hands.

    Vecs are indexed by seat unless a comment says otherwise.
    """

    box: Box
    all_face_down: Setting[bool] = False  # layout B
    cards_each: Setting[i64] = 0
    ties_from_active: Setting[bool] = False
    first_by_lot: Setting[bool] = True

    first_player: Setting[i64] = 0  # holds the first-player marker
    active: i64 = 0  # whose turn it is
    asked: i64 = 0  # seats that must choose, as a set; never more than one here
    stage: i64 = TURN
    turn_number: i64 = 0  # from 1
    idle_turns: i64 = 0  # in a row without a tile leaving the slab (DB-53)
    found: bool = False  # a tile has left the slab in this turn
    ended_by: i64 = 0  # number of the rule that ended the game

    slab: Slab
    front: vec[i64] = NOTHING  # by place: kind of tile, or UNKNOWN
    face_up: i64 = 0  # places whose front all can see
    barred: i64 = 0  # places of face-up tiles that the master may not take (DB-42)
    back: Shared[vec[i64]] = NOTHING  # by place: sides with boulders
    one_boulder: Shared[vec[i64]] = NOTHING  # sets of borders by price
    two_boulders: Shared[vec[i64]] = NOTHING
    bag: vec[i64] = NOTHING  # by kind: fronts that may still turn up
    in_bag: i64 = 0
    to_come: Shared[vec[i64]] = NOTHING  # the next fronts, where a lesson or a test fixes them
    looked: vec[i64] = NOTHING  # places this seat has seen by ground radar

    sharp: vec[i64] = NOTHING
    dull: vec[i64] = NOTHING
    amber: vec[i64] = NOTHING
    supply: i64 = 0
    # By seat * KINDS + kind: tiles in no skeleton, plants and pterodactyls too.
    owned: vec[i64] = NOTHING
    held: vec[i64] = NOTHING  # kinds of which the seat owns any, as a set
    stock: vec[i64] = NOTHING  # by kind: the leader's tiles
    in_stock: i64 = 0  # kinds, as a set
    built: vec[i64] = NOTHING  # seat * 4 + species: assembled skeletons
    skeletons: Shared[vec[i64]] = NOTHING  # each assembled skeleton
    hand: vec[i64] = NOTHING  # equipment, as a set
    played: vec[i64] = NOTHING

    # -- the turn
    spent: i64 = 0  # chisels used on boulders
    owed: i64 = 0  # chisels still to lift; before `go_on` also those to sharpen
    placed: i64 = 0
    charges: i64 = 0  # chisels that may ignore boulders
    helps: i64 = 0  # bought
    sold: bool = False
    sale_pays: i64 = 1
    tent: bool = False
    resume: i64 = TURN  # the stage a voucher was played in
    left: i64 = 0  # chisels or tiles a card still allows; finds the taker still takes

    # -- the division
    fragments: Shared[vec[i64]] = NOTHING  # parts the slab has fallen into, until one is left
    by_master: bool = False  # the master cut the slab, not a chisel
    finds: i64 = 0  # places of tiles that came off and are not taken yet
    participants: i64 = 0
    waiting: i64 = 0  # participants who have not taken yet
    to_ask: i64 = 0  # seats that may still play a card, or assemble a last skeleton
    weight: vec[i64] = NOTHING  # chisels on the cut

    noted: Own[vec[i64]] = NOTHING  # what `observe_changes` wrote last

    def __init__(self, rng: Rng, box: Box) -> None:
        self.rng = rng
        self.box = box
        self.slab = Slab()

    # -- fronts (DB-07)

    def draw_front(self) -> i64:
        """Draw a front at random from those that may still turn up."""
        kind: i64 = 0
        if len(self.to_come):
            kind = self.to_come[0]
            self.to_come = self.to_come[1:]
        else:
            number = self.rng.below(self.in_bag)
            while number >= self.bag[kind]:
                number -= self.bag[kind]
                kind += 1
        self.bag[kind] -= 1
        self.in_bag -= 1
        return kind

    def turn_up(self, place: i64) -> i64:
        """Turn a tile face up; returns its kind."""
        if self.front[place] == UNKNOWN:
            self.front[place] = self.draw_front()
        self.face_up |= bit(place)
        return self.front[place]

    # -- tiles

    def gain(self, seat: i64, kind: i64) -> None:
        self.owned[seat * KINDS + kind] += 1
        self.held[seat] |= bit(kind)

    def lose(self, seat: i64, kind: i64) -> None:
        self.owned[seat * KINDS + kind] -= 1
        if not self.owned[seat * KINDS + kind]:
            self.held[seat] &= ~bit(kind)

    def find(self, seat: i64, kind: i64) -> None:
        """Gain a tile directly from the slab; a pterodactyl pays its amber (DB-32)."""
        self.gain(seat, kind)
        if kind == PTERODACTYL:
            self.pay(seat, self.box.skeleton_amber[4], 32)

    def put_in_stock(self, kind: i64) -> None:
        self.stock[kind] += 1
        self.in_stock |= bit(kind)

    def take_from_stock(self, kind: i64) -> None:
        self.stock[kind] -= 1
        if not self.stock[kind]:
            self.in_stock &= ~bit(kind)

    # -- amber (DB-34)

    def pay(self, seat: i64, amber: i64, rule: i64) -> None:
        """Pay amber from the supply, at most what is left of it."""
        if amber > self.supply:
            amber = self.supply
        if amber:
            self.supply -= amber
            self.amber[seat] += amber
            if self.emitted is not None:
                emit.gained_amber(self, seat, amber, rule)

    # -- chisels

    def on_slab(self, seat: i64) -> i64:
        chisels = self.slab.chisels
        number: i64 = 0
        word: i64
        for word in range(WORDS):
            number += count(chisels[seat * WORDS + word])
        return number

    def keeps(self, seat: i64) -> i64:
        """Sharp chisels a player may keep at the end of a turn (DB-16, DB-61)."""
        if self.tent and seat == self.active:
            return self.sharp[seat]
        return USUALLY_KEPT + (self.played[seat] >> BACKPACK & 1)

    # -- who decides

    def ask(self, seat: i64) -> None:
        self.asked = bit(seat)

    def enter(self, stage: i64) -> None:
        """Go on with this stage: in it a player decides, or it leads to another one."""
        self.stage = stage
        self.asked = 0

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        if seat == self.players:
            return 0
        return seat

    def next_of(self, seats: i64, start: i64) -> i64:
        """The first of these seats clockwise, beginning with `start`; NO_SEAT if there is none."""
        seat = start
        for _step in range(self.players):
            if seats >> seat & 1:
                return seat
            seat = self.after(seat)
        return NO_SEAT
