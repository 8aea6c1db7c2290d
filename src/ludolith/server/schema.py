"""All that travels over the wire as one JSON Schema document, from which clients make their types.

`python -m ludolith.server.schema` prints it.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import msgspec

from ludolith import games
from ludolith.engine.any_game_types import ANY
from ludolith.engine.events import Event
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.records import Record
from ludolith.engine.struct_tags import kinds_of
from ludolith.engine.view import View
from ludolith.server import protocol
from ludolith.server.schema_literals import with_names
from ludolith.table import table_events
from ludolith.table.payloads import TableInfo
from ludolith.text import Rules

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
PLACE: Final = "#/$defs/{name}"
WIRE: Final[dict[str, Any]] = {
    "AnyServerMessage": kinds_of(protocol.ServerMessage, protocol),
    "AnyNote": kinds_of(table_events.Note, table_events),
}
BASES: Final[dict[str, type[msgspec.Struct]]] = {
    "AnyView": View,
    "AnyEvent": Event,
    "AnyMove": Move,
}
BODIES: Final[tuple[type[msgspec.Struct], ...]] = (
    protocol.ClientMessage,
    protocol.NewTable,
    protocol.TableMade,
    protocol.OpenTable,
    protocol.GameInfo,
    protocol.Problem,
    protocol.Replay,
    protocol.Verdict,
    protocol.SigningKey,
    protocol.WinChances,
    protocol.Health,
    TableInfo,
    Record,
    Rules,
)


def document() -> dict[str, Any]:
    """The schema of every message, every HTTP body and every game's views, events and moves."""
    common = {name: of_any_game(name, base) for name, base in BASES.items()}
    messages = with_names(definitions(WIRE, BODIES), (*WIRE.values(), *BODIES), PLACE)
    defs: dict[str, Any] = referring_to_any(messages | common)
    for name in games.NAMES:
        defs |= definitions_of_game(games.game(name))
    return {
        "$schema": DRAFT,
        "title": "Ludolith",
        "description": f"Protocol {protocol.PROTOCOL}",
        "type": "object",
        "properties": {name: {"$ref": PLACE.format(name=name)} for name in defs},
        "$defs": defs,
        "x-protocol": protocol.PROTOCOL,
        "x-games": {name: prefix_of(name) for name in games.NAMES},
    }


def definitions(unions: dict[str, Any], structs: tuple[Any, ...] = ()) -> dict[str, Any]:
    """Named schemas of some types and of all they are made of."""
    schemas, parts = msgspec.json.schema_components(
        [*unions.values(), *structs], ref_template=PLACE
    )
    named = dict(zip(unions, schemas, strict=False))
    itself = {name: {"$ref": PLACE.format(name=name)} for name in named}
    return {**parts, **{name: named[name] for name in named if named[name] != itself[name]}}


def of_any_game(name: str, base: type[msgspec.Struct]) -> dict[str, Any]:
    """What every game's views, events or moves have; each game adds fields of its own."""
    schema = msgspec.json.schema_components([base])[1][base.__name__]
    tag = {str(base.__struct_config__.tag_field): {"type": "string"}}
    fields = schema["properties"] | tag
    return {**schema, "title": name, "properties": fields, "additionalProperties": True}


def referring_to_any(schema: Any) -> Any:
    """A schema in which what any game may fill refers to what all games have."""
    if isinstance(schema, list):
        return [referring_to_any(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if ANY in schema:
        return {"$ref": PLACE.format(name=schema[ANY])}
    return {key: referring_to_any(part) for key, part in schema.items()}


def definitions_of_game(game: Game) -> dict[str, Any]:
    """A game's own types; each name begins with the game's, so that two games never clash."""
    prefix = prefix_of(game.name)
    types = {
        f"{prefix}View": game.view_type,
        f"{prefix}Event": game.event_type,
        f"{prefix}Move": game.move_type,
    }
    found = with_names(definitions(types), types.values(), PLACE)
    names = {name: name if name.startswith(prefix) else prefix + name for name in found}
    return {names[name]: renamed(schema, names) for name, schema in found.items()}


def prefix_of(name: str) -> str:
    """What the names of a game's types begin with."""
    return "".join(word.title() for word in name.split("_"))


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
