"""The view of Seven Dwarfs, the same for all seats: only future chance is hidden."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec

from ludolith.engine.view import View, check_viewer
from ludolith.games.seven_dwarfs import column, hand_tremor
from ludolith.games.seven_dwarfs.codes import AZIMUTH, ELEVATION, HEIGHT, OFFSET, SPEED
from ludolith.games.seven_dwarfs.components import COLOURS, NAMES, Colour
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS
from ludolith.games.seven_dwarfs.push_estimates import Resistance, resistances, strengths

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from ludolith.games.seven_dwarfs.position import Position


class Push(msgspec.Struct, frozen=True):
    """What to expect of a level blow through the middle of a block.

    At v cm/s it shifts by about max(0, per_speed * v - lag)² mm. Pushed farther than `edge` mm from
    the middle of what carries it, it falls, with all that stands on it.
    """

    per_speed: float
    lag: float
    edge: float
    words: tuple[int, int, int]  # cm/s of a light, a firm and a hard blow at this block


class Block(msgspec.Struct, frozen=True):
    """A standing block and the gems in its slots."""

    number: int  # from the bottom, when the column was built
    pose: column.Pose  # its centre in mm, and its rotation as a quaternion w x y z
    gems: tuple[Colour | None, Colour | None, Colour | None, Colour | None]
    push: Push


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
    """How far a hand strays: usual errors (two strikes of three stay within them), and how much
    larger they are for every m/s. No strike strays farther than `most` times the usual error.
    """

    aim: float  # mm, of height and offset
    aim_by_speed: float
    direction: float  # degrees, of side and tilt
    direction_by_speed: float
    strength: float  # of the logarithm of the speed: from v / exp(error) to v * exp(error)
    strength_by_speed: float
    most: float


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


def hand(much: float) -> Hand:
    errors = (
        hand_tremor.AIM,
        hand_tremor.AIM_BY_SPEED,
        math.degrees(hand_tremor.DIRECTION),
        math.degrees(hand_tremor.DIRECTION_BY_SPEED),
        hand_tremor.STRENGTH,
        hand_tremor.STRENGTH_BY_SPEED,
    )
    aim, aims, direction, directions, strength, stronger = (round(much * e, 4) for e in errors)
    return Hand(aim, aims, direction, directions, strength, stronger, hand_tremor.MOST)


_RANGE = Range()
ORDINARY = hand(1.0)
STEADIER = hand(hand_tremor.STEADIER)


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
        blocks=blocks_of(game),
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


def blocks_of(game: Position) -> tuple[Block, ...]:
    standing = game.column
    pushes = map(push_of, edges_of(standing), resistances(standing), strengths(standing))
    return tuple(map(block_of, [game] * len(standing.blocks), standing.blocks, pushes))


def edges_of(standing: column.Column) -> list[float]:
    """The radius in metres of what carries each block."""
    carriers = [-1, *(block.number for block in standing.blocks)][:-1]
    return [MATERIALS.radius_of_block(number) for number in carriers]


def push_of(edge: float, resistance: Resistance, words: tuple[int, int, int]) -> Push:
    root = math.sqrt(500 / resistance.braking)
    return Push(
        round(root * resistance.share / 100, 5),
        round(root * resistance.lag, 3),
        round(1000 * edge, 1),
        words,
    )


def block_of(game: Position, block: column.Block, push: Push) -> Block:
    x, y, z, *turn = block.pose
    millimetres = [round(length * 1000, 1) + 0.0 for length in (x, y, z)]
    pose = (*millimetres, *(round(part, 5) + 0.0 for part in turn))
    gems = tuple(gem_in(game.colour, block, slot) for slot in range(column.SLOTS))
    plain = {"number": block.number, "pose": pose, "gems": gems, "push": push}
    return msgspec.convert(plain, Block)


def gem_in(colours: vec[i64], block: column.Block, slot: int) -> Colour | None:
    if block.gems[slot] is None:
        return None
    return NAMES[colours[column.SLOTS * block.number + slot]]


def pile_of(game: Position, seat: int) -> Pile:
    red, pink, clear = game.won[COLOURS * seat : COLOURS * (seat + 1)]
    return Pile(red, pink, clear, game.fallen[seat])


def hand_of(steady: bool) -> Hand:
    return STEADIER if steady else ORDINARY


def colour_of(chosen: int) -> Colour | None:
    return None if chosen < 0 else NAMES[chosen]


def marked(seats: int, players: int) -> tuple[bool, ...]:
    return tuple(seats >> seat & 1 == 1 for seat in range(players))
