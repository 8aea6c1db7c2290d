# Compiled with mypyc.
"""The worth of a position of Dino Bones: the probable end of the game, and the worth of tiles,
parts and groups of tiles to a player, in hundredths of a point.

It counts points, unfinished skeletons, bone piles for their missing parts, and chisels, sharp or
placed. The weights were fitted to about forty thousand positions of games between strong bots
(logistic regression of victories, linear regression of points).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import bit, count, index_of
from ludolith.engine.evaluator import Evaluator, by_strength
from ludolith.engine.state import State
from ludolith.games.dino_bones.codes import TURN
from ludolith.games.dino_bones.components import (
    BONE_PILE,
    FIRST_PART,
    KINDS,
    MOST_PLAYERS,
    PLANT,
    PTERODACTYL,
    PTERODACTYL_SPECIES,
)
from ludolith.games.dino_bones.geometry import BORDERS_OF, PLACES, WORDS
from ludolith.games.dino_bones.position import Position
from ludolith.games.dino_bones.skeletons import points
from ludolith.games.dino_bones.split_and_share import first_in_order, share

_NO_VALUES: Final = vec[float]([0.0] * MOST_PLAYERS)


@final
@mypyc_attr(acyclic=True)
class CollectionEvaluator(Evaluator):
    def shares(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        found = _NO_VALUES[: state.players]
        for seat in range(state.players):
            strength = 0.246 * float(points(state, seat)) + 0.21 * in_the_making(state, seat)
            strength += 0.444 * float(state.owned[seat * KINDS + BONE_PILE])
            strength -= 0.064 * float(state.amber[seat])  # amber is already counted in the points
            strength += 0.115 * float(state.sharp[seat]) + 0.17 * float(state.on_slab(seat))
            found[seat] = strength
        return by_strength(found)

    def points(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        to_come = 112.6 * float(count(state.slab.tiles)) / float(PLACES * state.players)
        found = _NO_VALUES[: state.players]
        for seat in range(state.players):
            gain = to_come + 0.61 * in_the_making(state, seat)
            gain += 0.48 * float(state.owned[seat * KINDS + BONE_PILE])
            found[seat] = float(points(state, seat)) + gain
        return found

    def calm(self, state: State) -> bool:
        """At the beginning of a turn."""
        assert isinstance(state, Position)
        return state.stage == TURN and not (state.placed or state.spent or state.helps)


def in_the_making(game: Position, seat: i64) -> float:
    """The worth of unfinished skeletons: the bonus of each times the square of the share owned."""
    total = 0.0
    for species in range(PTERODACTYL_SPECIES):
        parts = game.box.parts[species]
        size = count(parts)
        have = float(count(parts & game.held[seat])) / float(size)
        total += (float(game.box.points[species] - size) + 1.2) * have * have
    return total


POINT: Final = 100
PILE_WORTH: Final = 350
AMBER_WORTH: Final = 120
_ZEROS: Final = vec[i64]([0] * (KINDS + 1))
_SOME: Final = KINDS  # in a count of tiles by kind: the unseen ones


# -- tiles


def worth(game: Position, seat: i64, kind: i64) -> i64:
    """The worth of one more tile of a kind to a player's collection."""
    first = seat * KINDS
    box = game.box
    if kind == PLANT:
        plants = game.owned[first + PLANT]
        if plants + 1 >= len(box.plant_points):
            return 0
        return POINT * (box.plant_points[plants + 1] - box.plant_points[plants]) + POINT // 2
    if kind == PTERODACTYL:
        return POINT * box.points[PTERODACTYL_SPECIES] + AMBER_WORTH
    if kind == BONE_PILE:
        return PILE_WORTH
    if game.held[seat] >> kind & 1:
        return POINT  # a second copy of a part is of use only for a second skeleton
    return POINT + progress(game, seat, species_of(kind))


def species_of(kind: i64) -> i64:
    species: i64 = 0
    while kind >= FIRST_PART[species + 1]:
        species += 1
    return species


def progress(game: Position, seat: i64, species: i64) -> i64:
    """The worth of one more part of a skeleton: it grows with the number of parts owned."""
    parts = game.box.parts[species]
    size = count(parts)
    have = count(parts & game.held[seat])
    bonus = POINT * (game.box.points[species] - size) + AMBER_WORTH
    return bonus * (2 * have + 1) // (size * size)


def worths(game: Position, seat: i64) -> vec[i64]:
    """The worth of every kind, and last that of an unseen tile."""
    found = _ZEROS[:]
    total: i64 = 0
    for kind in range(KINDS):
        found[kind] = worth(game, seat, kind)
        total += game.bag[kind] * found[kind]
    if game.in_bag:
        found[_SOME] = total // game.in_bag
    return found


def kind_for(game: Position, seat: i64, place: i64) -> i64:
    """The kind of a slab tile as far as this player knows it."""
    known = game.face_up | game.looked[seat]
    return game.front[place] if known >> place & 1 else _SOME


# -- parts


