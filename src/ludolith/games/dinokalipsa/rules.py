# Compiled with mypyc.
"""Dinokalipsa: the state that the engine plays.

Source: the Polish rulebook of Dinokalipsa (Happy Little Dinosaurs by Unstable Games; Rebel).
RULES.md states every rule under its id, with the reading chosen where the rulebook is silent.
Options: `boards` (chosen or dealt), `disasters_count`, `two_player_rules`.
Deviations: a card is drawn from a deck when it is needed, so a deck is the set of what may still
come and has no order to peek at; only disasters laid at the bottom lie in order (HLD-04).

The chapters of the rulebook are modules: round, after_reveal, scoring, round_outcome; card effects
are in `effects`. Each stage of a round is one function. It waits for a player's decision or goes on
to the next stage.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludolith.engine.bits import SEATS
from ludolith.engine.rng import Rng
from ludolith.engine.view import View
from ludolith.games.dinokalipsa import after_reveal, round_outcome, scoring
from ludolith.games.dinokalipsa import round as rounds
from ludolith.games.dinokalipsa.clone_and_pickle import (
    copy_dinokalipsa,
    pack_dinokalipsa,
    settle_dinokalipsa,
    unpack_dinokalipsa,
)
from ludolith.games.dinokalipsa.codes import (
    ADD,
    BOARD,
    BOARDS,
    CHOOSE,
    DEAL,
    DUEL,
    EFFECT,
    ESCAPE,
    OUTCOME,
    PLAY,
    REFILL,
    REVEAL,
    SCORING,
    SCORING_INSTANTS,
    SHED,
    SUDDEN_DEATH,
    THREAT,
    TURN_UP,
)
from ludolith.games.dinokalipsa.faults import faults_of
from ludolith.games.dinokalipsa.legal import asking_rule, legal, random_move
from ludolith.games.dinokalipsa.observe import observe, observe_changes
from ludolith.games.dinokalipsa.packed_hand import first, with_card, without
from ludolith.games.dinokalipsa.position import Position
from ludolith.games.dinokalipsa.redeal import redeal
from ludolith.games.dinokalipsa.refusals import forbidding_rule
from ludolith.games.dinokalipsa.setup import lay_out
from ludolith.games.dinokalipsa.view import DinokalipsaView, view_of, views_of

_RULES: Final = {52: "HLD-52", 53: "HLD-53"}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Dinokalipsa(Position):
    """A game of Dinokalipsa in progress."""

    # -- set-up

    def fresh(self, rng: Rng) -> Dinokalipsa:
        game = Dinokalipsa(rng)
        settle_dinokalipsa(self, game)
        if self.emitted is not None:
            game.keep_events()
        game.set_up()
        return game

    def set_up(self) -> None:
        """Lay everything out and go on to the first decision."""
        lay_out(self)
        self.advance()

    # -- decisions

    def deciders(self) -> vec[i64]:
        return SEATS[self.asked]

    def legal(self, seat: i64) -> vec[i64]:
        return legal(self, seat)

    def random_move(self, seat: i64, rng: Rng) -> i64:
        return random_move(self, seat, rng)

    def forbids(self, seat: i64, move: i64) -> str:
        return asking_rule(self) if move < 0 else forbidding_rule(self, move)

    def act(self, seat: i64, move: i64) -> None:
        stage = self.stage
        if stage == SCORING_INSTANTS:
            scoring.answer(self, seat, move)
        elif stage in (CHOOSE, SUDDEN_DEATH):
            rounds.choose_card(self, seat, move - PLAY)
            if self.asked:
                return  # secret until the last one has chosen (HLD-12)
            self.stage = REVEAL if stage == CHOOSE else DUEL
        elif EFFECT <= stage < SCORING:
            after_reveal.answer(self, seat, move)
        elif stage == THREAT:
            round_outcome.answer_threat(self, seat, move)
        elif stage == SHED:
            round_outcome.shed_card(self, seat, move)
        else:
            self.asked = 0
            rounds.take_board(self, seat, move - BOARD)
        self.advance()

    def advance(self) -> None:
        """Go from stage to stage until a player must choose or the game is over."""
        while not self.asked and not self.over:
            stage = self.stage
            if stage == EFFECT:
                after_reveal.next_effect(self)
            elif stage == SCORING_INSTANTS:
                scoring.ask_next(self)
            elif stage == REVEAL:
                rounds.reveal(self)
            elif stage == SCORING:
                scoring.begin_scoring(self)
            elif stage == OUTCOME:
                round_outcome.settle(self)
            elif stage == SUDDEN_DEATH:
                round_outcome.count_duellists(self)
            elif stage == DUEL:
                round_outcome.fight(self)
            elif stage == THREAT:
                round_outcome.ask_threatened(self)
            elif stage == ADD:
                round_outcome.add_disaster(self)
            elif stage == ESCAPE:
                round_outcome.escape(self)
            elif stage == REFILL:
                rounds.refill(self)
            elif stage == TURN_UP:
                rounds.begin_round(self)
            elif stage == DEAL:
                rounds.deal(self)
            else:
                assert stage == BOARDS
                rounds.next_board(self)

    # -- the end (HLD-52, HLD-53)

    def scores(self) -> vec[i64]:
        """Places on the escape route."""
        return self.place[:]

    def victors(self) -> vec[i64]:
        """The winners; before the end, the farthest of the players still in."""
        if self.over:
            return SEATS[self.won]
        farthest: i64 = 0
        ahead: i64 = 0
        for seat in SEATS[self.still_in]:
            if self.place[seat] > farthest:
                farthest = self.place[seat]
                ahead = 0
            if self.place[seat] == farthest:
                ahead |= 1 << seat
        return SEATS[ahead]

    def deciding_rule(self) -> str:
        return _RULES[self.ended_by]

    # -- what a seat may know (HLD-04)

    def view(self, seat: int | None) -> DinokalipsaView:
        return view_of(self, seat)

    def views(self, seats: list[int | None]) -> list[View]:
        return views_of(self, seats)

    def observe(self, seat: i64, row: vec[i16], at: i64) -> i64:
        return observe(self, seat, row, at)

    def observe_changes(self, seat: i64, row: vec[i16], at: i64) -> None:
        observe_changes(self, seat, row, at)

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    # -- lessons and tests

    def fix_cards(self, cards: list[int]) -> None:
        """Fix the next cards of the main deck; after them cards are random again."""
        self.to_come = vec[i64](cards)

    def fix_disasters(self, disasters: list[int]) -> None:
        """Fix the next disasters of the shuffled part; after them they are random again."""
        self.disasters_to_come = vec[i64](disasters)

    def fix_hand(self, seat: i64, cards: list[int]) -> None:
        """Put the hand back into the deck and take these cards from the deck instead."""
        while self.hand[seat]:
            self.pile[self.in_deck] = first(self.hand[seat])
            self.in_deck += 1
            self.hand[seat] = without(self.hand[seat], first(self.hand[seat]))
        self.forget(seat)
        self.to_come = vec[i64](cards)
        for _ in range(len(cards)):
            self.hand[seat] = with_card(self.hand[seat], self.draw())
            self.refill_deck()

    # -- housekeeping

    def clone(self) -> Dinokalipsa:
        twin = Dinokalipsa(self.rng.clone())
        copy_dinokalipsa(self, twin)
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.rng.clone(), *pack_dinokalipsa(self))

    def faults(self) -> list[str]:
        return faults_of(self)


def _restored(rng: Rng, numbers: list[int], rows: list[list[int]]) -> Dinokalipsa:
    """The inverse of pickling."""
    game = Dinokalipsa(rng)
    unpack_dinokalipsa(game, numbers, rows)
    return game
