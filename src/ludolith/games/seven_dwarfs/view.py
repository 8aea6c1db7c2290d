"""The view of Seven Dwarfs, the same for all seats: only future chance is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludolith.engine.view import View, check_viewer
from ludolith.games.seven_dwarfs import column, tremor
from ludolith.games.seven_dwarfs.codes import AZIMUTH, ELEVATION, HEIGHT, OFFSET, SPEED
from ludolith.games.seven_dwarfs.components import COLOURS, NAMES, Colour

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from ludolith.games.seven_dwarfs.position import Position


class Block(msgspec.Struct, frozen=True):
    """A standing block and the gems in its slots."""

    number: int  # from the bottom, when the column was built
    pose: column.Pose  # its centre in mm, and its rotation as a quaternion w x y z
    gems: tuple[Colour | None, Colour | None, Colour | None, Colour | None]


class Pile(msgspec.Struct, frozen=True):
    """The gems and blocks of a player."""

    red: int
    pink: int
    clear: int
    blocks: int


class Foot(msgspec.Struct, frozen=True):
    """The gems at the foot of the column."""

    red: int
    pink: int
    clear: int


class Range(msgspec.Struct, frozen=True):
    """The range of each number of a strike."""

    height: tuple[int, int] = HEIGHT
    azimuth: tuple[int, int] = AZIMUTH
    offset: tuple[int, int] = OFFSET
    elevation: tuple[int, int] = ELEVATION
    speed: tuple[int, int] = SPEED


class Hand(msgspec.Struct, frozen=True):
    """The usual error of a hand's aim: mm, and mm more for every m/s."""

    aim: float
    aim_by_speed: float


class SevenDwarfsView(View, frozen=True, kw_only=True):
    scores: tuple[int, ...]
    blocks: tuple[Block, ...]  # the lowest first
    piles: tuple[Pile, ...]
    foot: Foot
    colours: tuple[Colour | None, ...] | None  # chosen by each player; None: without the variant
    active: int  # whose turn it is
    strike_number: int  # the next strike of the turn
    strikes_made: int
    range: Range
    hands: tuple[Hand, ...]
    steady: tuple[bool, ...]
    experienced: tuple[bool, ...]
    penalties: bool


_RANGE = Range()


def view_of(game: Position, seat: int | None) -> SevenDwarfsView:
    check_viewer(seat, game.players)
    seats = range(game.players)
    return SevenDwarfsView(
        seat=seat,
        players=game.players,
        over=game.over,
        deciding=tuple(game.deciders()),
        winners=tuple(game.victors()) if game.over else (),
        decided_by=game.deciding_rule() if game.over else None,
        scores=tuple(game.scores()),
        blocks=tuple(block_of(game, block) for block in game.column.blocks),
        piles=tuple(pile_of(game, each) for each in seats),
        foot=Foot(*game.foot),
        colours=tuple(map(colour_of, game.chosen)) if game.three_in_the_mine else None,
        active=game.active,
        strike_number=game.struck + 1,
        strikes_made=game.made,
        range=_RANGE,
        hands=tuple(map(hand_of, marked(game.steady, game.players))),
        steady=marked(game.steady, game.players),
        experienced=marked(game.experienced, game.players),
        penalties=game.penalties,
    )


def block_of(game: Position, block: column.Block) -> Block:
    x, y, z, *turn = block.pose
    millimetres = [round(length * 1000, 1) + 0.0 for length in (x, y, z)]
    pose = (*millimetres, *(round(part, 5) + 0.0 for part in turn))
    gems = tuple(gem_in(game.colour, block, slot) for slot in range(column.SLOTS))
    return msgspec.convert({"number": block.number, "pose": pose, "gems": gems}, Block)


def gem_in(colours: vec[i64], block: column.Block, slot: int) -> Colour | None:
    if block.gems[slot] is None:
        return None
    return NAMES[colours[column.SLOTS * block.number + slot]]


def pile_of(game: Position, seat: int) -> Pile:
    red, pink, clear = game.won[COLOURS * seat : COLOURS * (seat + 1)]
    return Pile(red, pink, clear, game.fallen[seat])


def hand_of(steady: bool) -> Hand:
    much = tremor.STEADIER if steady else 1.0
    return Hand(tremor.AIM * much, tremor.AIM_BY_SPEED * much)


def colour_of(chosen: int) -> Colour | None:
    return None if chosen < 0 else NAMES[chosen]


def marked(seats: int, players: int) -> tuple[bool, ...]:
    return tuple(seats >> seat & 1 == 1 for seat in range(players))
