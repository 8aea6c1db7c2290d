"""Gods Love Dinosaurs in a terminal: the biome board, and worlds of hexes as they lie.

Every hex shows the sign of its terrain, its number, and below them its animal by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludolith.cli.translations import Words
from ludolith.engine.moves import Move
from ludolith.engine.view import View
from ludolith.games.gods_love_dinosaurs.components import TERRAINS
from ludolith.games.gods_love_dinosaurs.moves import PlaceTile
from ludolith.games.gods_love_dinosaurs.view import (
    Cell,
    GodsLoveDinosaursView,
    Tile,
    World,
)

SIGNS: Final = {"lake": "≈", "forest": "♣", "plain": "∷", "mountain": "▲", "universal": "✶"}
STYLES: Final = {
    "lake": "cyan",
    "forest": "green",
    "plain": "yellow",
    "mountain": "bold",
    "universal": "magenta",
}
WIDE: Final = 10  # letters from one hex to the next
HALF: Final = WIDE // 2  # and from one row to the next
MARKER: Final = "◆"
RUNNING: Final = "›"  # before an animal that has not acted yet


def draw(view: View, names: Sequence[str], speech: Words) -> RenderableType:
    """The board, what is in hand, all scores, and one's own world (all for a spectator)."""
    return draw_with_choices(view, names, speech, ())


def draw_with_choices(
    view: View, names: Sequence[str], speech: Words, choices: Sequence[Move]
) -> RenderableType:
    """The same, with the coordinates of the places where a tile can be laid."""
    assert isinstance(view, GodsLoveDinosaursView)
    left = sum(len(stack.tiles) for stack in view.stacks)
    title = f"{speech.say('turn-of', seat=names[view.active])} · {speech.say('stacks', count=left)}"
    parts: list[RenderableType] = [Rule(Text(title, style="bold"), style="dim", align="left")]
    if not view.over:
        parts.append(biome(view, speech))
    if view.held is not None:
        parts.append(Text(speech.say("tile-held", tile=face(view.held, speech)), style="bold"))
    parts.append(legend(speech))
    for seat, world in enumerate(view.worlds):
        if view.seat is None or seat == view.seat:
            parts += [
                "",
                Text(heading(world, names[seat], speech), style="bold"),
                hexes(world, speech, choices if seat == view.seat else ()),
            ]
    parts += ["", players(view, names, speech)]
    if view.supply is not None:
        figures = ", ".join(
            f"{speech.say('animal-name', animal=animal)} {number}"
            for animal, number in view.supply.items()
        )
        parts.append(Text(f"{speech.say('supply-left')}: {figures}"))
    parts += question(view, speech)
    return Group(*parts)


def biome(view: GodsLoveDinosaursView, speech: Words) -> Table:
    """The five columns; the marker stands under one of them."""
    table = Table(box=None, padding=(0, 3, 0, 0))
    for column in view.columns:
        table.add_column(speech.say("animals", animal=column.animal))
    for row in range(len(view.columns[0].tiles)):
        tiles = [column.tiles[row] for column in view.columns]
        table.add_row(*[face(tile, speech) if tile else speech.say("no-tile") for tile in tiles])
    marker = f"{MARKER} {speech.say('dino-marker')}"
    table.add_row(*[Text(marker if column.marker else "", "red") for column in view.columns])
    return table


def face(tile: Tile, speech: Words) -> str:
    """A tile in signs, its animal in words."""
    signs = f"{SIGNS[tile.terrain]}{SIGNS[tile.other_terrain]}"
    if tile.animal is None:
        return signs
    return f"{signs} {speech.say('animal-name', animal=tile.animal)}"


def legend(speech: Words) -> Text:
    text = Text()
    for terrain in TERRAINS:
        text.append(f"{SIGNS[terrain]} ", STYLES[terrain])
        text.append(f"{speech.say('terrain-name', terrain=terrain)}  ", "dim")
    return text


def heading(world: World, name: str, speech: Words) -> str:
    counted = speech.say("eggs-and-dinosaurs", eggs=world.eggs, dinosaurs=world.dinosaurs)
    return f"{speech.say('world-of', seat=name)} · {counted}"


def hexes(world: World, speech: Words, choices: Sequence[Move] = ()) -> Table:
    """The world as it lies: two lines a row of hexes, each row half a hex aside.

    Where the first hex of a tile can be laid, its coordinates stand. In a table of its own width,
    so that its surroundings know how much room it needs.
    """
    places = {(cell.q, cell.r): number for number, cell in enumerate(world.cells)}
    free = {(move.q, move.r) for move in choices if isinstance(move, PlaceTile)}
    hexes = sorted({*places, *free}, key=lambda place: (place[1], place[0]))
    left = min(2 * q + r for q, r in hexes)
    text = Text()
    for row in sorted({r for _, r in hexes}):
        for lower in (False, True):
            at = 0
            for q, r in hexes:
                if r != row:
                    continue
                column = (2 * q + r - left) * HALF
                text.append(" " * (column - at))
                number = places.get((q, r))
                if number is None:
                    text.append(("" if lower else f"{q},{r}").ljust(WIDE), "dim")
                else:
                    words = lettering(world, number, speech, lower)
                    text.append(words.ljust(WIDE), STYLES[world.cells[number].terrain])
                at = column + WIDE
            text.append("\n")
    text.rstrip()
    table = Table.grid()
    table.add_column(width=max(map(len, text.plain.splitlines())), overflow="fold")
    table.add_row(text)
    return table


def lettering(world: World, number: int, speech: Words, lower: bool) -> str:
    """What stands on a hex: sign and number above, the animal below."""
    cell: Cell = world.cells[number]
    if not lower:
        return f"{SIGNS[cell.terrain]}{number}"
    if cell.animal is None:
        return "·"
    mark = RUNNING if number in world.to_act else ""
    return f"{mark}{speech.say('animal-name', animal=cell.animal)}"[: WIDE - 1]


def players(view: GodsLoveDinosaursView, names: Sequence[str], speech: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, world in enumerate(view.worlds):
        own = seat == view.seat
        won = seat in view.winners
        counted = speech.say("eggs-and-dinosaurs", eggs=world.eggs, dinosaurs=world.dinosaurs)
        table.add_row(
            Text.assemble("▶ " if own else "  ", names[seat], style="bold" if own else ""),
            speech.say("points", count=world.points),
            counted,
            speech.tell("winner-mark") if won else "",
            style="yellow" if won else "",
        )
    return table


def question(view: GodsLoveDinosaursView, speech: Words) -> list[RenderableType]:
    """What the viewer is asked, and for a hunt which figures can eat as things stand."""
    if view.seat is None or view.seat not in view.deciding or view.plans is None:
        return []
    world = view.worlds[view.seat]
    asked = {} if world.animal is None else {"animal": world.animal}
    lines: list[RenderableType] = ["", Text(speech.say(f"ask-{world.stage}", **asked))]
    if world.stage in ("hunting", "running") and world.run is None:
        outlook = next(each for each in view.plans.outlooks if each.animal == world.animal)
        sure = tuple(cell for cell in outlook.able if cell not in outlook.contested)
        for message, cells in (
            ("can-eat", sure),
            ("not-all-eat", outlook.contested),
            ("will-starve", outlook.unable),
        ):
            if cells:
                numbers = ", ".join(str(cell) for cell in cells)
                lines.append(Text(speech.say(message, cells=numbers)))
    return lines
