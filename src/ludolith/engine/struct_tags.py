"""Kinds of typed values: the words that tell them apart on the wire, and their unions."""

from __future__ import annotations

import re
from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, Final, get_args

import msgspec

_TAG: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


def kebab_case(name: str) -> str:
    """The tag of a kind, from the name of its class: `BotSat` is `bot-sat`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def game_name(name: str) -> str:
    """The name of the game that a class of views is for: `LiarsDiceView` is `liars_dice`."""
    return kebab_case(name.removesuffix("View")).replace("-", "_")


def kinds_of(base: type[msgspec.Struct], module: ModuleType) -> Any:
    """All kinds that a module defines, as a type: their union in the order of definition."""
    types = (kind for kind in vars(module).values() if isinstance(kind, type))
    kinds = (kind for kind in types if issubclass(kind, base) and kind is not base)
    return reduce(or_, (kind for kind in kinds if kind.__module__ == module.__name__))


def check_tags(base: type[msgspec.Struct], union: Any) -> None:
    """Refuse kinds that could not be told apart on the wire; raises ValueError with the reason."""
    found: dict[object, str] = {}
    for kind in get_args(union) or (union,):
        if not (isinstance(kind, type) and issubclass(kind, base)):
            raise ValueError(f"{kind!r} is no kind of {base.__name__}")
        config = kind.__struct_config__
        tag = config.tag
        if config.tag_field != base.__struct_config__.tag_field:
            raise ValueError(f"{kind.__name__} has its tag in another field than {base.__name__}")
        if not isinstance(tag, str) or not _TAG.fullmatch(tag):
            raise ValueError(
                f"the tag of {kind.__name__} is {tag!r}; a tag is small letters, digits and hyphens"
            )
        if tag in found:
            raise ValueError(f"{found[tag]} and {kind.__name__} have the same tag {tag!r}")
        found[tag] = kind.__name__
