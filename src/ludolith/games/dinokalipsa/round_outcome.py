# Compiled with mypyc.
"""The outcome of a round: who runs, who suffers, who is out, who wins (HLD-30 to 53, HLD-61)."""

from __future__ import annotations

from mypy_extensions import i64

from ludolith.engine.bits import SEATS, bit, count
from ludolith.games.dinokalipsa import emit
from ludolith.games.dinokalipsa.codes import (
    ADD,
    DISCARD,
    ESCAPE,
    OVER,
    PASS,
    REFILL,
    SHED,
    SUDDEN_DEATH,
    THREAT,
)
from ludolith.games.dinokalipsa.components import (
    RESCUE_INSTANTS,
    ROUTE,
    VALUE,
)
from ludolith.games.dinokalipsa.effects.effect import INSTANT_OF
from ludolith.games.dinokalipsa.packed_hand import has_points, size
from ludolith.games.dinokalipsa.position import NO_CARD, NO_SEAT, Position
from ludolith.games.dinokalipsa.round import throw_hand_away
from ludolith.games.dinokalipsa.scoring import highest, lowest, scoring, settle_scores


def settle(game: Position) -> None:
    """Highest scores run; then the lowest faces the disaster (HLD-30 to 32, 35, 38)."""
    settle_scores(game)
    high = highest(game)
    low = lowest(game)
    if high == low:
        if game.emitted is not None:
            emit.all_tied(game)
        to_the_bottom(game, 35)
        return
    runners = scoring(game, high)
    if high > 0:  # a pawn never moves back (HLD-21)
        for seat in SEATS[runners]:
            game.place[seat] += high
    if game.emitted is not None:
        emit.ran(game, runners, high)
    if arrived(game):
        return
    losers = scoring(game, low)
    if count(losers) == 1:
        threaten(game, SEATS[losers][0])
    else:
        game.duel = losers
        game.stage = SUDDEN_DEATH
        if game.emitted is not None:
            emit.sudden_death(game)


def to_the_bottom(game: Position, rule: i64) -> None:
    """No player gets the disaster: it goes to the bottom of its deck; HLD-40 is next."""
    if game.emitted is not None:
        emit.to_the_bottom(game, rule)
    game.lay_at_bottom()
    game.duel = 0
    game.stage = ESCAPE


# -- sudden death (HLD-32 to HLD-34)


def count_duellists(game: Position) -> None:
    """Count the players without a point card before any of them plays (HLD-34)."""
    without_points: i64 = 0
    for seat in SEATS[game.duel]:
        if not has_points(game.hand[seat]):
            without_points |= 1 << seat
            # From now on all players know that these are instant cards.
            game.sure_instants[seat] = size(game.hand[seat])
            game.remembered |= bit(seat)
    if not without_points:
        game.duel_step += 1
        game.asked = game.duel
        return
    if game.emitted is not None:
        emit.out_of_points(game, without_points)
    if count(without_points) == 1:
        game.duel = 0
        threaten(game, SEATS[without_points][0])
    else:
        to_the_bottom(game, 34)


def fight(game: Position) -> None:
    """The lowest printed value loses; tied players fight on among themselves (HLD-32, 34)."""
    least: i64 = 1000
    for seat in SEATS[game.duel]:
        card = game.chosen[seat]
        if VALUE[card] < least:
            least = VALUE[card]
    losers: i64 = 0
    if game.emitted is not None:
        emit.duel_revealed(game)
    for seat in SEATS[game.duel]:
        card = game.chosen[seat]
        game.chosen[seat] = NO_CARD
        game.lay(seat, card, seat)
        if VALUE[card] == least:
            losers |= 1 << seat
    if count(losers) == 1:
        game.duel = 0
        threaten(game, SEATS[losers][0])
        return
    game.duel = losers
    game.stage = SUDDEN_DEATH
    if game.emitted is not None:
        emit.sudden_death(game)


# -- the disaster threatens a player (HLD-31, HLD-36, HLD-37)


