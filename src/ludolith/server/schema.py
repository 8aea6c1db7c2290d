"""All that travels over the wire as one JSON Schema document, from which clients make their types.

`python -m ludolith.server.schema` prints it.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import msgspec

from ludolith import games
from ludolith.engine.game import Game
from ludolith.engine.records import Record
from ludolith.engine.tags import kinds_of
from ludolith.server import protocol
from ludolith.table import log_notes
from ludolith.table.payloads import TableSight
from ludolith.text import Rules

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
PLACE: Final = "#/$defs/{name}"
WIRE: Final[dict[str, Any]] = {
    "AnyServerMessage": kinds_of(protocol.ServerMessage, protocol),
    "AnyNote": kinds_of(log_notes.Note, log_notes),
}
BODIES: Final[tuple[type[msgspec.Struct], ...]] = (
    protocol.ClientMessage,
    protocol.NewTable,
    protocol.TableMade,
    protocol.OpenTable,
    protocol.GameSight,
    protocol.Problem,
    protocol.Replay,
    protocol.Verdict,
    protocol.SigningKey,
    protocol.Prospects,
    protocol.Health,
    TableSight,
    Record,
    Rules,
)


def document() -> dict[str, Any]:
    """The schema of every message, every HTTP body and every game's views, events and moves."""
    defs = definitions(WIRE, BODIES)
    told = {"": ["AnyNote"]}  # by game: what is told of it and done in it
    for name in games.NAMES:
        defs |= definitions_of_game(games.game(name))
        told[name] = [f"{prefix(name)}Event", f"{prefix(name)}Move"]
    return {
        "$schema": DRAFT,
        "title": "Ludolith",
        "description": f"Protocol {protocol.PROTOCOL}",
        "x-protocol": protocol.PROTOCOL,
        "x-games": told,
        "type": "object",
        "properties": {name: {"$ref": PLACE.format(name=name)} for name in defs},
        "$defs": defs,
    }


def definitions(unions: dict[str, Any], structs: tuple[Any, ...] = ()) -> dict[str, Any]:
    """Named schemas of some types and of all they are made of."""
    schemas, parts = msgspec.json.schema_components(
        [*unions.values(), *structs], ref_template=PLACE
    )
    named = dict(zip(unions, schemas, strict=False))
    itself = {name: {"$ref": PLACE.format(name=name)} for name in named}
    return {**parts, **{name: named[name] for name in named if named[name] != itself[name]}}


def prefix(game: str) -> str:
    """What the names of a game's own types begin with."""
    return "".join(word.title() for word in game.split("_"))


def definitions_of_game(game: Game) -> dict[str, Any]:
    """A game's own types; each name begins with the game's, so that two games never clash."""
    begin = prefix(game.name)
    found = definitions(
        {
            f"{begin}View": game.view_type,
            f"{begin}Event": game.event_type,
            f"{begin}Move": game.move_type,
        }
    )
    names = {name: name if name.startswith(begin) else begin + name for name in found}
    return {names[name]: renamed(schema, names) for name, schema in found.items()}


def renamed(schema: Any, names: dict[str, str]) -> Any:
    """A schema whose references follow the new names of its parts."""
    if isinstance(schema, dict):
        return {
            key: moved(value, names) if isinstance(value, str) else renamed(value, names)
            for key, value in schema.items()
        }
    if isinstance(schema, list):
        return [renamed(part, names) for part in schema]
    return schema


def moved(value: str, names: dict[str, str]) -> str:
    """A reference to a renamed part; any other text as it is."""
    place = PLACE.format(name="")
    part = value.removeprefix(place)
    return place + names[part] if value.startswith(place) and part in names else value


def main() -> None:
    text = msgspec.json.format(msgspec.json.encode(document()), indent=2)
    sys.stdout.buffer.write(text + b"\n")


if __name__ == "__main__":
    main()
