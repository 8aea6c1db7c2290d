"""The slab of Dino Bones in a terminal. Every sign is a letter or a number, not only a colour.

A tile shows its place and the first letters of what lies there, or a question mark. A chisel shows
the letter of its owner; a border that costs more than one chisel shows its price.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludolith.cli.translations import Words
from ludolith.engine.view import View
from ludolith.games.dino_bones.components import TileKind
from ludolith.games.dino_bones.view import Border, Digger, DinoBonesView, SlabTile

WIDE: Final = 8  # columns from a tile to its neighbour
HIGH: Final = 2  # lines from a row of tiles to the next
LETTERS: Final = "ABCDE"
STYLES: Final = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta")
SIGN: Final = 2  # letters that stand for a tile


def draw(view: View, names: Sequence[str], speech: Words) -> RenderableType:
    """The slab, the finds, the leader, every digger, and what is asked."""
    assert isinstance(view, DinoBonesView)
    title = speech.say("turn", turn_number=view.turn_number)
    parts: list[RenderableType] = [Rule(Text(title, style="bold"), style="dim", align="left")]
    if view.slab:
        parts.append(slab(view, speech))
        parts.append(Text(speech.say("slab-legend"), style="dim"))
    parts += [Text(line) for line in notes(view, speech)]
    parts.append(diggers(view, names, speech))
    if view.hand:
        held = ", ".join(speech.say("card-name", card=card) for card in view.hand)
        parts.append(Text(f"{speech.say('own-hand')}: {held}", style="bold"))
    if view.question is not None and view.seat in view.deciding:
        lifting = view.question.stage == "turn" and view.owed > 0
        asked = "lift" if lifting else view.question.stage
        parts += ["", Text(speech.say(f"ask-{asked}", count=view.owed))]
    return Group(*parts)


# -- the slab


def slab(view: DinoBonesView, speech: Words) -> Text:
    """Tiles in rows, slanted borders in the lines between."""
    places = {tile.place: position(tile) for tile in view.slab}
    left = min(column for column, _ in places.values())
    top = min(line for _, line in places.values())
    columns = max(column for column, _ in places.values()) - left + WIDE
    lines = max(line for _, line in places.values()) - top + 1
    signs = [[(" ", "")] * columns for _ in range(lines)]
    for tile in view.slab:
        column, line = places[tile.place]
        write(signs[line - top], column - left, *label(tile, speech))
    for border in view.borders:
        sign, style = mark(border)
        one, other = places[border.one], places[border.other]
        column = (one[0] + other[0]) // 2 - left + 2
        write(signs[(one[1] + other[1]) // 2 - top], column, sign, style)
    text = Text()
    for row in signs:
        for sign, style in row:
            text.append(sign, style=style)
        text.append("\n")
    return text


def position(tile: SlabTile) -> tuple[int, int]:
    return WIDE * tile.q + WIDE // 2 * tile.r, HIGH * tile.r


def write(row: list[tuple[str, str]], column: int, text: str, style: str) -> None:
    for number, sign in enumerate(text):
        row[column + number] = (sign, style)


def label(tile: SlabTile, speech: Words) -> tuple[str, str]:
    """Place and contents, such as 17?? or 18tr."""
    if tile.tile is None:
        return f"{tile.place:>2}??", "dim"
    word = speech.say("tile-name", tile=tile.tile).split()[-1 if speech.language != "en" else 0]
    return f"{tile.place:>2}{word[:SIGN]}", "" if tile.face_up else "italic cyan"


def mark(border: Border) -> tuple[str, str]:
    """A chisel by its owner's letter, a price above one, or nothing."""
    if border.chisel is not None:
        return LETTERS[border.chisel], STYLES[border.chisel]
    return (str(border.price), "dim") if border.price > 1 else (" ", "")


# -- everything else


def notes(view: DinoBonesView, speech: Words) -> list[str]:
    lines = []
    if view.division is not None:
        found = ", ".join(speech.say("tile-name", tile=find.tile) for find in view.division.finds)
        lines.append(f"{speech.say('finds')}: {found}")
    stock = tiles(view.stock, speech) or speech.say("empty-stock")
    price = speech.say("help-price", amber=view.help_price)
    supply = speech.say("amber-supply", count=view.supply)
    lines.append(f"{speech.say('leader-stock')}: {stock} · {price} · {supply}")
    if view.previews:
        splits = ", ".join(f"{each.one}–{each.other}" for each in view.previews)
        lines.append(f"{speech.say('would-split')}: {splits}")
    return lines


def tiles(numbers: dict[TileKind, int], speech: Words) -> str:
    return ", ".join(
        speech.say("tile-name", tile=tile) + (f" ×{number}" if number > 1 else "")
        for tile, number in numbers.items()
    )


def diggers(view: DinoBonesView, names: Sequence[str], speech: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, digger in enumerate(view.diggers):
        own = seat == view.seat
        won = seat in view.winners
        name = Text.assemble(
            "▶ " if own else "  ", (LETTERS[seat], STYLES[seat]), f" {names[seat]}"
        )
        table.add_row(
            name,
            chisels(digger, speech),
            speech.say("amber", count=digger.amber),
            collection(digger, speech),
            str(view.scores[seat]),
            speech.tell("winner-mark") if won else "",
            style="yellow" if won else "",
        )
    return table


def chisels(digger: Digger, speech: Words) -> str:
    words = [
        speech.say("sharp", count=digger.sharp),
        speech.say("dull", count=digger.dull),
        speech.say("on-slab", count=digger.on_slab),
    ]
    if digger.spent:
        words.append(speech.say("spent", count=digger.spent))
    return ", ".join(words)


def collection(digger: Digger, speech: Words) -> str:
    """Skeletons, then everything loose."""
    parts = [speech.say("species-name", species=one.species) for one in digger.skeletons]
    if digger.loose:
        parts.append(tiles(digger.loose, speech))
    if digger.plants:
        parts.append(speech.say("plants", count=digger.plants, points=digger.plant_points))
    if digger.pterodactyls:
        parts.append(speech.say("pterodactyls", count=digger.pterodactyls))
    if digger.cards:
        parts.append(speech.say("cards-in-hand", count=digger.cards))
    return "; ".join(parts)
