"""Kinds of typed values: the words that tell them apart on the wire, and their unions."""

from __future__ import annotations

import re
from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any

import msgspec


def kebab_case(name: str) -> str:
    """The tag of a kind, from the name of its class: `BotSat` is `bot-sat`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def game_name(name: str) -> str:
    """The name of the game that a class of views is for: `DinoBonesView` is `dino_bones`."""
    return kebab_case(name.removesuffix("View")).replace("-", "_")


def kinds_of(base: type[msgspec.Struct], module: ModuleType) -> Any:
    """All kinds that a module defines, as a type: their union in the order of definition."""
    types = (kind for kind in vars(module).values() if isinstance(kind, type))
    kinds = (kind for kind in types if issubclass(kind, base) and kind is not base)
    return reduce(or_, (kind for kind in kinds if kind.__module__ == module.__name__))
