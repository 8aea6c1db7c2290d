# Compiled with mypyc.
"""The legal moves of a player, as lists of move codes in ascending order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import INDEX, ORDER, bit, count, index_of
from ludolith.engine.scratch import scratch
from ludolith.games.dino_bones.codes import (
    ASSEMBLE,
    ASSEMBLE_WITH_CAST,
    BRUSH,
    BRUSH_FIND,
    BUY,
    CHOOSE_PART,
    CLOSING,
    DIG,
    DIVISION,
    END_TURN,
    FRACTURE_MAP,
    HELMET,
    LAST_TWO,
    LIFT,
    LOOK,
    PART,
    PASS,
    PLACE,
    PLAY,
    RADAR,
    SELL,
    STRONG_TOOL,
    TAKE,
    TURN,
    USE_TOOL,
    VOUCHER,
)
from ludolith.games.dino_bones.components import (
    AMBER_VEIN,
    BACKPACK,
    BRUSH_CARD,
    FRACTURE_MAP_CARD,
    GROUND_RADAR,
    HELMET_CARD,
    JACKHAMMER,
    MUSEUM_CONTRACT,
    PLASTER_CAST,
    SELLABLE,
    TENT,
    VOUCHER_CARD,
    WHETSTONE,
)
from ludolith.games.dino_bones.equipment import MOST_LIFTED, MOST_LOOKED, hidden_from
from ludolith.games.dino_bones.geometry import WORD, WORDS
from ludolith.games.dino_bones.leader_help import (
    can_break,
    can_sharpen,
    help_price,
    may_sell,
    reachable,
)
from ludolith.games.dino_bones.position import NOTHING, Position
from ludolith.games.dino_bones.skeletons import assemblable
from ludolith.games.dino_bones.split_and_share import smallest_fragments

MANY: Final = 18  # borders of a word: more are written faster by `put_many`
WITH_CAST: Final = ASSEMBLE_WITH_CAST - ASSEMBLE


def legal(game: Position, seat: i64) -> vec[i64]:
    """All moves of the deciding player."""
    if not 0 <= seat < game.players or not game.asked >> seat & 1:
        return NOTHING
    moves = scratch()
    return moves[: write_moves(game, seat, moves)]


def write_moves(game: Position, seat: i64, moves: vec[i64]) -> i64:
    """Write all moves of the deciding player; returns how many there are."""
    stage = game.stage
    if stage == TURN:
        return turn_choices(game, seat, moves)
    if stage in (DIVISION, BRUSH_FIND, LAST_TWO):
        return put(moves, 0, kinds_found(game), TAKE)
    if stage == PART:
        return put(moves, 0, bit(len(smallest_fragments(game))) - 1, CHOOSE_PART)
    if stage == HELMET:
        return put(moves, put_pass(moves), game.hand[seat] & bit(HELMET_CARD), PLAY)
    if stage == BRUSH:
        return put(moves, put_pass(moves), game.hand[seat] & bit(BRUSH_CARD), PLAY)
    if stage == CLOSING:
        return closing_choices(game, seat, moves)
    if stage == VOUCHER:
        return voucher_choices(game, seat, moves)
    if stage == RADAR:
        return radar_choices(game, seat, moves)
    if stage == FRACTURE_MAP:
        return map_choices(game, seat, moves)
    return put(moves, put_pass(moves), assemblies(game, seat), ASSEMBLE)


# -- sets of things as lists of moves


def put(moves: vec[i64], number: i64, things: i64, code: i64) -> i64:
    """Write a move for each member of a set, from index `number` on; returns the next index."""
    if not things:
        return number
    index = INDEX
    while things:
        rest = things & (things - 1)
        moves[number] = code + index[(things ^ rest) * ORDER >> 55 & 63]
        things = rest
        number += 1
    return number


def put_many(moves: vec[i64], number: i64, things: i64, code: i64) -> i64:
    """As `put`, faster for a set with most members of its range: a move is written for every number
    below the highest member, and the next one over it if it is not in the set.
    """
    while things:
        moves[number] = code
        number += things & 1
        things >>= 1
        code += 1
    return number


def put_pass(moves: vec[i64]) -> i64:
    """Write the move to pass, which always comes first."""
    moves[0] = PASS
    return 1


def kinds_found(game: Position) -> i64:
    """The kinds of tiles among the finds, as a set."""
    kinds: i64 = 0
    rest = game.finds
    while rest:
        low = rest & -rest
        rest ^= low
        kinds |= bit(game.front[index_of(low)])
    return kinds


# -- the turn


def turn_choices(game: Position, seat: i64, moves: vec[i64]) -> i64:
    """All moves that DB-10 to DB-16 and the extra actions allow."""
    can_pay = game.amber[seat] >= help_price(game)
    number: i64 = 0
    if not game.owed and (game.placed or not can_place(game, seat)):
        number = put(moves, number, end_turns(game, seat), END_TURN)
    if can_pay:
        number = put(moves, number, helps_at_once(game, seat), STRONG_TOOL)
        number = put(moves, number, game.in_stock, BUY)
    if may_sell(game):
        number = put(moves, number, game.held[seat] & SELLABLE, SELL)
    number = put(moves, number, assemblies(game, seat), ASSEMBLE)
    if game.hand[seat]:
        number = put(moves, number, playable(game, seat), PLAY)
    if can_pay:
        number = put(moves, number, reachable(game, seat), DIG)
    if game.owed:
        return put_lifts(game, seat, moves, number)
    return put_placements(game, seat, moves, number)


def helps_at_once(game: Position, seat: i64) -> i64:
    """Which of strong tool (1) and quick sharpening (2) would have an effect, as a set (DB-40)."""
    helps: i64 = 0
    if can_break(game):
        helps |= 1
    if can_sharpen(game, seat):
        helps |= 2
    return helps


def put_lifts(game: Position, seat: i64, moves: vec[i64], number: i64) -> i64:
    """Write a move for each of the player's chisels on the slab."""
    chisels = game.slab.chisels
    word: i64
    for word in range(WORDS):
        number = put(moves, number, chisels[seat * WORDS + word], LIFT + word * WORD)
    return number


