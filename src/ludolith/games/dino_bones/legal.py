# Compiled with mypyc.
"""What a player may choose now, as lists of move codes in ascending order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import bit, count
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
    PTERODACTYL_SPECIES,
    SELLABLE,
    TENT,
    VOUCHER_CARD,
    WHETSTONE,
)
from ludolith.games.dino_bones.equipment import MOST_LIFTED, MOST_LOOKED, hidden_from
from ludolith.games.dino_bones.geometry import MEMBER, WORD, WORDS
from ludolith.games.dino_bones.leader_help import (
    can_break,
    can_sharpen,
    help_price,
    may_sell,
    reachable,
)
from ludolith.games.dino_bones.position import NOTHING, Position
from ludolith.games.dino_bones.skeletons import can_assemble
from ludolith.games.dino_bones.split_and_share import smallest_fragments

_BLANK: Final = vec[i64]([PASS] * 512)
_ONLY_PASS: Final = vec[i64]([PASS])
_PASS_OR_HELMET: Final = vec[i64]([PASS, PLAY + HELMET_CARD])
_PASS_OR_BRUSH: Final = vec[i64]([PASS, PLAY + BRUSH_CARD])
WITH_CAST: Final = ASSEMBLE_WITH_CAST - ASSEMBLE


def legal(game: Position, seat: i64) -> vec[i64]:
    """All moves of the player who decides."""
    if not 0 <= seat < game.players or not game.asked >> seat & 1:
        return NOTHING
    stage = game.stage
    if stage == TURN:
        return turn_choices(game, seat)
    if stage in (DIVISION, BRUSH_FIND, LAST_TWO):
        return members(kinds_found(game), TAKE)
    if stage == PART:
        return members(bit(len(smallest_fragments(game))) - 1, CHOOSE_PART)
    if stage == HELMET:
        return _PASS_OR_HELMET if game.hand[seat] >> HELMET_CARD & 1 else _ONLY_PASS
    if stage == BRUSH:
        return _PASS_OR_BRUSH if game.hand[seat] >> BRUSH_CARD & 1 else _ONLY_PASS
    if stage == CLOSING:
        return closing_choices(game, seat)
    if stage == VOUCHER:
        return voucher_choices(game, seat)
    if stage == RADAR:
        return radar_choices(game, seat)
    if stage == FRACTURE_MAP:
        return map_choices(game, seat)
    return last_skeleton_choices(game, seat)


# -- sets of things as lists of moves


def put(moves: vec[i64], number: i64, things: i64, code: i64) -> i64:
    """A move for each member of a set, from place `number` of the list on; returns the next."""
    while things:
        low = things & -things
        things ^= low
        moves[number] = code + MEMBER[low % 67]
        number += 1
    return number


def members(things: i64, code: i64) -> vec[i64]:
    moves = _BLANK[: count(things)]
    put(moves, 0, things, code)
    return moves


def kinds_found(game: Position) -> i64:
    """The kinds of tiles among the finds, as a set."""
    kinds: i64 = 0
    rest = game.finds
    while rest:
        low = rest & -rest
        rest ^= low
        kinds |= bit(game.front[MEMBER[low % 67]])
    return kinds


# -- the turn


def turn_choices(game: Position, seat: i64) -> vec[i64]:
    """Everything DB-10 to DB-16 and the extra actions allow."""
    amber = game.amber[seat]
    can_pay = amber >= help_price(game)
    sold = game.held[seat] & SELLABLE if may_sell(game) else 0
    bought = game.in_stock if can_pay else 0
    dug = reachable(game, seat) if can_pay else 0
    cards = playable(game, seat) if game.hand[seat] else 0
    placements = _BLANK[:WORDS]
    with_tool = _BLANK[:WORDS]
    borders: i64 = 0
    if game.owed:
        for word in range(WORDS):
            placements[word] = game.slab.chisels[seat * WORDS + word]
            borders += count(placements[word])
    else:
        borders = affordable(game, seat, placements, with_tool)
    ends: i64 = 0
    if not game.owed and (game.placed or not borders):
        ends = end_turns(game, seat)
    helps = helps_at_once(game, seat) if can_pay else 0
    built = assemblies(game, seat)
    extras = count(ends) + count(helps) + count(bought) + count(sold) + count(built) + count(cards)
    moves = _BLANK[: extras + count(dug) + borders]
    number = put(moves, 0, ends, END_TURN)
    number = put(moves, number, helps, STRONG_TOOL)
    number = put(moves, number, bought, BUY)
    number = put(moves, number, sold, SELL)
    number = put(moves, number, built, ASSEMBLE)
    number = put(moves, number, cards, PLAY)
    number = put(moves, number, dug, DIG)
    code = LIFT if game.owed else PLACE
    for word in range(WORDS):
        number = put(moves, number, placements[word], code + word * WORD)
    if game.charges:
        for word in range(WORDS):
            number = put(moves, number, with_tool[word], USE_TOOL + word * WORD)
    return moves


def helps_at_once(game: Position, seat: i64) -> i64:
    """Of strong tool (1) and quick sharpening (2) those that could do something (DB-40)."""
    helps: i64 = 1 if can_break(game) else 0
    return helps | 2 if can_sharpen(game, seat) else helps


def affordable(game: Position, seat: i64, placements: vec[i64], with_tool: vec[i64]) -> i64:
    """Sets of free borders within the price (DB-13), with a tool where it helps (DB-41)."""
    sharp = game.sharp[seat]
    if not sharp:
        return 0
    slab = game.slab
    borders: i64 = 0
    for word in range(WORDS):
        free = slab.inner[word] & ~slab.covered[word]
        within = free
        if sharp < 3:
            within &= ~game.two_boulders[word]
            if sharp < 2:
                within &= ~game.one_boulder[word]
        placements[word] = within
        borders += count(within)
        if game.charges:
            with_tool[word] = free & (game.one_boulder[word] | game.two_boulders[word])
            borders += count(with_tool[word])
    return borders


def end_turns(game: Position, seat: i64) -> i64:
    """How many sharp chisels may be kept at the end of the turn, as a set: 0, 1 … (DB-16)."""
    most = game.keeps(seat)
    if most > game.sharp[seat]:
        most = game.sharp[seat]
    return bit(most + 1) - 1


def assemblies(game: Position, seat: i64) -> i64:
    """The species that can be assembled, as a set; after them those with the plaster cast."""
    found: i64 = 0
    has_cast = game.hand[seat] >> PLASTER_CAST & 1
    for species in range(PTERODACTYL_SPECIES):
        if can_assemble(game, seat, species, 0):
            found |= bit(species)
        if has_cast and can_assemble(game, seat, species, 1):
            found |= bit(WITH_CAST + species)
    return found


def playable(game: Position, seat: i64) -> i64:
    """The cards in hand that do something as an extra action now (DB-63)."""
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


def voucher_choices(game: Position, seat: i64) -> vec[i64]:
    """The help the voucher is for; in the last turn only a purchase (DB-50)."""
    if game.resume == CLOSING:
        return members(game.in_stock, BUY)
    helps = helps_at_once(game, seat)
    dug = reachable(game, seat)
    moves = _BLANK[: count(helps) + count(game.in_stock) + count(dug)]
    number = put(moves, 0, helps, STRONG_TOOL)
    number = put(moves, number, game.in_stock, BUY)
    put(moves, number, dug, DIG)
    return moves


def radar_choices(game: Position, seat: i64) -> vec[i64]:
    """A face-down tile; after the first one may stop."""
    hidden = hidden_from(game, seat)
    first: i64 = 1 if game.left < MOST_LOOKED else 0
    moves = _BLANK[: first + count(hidden)]
    put(moves, first, hidden, LOOK)
    return moves


def map_choices(game: Position, seat: i64) -> vec[i64]:
    """An own chisel; after the first one may stop."""
    moves = _BLANK[: 1 + game.on_slab(seat)]
    number: i64 = 0 if game.left == MOST_LIFTED else 1
    for word in range(WORDS):
        mine = game.slab.chisels[seat * WORDS + word]
        number = put(moves, number, mine, LIFT + word * WORD)
    return moves[:number]


# -- the end


def closing_choices(game: Position, seat: i64) -> vec[i64]:
    """Assembling, sale and purchase, with the cards that belong to them (DB-50)."""
    price = help_price(game)
    amber = game.amber[seat]
    moves = _BLANK[:80]  # the first is to pass
    number: i64 = 1
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
    return moves[: put(moves, number, cards & game.hand[seat], PLAY)]


def last_skeleton_choices(game: Position, seat: i64) -> vec[i64]:
    built = assemblies(game, seat)
    moves = _BLANK[: 1 + count(built)]
    put(moves, 1, built, ASSEMBLE)
    return moves
