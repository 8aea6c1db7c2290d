# Compiled with mypyc.
"""The invariants of a position of Gods Love Dinosaurs. Each one that is broken is named.

Compiled, because tests check millions of positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import bit, count
from ludolith.games.gods_love_dinosaurs.codes import (
    BREEDING,
    HATCHING,
    HUNTING,
    OVER,
    PLACING,
    RUNNING,
    TAKING,
    WAITING,
)
from ludolith.games.gods_love_dinosaurs.components import (
    COLUMNS,
    DINOSAUR,
    EAGLE,
    MOST_ROWS,
    MOUNTAIN,
    NEST,
    NO_ANIMAL,
    PREDATORS,
    START_CELLS,
    SUPPLY,
    TIGER,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
from ludolith.games.gods_love_dinosaurs.reachable_cells import may_stop, steps_of, ways_on

if TYPE_CHECKING:
    from ludolith.games.gods_love_dinosaurs.position import Position

_NONE: Final = vec[i64]([0] * 256)


def faults_of(game: Position) -> list[str]:
    faults: list[str] = []
    tile_faults(game, faults)
    seat_faults(game, faults)
    for seat in range(game.players):
        world = game.worlds[seat]
        world_faults(world, faults)
        hunt_faults(world, faults)
    if game.strict_supply:
        supply_faults(game, faults)
    return faults


def tile_faults(game: Position, faults: list[str]) -> None:
    """Every tile is in one place: a stack, the board, the active player's hand, or a world."""
    laid: i64 = 0
    seen = _NONE[: len(game.kinds)]
    twice = False
    for place in range(game.in_pile):
        tile = game.pile[place]
        twice = twice or seen[tile] != 0
        seen[tile] = 1
    on_board: i64 = 0
    for place in range(COLUMNS * MOST_ROWS):
        tile = game.board[place]
        if tile >= 0:
            twice = twice or seen[tile] != 0
            seen[tile] = 1
            on_board += 1
            if place % MOST_ROWS >= game.rows():
                faults.append("a tile lies in a row that is not in use")
    if game.held >= 0:
        twice = twice or seen[game.held] != 0
    if twice:
        faults.append("a tile is in two places")
    for world in game.worlds:
        laid += (world.cells - START_CELLS) // 2
    held: i64 = 1 if game.held >= 0 else 0
    if game.in_pile + on_board + held + laid != len(game.pile):
        faults.append("a tile is missing or too many")
    if on_board + held == 0 and game.activated == NO_ANIMAL and not game.over:
        faults.append("there is no tile to take")


def seat_faults(game: Position, faults: list[str]) -> None:
    """Exactly the players with something to do must decide."""
    if game.over != (game.asked == 0):
        faults.append("no player must decide although the game goes on, or one must after its end")
    if game.asked >> game.players:
        faults.append("a seat that does not play must decide")
    if game.in_order and count(game.asked) > 1:
        faults.append("several act at once although they act one after the other")
    for seat in range(game.players):
        doing = game.worlds[seat].doing
        asked = game.asked >> seat & 1 == 1
        in_turn = doing in (TAKING, PLACING)
        acting = doing in (BREEDING, HUNTING, HATCHING, RUNNING)
        if asked != (in_turn or acting):
            faults.append("a player must decide who has nothing to do, or the other way round")
        if in_turn and (seat != game.active or game.activated != NO_ANIMAL):
            faults.append("a player takes a tile out of turn")
        if acting and game.activated == NO_ANIMAL:
            faults.append("a player acts without an activation")
        if game.over != (doing == OVER):
            faults.append("a world has ended and the game has not, or the other way round")
        if in_turn and (doing == PLACING) != (game.held >= 0):
            faults.append("a tile is placed that was not taken, or taken before one was placed")


def world_faults(world: Ecosystem, faults: list[str]) -> None:
    """Each cell has one terrain and at most one animal, which can live there."""
    seen: i64 = 0
    crowded = False
    for animals in world.herd:
        crowded = crowded or seen & animals != 0
        seen |= animals
    if crowded:
        faults.append("two animals stand on one cell")
    everywhere = bit(world.cells) - 1
    if seen & ~everywhere:
        faults.append("an animal stands outside the world")
    for prey in range(PREDATORS):
        if world.herd[prey] & ~world.habitat(prey):
            faults.append("prey stands where it cannot live")
    if world.herd[DINOSAUR] & ~world.land[MOUNTAIN] & ~running_at(world):
        faults.append("a dinosaur rests outside the mountains")
    land: i64 = 0
    double = False
    for cells in world.land:
        double = double or land & cells != 0
        land |= cells
    if double or land != everywhere or not world.land[MOUNTAIN] >> NEST & 1:
        faults.append("a cell has no terrain, or two, or the nest is no mountain")
    mapped: i64 = 0
    for row in world.map:
        if row:  # most are empty
            mapped += count(row)
    for cell in range(world.cells):
        if not world.map[world.q(cell) - world.left] >> (world.r(cell) - world.top) & 1:
            mapped = 0
    if mapped != world.cells:
        faults.append("the map and the cells do not match")
    if world.eggs < 0:
        faults.append("a number of eggs is negative")


def running_at(world: Ecosystem) -> i64:
    """The cell of the running hunter, as a set."""
    return bit(world.at) if world.running else 0


def hunt_faults(world: Ecosystem, faults: list[str]) -> None:
    """Figures that must still act exist; a hunt under way can be completed."""
    if world.doing in (WAITING, TAKING, PLACING, OVER):
        if world.to_act or world.running or world.spare:
            faults.append("a figure is to act outside an activation")
        return
    if world.doing == HATCHING:
        return
    if world.to_act & ~world.herd[world.animal]:
        faults.append("a figure is to act that does not exist")
    if not world.running:
        return
    if world.animal not in (TIGER, EAGLE, DINOSAUR) or not world.steps:
        faults.append("an animal hunts that does not hunt, or has not moved")
    if world.steps > steps_of(world.animal):
        faults.append("a hunter has gone too far")
    if not world.herd[world.animal] >> world.at & 1:
        faults.append("the hunter is not where it stands")
    if not world.spare and not ways_on(world):
        faults.append("a hunt has come to a dead end")
    if world.spare and not may_stop(world):
        faults.append("a hunt ended where it must not")


def supply_faults(game: Position, faults: list[str]) -> None:
    for animal in range(len(SUPPLY)):
        if game.supply(animal) < 0:
            faults.append("more figures stand in the worlds than are in the box")
