"""Literal types keep their Python names in a JSON schema, also where they are the keys of a dict.

msgspec writes the values of a Literal in place and sorted, and says nothing of a dict's keys.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect


def with_names(defs: dict[str, Any], types: Iterable[Any], place: str) -> dict[str, Any]:
    """The schemas of some types; every Literal that has a name is a definition of its own."""
    structs = list(structs_of(inspect.multi_type_info(types)))
    name_keys(defs, structs)
    # A field's types are names in its module, so the module knows each Literal's own name.
    modules = dict.fromkeys(struct.cls.__module__ for struct in structs)
    literals = {
        name: get_args(kind)
        for module in modules
        for name, kind in vars(sys.modules[module]).items()
        if get_origin(kind) is Literal and name not in defs
    }
    references = {
        frozenset(values): {"$ref": place.format(name=name)} for name, values in literals.items()
    }
    named = {name: referring(schema, references) for name, schema in defs.items()}
    text = msgspec.json.encode(named).decode()
    for name, values in literals.items():
        if f'"{place.format(name=name)}"' in text:
            named[name] = {"title": name, "enum": list(values)}
    return named


def name_keys(defs: dict[str, Any], structs: Iterable[inspect.StructType]) -> None:
    """Add to the schema of every dict which keys it may have, where they are known."""
    for struct in structs:
        for field in struct.fields:
            schema = defs[struct.cls.__name__]["properties"][field.encode_name]
            for found, known in zip(dict_schemas(schema), dict_types(field.type), strict=True):
                if isinstance(known.key_type, inspect.LiteralType):
                    found["propertyNames"] = {"enum": list(known.key_type.values)}


def referring(schema: Any, references: dict[frozenset[Any], dict[str, str]]) -> Any:
    """A schema that refers to the named Literals instead of repeating their values."""
    if isinstance(schema, list):
        return [referring(part, references) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: referring(part, references) for key, part in schema.items()}
    values = schema.get("enum")
    reference = references.get(frozenset(values)) if isinstance(values, list) else None
    if reference:
        del found["enum"]
        found |= reference
    return found


def structs_of(types: Any, seen: set[type] | None = None) -> Iterator[inspect.StructType]:
    """Every struct that some types are made of, once."""
    seen = set() if seen is None else seen
    for part in types:
        if isinstance(part, inspect.StructType):
            if part.cls in seen:
                continue
            seen.add(part.cls)
            yield part
        yield from structs_of(parts_of(part), seen)


def dict_types(whole: Any) -> Iterator[inspect.DictType]:
    """The dicts in a field's type, the outer before the inner; none of another struct's fields."""
    if isinstance(whole, inspect.DictType):
        yield whole
    if not isinstance(whole, inspect.StructType):
        for part in parts_of(whole):
            yield from dict_types(part)


def parts_of(whole: Any) -> list[Any]:
    """The types a type names."""
    found = []
    for value in msgspec.structs.astuple(whole):
        among = value if isinstance(value, tuple) else (value,)
        found += [part for part in among if isinstance(part, inspect.Type | inspect.Field)]
    return found


def dict_schemas(schema: Any) -> Iterator[dict[str, Any]]:
    """The same of a field's schema."""
    if isinstance(schema, list):
        for part in schema:
            yield from dict_schemas(part)
    elif isinstance(schema, dict):
        if schema.get("type") == "object":
            yield schema
        for part in schema.values():
            yield from dict_schemas(part)
