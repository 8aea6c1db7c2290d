# Compiled with mypyc.
"""Scores of a round: printed value, effects, trait, instants, inversions (HLD-16, HLD-18 to 22)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import SEATS, bit, count
from ludolith.games.dinokalipsa import emit
from ludolith.games.dinokalipsa.codes import (
    OUTCOME,
    PASS,
    PASS_ROUND,
)
from ludolith.games.dinokalipsa.codes import (
    SCORING_INSTANTS as INSTANTS_STAGE,
)
from ludolith.games.dinokalipsa.components import (
    METEOR,
    METEORS,
    MOST_PLAYERS,
    SCORING_INSTANTS,
    SETS_OF_SEATS,
    TRAIT,
    TYPE_SIZE,
    VALUE,
    WITH_EFFECT,
)
from ludolith.games.dinokalipsa.effects.effect import EFFECT_OF, INSTANT_OF
from ludolith.games.dinokalipsa.position import NO_SEAT, Position

# _NEXT[seats * MOST_PLAYERS + seat]: the first of these seats that comes after a seat, in a circle.
_NEXT: Final = vec[i64](
    [
        next(
            (
                (seat + step) % MOST_PLAYERS
                for step in range(1, MOST_PLAYERS + 1)
                if seats >> (seat + step) % MOST_PLAYERS & 1
            ),
            NO_SEAT,
        )
        for seats in range(SETS_OF_SEATS)
        for seat in range(MOST_PLAYERS)
    ]
)


def begin_scoring(game: Position) -> None:
    """Apply scoring effects of point cards, unless the Blazing Saw cancels them (HLD-18, 22)."""
    if not game.silenced:
        for seat in SEATS[game.still_in]:
            card = game.front[seat]
            if WITH_EFFECT >> card & 1:
                game.factor *= EFFECT_OF[card].factor
                game.inversions += EFFECT_OF[card].inversions
    game.resolving = game.players - 1  # so that the lowest seat is asked first
    game.stage = INSTANTS_STAGE
    if game.emitted is not None:
        emit.scoring_effects(game)


# -- instants (HLD-19)


def ask_next(game: Position) -> None:
    """The next player who may hold a scoring instant decides; when all have passed, the scores are
    final.
    """
    seat: i64 = NO_SEAT
    if game.shown_scoring < SCORING_INSTANTS:
        seat = next_to_ask(game)
    if seat < 0:
        game.resolving = NO_SEAT
        game.stage = OUTCOME
        return
    game.resolving = seat
    game.asked = 1 << seat


def next_to_ask(game: Position) -> i64:
    """The next player in seat order who is still in, holds a card and has not passed."""
    seats = game.still_in & ~game.passed & ~game.silent
    while seats:
        seat = _NEXT[seats * MOST_PLAYERS + game.resolving]
        if game.hand[seat]:
            return seat
        seats &= ~(1 << seat)
    return NO_SEAT


def answer(game: Position, seat: i64, move: i64) -> None:
    """Play a scoring instant, or pass."""
    game.asked = 0
    if move <= PASS_ROUND:
        if move == PASS:
            game.passed |= 1 << seat
        else:
            game.silent |= 1 << seat
        if game.emitted is not None:
            emit.passed(game, seat, move)
        return
    game.passed = 0
    INSTANT_OF[move].use(game, seat, move)


# -- the sum (HLD-16, HLD-20)


def type_of(disaster: i64) -> i64:
    """Natural, predatory, emotional or meteor."""
    if disaster >= METEORS:
        return METEOR
    return disaster // TYPE_SIZE


def trait(game: Position, seat: i64) -> i64:
    """What the dinosaur's trait adds against the disaster of this round."""
    return TRAIT[game.board[seat] * 4 + type_of(game.disaster)]


def running_score(game: Position, seat: i64) -> i64:
    """The score so far, before any inversion."""
    total = VALUE[game.front[seat]] + game.bonus[seat] + trait(game, seat) + game.instants[seat]
    if game.disasters_count:
        total += earlier_disasters(game, seat)
    return total


def earlier_disasters(game: Position, seat: i64) -> i64:
    """The player's disasters without this round's, which may already lie there."""
    return count(game.area[seat] & ~bit(game.disaster))


def settle_scores(game: Position) -> None:
    """Add everything up; then each inversion exchanges highest and lowest."""
    for seat in SEATS[game.still_in]:
        game.score[seat] = running_score(game, seat)
    if game.emitted is not None:
        emit.scores_stand(game)
    for _inversion in range(game.inversions):
        invert(game)
        if game.emitted is not None:
            emit.inverted(game)


def invert(game: Position) -> None:
    """All with the highest score get the lowest, and those with the lowest the highest (HLD-20)."""
    high = highest(game)
    low = lowest(game)
    for seat in SEATS[game.still_in]:
        if game.score[seat] == high:
            game.score[seat] = low
        elif game.score[seat] == low:
            game.score[seat] = high


def highest(game: Position) -> i64:
    most: i64 = -1000
    for seat in SEATS[game.still_in]:
        if game.score[seat] > most:
            most = game.score[seat]
    return most


def lowest(game: Position) -> i64:
    least: i64 = 1000
    for seat in SEATS[game.still_in]:
        if game.score[seat] < least:
            least = game.score[seat]
    return least


def scoring(game: Position, score: i64) -> i64:
    """The seats with this score, as a set."""
    seats: i64 = 0
    for seat in SEATS[game.still_in]:
        if game.score[seat] == score:
            seats |= 1 << seat
    return seats
