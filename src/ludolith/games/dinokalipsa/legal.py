# Compiled with mypyc.
"""What a player may choose now, as lists of move codes in ascending order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import SEATS, count
from ludolith.games.dinokalipsa.codes import (
    BOARD,
    BOARDS,
    BOOST,
    CHOOSE,
    DISCARD,
    INSURE,
    INVERT,
    LOOK_AHEAD,
    LOOK_AT,
    PAIRS,
    PASS,
    PASS_ROUND,
    PLAY,
    REDIRECT_TO,
    SAP,
    SCORING_INSTANTS,
    SHED,
    SUDDEN_DEATH,
    SWAP_OTHERS,
    SWAP_WITH,
    TAKE,
    TAKE_FROM_DECK,
    TAKE_FROM_HAND,
    THREAT,
)
from ludolith.games.dinokalipsa.codes import (
    EFFECTS as EFFECTS_STAGE,
)
from ludolith.games.dinokalipsa.components import (
    BOOSTER,
    DINO_GRABBER,
    EFFECTS,
    GRAPPLING_SNAKE,
    HUNGRY_PLANT,
    INSTANTS,
    INSURANCE,
    INVERSION,
    KINDS,
    PET_ROCK,
    REDIRECT,
    SAPPER,
    SMOOTHIE,
    TREENOCULARS,
)
from ludolith.games.dinokalipsa.effects import snake_targets
from ludolith.games.dinokalipsa.hands import holds
from ludolith.games.dinokalipsa.position import NOTHING, Position
from ludolith.games.dinokalipsa.round import free_boards

_BLANK: Final = vec[i64]([PASS] * 16)
_ANY_CARD: Final = (1 << KINDS) - 1
_POINT_CARDS: Final = (1 << INSTANTS) - 1
_PASS_OR_LOOK_AHEAD: Final = vec[i64]([PASS, LOOK_AHEAD])


def _scoring_choices(held: int, seats: int) -> vec[i64]:
    """With a booster (1), a sapper (2), an inversion (4) in hand, and these seats still in."""
    moves = [PASS, PASS_ROUND]
    if held & 1:
        moves += [BOOST + seat for seat in SEATS[seats]]
    if held & 2:
        moves += [SAP + seat for seat in SEATS[seats]]
    if held & 4:
        moves.append(INVERT)
    return vec[i64](moves)


# The question asked most often: every answer is made in advance.
_SCORING: Final = vec[vec[i64]](
    [_scoring_choices(held, seats) for held in range(8) for seats in range(16)]
)


def legal(game: Position, seat: i64) -> vec[i64]:
    """All moves of a player who is asked."""
    if not 0 <= seat < game.players or not game.asked >> seat & 1:
        return NOTHING
    stage = game.stage
    if stage in (CHOOSE, SUDDEN_DEATH):
        return cards(game.hand[seat], PLAY, _POINT_CARDS, False)
    if stage == SCORING_INSTANTS:
        return scoring_instants(game, seat)
    if stage == EFFECTS_STAGE:
        return effect_choices(game, seat)
    if stage == SHED:
        return cards(game.hand[seat], DISCARD, _ANY_CARD, True)
    if stage == THREAT:
        return rescues(game, seat)
    if stage == TAKE_FROM_HAND:
        return cards(game.hand[game.target], TAKE, _ANY_CARD, False)
    if stage == TAKE_FROM_DECK:
        return cards(game.peeked, TAKE, _ANY_CARD, False)
    assert stage == BOARDS
    return seats_or_boards(free_boards(game), BOARD, False)


def cards(hand: i64, code: i64, allowed: i64, may_pass: bool) -> vec[i64]:
    """One move for each kind of card in a hand that is allowed, after passing."""
    moves = _BLANK[:6]
    number: i64 = 1 if may_pass else 0
    last: i64 = -1
    while hand:
        kind = (hand & 31) - 1
        hand >>= 5
        if kind != last and allowed >> kind & 1:
            moves[number] = code + kind
            number += 1
        last = kind
    return moves[:number]


def seats_or_boards(members: i64, code: i64, may_pass: bool) -> vec[i64]:
    """One move for each member of a set, after passing."""
    number: i64 = 1 if may_pass else 0
    moves = _BLANK[: number + count(members)]
    for member in SEATS[members]:
        moves[number] = code + member
        number += 1
    return moves


def scoring_instants(game: Position, seat: i64) -> vec[i64]:
    """Pass, or play a scoring instant on anyone still in (HLD-19)."""
    hand = game.hand[seat]
    held: i64 = 0
    while hand:
        kind = (hand & 31) - 1
        if kind == BOOSTER:
            held |= 1
        elif kind == SAPPER:
            held |= 2
        elif kind == INVERSION:
            held |= 4
        hand >>= 5
    return _SCORING[held * 16 + game.still_in]


def effect_choices(game: Position, seat: i64) -> vec[i64]:
    """Decline, or use the effect of the played card (HLD-15)."""
    effect = game.effect
    others = game.still_in & ~(1 << seat)
    if effect == DINO_GRABBER:
        return seats_or_boards(others, LOOK_AT, True)
    if effect == GRAPPLING_SNAKE:
        return seats_or_boards(snake_targets(game, seat), SWAP_WITH, True)
    if effect == TREENOCULARS:
        return _PASS_OR_LOOK_AHEAD
    if effect == HUNGRY_PLANT:
        return pairs_of(others)
    allowed: i64 = _ANY_CARD  # fire spray
    if effect == PET_ROCK:
        allowed = _POINT_CARDS
    elif effect == SMOOTHIE:
        allowed = EFFECTS
    return cards(game.hand[seat], DISCARD, allowed, True)


def pairs_of(others: i64) -> vec[i64]:
    """Pass, or swap the cards of any two of these players."""
    moves = _BLANK[:4]
    number: i64 = 1
    for place in range(len(PAIRS)):
        one, other = PAIRS[place]
        if others >> one & 1 and others >> other & 1:
            moves[number] = SWAP_OTHERS + place
            number += 1
    return moves[:number]


def rescues(game: Position, seat: i64) -> vec[i64]:
    """Take the disaster, insure, or redirect it to any other player still in (HLD-36)."""
    hand = game.hand[seat]
    moves = _BLANK[:6]
    number: i64 = 1
    if holds(hand, INSURANCE):
        moves[number] = INSURE
        number += 1
    if holds(hand, REDIRECT):
        for other in SEATS[game.still_in & ~(1 << seat)]:
            moves[number] = REDIRECT_TO + other
            number += 1
    return moves[:number]


def asking_rule(game: Position) -> str:
    """The rule that says what may be chosen now."""
    stage = game.stage
    if stage == BOARDS:
        return "HLD-01"
    if stage == CHOOSE:
        return "HLD-12"
    if stage == SCORING_INSTANTS:
        return "HLD-19"
    if stage == SUDDEN_DEATH:
        return "HLD-32"
    if stage == THREAT:
        return "HLD-36"
    if stage == SHED:
        return "HLD-37"
    return "HLD-15"