def threaten(game: Position, seat: i64) -> None:
    """This player is about to add the disaster."""
    game.resolving = seat
    game.stage = THREAT
    if game.emitted is not None:
        emit.threatened(game)


def ask_threatened(game: Position) -> None:
    """Let the player decide, unless all can see that they have no card to play (HLD-36)."""
    if game.hand[game.resolving] and game.shown_rescues < RESCUE_INSTANTS:
        game.asked = 1 << game.resolving
    else:
        game.stage = ADD


def answer_threat(game: Position, seat: i64, move: i64) -> None:
    """Play a card against the disaster, or take it."""
    game.asked = 0
    if move == PASS:
        game.stage = ADD
    else:
        INSTANT_OF[move].use(game, seat, move)


def add_disaster(game: Position) -> None:
    """The disaster is added; it may be the last one for this dinosaur (HLD-31, 50, 51, 53)."""
    seat = game.resolving
    game.area[seat] |= bit(game.disaster)
    if game.emitted is not None:
        emit.added(game, seat)
    game.disaster_lies_open = False
    if is_extinct(game.area[seat], game.duo):
        eliminate(game, seat)
    elif game.hand[seat]:
        game.asked = 1 << seat
        game.stage = SHED
    else:
        game.stage = ESCAPE


def is_extinct(area: i64, duo: bool) -> bool:
    """Whether these disasters are too many; a meteor counts as any type (HLD-50, 61)."""
    natural = count(area & 0xFF)
    predatory = count(area >> 8 & 0xFF)
    emotional = count(area >> 16 & 0xFF)
    meteors = count(area >> 24)
    most = natural
    if predatory > most:
        most = predatory
    if emotional > most:
        most = emotional
    if duo:
        gaps: i64 = 0
        if natural < 2:
            gaps += 2 - natural
        if predatory < 2:
            gaps += 2 - predatory
        if emotional < 2:
            gaps += 2 - emotional
        return most + meteors >= 4 or gaps <= meteors
    types: i64 = 0
    if natural:
        types += 1
    if predatory:
        types += 1
    if emotional:
        types += 1
    return most + meteors >= 3 or types + meteors >= 3


def eliminate(game: Position, seat: i64) -> None:
    """The player is out: the hand is discarded, the disasters stay (HLD-51). The last player left
    wins (HLD-53).
    """
    if game.emitted is not None:
        emit.eliminated(game, seat)
    throw_hand_away(game, seat)
    game.still_in &= ~(1 << seat)
    game.resolving = NO_SEAT
    if count(game.still_in) == 1:
        end_game(game, game.still_in, 53)
    else:
        game.stage = ESCAPE


def shed_card(game: Position, seat: i64, move: i64) -> None:
    """A player who has added a disaster may discard one card (HLD-37)."""
    game.asked = 0
    game.resolving = NO_SEAT
    game.stage = ESCAPE
    if move != PASS:
        card = move - DISCARD
        game.discard_from_hand(seat, card)
        if game.emitted is not None:
            emit.shed(game, seat, card)


# -- what does not kill you (HLD-40), and the end (HLD-52, HLD-53)


def escape(game: Position) -> None:
    """Each player still in moves a space for each of their disasters."""
    for seat in SEATS[game.still_in]:
        game.place[seat] += count(game.area[seat])
    if game.emitted is not None:
        emit.moved_for_disasters(game)
    if not arrived(game):
        game.stage = REFILL


def arrived(game: Position) -> bool:
    """A player at the end of the route wins; of several, the farthest one (HLD-52)."""
    farthest: i64 = 0
    for seat in SEATS[game.still_in]:
        if game.place[seat] > farthest:
            farthest = game.place[seat]
    if farthest < ROUTE:
        return False
    winners: i64 = 0
    for seat in SEATS[game.still_in]:
        if game.place[seat] == farthest:
            winners |= 1 << seat
    end_game(game, winners, 52)
    return True


def end_game(game: Position, winners: i64, rule: i64) -> None:
    game.won = winners
    game.ended_by = rule
    game.stage = OVER
    game.over = True
    if game.emitted is not None:
        emit.ended(game)
