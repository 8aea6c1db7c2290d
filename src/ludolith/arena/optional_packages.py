"""Packages that only some need: `pip install ludolith[arena]`, `pip install ludolith[ray]`."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ludolith.engine.errors import BadRequest


def extra(module: str, name: str, purpose: str) -> ModuleType:
    """A module of an extra, or one line that says how to get it."""
    try:
        return import_module(module)
    except ImportError:
        raise BadRequest(
            f"{purpose} needs {module.partition('.')[0]}: pip install 'ludolith[{name}]'"
        ) from None
