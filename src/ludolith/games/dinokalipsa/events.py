"""What can happen in a game of Dinokalipsa.

One event per card, so that every sentence names one card. Where only some players may see a card,
an event for all says that something happened, and an event for those players names the card.
"""

from __future__ import annotations

from typing import ClassVar

from ludolith.engine.events import Event, Seat, Seats
from ludolith.games.dinokalipsa.card_names import CardName, DisasterName
from ludolith.games.dinokalipsa.components import BoardName, DisasterType


class BoardTaken(Event, frozen=True, kw_only=True):
    seat: int
    board: BoardName
    rule: str = "HLD-01"


class CardDrawn(Event, frozen=True, kw_only=True):
    """For the player who drew it."""

    reveals: ClassVar[bool] = True

    seat: int
    card: CardName
    rule: str = "HLD-41"


class CardsDrawn(Event, frozen=True, kw_only=True):
    seat: int
    cards: int
    rule: str = "HLD-41"


class DisasterTurnedUp(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    round_number: int
    disaster: DisasterName
    type: DisasterType
    rule: str = "HLD-10"


class HandRedrawn(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    rule: str = "HLD-11"


class CardRevealed(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: CardName
    value: int
    rule: str = "HLD-12"


class EffectsSilenced(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "HLD-13"


class EffectDeclined(Event, frozen=True, kw_only=True):
    seat: int
    card: CardName
    rule: str = "HLD-15"


class ValueAdded(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    effect: CardName
    card: CardName
    points: int
    rule: str = "HLD-16"


class CardDiscarded(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: CardName
    rule: str = "HLD-15"


class HandLookedAt(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    target: Seat
    rule: str = "HLD-04"


class CardSeen(Event, frozen=True, kw_only=True):
    """For the player who looks at a hand."""

    reveals: ClassVar[bool] = True

    seat: int
    target: Seat
    card: CardName
    rule: str = "HLD-04"


class CardTaken(Event, frozen=True, kw_only=True):
    seat: int
    target: Seat
    rule: str = "HLD-04"


class TakenCardShown(Event, frozen=True, kw_only=True):
    """For the two players between whom the card changed hands."""

    reveals: ClassVar[bool] = True

    seat: int
    target: Seat
    card: CardName
    rule: str = "HLD-04"


class DeckLookedAt(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "HLD-04"


class DeckCardSeen(Event, frozen=True, kw_only=True):
    """For the player who looks at the deck."""

    reveals: ClassVar[bool] = True

    seat: int
    card: CardName
    rule: str = "HLD-04"


class DeckCardKept(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: CardName  # the other one, which was discarded
    rule: str = "HLD-04"


class CardsSwapped(Event, frozen=True, kw_only=True):
    seat: int
    one: Seat
    other: Seat
    rule: str = "HLD-17"


class InstantsMultiplied(Event, frozen=True, kw_only=True):
    factor: int
    rule: str = "HLD-18"


class Passed(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "HLD-19"


class PassedForRound(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "HLD-19"


class ScoreRaised(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: CardName
    target: Seat
    points: int
    rule: str = "HLD-19"


class ScoreLowered(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: CardName
    target: Seat
    points: int  # taken away
    rule: str = "HLD-19"


class InversionPlayed(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: CardName
    rule: str = "HLD-19"


class ScoreCounted(Event, frozen=True, kw_only=True):
    seat: int
    value: int
    bonus: int
    trait: int
    instants: int
    disasters: int
    score: int
    rule: str = "HLD-16"


class ScoresInverted(Event, frozen=True, kw_only=True):
    highest: Seats
    lowest: Seats
    high: int
    low: int
    rule: str = "HLD-20"


class PawnMoved(Event, frozen=True, kw_only=True):
    seat: int
    spaces: int
    place: int
    rule: str = "HLD-30"


class PawnMovedForDisasters(Event, frozen=True, kw_only=True):
    seat: int
    spaces: int
    place: int
    rule: str = "HLD-40"


class AllTied(Event, frozen=True, kw_only=True):
    rule: str = "HLD-35"


class SuddenDeathBegan(Event, frozen=True, kw_only=True):
    seats: tuple[int, ...]
    rule: str = "HLD-32"


class SuddenDeathRevealed(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: CardName
    value: int
    rule: str = "HLD-32"


class OutOfPointCards(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seats: tuple[int, ...]
    rule: str = "HLD-34"


class DisasterToBottom(Event, frozen=True, kw_only=True):
    disaster: DisasterName
    type: DisasterType
    rule: str


class DisasterThreatens(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "HLD-31"


class DisasterInsured(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: CardName
    rule: str = "HLD-36"


class DisasterSentOn(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: CardName
    target: Seat
    rule: str = "HLD-36"


class DisasterAdded(Event, frozen=True, kw_only=True):
    seat: int
    disaster: DisasterName
    type: DisasterType
    rule: str = "HLD-31"


class DinosaurExtinct(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "HLD-50"


class TableCleared(Event, frozen=True, kw_only=True):
    rule: str = "HLD-41"


class DeckReshuffled(Event, frozen=True, kw_only=True):
    cards: int
    rule: str = "HLD-41"


class GameEnded(Event, frozen=True, kw_only=True):
    seats: tuple[int, ...]  # the winners
    place: int  # on the escape route
    rule: str
