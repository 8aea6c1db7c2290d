# Compiled with mypyc.
"""The events of Diamant. They are built here so that the rules stay short and fast."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import members
from ludolith.games.diamant import events
from ludolith.games.diamant.components import RELIC, RELICS, TRAP, TRAPS
from ludolith.games.diamant.position import Position


def beginning(game: Position) -> None:
    game.emit(events.ExpeditionBegan(expedition=game.expedition))


def relic_added(game: Position, relic: i64) -> None:
    game.emit(events.RelicAdded(relic=relic))


def treasure(game: Position, rubies: i64, share: i64, rest: i64) -> None:
    seats = members(game.inside)
    game.emit(events.TreasureFound(rubies=rubies, share=share, rest=rest, seats=seats))


def trap(game: Position, card: i64) -> None:
    game.emit(events.TrapSeen(trap=TRAPS[card - TRAP]))


def relic(game: Position, card: i64) -> None:
    game.emit(events.RelicSeen(relic=RELICS[card - RELIC]))


def flight(game: Position, card: i64) -> None:
    seats = members(game.inside)
    lost = tuple([game.carried[seat] for seat in seats])
    game.emit(events.TrapSprung(trap=TRAPS[card - TRAP], seats=seats, lost=lost))


def deck_ran_out(game: Position) -> None:
    game.emit(events.DeckRanOut(seats=members(game.inside)))


def choices(game: Position) -> None:
    staying = members(game.inside & ~game.leaving)
    game.emit(events.ChoicesRevealed(leaving=members(game.leaving), staying=staying))


def gathering(game: Position, share: i64) -> None:
    seats = members(game.leaving)
    game.emit(events.PathGathered(seats=seats, share=share, rest=game.on_path))


def relics_left_lying(game: Position) -> None:
    relics = relic_values(game.relics_in_cave)
    game.emit(events.RelicsLeftLying(seats=members(game.leaving), relics=relics))


def relics_taken(game: Position, seat: i64) -> None:
    game.emit(events.RelicsTaken(seat=seat, relics=relic_values(game.relics_in_cave)))


def chests(game: Position, leavers: vec[i64], share: i64) -> None:
    for seat in leavers:
        game.emit(events.PutInChest(seat=seat, rubies=game.carried[seat] + share))


def cave_empty(game: Position) -> None:
    game.emit(events.CaveEmpty(expedition=game.expedition))


def barrier(game: Position) -> None:
    game.emit(events.EntranceClosed(expedition=game.expedition))


def tidying(game: Position, sprung: i64) -> None:
    if game.on_path:
        game.emit(events.RubiesReturned(rubies=game.on_path))
    if game.relics_in_cave:
        game.emit(events.RelicsLost(relics=relic_values(game.relics_in_cave)))
    if sprung:
        game.emit(events.TrapRemoved(trap=TRAPS[sprung - TRAP]))


def shuffle(game: Position) -> None:
    game.emit(events.DeckShuffled(cards=len(game.deck)))


def the_end(game: Position) -> None:
    outcome = game.outcome()
    if outcome is not None:
        game.emit(events.GameEnded(seats=outcome.winners, points=max(outcome.scores)))


def relic_values(relics: int) -> tuple[int, ...]:
    """The points printed on a set of relics."""
    return tuple([RELICS[i] for i in members(relics)])
