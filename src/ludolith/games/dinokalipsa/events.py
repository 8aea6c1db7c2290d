"""What can happen in a game of Dinokalipsa.

One card an event, so that every sentence names one card. Where only some may see a card, everybody
is told that something happened, and those few which card it was.
"""

from __future__ import annotations

from typing import ClassVar

from ludolith.engine.events import Event, Seat, Seats


class BoardTaken(Event, frozen=True, tag="board-taken", kw_only=True):
    seat: int
    board: str
    rule: str = "HLD-01"


class CardDrawn(Event, frozen=True, tag="card-drawn", kw_only=True):
    """For the player who drew it."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str
    rule: str = "HLD-41"


class CardsDrawn(Event, frozen=True, tag="cards-drawn", kw_only=True):
    seat: int
    cards: int
    rule: str = "HLD-41"


class DisasterTurnedUp(Event, frozen=True, tag="disaster-turned-up", kw_only=True):
    reveals: ClassVar[bool] = True

    round: int
    disaster: str
    type: str
    rule: str = "HLD-10"


class HandRedrawn(Event, frozen=True, tag="hand-redrawn", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    rule: str = "HLD-11"


class CardRevealed(Event, frozen=True, tag="card-revealed", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: str
    value: int
    rule: str = "HLD-12"


class EffectsSilenced(Event, frozen=True, tag="effects-silenced", kw_only=True):
    seat: int
    rule: str = "HLD-13"


class EffectDeclined(Event, frozen=True, tag="effect-declined", kw_only=True):
    seat: int
    card: str
    rule: str = "HLD-15"


class ValueAdded(Event, frozen=True, tag="value-added", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    effect: str
    card: str
    points: int
    rule: str = "HLD-16"


class CardDiscarded(Event, frozen=True, tag="card-discarded", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: str
    rule: str = "HLD-15"


class HandLookedAt(Event, frozen=True, tag="hand-looked-at", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    target: Seat
    rule: str = "HLD-04"


class CardSeen(Event, frozen=True, tag="card-seen", kw_only=True):
    """For the player who looks at a hand."""

    reveals: ClassVar[bool] = True

    seat: int
    target: Seat
    card: str
    rule: str = "HLD-04"


class CardTaken(Event, frozen=True, tag="card-taken", kw_only=True):
    seat: int
    target: Seat
    rule: str = "HLD-04"


class TakenCardShown(Event, frozen=True, tag="taken-card-shown", kw_only=True):
    """For the two players between whom the card changed hands."""

    reveals: ClassVar[bool] = True

    seat: int
    target: Seat
    card: str
    rule: str = "HLD-04"


class DeckLookedAt(Event, frozen=True, tag="deck-looked-at", kw_only=True):
    seat: int
    rule: str = "HLD-04"


class DeckCardSeen(Event, frozen=True, tag="deck-card-seen", kw_only=True):
    """For the player who looks at the deck."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str
    rule: str = "HLD-04"


