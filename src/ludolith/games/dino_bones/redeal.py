# Compiled with mypyc.
"""A fair random draw of everything that a seat cannot know (DB-07).

Hidden are the cards in other hands, the undealt cards, and the tiles that others saw by ground
radar. An unseen front is not drawn before it turns up, so it needs no redeal. The draw does not
depend on where the hidden cards and tiles really are: they are gathered into sets and dealt again.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludolith.engine.bits import count, index_of
from ludolith.engine.errors import no_such_seat
from ludolith.engine.rng import Rng
from ludolith.games.dino_bones.position import NOTHING, UNKNOWN, Position
from ludolith.games.dino_bones.setup import draw_cards


def redeal(game: Position, seat: i64, rng: Rng) -> None:
    """Replace what this seat cannot know, and use `rng` for all future chance."""
    if not 0 <= seat < game.players:
        raise no_such_seat(seat, game.players)
    game.rng = rng
    game.to_come = NOTHING
    redeal_radar(game, seat)
    if game.cards_each:
        redeal_cards(game, seat)


def redeal_radar(game: Position, seat: i64) -> None:
    """Put fronts that only other players have seen back into the bag, and draw them again."""
    seen: i64 = 0
    for other in range(game.players):
        if other != seat:
            seen |= game.looked[other]
    seen &= game.slab.tiles & ~game.face_up & ~game.looked[seat]
    rest = seen
    while rest:
        low = rest & -rest
        rest ^= low
        place = index_of(low)
        game.bag[game.front[place]] += 1
        game.in_bag += 1
        game.front[place] = UNKNOWN
    while seen:
        low = seen & -seen
        seen ^= low
        game.front[index_of(low)] = game.draw_front()


def redeal_cards(game: Position, seat: i64) -> None:
    """Deal the other hands from all cards that are neither played nor in this seat's hand."""
    hidden = game.box.cards & ~game.hand[seat]
    for other in range(game.players):
        hidden &= ~game.played[other]
    for other in range(game.players):
        if other != seat:
            game.hand[other] = draw_cards(game, hidden, count(game.hand[other]))
            hidden &= ~game.hand[other]
