"""The numbers a learner of Gods Love Dinosaurs gets, worked out anew from the view."""

from __future__ import annotations

from ludolith.engine.view import View
from ludolith.games.gods_love_dinosaurs.components import ANIMALS, MOST_CELLS, MOST_ROWS, TERRAINS
from ludolith.games.gods_love_dinosaurs.view import STAGES, GodsLoveDinosaursView, Tile, World


def expected(view: View) -> dict[str, list[int]]:
    assert isinstance(view, GodsLoveDinosaursView)
    seat = view.seat
    assert seat is not None
    worlds = view.worlds[seat:] + view.worlds[:seat]
    cells = [row(world) for world in worlds]
    runs = [world.run for world in worlds]
    return {
        "first_player": [(view.first_player - seat) % view.players],
        "active": [(view.active - seat) % view.players],
        "marker": [[column.marker for column in view.columns].index(True)],
        "activated": [animal(view.activated)],
        "dinosaurs_follow": [int(view.dinosaurs_follow)],
        "held": tile(view.held),
        "board": [
            number
            for column in view.columns
            for place in range(MOST_ROWS)
            for number in tile(column.tiles[place] if place < len(column.tiles) else None)
        ],
        "stacks": [len(stack.tiles) for stack in view.stacks],
        "supply": [-1 if view.supply is None else view.supply[name] for name in ANIMALS],
        "eggs": [world.eggs for world in worlds],
        "dinosaurs": [world.dinosaurs for world in worlds],
        "stage": [STAGES.index(world.stage) for world in worlds],
        "acting": [animal(world.animal) for world in worlds],
        "hunter": [-1 if run is None else run.path[-1] for run in runs],
        "steps_left": [-1 if run is None else run.steps_left for run in runs],
        "eaten": [0 if run is None else len(run.eaten) for run in runs],
        "q": [cell[0] for world in cells for cell in world],
        "r": [cell[1] for world in cells for cell in world],
        "terrain": [cell[2] for world in cells for cell in world],
        "animal": [cell[3] for world in cells for cell in world],
        "to_act": [int(cell in world.to_act) for world in worlds for cell in range(MOST_CELLS)],
        "choosing_young": [
            int(cell in world.choosing_young) for world in worlds for cell in range(MOST_CELLS)
        ],
    }


def animal(name: str | None) -> int:
    return -1 if name is None else ANIMALS.index(name)


def tile(shown: Tile | None) -> list[int]:
    if shown is None:
        return [-1, -1, -1]
    terrains = [TERRAINS.index(shown.terrain), TERRAINS.index(shown.other_terrain)]
    return [*terrains, animal(shown.animal)]


def row(world: World) -> list[tuple[int, int, int, int]]:
    there = [
        (cell.q, cell.r, TERRAINS.index(cell.terrain), animal(cell.animal)) for cell in world.cells
    ]
    return there + [(0, 0, -1, -1)] * (MOST_CELLS - len(there))