def put_placements(game: Position, seat: i64, moves: vec[i64], number: i64) -> i64:
    """Write a move for each free border that the player can pay for (DB-13), and for each with
    boulders where a tool helps (DB-41).
    """
    sharp = game.sharp[seat]
    if not sharp:
        return number
    word: i64
    for word in range(WORDS):
        borders = affordable(game, sharp, word)
        if count(borders) > MANY:
            number = put_many(moves, number, borders, PLACE + word * WORD)
        else:
            number = put(moves, number, borders, PLACE + word * WORD)
    if game.charges:
        for word in range(WORDS):
            boulders = game.one_boulder[word] | game.two_boulders[word]
            number = put(moves, number, boulders & game.slab.free[word], USE_TOOL + word * WORD)
    return number


def affordable(game: Position, sharp: i64, word: i64) -> i64:
    """The free borders that so many sharp chisels pay for without a tool (DB-13)."""
    free = game.slab.free[word]
    if sharp < 3:
        free &= ~game.two_boulders[word]
        if sharp < 2:
            free &= ~game.one_boulder[word]
    return free


def can_place(game: Position, seat: i64) -> bool:
    """Whether the player can pay for any border, with or without a tool (DB-11)."""
    sharp = game.sharp[seat]
    if not sharp:
        return False
    word: i64
    for word in range(WORDS):
        if affordable(game, sharp, word):
            return True
        if game.charges and game.slab.free[word]:
            return True
    return False


def end_turns(game: Position, seat: i64) -> i64:
    """How many sharp chisels may be kept at the end of the turn, as a set: 0, 1 … (DB-16)."""
    most = game.keeps(seat)
    if most > game.sharp[seat]:
        most = game.sharp[seat]
    return bit(most + 1) - 1


def assemblies(game: Position, seat: i64) -> i64:
    """The species that can be assembled, as a set; in higher bits, with the plaster cast."""
    found = assemblable(game, seat, 0)
    if game.hand[seat] >> PLASTER_CAST & 1:
        found |= assemblable(game, seat, 1) << WITH_CAST
    return found


def playable(game: Position, seat: i64) -> i64:
    """The cards in hand that have an effect as an extra action now (DB-63)."""
    cards = bit(BACKPACK)
    helps = helps_at_once(game, seat)
    helpful = helps or game.in_stock or reachable(game, seat)
    if helpful and game.amber[seat] >= help_price(game) - 1:
        cards |= bit(VOUCHER_CARD)
    if helps & 1:
        cards |= bit(JACKHAMMER)
    if helps & 2:
        cards |= bit(WHETSTONE)
    if hidden_from(game, seat):
        cards |= bit(GROUND_RADAR)
    if game.supply:
        cards |= bit(AMBER_VEIN)
    if game.on_slab(seat):
        cards |= bit(FRACTURE_MAP_CARD)
    if not game.sold:
        cards |= bit(MUSEUM_CONTRACT)
    if not game.tent:
        cards |= bit(TENT)
    return cards & game.hand[seat]


# -- cards that are used in steps


def voucher_choices(game: Position, seat: i64, moves: vec[i64]) -> i64:
    """The helps a voucher can be used for; in the last turn only a purchase (DB-50)."""
    if game.resume == CLOSING:
        return put(moves, 0, game.in_stock, BUY)
    number = put(moves, 0, helps_at_once(game, seat), STRONG_TOOL)
    number = put(moves, number, game.in_stock, BUY)
    return put(moves, number, reachable(game, seat), DIG)


def radar_choices(game: Position, seat: i64, moves: vec[i64]) -> i64:
    """A face-down tile; after the first one the player may stop."""
    number: i64 = 0
    if game.left < MOST_LOOKED:
        number = put_pass(moves)
    return put(moves, number, hidden_from(game, seat), LOOK)


def map_choices(game: Position, seat: i64, moves: vec[i64]) -> i64:
    """One of the player's chisels; after the first one the player may stop."""
    number: i64 = 0
    if game.left < MOST_LIFTED:
        number = put_pass(moves)
    return put_lifts(game, seat, moves, number)


# -- the end


def closing_choices(game: Position, seat: i64, moves: vec[i64]) -> i64:
    """Assembling, sale and purchase, and the cards for them (DB-50)."""
    price = help_price(game)
    amber = game.amber[seat]
    number = put_pass(moves)
    if amber >= price:
        number = put(moves, number, game.in_stock, BUY)
    if may_sell(game):
        number = put(moves, number, game.held[seat] & SELLABLE, SELL)
    number = put(moves, number, assemblies(game, seat), ASSEMBLE)
    cards: i64 = 0
    if game.in_stock and amber >= price - 1:
        cards |= bit(VOUCHER_CARD)
    if not game.sold:
        cards |= bit(MUSEUM_CONTRACT)
    return put(moves, number, cards & game.hand[seat], PLAY)
