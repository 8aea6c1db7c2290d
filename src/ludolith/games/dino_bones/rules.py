# Compiled with mypyc.
"""Dino Bones: the state that the engine plays.

Source: the Russian rulebook of Dino Bones (Jurassic Parts by Kevin Lanzing). RULES.md states every
rule under its id, with the reading chosen where the rulebook is silent.
Options: `layout` (A, B), `equipment` (0, 1, 2 cards), `tie`, `first_player`, `components`.
Deviations: the front of a face-down tile is drawn when a player first sees it, so that there is
nothing to peek at.

The chapters of the rulebook are modules: setup, turn, split_and_share, skeletons, leader_help,
equipment, endgame. A chapter lets a player decide or enters another stage; `advance` goes from
stage to stage.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludolith.engine.bits import SEATS, bit
from ludolith.engine.rng import Rng
from ludolith.engine.scratch import scratch
from ludolith.games.dino_bones import (
    endgame,
    equipment,
    leader_help,
    skeletons,
    split_and_share,
    turn,
)
from ludolith.games.dino_bones.clone_and_pickle import (
    copy_dino_bones,
    pack_dino_bones,
    settle_dino_bones,
    unpack_dino_bones,
)
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
    FRAGMENTS,
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
from ludolith.games.dino_bones.legal import legal, write_moves
from ludolith.games.dino_bones.observe import observe, observe_changes
from ludolith.games.dino_bones.position import Position
from ludolith.games.dino_bones.redeal import redeal
from ludolith.games.dino_bones.refusals import allowed_before, forbidding_rule
from ludolith.games.dino_bones.setup import lay_out
from ludolith.games.dino_bones.slab import Slab
from ludolith.games.dino_bones.view import DinoBonesView, view_of

_RANKED: Final = 5  # the number of species that break ties, in their order (DB-52)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DinoBones(Position):
    """A game of Dino Bones in progress."""

    # -- set-up

    def fresh(self, rng: Rng) -> DinoBones:
        game = DinoBones(rng, self.box)
        settle_dino_bones(self, game)
        if self.emitted is not None:
            game.keep_events()
        lay_out(game)
        turn.begin_turn(game, game.first_player)
        game.advance()
        return game

    # -- decisions

    def deciders(self) -> vec[i64]:
        return SEATS[self.asked]

    def legal(self, seat: i64) -> vec[i64]:
        return legal(self, seat)

    def random_move(self, seat: i64, rng: Rng) -> i64:
        moves = scratch()
        return moves[rng.below(write_moves(self, seat, moves))]

    def forbids(self, seat: i64, move: i64) -> str:
        return forbidding_rule(self, seat, move)

    def allowed_before(self, seat: i64, move: i64) -> bool:
        return allowed_before(self, seat, move)

    def act(self, seat: i64, move: i64) -> None:
        stage = self.stage
        if stage == DIVISION:
            split_and_share.answer_take(self, seat, move)
        elif stage == PART:
            split_and_share.choose_part(self, move)
        elif stage == HELMET:
            split_and_share.answer_helmet(self, seat, move)
        elif stage == BRUSH:
            split_and_share.answer_brush(self, seat, move)
        elif stage == BRUSH_FIND:
            split_and_share.save_find(self, seat, move)
        elif stage == LAST_TWO:
            endgame.take_last(self, seat, move)
        elif move == PASS:
            if stage == LAST_SKELETONS:
                endgame.pass_last_skeletons(self, seat)
            elif stage == CLOSING:
                endgame.close(self)
            else:
                self.enter(TURN)  # no more looking or lifting
        else:
            self.act_in_turn(seat, move)
        if not self.asked:
            self.advance()

    def advance(self) -> None:
        """Go from stage to stage until a player must choose or the game is over."""
        while not self.asked and not self.over:
            stage = self.stage
            if stage == TURN:
                turn.go_on(self)
            elif stage == DIVISION:
                split_and_share.next_taker(self)
            elif stage == HELMET:
                split_and_share.ask_helmet(self)
            elif stage == BRUSH:
                split_and_share.ask_brush(self)
            elif stage == FRAGMENTS:
                split_and_share.next_fragment(self)
            elif stage == LAST_TWO:
                endgame.reveal_last_two(self)
            else:
                assert stage == LAST_SKELETONS
                endgame.ask_last_skeletons(self)

    def act_in_turn(self, seat: i64, move: i64) -> None:
        """A move of the active player in their turn, or assembling after the last turn."""
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
            leader_help.buy_help(self, seat, move)
        elif move >= PLAY:
            equipment.play(self, seat, move - PLAY)
        elif move >= ASSEMBLE:
            with_cast = move >= ASSEMBLE_WITH_CAST
            species = move - (ASSEMBLE_WITH_CAST if with_cast else ASSEMBLE)
            skeletons.assemble(self, seat, species, with_cast)
            if self.stage == LAST_SKELETONS:
                self.enter(LAST_SKELETONS)
        else:
            leader_help.sell(self, seat, move)

    # -- the end (DB-51, DB-52)

    def scores(self) -> vec[i64]:
        points = self.sharp[:]
        for seat in range(self.players):
            points[seat] = skeletons.points(self, seat)
        return points

    def victors(self) -> vec[i64]:
        """The players with most points; a tie is broken by skeletons, the largest species first."""
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
        return view_of(self, seat)

    def observe(self, seat: i64, row: vec[i16], at: i64) -> i64:
        return observe(self, seat, row, at)

    def observe_changes(self, seat: i64, row: vec[i16], at: i64) -> None:
        observe_changes(self, seat, row, at)

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    # -- lessons and tests

    def fix_fronts(self, kinds: list[int]) -> None:
        """Fix the next fronts that turn up; after them fronts are random again."""
        self.to_come = vec[i64](kinds)

    # -- housekeeping

    def clone(self) -> DinoBones:
        twin = DinoBones(self.rng.clone(), self.box)
        copy_dino_bones(self, twin)
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.rng.clone(), self.box.source, *pack_dino_bones(self))

    def faults(self) -> list[str]:
        return faults_of(self)


def _restored(
    rng: Rng, components: str, numbers: list[int], rows: list[list[int]], slab: Slab
) -> DinoBones:
    """The inverse of pickling."""
    box = reread(components)
    assert isinstance(box, Box)
    game = DinoBones(rng, box)
    unpack_dino_bones(game, numbers, rows, slab)
    return game
