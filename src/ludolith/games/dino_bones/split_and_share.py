# Compiled with mypyc.
"""Split and division (DB-20 to DB-29, DB-43): a part comes off and its finds are divided."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludolith.engine.bits import SEATS, bit, count, index_of
from ludolith.games.dino_bones import emit
from ludolith.games.dino_bones.codes import (
    BRUSH,
    BRUSH_FIND,
    CHOOSE_PART,
    DIVISION,
    FRAGMENTS,
    HELMET,
    LAST_TWO,
    PART,
    PASS,
    TAKE,
    TURN,
)
from ludolith.games.dino_bones.components import BRUSH_CARD, HELMET_CARD
from ludolith.games.dino_bones.geometry import WORDS
from ludolith.games.dino_bones.position import NO_SEAT, NOTHING, Position

MOST_TAKEN: Final = 6
LAST: Final = 2  # tiles that end the game when they remain


# -- the part


def next_fragment(game: Position) -> None:
    """Divide the smallest fragment; among equal ones the active player chooses (DB-21, DB-43)."""
    if count(game.slab.tiles) == LAST:
        game.fragments = NOTHING
        game.enter(LAST_TWO)
    elif len(game.fragments) < 2:
        game.fragments = NOTHING
        game.enter(TURN)
    else:
        smallest = smallest_fragments(game)
        if len(smallest) == 1:
            divide(game, smallest[0])
        else:
            game.stage = PART
            game.ask(game.active)


def smallest_fragments(game: Position) -> vec[i64]:
    """The smallest of the parts the slab has fallen into."""
    least: i64 = 99
    smallest = NOTHING
    for part in game.fragments:
        size = count(part)
        if size < least:
            least = size
            smallest = NOTHING
        if size == least:
            smallest = append(smallest, part)
    return smallest


def choose_part(game: Position, move: i64) -> None:
    part = smallest_fragments(game)[move - CHOOSE_PART]
    if game.emitted is not None:
        emit.chose_part(game, part)
    divide(game, part)


def divide(game: Position, part: i64) -> None:
    """Take the part off the slab; owners of chisels on the cut participate (DB-23, 24, 27)."""
    game.fragments = without(game.fragments, part)
    game.found = True
    borders = game.slab.borders_of(part)
    if game.emitted is not None:
        emit.split(game, part, list(borders))
    return_chisels(game, borders)
    game.slab.take_out(part, borders)
    turn_up(game, part)
    game.finds = part
    if not game.participants:
        game.participants = bit(game.active)
    game.waiting = game.participants
    game.to_ask = holders(game, game.participants)
    game.enter(HELMET)


def without(parts: vec[i64], part: i64) -> vec[i64]:
    left = NOTHING
    for other in parts:
        if other != part:
            left = append(left, other)
    return left


def return_chisels(game: Position, borders: vec[i64]) -> None:
    """Chisels on the cut go back dull and count; those inside the part go back sharp (DB-27)."""
    chisels = game.slab.chisels
    game.participants = 0
    for seat in range(game.players):
        on_cut: i64 = 0
        inside: i64 = 0
        word: i64
        for word in range(WORDS):
            mine = chisels[seat * WORDS + word]
            on_cut += count(mine & borders[word])
            inside += count(mine & borders[WORDS + word])
        game.weight[seat] = on_cut
        game.dull[seat] += on_cut
        game.sharp[seat] += inside
        if on_cut:
            game.participants |= bit(seat)
        if game.emitted is not None:
            emit.returned(game, seat, on_cut, inside, 27)


def turn_up(game: Position, part: i64) -> None:
    """All tiles of the part are turned face up (DB-23)."""
    hidden = part & ~game.face_up
    rest = hidden
    while rest:
        low = rest & -rest
        rest ^= low
        game.turn_up(index_of(low))
    if hidden and game.emitted is not None:
        emit.turned_up(game, hidden)


# -- the order and the shares


def holders(game: Position, seats: i64) -> i64:
    """The subset of these seats that hold an unplayed card."""
    found: i64 = 0
    if game.cards_each:
        for seat in SEATS[seats]:
            if game.hand[seat]:
                found |= bit(seat)
    return found


def ask_helmet(game: Position) -> None:
    """Let each holder of cards play a helmet (DB-63); then fix the order."""
    seat = game.next_of(game.to_ask, game.active)
    if seat != NO_SEAT:
        game.ask(seat)
        return
    if game.emitted is not None:
        order = shares(game, count(game.finds), game.participants, game.weight)
        emit.shares(game, list(order))
    game.enter(DIVISION)


def answer_helmet(game: Position, seat: i64, move: i64) -> None:
    game.to_ask &= ~bit(seat)
    if move != PASS:
        play_card(game, seat, HELMET_CARD)
        game.weight[seat] += 1
    game.enter(HELMET)


def play_card(game: Position, seat: i64, card: i64) -> None:
    """Play a card face up; it is used up, or stays in force (DB-60)."""
    game.hand[seat] &= ~bit(card)
    game.played[seat] |= bit(card)
    if game.emitted is not None:
        emit.played(game, seat, card)


def first_in_order(game: Position, seats: i64, weight: vec[i64]) -> i64:
    """The seat with most chisels on the cut; of equals, the first clockwise from the marker
    (DB-24).
    """
    seat = game.active if game.ties_from_active else game.first_player
    best: i64 = NO_SEAT
    for _step in range(game.players):
        if seats >> seat & 1 and (best == NO_SEAT or weight[seat] > weight[best]):
            best = seat
        seat = game.after(seat)
    return best


def share(finds: i64) -> i64:
    """Half of the remaining finds, rounded up, at most six (DB-25)."""
    half = (finds + 1) >> 1
    if half > MOST_TAKEN:
        return MOST_TAKEN
    return half


def shares(game: Position, finds: i64, seats: i64, weight: vec[i64]) -> vec[i64]:
    """The shares of `finds` tiles in order: seat, tiles, next seat, tiles and so on.

    There may be none left for the last seats (DB-29).
    """
    order = NOTHING
    while seats:
        seat = first_in_order(game, seats, weight)
        seats &= ~bit(seat)
        order = append(append(order, seat), share(finds))
        finds -= share(finds)
    return order


def next_taker(game: Position) -> None:
    """The next participant takes half of the remaining finds (DB-25); after the last one, the rest
    is handled.
    """
    if not game.finds or not game.waiting:
        game.to_ask = holders(game, game.participants)
        game.enter(BRUSH)
        return
    seat = first_in_order(game, game.waiting, game.weight)
    game.waiting &= ~bit(seat)
    game.left = share(count(game.finds))
    ask_taker(game, seat)


def ask_taker(game: Position, seat: i64) -> None:
    """Let the seat choose. Without a choice, because all tiles are due or all are equal, it takes
    them at once.
    """
    while game.left and (game.left == count(game.finds) or one_kind(game)):
        take(game, seat, game.front[index_of(game.finds & -game.finds)], 25)
        game.left -= 1
    if game.left:
        game.ask(seat)
    else:
        game.enter(DIVISION)


def one_kind(game: Position) -> bool:
    """Whether all finds are of one kind."""
    rest = game.finds
    kind = game.front[index_of(rest & -rest)]
    while rest:
        low = rest & -rest
        rest ^= low
        if game.front[index_of(low)] != kind:
            return False
    return True


def take(game: Position, seat: i64, kind: i64, rule: i64) -> None:
    """One find of this kind goes to a player."""
    rest = game.finds
    while rest:
        low = rest & -rest
        rest ^= low
        if game.front[index_of(low)] == kind:
            game.finds ^= low
            if game.emitted is not None:
                emit.took(game, seat, index_of(low), rule)
            game.find(seat, kind)
            return


def answer_take(game: Position, seat: i64, move: i64) -> None:
    take(game, seat, move - TAKE, 25)
    game.left -= 1
    ask_taker(game, seat)


# -- what is left


def ask_brush(game: Position) -> None:
    """Let each holder of cards play a brush (DB-63); then the rest goes to the leader."""
    seat = game.next_of(game.to_ask, game.active)
    if game.finds and seat != NO_SEAT:
        game.ask(seat)
        return
    game.to_ask = 0
    leave_to_leader(game)
    game.participants = 0
    game.waiting = 0
    game.enter(FRAGMENTS)


def answer_brush(game: Position, seat: i64, move: i64) -> None:
    game.to_ask &= ~bit(seat)
    if move == PASS:
        game.enter(BRUSH)
        return
    play_card(game, seat, BRUSH_CARD)
    if one_kind(game):
        save_find(game, seat, TAKE + game.front[index_of(game.finds & -game.finds)])
    else:
        game.stage = BRUSH_FIND


def save_find(game: Position, seat: i64, move: i64) -> None:
    """Take the find that the brush keeps from the leader."""
    take(game, seat, move - TAKE, 62)
    game.enter(BRUSH)


def leave_to_leader(game: Position) -> None:
    """Finds that no player took go to the leader's stock (DB-26)."""
    if game.finds and game.emitted is not None:
        emit.left_to_leader(game)
    while game.finds:
        low = game.finds & -game.finds
        game.finds ^= low
        game.put_in_stock(game.front[index_of(low)])