def gain(game: Position, seat: i64, part: i64, weight: vec[i64]) -> i64:
    """The worth of dividing a part to a player: their share, less a fraction of the others' shares.

    It assumes that all players take the tiles worth most to them.
    """
    tiles = _ZEROS[:]
    left = count(part)
    while part:
        low = part & -part
        part ^= low
        tiles[kind_for(game, seat, index_of(low))] += 1
    seats: i64 = 0
    for owner in range(game.players):
        if weight[owner]:
            seats |= bit(owner)
    total: i64 = 0
    while seats and left:
        taker = first_in_order(game, seats, weight)
        seats &= ~bit(taker)
        taken = share(left)
        left -= taken
        mine = best_of(tiles, worths(game, taker), taken)
        total += mine if taker == seat else -mine // game.players
    return total


def best_of(tiles: vec[i64], value: vec[i64], number: i64) -> i64:
    """Remove the `number` best tiles; returns their worth."""
    total: i64 = 0
    while number:
        best: i64 = -1
        for kind in range(KINDS + 1):
            if tiles[kind] and (best < 0 or value[kind] > value[best]):
                best = kind
        taken = tiles[best] if tiles[best] < number else number
        tiles[best] -= taken
        number -= taken
        total += taken * value[best]
    return total


def weights(game: Position, borders: vec[i64], first: i64) -> vec[i64]:
    """The chisels of each seat on a cut: the WORDS words of `borders` from `first` on."""
    found = game.sharp[:]
    for seat in range(game.players):
        number: i64 = 0
        for word in range(WORDS):
            number += count(game.slab.chisels[seat * WORDS + word] & borders[first + word])
        found[seat] = number
    return found


def gain_of_split(game: Position, seat: i64, border: i64, place: i64) -> i64:
    """The worth of splitting the slab here; `place` is a tile beside the border."""
    slab = game.slab.clone()
    slab.lay(seat, border)
    part = slab.part_of(place)
    rest = slab.tiles & ~part
    if count(rest) < count(part):
        part, rest = rest, part
    best = gain_of_part(game, seat, part)
    if count(rest) == count(part):
        other = gain_of_part(game, seat, rest)
        if other > best:
            best = other
    return best


def gain_of_part(game: Position, seat: i64, part: i64) -> i64:
    weight = weights(game, game.slab.borders_of(part), 0)
    weight[seat] += 1
    return gain(game, seat, part, weight)


# -- small groups of tiles that could be cut off


def _groups() -> list[int]:
    """All connected groups of one to three places."""
    neighbours = [
        [other for other in range(PLACES) if other != place and _touch(place, other)]
        for place in range(PLACES)
    ]
    found = {1 << place for place in range(PLACES)}
    grown = set(found)
    for _ in range(2):
        grown = {
            group | 1 << other
            for group in grown
            for place in range(PLACES)
            if group >> place & 1
            for other in neighbours[place]
            if not group >> other & 1
        }
        found |= grown
    return sorted(found)


def _touch(one: int, other: int) -> bool:
    return any(
        BORDERS_OF[one * WORDS + word] & BORDERS_OF[other * WORDS + word] for word in range(WORDS)
    )


def _cuts(groups: list[int]) -> list[int]:
    """The borders round each group, word by word."""
    words = []
    for group in groups:
        for word in range(WORDS):
            cut = 0
            for place in range(PLACES):
                if group >> place & 1:
                    cut ^= BORDERS_OF[place * WORDS + word]
            words.append(cut)
    return words


_GROUP_LIST: Final = _groups()
NO_GROUP: Final = -1
GROUPS: Final = vec[i64](_GROUP_LIST)
CUTS: Final = vec[i64](_cuts(_GROUP_LIST))


def best_group(game: Position, seat: i64, sharp: i64) -> i64:
    """The index in GROUPS of the group most worth working on; NO_GROUP if there is none."""
    best: i64 = NO_GROUP
    most: i64 = 0
    for number in range(len(GROUPS)):
        score = score_of_group(game, seat, sharp, number)
        if score > most:
            most = score
            best = number
    return best


def score_of_group(game: Position, seat: i64, sharp: i64, number: i64) -> i64:
    """The worth of working on a group, relative to its price; 0: not worth it."""
    slab = game.slab
    if GROUPS[number] & ~slab.tiles:
        return 0
    price: i64 = 0
    free: i64 = 0
    mine: i64 = 0
    all_chisels: i64 = 0
    first = number * WORDS
    for word in range(WORDS):
        cut = CUTS[first + word] & slab.inner[word]
        opened = cut & slab.free[word]
        free += count(opened)
        price += count(opened & game.one_boulder[word])
        price += 2 * count(opened & game.two_boulders[word])
        mine += count(slab.chisels[seat * WORDS + word] & cut)
        all_chisels += count(cut & ~opened)
    price += free
    if price > sharp + 3 or mine + free <= all_chisels - mine:
        return 0
    weight = weights(game, CUTS, first)
    weight[seat] += free
    value = gain(game, seat, GROUPS[number], weight)
    if price <= sharp:
        return 10 * value // price
    # Another player may complete the cut: then this player has the most chisels on it only if
    # they have more than half of them.
    return value // price if 2 * (mine + sharp) > mine + free else value // (4 * price)
