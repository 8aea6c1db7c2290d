"""What a player of Dinokalipsa can decide."""

from __future__ import annotations

from ludolith.engine.events import Seat
from ludolith.engine.moves import Move
from ludolith.games.dinokalipsa import codes
from ludolith.games.dinokalipsa.components import (
    BOARDS,
    CARDS,
    INSTANTS,
    MOST_PLAYERS,
    BoardName,
)


class Pass(Move, frozen=True):
    """Do nothing: decline an effect, play no card, keep the hand, take the disaster."""


class PassRound(Move, frozen=True):
    """Play no scoring instant, and not be asked again until the scores stand."""


class TakeBoard(Move, frozen=True):
    board: BoardName


class PlayCard(Move, frozen=True):
    """Choose a point card, face down."""

    card: str


class DiscardCard(Move, frozen=True):
    card: str


class TakeCard(Move, frozen=True):
    """Take a card out of a hand or from the top of the deck, after looking."""

    card: str


class LookAtHand(Move, frozen=True):
    target: Seat


class LookAhead(Move, frozen=True):
    """Look at the top two cards of the deck."""


class SwapWith(Move, frozen=True):
    """Swap the own played card with that of a neighbour."""

    target: Seat


class SwapOthers(Move, frozen=True):
    """Swap the played cards of two others; the lower seat comes first."""

    one: Seat
    other: Seat


class BoostScore(Move, frozen=True):
    target: Seat


class SapScore(Move, frozen=True):
    target: Seat


class InvertScores(Move, frozen=True):
    """Exchange the highest and the lowest score once they stand."""


class Insure(Move, frozen=True):
    """Send the disaster to the bottom of its deck."""


class Redirect(Move, frozen=True):
    target: Seat


def _all_moves() -> dict[int, Move]:
    """Every move by its code."""
    moves: dict[int, Move] = {
        codes.PASS: Pass(),
        codes.PASS_ROUND: PassRound(),
        codes.LOOK_AHEAD: LookAhead(),
        codes.INVERT: InvertScores(),
        codes.INSURE: Insure(),
    }
    for number, board in enumerate(BOARDS):
        moves[codes.BOARD + number] = TakeBoard(board)
    for kind, card in enumerate(CARDS):
        if kind < INSTANTS:
            moves[codes.PLAY + kind] = PlayCard(card)
        moves[codes.DISCARD + kind] = DiscardCard(card)
        moves[codes.TAKE + kind] = TakeCard(card)
    for seat in range(MOST_PLAYERS):
        moves[codes.LOOK_AT + seat] = LookAtHand(seat)
        moves[codes.SWAP_WITH + seat] = SwapWith(seat)
        moves[codes.BOOST + seat] = BoostScore(seat)
        moves[codes.SAP + seat] = SapScore(seat)
        moves[codes.REDIRECT_TO + seat] = Redirect(seat)
    for place, (one, other) in enumerate(codes.PAIRS):
        moves[codes.SWAP_OTHERS + place] = SwapOthers(one, other)
    return moves


MOVES = _all_moves()
CODES = {move: code for code, move in MOVES.items()}
