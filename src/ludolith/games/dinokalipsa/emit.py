"""The events of Dinokalipsa. They are built here so that the rules stay short and fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludolith.engine.bits import count, members
from ludolith.games.dinokalipsa import events
from ludolith.games.dinokalipsa.codes import PASS
from ludolith.games.dinokalipsa.components import (
    CARDS,
    DISASTERS,
    METEOR,
    TRAIT,
    TYPE_SIZE,
    TYPES,
    VALUE,
    BoardName,
    DisasterType,
)
from ludolith.games.dinokalipsa.packed_hand import cards_in

if TYPE_CHECKING:
    from ludolith.games.dinokalipsa.position import Position


def disaster_type(disaster: int) -> DisasterType:
    return TYPES[min(disaster // TYPE_SIZE, METEOR)]


# -- set-up and the choice of cards


def took_board(game: Position, seat: int, board: BoardName) -> None:
    game.emit(events.BoardTaken(seat=seat, board=board))


def drew(game: Position, seat: int, card: int) -> None:
    game.emit_to(1 << seat, events.CardDrawn(seat=seat, card=CARDS[card], rule=drawing_rule(game)))


def drew_up(game: Position, seat: int, cards: int) -> None:
    if cards:
        game.emit(events.CardsDrawn(seat=seat, cards=cards, rule=drawing_rule(game)))


def drawing_rule(game: Position) -> str:
    """The rule of a draw: the deal at the start, a redraw before the choice, the end of a round."""
    if not game.round_number:
        return "HLD-02"
    return "HLD-11" if game.disaster_lies_open else "HLD-41"


def reshuffled(game: Position) -> None:
    game.emit(events.DeckReshuffled(cards=game.in_deck))


def turned_up(game: Position) -> None:
    game.emit(
        events.DisasterTurnedUp(
            round_number=game.round_number,
            disaster=DISASTERS[game.disaster],
            type=disaster_type(game.disaster),
        )
    )


def redraws(game: Position, seat: int) -> None:
    game.emit(events.HandRedrawn(seat=seat))
    discards_hand(game, seat, "HLD-11")


def discards_hand(game: Position, seat: int, rule: str) -> None:
    for card in cards_in(game.hand[seat]):
        game.emit(events.CardDiscarded(seat=seat, card=CARDS[card], rule=rule))


def revealed(game: Position, silencers: int) -> None:
    for seat in members(game.still_in):
        card = game.front[seat]
        game.emit(events.CardRevealed(seat=seat, card=CARDS[card], value=VALUE[card]))
    for seat in members(silencers):
        game.emit(events.EffectsSilenced(seat=seat))


def cleared(game: Position) -> None:
    game.emit(events.TableCleared())


# -- effects


def declined(game: Position, seat: int) -> None:
    game.emit(events.EffectDeclined(seat=seat, card=CARDS[game.effect]))


# -- scoring


def scoring_effects(game: Position) -> None:
    if game.factor > 1:
        game.emit(events.InstantsMultiplied(factor=game.factor))


def passed(game: Position, seat: int, move: int) -> None:
    if move == PASS:
        game.emit(events.Passed(seat=seat))
    else:
        game.emit(events.PassedForRound(seat=seat))


def scores_stand(game: Position) -> None:
    against = min(game.disaster // TYPE_SIZE, METEOR)
    for seat in members(game.still_in):
        game.emit(
            events.ScoreCounted(
                seat=seat,
                value=VALUE[game.front[seat]],
                bonus=game.bonus[seat],
                trait=TRAIT[game.board[seat] * 4 + against],
                instants=game.instants[seat],
                disasters=count(game.area[seat]) if game.disasters_count else 0,
                score=game.score[seat],
            )
        )


def inverted(game: Position) -> None:
    """Called after the exchange: the players with the lowest score now had the highest."""
    seats = members(game.still_in)
    scores = [game.score[seat] for seat in seats]
    high, low = max(scores), min(scores)
    if high == low:
        return  # nothing was exchanged
    game.emit(
        events.ScoresInverted(
            highest=tuple(seat for seat in seats if game.score[seat] == low),
            lowest=tuple(seat for seat in seats if game.score[seat] == high),
            high=high,
            low=low,
        )
    )


# -- outcome


def all_tied(game: Position) -> None:
    game.emit(events.AllTied())


def ran(game: Position, runners: int, high: int) -> None:
    for seat in members(runners):
        spaces = max(high, 0)
        game.emit(events.PawnMoved(seat=seat, spaces=spaces, place=game.place[seat]))


def sudden_death(game: Position) -> None:
    game.emit(events.SuddenDeathBegan(seats=members(game.duel)))


def out_of_points(game: Position, seats: int) -> None:
    game.emit(events.OutOfPointCards(seats=members(seats)))


def duel_revealed(game: Position) -> None:
    for seat in members(game.duel):
        card = game.chosen[seat]
        game.emit(events.SuddenDeathRevealed(seat=seat, card=CARDS[card], value=VALUE[card]))


def to_the_bottom(game: Position, rule: int) -> None:
    game.emit(
        events.DisasterToBottom(
            disaster=DISASTERS[game.disaster],
            type=disaster_type(game.disaster),
            rule=f"HLD-{rule}",
        )
    )


def threatened(game: Position) -> None:
    game.emit(events.DisasterThreatens(seat=game.resolving))


def added(game: Position, seat: int) -> None:
    game.emit(
        events.DisasterAdded(
            seat=seat, disaster=DISASTERS[game.disaster], type=disaster_type(game.disaster)
        )
    )


def eliminated(game: Position, seat: int) -> None:
    game.emit(events.DinosaurExtinct(seat=seat, rule="HLD-61" if game.duo else "HLD-50"))
    discards_hand(game, seat, "HLD-51")


def shed(game: Position, seat: int, card: int) -> None:
    game.emit(events.CardDiscarded(seat=seat, card=CARDS[card], rule="HLD-37"))


def moved_for_disasters(game: Position) -> None:
    for seat in members(game.still_in):
        spaces = count(game.area[seat])
        if spaces:
            place = game.place[seat]
            game.emit(events.PawnMovedForDisasters(seat=seat, spaces=spaces, place=place))


def ended(game: Position) -> None:
    winners = members(game.won)
    game.emit(
        events.GameEnded(seats=winners, place=game.place[winners[0]], rule=f"HLD-{game.ended_by}")
    )
