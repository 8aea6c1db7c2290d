"""A guided first game: one turn in the middle of a game for three players.

`python -m ludolith.games.dino_bones.lesson` prints it for the client.
"""

from __future__ import annotations

from typing import Final, cast

from ludolith.engine.bits import bit
from ludolith.engine.lesson import Lesson, scripted, write
from ludolith.games.dino_bones import GAME
from ludolith.games.dino_bones.components import TILES
from ludolith.games.dino_bones.geometry import border_between
from ludolith.games.dino_bones.moves import (
    TABLE,
    Assemble,
    BuyFossil,
    EndTurn,
    PlaceChisel,
    TakeFind,
)
from ludolith.games.dino_bones.position import UNKNOWN
from ludolith.games.dino_bones.rules import DinoBones
from ludolith.games.dino_bones.setup import mark_boulders

PLAYERS: Final = 3
SEED: Final = 7
AGATE: Final = 1
LEADER: Final = -1
# Tiles that have left the slab: place, front, and who has it now.
EARLIER: Final = (
    (57, "triceratops_skull", 0),
    (56, "triceratops_hindquarters", 0),
    (55, "velociraptor_front", 1),
    (54, "plant", 2),
    (53, "plant", LEADER),
    (52, "tyrannosaurus_tail", LEADER),
)
SHOWN: Final = ((40, "triceratops_body"),)
TO_COME: Final = ("plant",)
AGATES_CHISELS: Final = ((21, 40), (22, 41))
BARE: Final = (21, 22, 39, 41)  # backs without boulders
SCRIPT: Final = (
    ((0, PlaceChisel(39, 40)),),
    ((0, PlaceChisel(41, 42)),),
    ((0, PlaceChisel(21, 41)),),
    ((0, TakeFind("triceratops_body")),),
    ((0, Assemble("triceratops")),),
    ((0, BuyFossil("plant")),),
    (
        (0, EndTurn(0)),
        (1, PlaceChisel(2, 9)),
        (1, EndTurn(1)),
        (2, PlaceChisel(12, 28)),
        (2, EndTurn(1)),
    ),
    ((0, PlaceChisel(7, 20)),),
)
STEPS: Final = (  # explanation and position
    ("theme", 0),
    ("slab", 0),
    ("chisel", 0),
    ("crack", 1),
    ("split", 2),
    ("division", 3),
    ("skeleton", 4),
    ("amber", 5),
    ("turn", 6),
    ("boulders", 7),
    ("help", 8),
    ("rest", 8),
    ("goal", 8),
)


def lesson() -> Lesson:
    """The whole lesson, played by the rules."""
    state = cast(
        DinoBones, GAME.new(PLAYERS, SEED, {"first_player": "first_seat"}, keep_events=True)
    )
    prepare(state)
    decisions = [[(seat, TABLE.codes[move]) for seat, move in together] for together in SCRIPT]
    return scripted(GAME, state, decisions, STEPS)


def prepare(state: DinoBones) -> None:
    """Set up the position in which the lesson begins."""
    state.take_events()
    for place, tile, owner in EARLIER:
        kind = lay_front(state, place, tile)
        state.slab.take_out(bit(place), state.slab.borders_of(bit(place)))
        if owner == LEADER:
            state.put_in_stock(kind)
        else:
            state.gain(owner, kind)
    state.slab.trace()
    for place, tile in SHOWN:
        lay_front(state, place, tile)
    for place in BARE:
        state.back[place] = 0
    mark_boulders(state)
    for one, other in AGATES_CHISELS:
        state.slab.lay(AGATE, border_between(one, other))
        state.dull[AGATE] -= 1
    state.fix_fronts([TILES.index(tile) for tile in TO_COME])


def lay_front(state: DinoBones, place: int, tile: str) -> int:
    """Replace the front of a tile by another one that has not turned up yet."""
    kind = TILES.index(tile)
    if state.front[place] == UNKNOWN:
        state.in_bag -= 1
    else:
        state.bag[state.front[place]] += 1
    assert state.bag[kind], f"every {tile} lies open already"
    state.bag[kind] -= 1
    state.front[place] = kind
    return kind


if __name__ == "__main__":
    write(lesson())
