# Compiled with mypyc.
"""A round up to the reveal: boards and hands at the start, the disaster, the chosen cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludolith.engine.bits import SEATS
from ludolith.games.dinokalipsa import emit
from ludolith.games.dinokalipsa.codes import (
    CHOOSE,
    DEAL,
    EFFECT,
    TURN_UP,
)
from ludolith.games.dinokalipsa.components import (
    BOARDS as BOARD_NAMES,
)
from ludolith.games.dinokalipsa.components import (
    HAND,
    MOST_PLAYERS,
    WITH_EFFECT,
)
from ludolith.games.dinokalipsa.effects.effect import EFFECT_OF
from ludolith.games.dinokalipsa.packed_hand import first, has_points
from ludolith.games.dinokalipsa.position import (
    NO_CARD,
    NO_SEAT,
    Position,
)

ALL_BOARDS: Final = (1 << MOST_PLAYERS) - 1


# -- boards (HLD-01)


def free_boards(game: Position) -> i64:
    """The boards that no player has taken yet, as a set."""
    free: i64 = ALL_BOARDS
    for board in game.board:
        if board >= 0:
            free &= ~(1 << board)
    return free


def next_board(game: Position) -> None:
    """The next player takes a board; the last player gets the board that is left."""
    seat: i64 = 0
    while seat < game.players and game.board[seat] >= 0:
        seat += 1
    if seat == game.players:
        game.stage = DEAL
        return
    boards = SEATS[free_boards(game)]
    if len(boards) == 1:
        take_board(game, seat, boards[0])
    elif game.boards_dealt:
        take_board(game, seat, boards[game.rng.below(len(boards))])
    else:
        game.asked = 1 << seat


def take_board(game: Position, seat: i64, board: i64) -> None:
    game.board[seat] = board
    if game.emitted is not None:
        emit.took_board(game, seat, BOARD_NAMES[board])


def deal(game: Position) -> None:
    """Five cards each (HLD-02)."""
    for seat in range(game.players):
        game.draw_up_to(seat, HAND)
    game.stage = TURN_UP


# -- the disaster and the cards against it (HLD-10 to HLD-12)


def begin_round(game: Position) -> None:
    """Turn up the disaster; all players still in choose a point card."""
    game.round_number += 1
    game.disaster = game.turn_up()
    game.disaster_lies_open = True
    if game.emitted is not None:
        emit.turned_up(game)
    for seat in SEATS[game.still_in]:
        while not has_points(game.hand[seat]):
            redraw(game, seat)
    game.asked = game.still_in
    game.stage = CHOOSE


def redraw(game: Position, seat: i64) -> None:
    """A player without a point card redraws the whole hand (HLD-11)."""
    if game.emitted is not None:
        emit.redraws(game, seat)
    throw_hand_away(game, seat)
    game.draw_up_to(seat, HAND)


def throw_hand_away(game: Position, seat: i64) -> None:
    """The whole hand goes to the discard pile."""
    while game.hand[seat]:
        game.discard_from_hand(seat, first(game.hand[seat]))
    game.forget(seat)


def choose_card(game: Position, seat: i64, card: i64) -> None:
    """Note a secret choice; the last one reveals them all (HLD-12)."""
    game.chosen[seat] = card
    game.asked &= ~(1 << seat)


def reveal(game: Position) -> None:
    """Turn the chosen cards face up; the Blazing Saw comes first (HLD-12, 13)."""
    game.waiting = 0
    game.inversions = 0
    silencers: i64 = 0
    for seat in SEATS[game.still_in]:
        card = game.chosen[seat]
        game.chosen[seat] = NO_CARD
        game.leave_hand(seat, card)
        game.front[seat] = card
        game.bonus[seat] = 0
        game.instants[seat] = 0
        if WITH_EFFECT >> card & 1:
            if EFFECT_OF[card].asks:
                game.waiting |= 1 << seat
            if EFFECT_OF[card].silences:
                silencers |= 1 << seat
    if game.emitted is not None:
        emit.revealed(game, silencers)
    if silencers:
        game.silenced = True
        game.waiting = 0
    game.stage = EFFECT


# -- the end of a round (HLD-41)


def refill(game: Position) -> None:
    """All players still in draw up to five cards; only then the table is cleared."""
    for seat in SEATS[game.still_in]:
        game.draw_up_to(seat, HAND)
    clear_table(game)
    game.stage = TURN_UP


def clear_table(game: Position) -> None:
    """Every card on the table goes to the discard pile."""
    for seat in range(game.players):
        if game.front[seat] >= 0:
            game.discard(game.front[seat])
            game.front[seat] = NO_CARD
    for place in range(game.laid_cards):
        game.discard(game.laid[place] & 31)
    game.laid_cards = 0
    game.duel_step = 0
    game.resolving = NO_SEAT
    game.silenced = False
    game.factor = 1
    game.passed = 0
    game.silent = 0
    if game.emitted is not None:
        emit.cleared(game)
