"""The moves of Dinokalipsa.

Each kind of move is numbered where it is defined; the kinds are in the order of their codes. A move
that plays a card names it, so that a reader need not know it; moves of earlier versions did not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Literal

from ludolith.engine.events import Seat
from ludolith.engine.move_codes import Kind, MoveTable
from ludolith.engine.moves import Move
from ludolith.games.dinokalipsa import codes
from ludolith.games.dinokalipsa.card_names import CardName
from ludolith.games.dinokalipsa.components import (
    BOARDS,
    CARDS,
    INSTANTS,
    MOST_PLAYERS,
    BoardName,
)

TABLE: Final = MoveTable()
TIMES: Final[dict[type[Move], str]] = {}  # the rule that says when in a round a move is made
_SEATS: Final = range(MOST_PLAYERS)


def choice(
    first: int, time: str, values: Iterable[object] = ((),), *, room: int | None = None
) -> Callable[[type[Kind]], type[Kind]]:
    """Number a kind of move as `MoveTable.kind` does, and note when in a round it is made."""

    def number(kind: type[Kind]) -> type[Kind]:
        TIMES[kind] = time
        return TABLE.kind(first, values, room=room)(kind)

    return number


@choice(codes.PASS, "HLD-15")
class Pass(Move, frozen=True):
    """Do nothing: decline an effect, play no card, keep the hand, take the disaster."""


@choice(codes.PASS_ROUND, "HLD-19")
class PassRound(Move, frozen=True):
    """Play no scoring instant, and none later until the scores are final."""


@choice(codes.BOARD, "HLD-01", BOARDS, room=6)
class TakeBoard(Move, frozen=True):
    board: BoardName


@choice(codes.PLAY, "HLD-12", CARDS[:INSTANTS], room=24)
class PlayCard(Move, frozen=True):
    """Choose a point card, face down."""

    card: CardName


@choice(codes.DISCARD, "HLD-37", CARDS)
class DiscardCard(Move, frozen=True):
    card: CardName


@choice(codes.TAKE, "HLD-14", CARDS)
class TakeCard(Move, frozen=True):
    """Take a card out of a hand or from the top of the deck, after looking."""

    card: CardName


@choice(codes.LOOK_AT, "HLD-14", _SEATS)
class LookAtHand(Move, frozen=True):
    target: Seat


@choice(codes.LOOK_AHEAD, "HLD-14", room=4)
class LookAhead(Move, frozen=True):
    """Look at the top two cards of the deck."""


@choice(codes.SWAP_WITH, "HLD-14", _SEATS)
class SwapWith(Move, frozen=True):
    """Swap one's own played card with that of a neighbour."""

    target: Seat


@choice(codes.SWAP_OTHERS, "HLD-14", codes.PAIRS, room=8)
class SwapOthers(Move, frozen=True):
    """Swap the played cards of two others; the lower seat comes first."""

    one: Seat
    other: Seat


@choice(codes.RAISE, "HLD-19", _SEATS)
class RaiseScore(Move, frozen=True):
    target: Seat
    card: Literal["tailwind"] = "tailwind"


@choice(codes.LOWER, "HLD-19", _SEATS)
class LowerScore(Move, frozen=True):
    target: Seat
    card: Literal["headwind"] = "headwind"


@choice(codes.INVERT, "HLD-19")
class InvertScores(Move, frozen=True):
    """Exchange the highest and the lowest score when the scores are final."""

    card: Literal["topsy_turvy"] = "topsy_turvy"


@choice(codes.INSURE, "HLD-36", room=3)
class Insure(Move, frozen=True):
    """Send the disaster to the bottom of its deck."""

    card: Literal["catastrophe_policy"] = "catastrophe_policy"


@choice(codes.SEND_TO, "HLD-36", _SEATS)
class SendOn(Move, frozen=True):
    target: Seat
    card: Literal["not_my_problem"] = "not_my_problem"
