"""The events of Dino Bones. They are built here so that the rules stay short and fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludolith.engine.bits import bit, members
from ludolith.games.dino_bones import events
from ludolith.games.dino_bones.components import CARDS, HELPS, SPECIES, TILES, TileKind
from ludolith.games.dino_bones.geometry import BORDERS, SIDE_BORDER, WORD, WORDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludolith.games.dino_bones.position import Position


def tiles_at(game: Position, places: Sequence[int]) -> tuple[TileKind, ...]:
    return tuple(TILES[game.front[place]] for place in places)


# -- set-up


def slab_laid(game: Position) -> None:
    game.emit(events.SlabLaid(layout="B" if game.all_face_down else "A"))


def first_player_chosen(game: Position) -> None:
    game.emit(events.FirstPlayerChosen(seat=game.first_player))


def head_start(game: Position, seat: int) -> None:
    game.emit(events.HeadStart(seat=seat, sharp=game.sharp[seat], amber=game.amber[seat]))


def dealt(game: Position, seat: int) -> None:
    for card in members(game.hand[seat]):
        game.emit_to(1 << seat, events.CardDealt(seat=seat, card=CARDS[card]))


# -- the turn


def turn_began(game: Position) -> None:
    game.emit(events.TurnBegan(seat=game.active, turn_number=game.turn_number))


def sharpened(game: Position, chisels: int) -> None:
    game.emit(events.ChiselsSharpened(seat=game.active, chisels=chisels))


def lifted(game: Position, border: int, rule: int) -> None:
    one, other = BORDERS[border]
    game.emit(events.ChiselLifted(seat=game.active, one=one, other=other, rule=f"DB-{rule}"))


def placed(game: Position, border: int, spent: int, with_tool: bool) -> None:
    one, other = BORDERS[border]
    game.emit(events.ChiselPlaced(seat=game.active, one=one, other=other))
    if with_tool:
        game.emit(events.BouldersIgnored(seat=game.active))
    elif spent:
        game.emit(events.BouldersBroken(seat=game.active, chisels=spent))


def turn_ended(game: Position, kept: int, dulled: int) -> None:
    game.emit(events.TurnEnded(seat=game.active, kept=kept, dulled=dulled))


# -- split and division


def split(game: Position, part: int, borders: Sequence[int]) -> None:
    """Called before the tiles leave: the cut runs between them and the rest of the slab."""
    slab = game.slab
    cut = [
        BORDERS[word * WORD + member]
        for word in range(WORDS)
        for member in members(borders[word] & slab.inner[word])
    ]
    rule = "DB-20"
    if game.by_master:
        rule = "DB-43"
    elif not on_rim(game, part) or not on_rim(game, slab.tiles & ~part):
        rule = "DB-22"
    game.emit(events.SlabSplit(places=members(part), cut=tuple(cut), rule=rule))


def on_rim(game: Position, part: int) -> bool:
    inner = game.slab.inner
    return any(
        border < 0 or not inner[border // WORD] >> border % WORD & 1
        for place in members(part)
        for border in SIDE_BORDER[place * 6 : place * 6 + 6]
    )


def chose_part(game: Position, part: int) -> None:
    game.emit(events.PartChosen(seat=game.active, places=members(part)))


def turned_up(game: Position, hidden: int) -> None:
    places = members(hidden)
    game.emit(events.FindsTurnedUp(places=places, tiles=tiles_at(game, places)))


def returned(game: Position, seat: int, dull: int, sharp: int, rule: int) -> None:
    if dull or sharp:
        game.emit(events.ChiselsReturned(seat=seat, dull=dull, sharp=sharp, rule=f"DB-{rule}"))


def shares(game: Position, order: Sequence[int]) -> None:
    for seat, tiles in zip(order[::2], order[1::2], strict=True):
        rule = "DB-25" if tiles else "DB-29"
        chisels = game.weight[seat]
        game.emit(events.ShareSet(seat=seat, chisels=chisels, tiles=tiles, rule=rule))


def took(game: Position, seat: int, place: int, rule: int) -> None:
    tile = TILES[game.front[place]]
    game.emit(events.FindTaken(seat=seat, place=place, tile=tile, rule=f"DB-{rule}"))


def left_to_leader(game: Position) -> None:
    places = members(game.finds)
    game.emit(events.FindsLeft(places=places, tiles=tiles_at(game, places)))


# -- skeletons, amber, help


def assembled(game: Position, seat: int, species: int, piles: int, cast: bool) -> None:
    game.emit(events.SkeletonAssembled(seat=seat, species=SPECIES[species], piles=piles, cast=cast))


def gained_amber(game: Position, seat: int, amber: int, rule: int) -> None:
    game.emit(events.AmberGained(seat=seat, amber=amber, rule=f"DB-{rule}"))


def bought_help(game: Position, seat: int, number: int, price: int) -> None:
    game.emit(events.HelpBought(seat=seat, help=HELPS[number], amber=price))


def dug_out(game: Position, seat: int, place: int) -> None:
    game.emit(events.TileDugOut(seat=seat, place=place, tile=TILES[game.front[place]]))


def bought(game: Position, seat: int, kind: int) -> None:
    game.emit(events.TileBought(seat=seat, tile=TILES[kind]))


def sold(game: Position, seat: int, kind: int) -> None:
    game.emit(events.TileSold(seat=seat, tile=TILES[kind]))


# -- equipment


def played(game: Position, seat: int, card: int) -> None:
    game.emit(events.CardPlayed(seat=seat, card=CARDS[card]))


def looked(game: Position, seat: int, place: int) -> None:
    game.emit(events.RadarUsed(seat=seat, place=place))
    tile = TILES[game.front[place]]
    game.emit_to(bit(seat), events.RadarShowed(seat=seat, place=place, tile=tile))


# -- the end


def last_two(game: Position) -> None:
    places = members(game.finds)
    game.emit(events.LastTwoReached(seat=game.active, places=places, tiles=tiles_at(game, places)))


def abandoned(game: Position) -> None:
    game.emit(events.DigAbandoned(idle_turns=game.idle_turns))


def ended(game: Position) -> None:
    winners = tuple(game.victors())
    points = game.scores()[winners[0]]
    game.emit(events.GameEnded(seats=winners, points=points, rule=game.deciding_rule()))
