"""What an activation can come to, found the plain way: by playing it out in every way there is.

Knows nothing but the moves the rules offer, and tries all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from ludolith.engine.bits import bit, count, members
from ludolith.games.gods_love_dinosaurs import activation
from ludolith.games.gods_love_dinosaurs.codes import (
    BREED,
    BREEDING,
    DONE,
    HUNTING,
    PLACE,
    RUNNING,
    STEP,
    WAITING,
)
from ludolith.games.gods_love_dinosaurs.components import (
    ANIMALS,
    DINOSAUR,
    MOUNTAIN,
    REACH,
    SUPPLY,
    TERRAINS,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import SIDE
from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs
from tests.games.gods_love_dinosaurs.scenario import GAME

Ending = tuple[int, int, int]  # who bred or ate and lived, figures afterwards, eggs laid
Situation = tuple[int, ...]


class TooLong(Exception):
    """There are more situations than were to be looked at."""


class Truth(NamedTuple):
    """What all endings together say; names as in the view."""

    figures: tuple[int, ...]
    able: tuple[int, ...]
    contested: tuple[int, ...]
    fed: int
    after: int
    eggs: int
    at_once: bool


def truth(game: GodsLoveDinosaurs, seat: int, animal: int, most: int = 10**9) -> Truth:
    """If the animal were activated now, for this seat; in the midst of it, from here on."""
    trial = game.clone()
    world = trial.worlds[seat]
    acting = world.animal == animal and world.doing in (BREEDING, HUNTING, RUNNING)
    runner = bit(world.at) if acting and world.running else 0
    figures = (world.to_act if acting else world.herd[animal]) | runner
    eggs = world.eggs
    if not acting:
        begin(trial, seat, animal)
    endings = all_endings(trial, seat, runner, {}, most)
    fed = max(one.bit_count() for one, _, _ in endings)
    gain = 2 if animal == DINOSAUR else 1
    best = [ending for ending in endings if ending[0].bit_count() == fed]
    able = every = 0
    for one, _, _ in endings:
        able |= one
    every = able
    for one, _, _ in best:
        every &= one
    most_gained = max(ending[gain] for ending in endings)
    return Truth(
        members(figures),
        members(able),
        members(able & ~every),
        fed,
        max(after for _, after, _ in endings),
        max(laid for _, _, laid in endings) - eggs,
        any(ending[gain] == most_gained for ending in best),
    )


def begin(game: GodsLoveDinosaurs, seat: int, animal: int) -> None:
    """Activate the animal for this seat as the rules do it."""
    for world in game.worlds:
        world.doing = WAITING
        world.running = False
        world.spare = 0
    game.asked = bit(seat)
    game.activated = animal if animal != DINOSAUR else 0
    part = activation.DINOSAURS_ACT if animal == DINOSAUR else activation.ANIMALS_ACT
    activation.begin_part(game, seat, part, True)


def all_endings(
    game: GodsLoveDinosaurs,
    seat: int,
    runner: int,
    known: dict[Situation, frozenset[Ending]],
    most: int,
) -> frozenset[Ending]:
    """From here on; `runner` is where the hunter on its way stood at the beginning."""
    world = game.worlds[seat]
    situation: Situation = (
        *world.herd,
        *(world.to_act, world.eggs, world.spare, runner),
        *((world.at, world.steps, world.heading, world.fed) if world.running else ()),
    )
    if situation in known:
        return known[situation]
    if len(known) > most:
        raise TooLong
    found: set[Ending] = set()
    for move in game.legal(seat):
        if move == DONE:
            found.add((0, count(world.herd[world.animal]), world.eggs))
            continue
        trial = game.clone()
        trial.act(seat, move)
        fed = 0
        begun = runner
        if BREED <= move < PLACE:
            fed = bit((move - BREED) // 6)
        elif STEP <= move < BREED and not world.running:
            begun = bit((move - STEP) // 6)
        if begun and not trial.worlds[seat].running:
            fed, begun = begun, 0
        rest = all_endings(trial, seat, begun, known, most)
        found |= {(one | fed, after, eggs) for one, after, eggs in rest}
    known[situation] = frozenset(found)
    return known[situation]


# -- positions to try it in


def positions(seed: int, tiles: int = 4) -> Iterator[tuple[GodsLoveDinosaurs, int]]:
    """Worlds with several figures of a kind, some of them in the midst of its activation."""
    chance = Random(seed)
    while True:
        game = wild(chance, tiles)
        world = game.worlds[0]
        animal = chance.randrange(len(ANIMALS))
        if count(world.herd[animal]) < 2:
            continue
        if chance.random() < 0.4:
            begin(game, 0, animal)
            for _ in range(chance.randint(0, 3)):
                moves = [move for move in game.legal(0) if move != DONE]
                if moves:
                    game.act(0, chance.choice(moves))
        yield game, animal


def wild(chance: Random, tiles: int) -> GodsLoveDinosaurs:
    """Animals anywhere they may be in the midst of a game; the supply is short, or unlimited."""
    strict = chance.random() < 0.4
    game = GAME.new(2, chance.randrange(1000), {"strict_supply": strict})
    assert isinstance(game, GodsLoveDinosaurs)
    world = game.worlds[0]
    for _ in range(chance.randint(0, tiles)):
        place, direction = divmod(chance.choice(list(world.placements())) - PLACE, 6)
        lands = chance.randrange(len(TERRAINS)), chance.randrange(len(TERRAINS))
        world.lay(place // SIDE - REACH, place % SIDE - REACH, direction, *lands)
    for animal in range(len(ANIMALS)):
        world.herd[animal] = 0
    crowd = chance.choice(((-1, -1, 0, 1, 2, 3, 4), (-1, 0, 3, 4), (-1, -1, -1, 1, 3)))
    for cell in range(world.cells):
        mountain = world.land[MOUNTAIN] >> cell & 1
        animal = chance.choice((-1, DINOSAUR) if mountain else crowd)
        if animal >= 0:
            world.herd[animal] |= bit(cell)
    if strict:
        for animal in range(len(ANIMALS)):
            left = SUPPLY[animal] - count(world.herd[animal]) - chance.choice((0, 0, 1, 2, 3))
            game.worlds[1].herd[animal] = bit(max(0, left)) - 1
    return game


def crowded() -> GodsLoveDinosaurs:
    """More dinosaurs and food than a search can finish."""
    game = GAME.new(2, 1)
    assert isinstance(game, GodsLoveDinosaurs)
    world = game.worlds[0]
    chance = Random(1)
    for number in range(20):
        lands = (3, 3) if number % 3 == 0 else (4, 4)
        place, direction = divmod(chance.choice(list(world.placements())[:40]) - PLACE, 6)
        world.lay(place // SIDE - REACH, place % SIDE - REACH, direction, *lands)
    mountains = world.land[MOUNTAIN]
    for animal in range(DINOSAUR):
        world.herd[animal] = 0
    world.herd[DINOSAUR] = mountains
    for cell in range(world.cells):
        if not mountains >> cell & 1:
            world.herd[cell % DINOSAUR] |= bit(cell)
    return game
