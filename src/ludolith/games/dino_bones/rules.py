# Compiled with mypyc.
"""Dino Bones: the game as the engine knows it.

Source: the Russian rulebook of Dino Bones (Jurassic Parts by Kevin Lanzing). Every rule stands in
RULES.md under its id, with the readings chosen where the rulebook is silent.
Options: `layout` (A, B), `equipment` (0, 1, 2 cards), `tie`, `first_player`, `components`.
Deviations: the front of a face-down tile is drawn when somebody sees it, so that there is nothing
to peek at.

The chapters of the rulebook are modules: setup, turn, division, skeletons, leader, equipment,
ending.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludolith.engine.bits import SEATS, bit
from ludolith.engine.rng import Rng
from ludolith.games.dino_bones import division, endgame, equipment, leader, skeletons, turn
from ludolith.games.dino_bones.codes import (
    ASSEMBLE,
    ASSEMBLE_WITH_CAST,
    BRUSH,
    BRUSH_FIND,
    CLOSING,
    DIG,
    DIVISION,
    END_TURN,
    FRACTURE_MAP,
    HELMET,
    LAST_SKELETONS,
    LAST_TWO,
    LIFT,
    LOOK,
    PART,
    PASS,
    PLACE,
    PLAY,
    SELL,
    STRONG_TOOL,
    TURN,
    USE_TOOL,
)
from ludolith.games.dino_bones.component_file import reread
from ludolith.games.dino_bones.components import Box
from ludolith.games.dino_bones.faults import faults_of
from ludolith.games.dino_bones.legal import legal
from ludolith.games.dino_bones.observe import observe
from ludolith.games.dino_bones.position import NOBODY, NOTHING, Position
from ludolith.games.dino_bones.redeal import redeal
from ludolith.games.dino_bones.refusals import allowed_before, forbidding_rule
from ludolith.games.dino_bones.setup import lay_out
from ludolith.games.dino_bones.view import DinoBonesView, look

_RANKED: Final = 5  # species, in the order in which they break ties (DB-52)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DinoBones(Position):
    """A game of Dino Bones in progress."""

    # -- set-up

    def fresh(self, rng: Rng) -> DinoBones:
        game = DinoBones(rng, self.box)
        game.players = self.players
        game.all_face_down = self.all_face_down
        game.cards_each = self.cards_each
        game.ties_from_active = self.ties_from_active
        game.first_by_lot = self.first_by_lot
        game.first = self.first
        if self.heard is not None:
            game.listen()
        lay_out(game)
        turn.begin_turn(game, game.first)
        return game

    # -- decisions

    def deciders(self) -> vec[i64]:
        return NOTHING if self.asked == NOBODY else SEATS[1 << self.asked]

    def legal(self, seat: i64) -> vec[i64]:
        return legal(self, seat)

    def forbids(self, seat: i64, move: i64) -> str:
        return forbidding_rule(self, seat, move)

    def allowed_before(self, seat: i64, move: i64) -> bool:
        return allowed_before(self, seat, move)

    def act(self, seat: i64, move: i64) -> None:
        stage = self.stage
        if stage == DIVISION:
            division.answer_take(self, seat, move)
        elif stage == PART:
            division.choose_part(self, move)
        elif stage == HELMET:
            division.answer_helmet(self, seat, move)
        elif stage == BRUSH:
            division.answer_brush(self, seat, move)
        elif stage == BRUSH_FIND:
            division.save_find(self, seat, move)
        elif stage == LAST_TWO:
            endgame.take_last(self, seat, move)
        elif move == PASS:
            if stage == LAST_SKELETONS:
                endgame.pass_last_skeletons(self, seat)
            elif stage == CLOSING:
                endgame.close(self)
            else:
                turn.go_on(self)  # no more looking or lifting
        else:
            self.act_in_turn(seat, move)

    def act_in_turn(self, seat: i64, move: i64) -> None:
        """What a player does in the own turn, and assembling after the last one."""
        if move >= LIFT:
            if self.stage == FRACTURE_MAP:
                turn.lift_by_map(self, move - LIFT)
            else:
                turn.lift_owed(self, move - LIFT)
        elif move >= USE_TOOL:
            turn.place(self, move - USE_TOOL, True)
        elif move >= PLACE:
            turn.place(self, move - PLACE, False)
        elif move < STRONG_TOOL:
            if self.stage == TURN:
                turn.end_turn(self, move - END_TURN)
            else:
                endgame.close_as_before(self)
        elif move >= LOOK:
            equipment.look_under(self, seat, move - LOOK)
        elif move >= DIG or move < SELL:
            leader.buy_help(self, seat, move)
        elif move >= PLAY:
            equipment.play(self, seat, move - PLAY)
        elif move >= ASSEMBLE:
            with_cast = move >= ASSEMBLE_WITH_CAST
            species = move - (ASSEMBLE_WITH_CAST if with_cast else ASSEMBLE)
            skeletons.assemble(self, seat, species, with_cast)
            if self.stage == LAST_SKELETONS:
                endgame.ask_last_skeletons(self)
        else:
            leader.sell(self, seat, move)

    # -- the end (DB-51, DB-52)

    def scores(self) -> vec[i64]:
        points = self.sharp[:]
        for seat in range(self.players):
            points[seat] = skeletons.points(self, seat)
        return points

    def victors(self) -> vec[i64]:
        """Most points; a tie is broken by skeletons, the largest species first."""
        ahead = self.most_points()
        for species in range(_RANKED):
            most: i64 = -1
            still: i64 = 0
            for seat in SEATS[ahead]:
                number = skeletons.complete(self, seat, species)
                if number > most:
                    most = number
                    still = 0
                if number == most:
                    still |= bit(seat)
            ahead = still
        return SEATS[ahead]

    def most_points(self) -> i64:
        """The seats with the most points, as a set."""
        points = self.scores()
        most: i64 = -1
        ahead: i64 = 0
        for seat in range(self.players):
            if points[seat] > most:
                most = points[seat]
                ahead = 0
            if points[seat] == most:
                ahead |= bit(seat)
        return ahead

    def deciding_rule(self) -> str:
        ahead = self.most_points()
        return "DB-52" if ahead & (ahead - 1) else "DB-51"

    # -- what a seat may know (DB-07)

    def view(self, seat: int | None) -> DinoBonesView:
        return look(self, seat)

    def observe(self, seat: i64, row: vec[i16], at: i64) -> i64:
        return observe(self, seat, row, at)

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    # -- lessons and tests

    def fix_fronts(self, kinds: list[int]) -> None:
        """Fix the next fronts that turn up; chance goes on after them."""
        self.to_come = vec[i64](kinds)

    # -- housekeeping

    def clone(self) -> DinoBones:
        twin = DinoBones(self.rng.clone(), self.box)
        twin.players = self.players
        twin.over = self.over
        twin.all_face_down = self.all_face_down
        twin.cards_each = self.cards_each
        twin.ties_from_active = self.ties_from_active
        twin.first_by_lot = self.first_by_lot
        twin.first = self.first
        twin.active = self.active
        twin.asked = self.asked
        twin.stage = self.stage
        twin.turns = self.turns
        twin.idle_turns = self.idle_turns
        twin.found = self.found
        twin.ended_by = self.ended_by
        twin.slab = self.slab.clone()
        twin.front = self.front[:]
        twin.face_up = self.face_up
        twin.barred = self.barred
        twin.back = self.back
        twin.one_boulder = self.one_boulder
        twin.two_boulders = self.two_boulders
        twin.bag = self.bag[:]
        twin.in_bag = self.in_bag
        twin.to_come = self.to_come
        twin.looked = self.looked[:]
        twin.sharp = self.sharp[:]
        twin.dull = self.dull[:]
        twin.amber = self.amber[:]
        twin.supply = self.supply
        twin.owned = self.owned[:]
        twin.held = self.held[:]
        twin.stock = self.stock[:]
        twin.in_stock = self.in_stock
        twin.built = self.built[:]
        twin.skeletons = self.skeletons
        twin.hand = self.hand[:]
        twin.played = self.played[:]
        twin.spent = self.spent
        twin.owed = self.owed
        twin.placed = self.placed
        twin.charges = self.charges
        twin.helps = self.helps
        twin.sold = self.sold
        twin.sale_pays = self.sale_pays
        twin.tent = self.tent
        twin.resume = self.resume
        twin.left = self.left
        twin.fragments = self.fragments
        twin.by_master = self.by_master
        twin.finds = self.finds
        twin.participants = self.participants
        twin.waiting = self.waiting
        twin.to_ask = self.to_ask
        twin.weight = self.weight[:]
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        parts = [getattr(self, name) for name in _FIELDS]
        sets = [list(getattr(self, name)) for name in _VECS]
        slab = self.slab
        borders = [list(row) for row in (slab.chisels, slab.covered, slab.inner, slab.open)]
        return _from_parts, (self.rng.clone(), self.box.source, parts, sets, slab.tiles, borders)

    def faults(self) -> list[str]:
        return faults_of(self)


_FIELDS: Final = (
    "players",
    "over",
    "all_face_down",
    "cards_each",
    "ties_from_active",
    "first_by_lot",
    "first",
    "active",
    "asked",
    "stage",
    "turns",
    "idle_turns",
    "found",
    "ended_by",
    "face_up",
    "barred",
    "in_bag",
    "supply",
    "in_stock",
    "spent",
    "owed",
    "placed",
    "charges",
    "helps",
    "sold",
    "sale_pays",
    "tent",
    "resume",
    "left",
    "by_master",
    "finds",
    "participants",
    "waiting",
    "to_ask",
)
_VECS: Final = (
    "front",
    "back",
    "one_boulder",
    "two_boulders",
    "bag",
    "to_come",
    "looked",
    "sharp",
    "dull",
    "amber",
    "owned",
    "held",
    "stock",
    "built",
    "skeletons",
    "hand",
    "played",
    "fragments",
    "weight",
)


def _from_parts(
    rng: Rng,
    components: str,
    parts: list[object],
    sets: list[list[int]],
    tiles: int,
    borders: list[list[int]],
) -> DinoBones:
    """The inverse of pickling: a vec does not pickle by itself."""
    box = reread(components)
    assert isinstance(box, Box)
    game = DinoBones(rng, box)
    for place, name in enumerate(_FIELDS):
        setattr(game, name, parts[place])
    # Assigned one by one: `setattr` of a vec on a compiled class never frees it.
    (
        game.front,
        game.back,
        game.one_boulder,
        game.two_boulders,
        game.bag,
        game.to_come,
        game.looked,
        game.sharp,
        game.dull,
        game.amber,
        game.owned,
        game.held,
        game.stock,
        game.built,
        game.skeletons,
        game.hand,
        game.played,
        game.fragments,
        game.weight,
    ) = [vec[i64](row) for row in sets]
    slab = game.slab
    slab.tiles = tiles
    slab.chisels, slab.covered, slab.inner, slab.open = [vec[i64](row) for row in borders]
    slab.traced = False
    return game
