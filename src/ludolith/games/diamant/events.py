"""What can happen in a game of Diamant."""

from __future__ import annotations

from typing import ClassVar

from ludolith.engine.events import Event, Seats
from ludolith.games.diamant.components import TrapKind


class ExpeditionBegan(Event, frozen=True, tag="expedition-began", kw_only=True):
    expedition: int
    rule: str = "DIA-03"


class RelicAdded(Event, frozen=True, tag="relic-added", kw_only=True):
    relic: int
    rule: str = "DIA-31"


class TreasureFound(Event, frozen=True, tag="treasure-found", kw_only=True):
    rubies: int
    share: int
    rest: int
    seats: tuple[int, ...]
    rule: str = "DIA-06"


class TrapSeen(Event, frozen=True, tag="trap-seen", kw_only=True):
    trap: TrapKind
    rule: str = "DIA-08"


class TrapSprung(Event, frozen=True, tag="trap-sprung", kw_only=True):
    trap: TrapKind
    seats: tuple[int, ...]
    lost: tuple[int, ...]  # rubies dropped, in the order of seats
    rule: str = "DIA-09"


class RelicSeen(Event, frozen=True, tag="relic-seen", kw_only=True):
    relic: int
    rule: str = "DIA-32"


class ChoicesRevealed(Event, frozen=True, tag="choices-revealed", kw_only=True):
    reveals: ClassVar[bool] = True

    leaving: Seats
    staying: Seats
    rule: str = "DIA-11"


class PathGathered(Event, frozen=True, tag="path-gathered", kw_only=True):
    seats: tuple[int, ...]
    share: int
    rest: int
    rule: str = "DIA-12"


class RelicsTaken(Event, frozen=True, tag="relics-taken", kw_only=True):
    seat: int
    relics: tuple[int, ...]
    rule: str = "DIA-33"


class RelicsLeftLying(Event, frozen=True, tag="relics-left-lying", kw_only=True):
    seats: tuple[int, ...]
    relics: tuple[int, ...]
    rule: str = "DIA-44"


class PutInChest(Event, frozen=True, tag="put-in-chest", kw_only=True):
    seat: int
    rubies: int
    rule: str = "DIA-13"


class CaveEmpty(Event, frozen=True, tag="cave-empty", kw_only=True):
    expedition: int
    rule: str = "DIA-15"


class DeckRanOut(Event, frozen=True, tag="deck-ran-out", kw_only=True):
    seats: tuple[int, ...]
    rule: str = "DIA-41"


class EntranceClosed(Event, frozen=True, tag="entrance-closed", kw_only=True):
    expedition: int
    rule: str = "DIA-16"


class RubiesReturned(Event, frozen=True, tag="rubies-returned", kw_only=True):
    rubies: int
    rule: str = "DIA-17"


class TrapRemoved(Event, frozen=True, tag="trap-removed", kw_only=True):
    trap: TrapKind
    rule: str = "DIA-18"


class RelicsLost(Event, frozen=True, tag="relics-lost", kw_only=True):
    relics: tuple[int, ...]
    rule: str = "DIA-35"


class DeckShuffled(Event, frozen=True, tag="deck-shuffled", kw_only=True):
    cards: int
    rule: str = "DIA-19"


class GameEnded(Event, frozen=True, tag="game-ended", kw_only=True):
    seats: tuple[int, ...]  # the winners
    points: int
    rule: str = "DIA-23"


DiamantEvent = (
    ExpeditionBegan
    | RelicAdded
    | TreasureFound
    | TrapSeen
    | TrapSprung
    | RelicSeen
    | ChoicesRevealed
    | PathGathered
    | RelicsTaken
    | RelicsLeftLying
    | PutInChest
    | CaveEmpty
    | DeckRanOut
    | EntranceClosed
    | RubiesReturned
    | TrapRemoved
    | RelicsLost
    | DeckShuffled
    | GameEnded
)
