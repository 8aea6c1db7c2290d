# Compiled with mypyc.
"""Skeletons (DB-30 to DB-33) and points (DB-51)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from ludolith.engine.bits import bit, count
from ludolith.games.dino_bones import emit
from ludolith.games.dino_bones.components import (
    BONE_PILE,
    FIRST_PART,
    KINDS,
    PLANT,
    PLASTER_CAST,
    PTERODACTYL,
    PTERODACTYL_SPECIES,
)
from ludolith.games.dino_bones.position import (
    SKELETON_CAST,
    SKELETON_PILES,
    SKELETON_SPECIES,
    Position,
)


def assemblable(game: Position, seat: i64, casts: i64) -> i64:
    """The species that can be assembled with `casts` plaster casts, as a set; bone piles must
    replace all other missing parts.

    At least one part must be genuine, and a cast may only replace a missing part (DB-31).
    """
    parts = game.box.parts
    held = game.held[seat]
    substitutes = casts + game.owned[seat * KINDS + BONE_PILE]
    found: i64 = 0
    species: i64
    for species in range(PTERODACTYL_SPECIES):
        missing = parts[species] & ~held
        if not missing:
            if not casts:
                found |= bit(species)
        elif substitutes and missing != parts[species] and count(missing) <= substitutes:
            found |= bit(species)
    return found


def assemble(game: Position, seat: i64, species: i64, with_cast: bool) -> None:
    """Put a skeleton together for good; it pays its amber (DB-30)."""
    missing = game.box.parts[species] & ~game.held[seat]
    cast: i64 = 0
    piles: i64 = 0
    for kind in range(FIRST_PART[species], FIRST_PART[species + 1]):
        if not game.box.parts[species] >> kind & 1:
            continue
        part = kind - FIRST_PART[species]
        if not missing >> kind & 1:
            game.lose(seat, kind)
        elif with_cast and not cast:
            cast = part + 1
        else:
            game.lose(seat, BONE_PILE)
            piles |= bit(part)
    if with_cast:
        game.hand[seat] &= ~bit(PLASTER_CAST)
        game.played[seat] |= bit(PLASTER_CAST)
        if game.emitted is not None:
            emit.played(game, seat, PLASTER_CAST)
    game.built[seat * PTERODACTYL_SPECIES + species] += 1
    game.skeletons = append(
        game.skeletons[:],
        seat | species << SKELETON_SPECIES | piles << SKELETON_PILES | cast << SKELETON_CAST,
    )
    if game.emitted is not None:
        emit.assembled(game, seat, species, count(piles), with_cast)
    game.pay(seat, game.box.skeleton_amber[species], 30)


def points(game: Position, seat: i64) -> i64:
    """Points: skeletons, plants, 1 for every other tile and every amber (DB-51)."""
    assembled = skeleton_points(game, seat) + pterodactyl_points(game, seat)
    return assembled + loose_points(game, seat) + plant_points(game, seat) + game.amber[seat]


def skeleton_points(game: Position, seat: i64) -> i64:
    total: i64 = 0
    for species in range(PTERODACTYL_SPECIES):
        total += game.box.points[species] * game.built[seat * PTERODACTYL_SPECIES + species]
    return total


def pterodactyl_points(game: Position, seat: i64) -> i64:
    return game.box.points[PTERODACTYL_SPECIES] * game.owned[seat * KINDS + PTERODACTYL]


def loose_points(game: Position, seat: i64) -> i64:
    owned = game.owned
    first = seat * KINDS
    total = owned[first + BONE_PILE]
    for kind in range(PTERODACTYL):
        total += owned[first + kind]
    return total


def plant_points(game: Position, seat: i64) -> i64:
    return game.box.plant_points[game.owned[seat * KINDS + PLANT]]


def complete(game: Position, seat: i64, species: i64) -> i64:
    """Complete skeletons of a species; a pterodactyl is one by itself (DB-52)."""
    if species == PTERODACTYL_SPECIES:
        return game.owned[seat * KINDS + PTERODACTYL]
    return game.built[seat * PTERODACTYL_SPECIES + species]
