"""What a chisel would split off and who would get how much, told before it is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import count, members
from ludolith.games.dino_bones.codes import PLACE, TURN, USE_TOOL
from ludolith.games.dino_bones.geometry import BORDERS, ONE, WORDS
from ludolith.games.dino_bones.split_and_share import shares

if TYPE_CHECKING:
    from ludolith.games.dino_bones.position import Position


class Share(msgspec.Struct, frozen=True):
    """What a participant of a division takes, by the chisels on the cut."""

    seat: int
    chisels: int
    tiles: int


class Part(msgspec.Struct, frozen=True):
    """A part that is, or would be, divided; shares in the order of taking."""

    places: tuple[int, ...]
    shares: tuple[Share, ...]
    leader: int  # tiles that would go to the leader


class Preview(msgspec.Struct, frozen=True):
    """What a chisel placed here would split off: one part, or two equal ones to choose from."""

    one: int
    other: int
    parts: tuple[Part, ...]


def shares_of(game: Position, finds: int, seats: int, weight: vec[i64]) -> tuple[Share, ...]:
    """Who takes how many of so many finds, in order (DB-24, DB-25)."""
    order = list(shares(game, finds, seats, weight))
    return tuple(
        Share(seat, weight[seat], tiles)
        for seat, tiles in zip(order[::2], order[1::2], strict=True)
    )


def part_if_divided(game: Position, part: int, seat: int) -> Part:
    """A part as it would be divided if this player's chisel closed the cut."""
    borders = game.slab.borders_of(part)
    chisels = game.slab.chisels
    weight = [
        sum(count(chisels[owner * WORDS + word] & borders[word]) for word in range(WORDS))
        for owner in range(game.players)
    ]
    weight[seat] += 1
    participants = sum(1 << owner for owner in range(game.players) if weight[owner])
    taken = shares_of(game, count(part), participants, vec[i64](weight))
    left = count(part) - sum(each.tiles for each in taken)
    return Part(members(part), taken, left)


def previews(game: Position, seat: int | None) -> tuple[Preview, ...]:
    """For the player who may place a chisel now: each placement that would split the slab."""
    if seat is None or not game.asked >> seat & 1 or game.stage != TURN or game.owed:
        return ()
    moves = game.legal(seat)
    placed = {move - (USE_TOOL if move >= USE_TOOL else PLACE) for move in moves if move >= PLACE}
    return tuple(
        preview(game, seat, border) for border in sorted(placed) if game.slab.would_split(border)
    )


def preview(game: Position, seat: int, border: int) -> Preview:
    slab = game.slab.clone()
    slab.lay(seat, border)
    part = slab.part_of(ONE[border])
    rest = slab.tiles & ~part
    one, other = BORDERS[border]
    sizes = count(part), count(rest)
    smaller = [each for each in (part, rest) if count(each) == min(sizes)]
    parts = tuple(part_if_divided(game, each, seat) for each in smaller)
    return Preview(one, other, parts)
