# Compiled with mypyc.
"""A fair draw of everything a seat cannot know (DB-07).

Hidden are the cards in the other hands and the undealt ones, and what others saw by ground radar. A
front nobody has seen is not drawn before it turns up, so there is nothing to hide. The draw never
looks at where the hidden things really are: they are gathered into sets, and dealt anew.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludolith.engine.bits import count
from ludolith.engine.errors import no_such_seat
from ludolith.engine.rng import Rng
from ludolith.games.dino_bones.geometry import MEMBER
from ludolith.games.dino_bones.position import NOTHING, UNKNOWN, Position
from ludolith.games.dino_bones.setup import draw_cards


def redeal(game: Position, seat: i64, rng: Rng) -> None:
    """Replace what this seat cannot know, and chance to come by rng."""
    if not 0 <= seat < game.players:
        raise no_such_seat(seat, game.players)
    game.rng = rng
    game.to_come = NOTHING
    redeal_radar(game, seat)
    if game.cards_each:
        redeal_cards(game, seat)


def redeal_radar(game: Position, seat: i64) -> None:
    """What only others have seen goes back among what may turn up, and is drawn again."""
    seen: i64 = 0
    for other in range(game.players):
        if other != seat:
            seen |= game.looked[other]
    seen &= game.slab.tiles & ~game.face_up & ~game.looked[seat]
    rest = seen
    while rest:
        low = rest & -rest
        rest ^= low
        place = MEMBER[low % 67]
        game.bag[game.front[place]] += 1
        game.in_bag += 1
        game.front[place] = UNKNOWN
    while seen:
        low = seen & -seen
        seen ^= low
        game.front[MEMBER[low % 67]] = game.draw_front()


def redeal_cards(game: Position, seat: i64) -> None:
    """The other hands from all cards that are neither played nor in the own hand."""
    hidden = game.box.cards & ~game.hand[seat]
    for other in range(game.players):
        hidden &= ~game.played[other]
    for other in range(game.players):
        if other != seat:
            game.hand[other] = draw_cards(game, hidden, count(game.hand[other]))
            hidden &= ~game.hand[other]
