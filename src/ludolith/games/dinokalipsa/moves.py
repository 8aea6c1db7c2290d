"""What a player of Dinokalipsa can decide."""

from __future__ import annotations

from ludolith.engine.events import Seat
from ludolith.engine.moves import Move


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing: decline an effect, play no card, keep the hand, take the disaster."""


class PassRound(Move, frozen=True, tag="pass-round"):
    """Play no scoring instant, and not be asked again in this round."""


class TakeBoard(Move, frozen=True, tag="take-board"):
    board: str


class PlayCard(Move, frozen=True, tag="play-card"):
    """Choose a point card, face down."""

    card: str


class DiscardCard(Move, frozen=True, tag="discard-card"):
    card: str


class TakeCard(Move, frozen=True, tag="take-card"):
    """Take a card out of a hand or from the top of the deck, after looking."""

    card: str


class LookAtHand(Move, frozen=True, tag="look-at-hand"):
    target: Seat


class LookAhead(Move, frozen=True, tag="look-ahead"):
    """Look at the top two cards of the deck."""


class SwapWith(Move, frozen=True, tag="swap-with"):
    """Swap the own played card with that of a neighbour."""

    target: Seat


class SwapOthers(Move, frozen=True, tag="swap-others"):
    """Swap the played cards of two others; the lower seat comes first."""

    one: Seat
    other: Seat


class BoostScore(Move, frozen=True, tag="boost-score"):
    target: Seat


class SapScore(Move, frozen=True, tag="sap-score"):
    target: Seat


class InvertScores(Move, frozen=True, tag="invert-scores"):
    """Exchange the highest and the lowest score once they stand."""


class Insure(Move, frozen=True, tag="insure"):
    """Send the disaster to the bottom of its deck."""


class Redirect(Move, frozen=True, tag="redirect"):
    target: Seat


DinokalipsaMove = (
    Pass
    | PassRound
    | TakeBoard
    | PlayCard
    | DiscardCard
    | TakeCard
    | LookAtHand
    | LookAhead
    | SwapWith
    | SwapOthers
    | BoostScore
    | SapScore
    | InvertScores
    | Insure
    | Redirect
)