class DeckCardKept(Event, frozen=True, tag="deck-card-kept", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: str  # the other one, which was discarded
    rule: str = "HLD-04"


class CardsSwapped(Event, frozen=True, tag="cards-swapped", kw_only=True):
    seat: int
    one: Seat
    other: Seat
    rule: str = "HLD-17"


class InstantsMultiplied(Event, frozen=True, tag="instants-multiplied", kw_only=True):
    factor: int
    rule: str = "HLD-18"


class Passed(Event, frozen=True, tag="passed", kw_only=True):
    seat: int
    rule: str = "HLD-19"


class PassedForRound(Event, frozen=True, tag="passed-for-round", kw_only=True):
    seat: int
    rule: str = "HLD-19"


class ScoreRaised(Event, frozen=True, tag="score-raised", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    target: Seat
    points: int
    rule: str = "HLD-19"


class ScoreLowered(Event, frozen=True, tag="score-lowered", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    target: Seat
    points: int  # taken away
    rule: str = "HLD-19"


class InversionPlayed(Event, frozen=True, tag="inversion-played", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    rule: str = "HLD-19"


class ScoreCounted(Event, frozen=True, tag="score-counted", kw_only=True):
    seat: int
    value: int
    bonus: int
    trait: int
    instants: int
    disasters: int
    score: int
    rule: str = "HLD-16"


class ScoresInverted(Event, frozen=True, tag="scores-inverted", kw_only=True):
    highest: Seats
    lowest: Seats
    high: int
    low: int
    rule: str = "HLD-20"


class PawnMoved(Event, frozen=True, tag="pawn-moved", kw_only=True):
    seat: int
    spaces: int
    place: int
    rule: str = "HLD-30"


class PawnMovedForDisasters(Event, frozen=True, tag="pawn-moved-for-disasters", kw_only=True):
    seat: int
    spaces: int
    place: int
    rule: str = "HLD-40"


class AllTied(Event, frozen=True, tag="all-tied", kw_only=True):
    rule: str = "HLD-35"


class SuddenDeathBegan(Event, frozen=True, tag="sudden-death-began", kw_only=True):
    seats: tuple[int, ...]
    rule: str = "HLD-32"


class SuddenDeathRevealed(Event, frozen=True, tag="sudden-death-revealed", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: str
    value: int
    rule: str = "HLD-32"


class OutOfPointCards(Event, frozen=True, tag="out-of-point-cards", kw_only=True):
    reveals: ClassVar[bool] = True

    seats: tuple[int, ...]
    rule: str = "HLD-34"


class DisasterToBottom(Event, frozen=True, tag="disaster-to-bottom", kw_only=True):
    disaster: str
    type: str
    rule: str


class DisasterThreatens(Event, frozen=True, tag="disaster-threatens", kw_only=True):
    seat: int
    rule: str = "HLD-31"


class DisasterInsured(Event, frozen=True, tag="disaster-insured", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    rule: str = "HLD-36"


class DisasterSentOn(Event, frozen=True, tag="disaster-sent-on", kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    target: Seat
    rule: str = "HLD-36"


class DisasterAdded(Event, frozen=True, tag="disaster-added", kw_only=True):
    seat: int
    disaster: str
    type: str
    rule: str = "HLD-31"


class DinosaurExtinct(Event, frozen=True, tag="dinosaur-extinct", kw_only=True):
    seat: int
    rule: str = "HLD-50"


class TableCleared(Event, frozen=True, tag="table-cleared", kw_only=True):
    rule: str = "HLD-41"


class DeckReshuffled(Event, frozen=True, tag="deck-reshuffled", kw_only=True):
    cards: int
    rule: str = "HLD-41"


class GameEnded(Event, frozen=True, tag="game-ended", kw_only=True):
    seats: tuple[int, ...]  # the winners
    place: int  # how far they came
    rule: str


DinokalipsaEvent = (
    BoardTaken
    | CardDrawn
    | CardsDrawn
    | DisasterTurnedUp
    | HandRedrawn
    | CardRevealed
    | EffectsSilenced
    | EffectDeclined
    | ValueAdded
    | CardDiscarded
    | HandLookedAt
    | CardSeen
    | CardTaken
    | TakenCardShown
    | DeckLookedAt
    | DeckCardSeen
    | DeckCardKept
    | CardsSwapped
    | InstantsMultiplied
    | Passed
    | PassedForRound
    | ScoreRaised
    | ScoreLowered
    | InversionPlayed
    | ScoreCounted
    | ScoresInverted
    | PawnMoved
    | PawnMovedForDisasters
    | AllTied
    | SuddenDeathBegan
    | SuddenDeathRevealed
    | OutOfPointCards
    | DisasterToBottom
    | DisasterThreatens
    | DisasterInsured
    | DisasterSentOn
    | DisasterAdded
    | DinosaurExtinct
    | TableCleared
    | DeckReshuffled
    | GameEnded
)
