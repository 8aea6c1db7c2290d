"""A machine where MuJoCo is missing, or does not load."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest

PHYSICS = "ludolith.games.seven_dwarfs.physics."


def without_mujoco(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch)
    monkeypatch.setitem(sys.modules, "mujoco", None)


def with_broken_mujoco(monkeypatch: pytest.MonkeyPatch, problem: Exception) -> None:
    """It is there, but importing it fails like this."""

    class Broken(MetaPathFinder):
        def find_spec(
            self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
        ) -> ModuleSpec | None:
            if name == "mujoco":
                raise problem
            return None

    forget(monkeypatch)
    monkeypatch.delitem(sys.modules, "mujoco", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Broken(), *sys.meta_path])


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """The physics has not been loaded yet."""
    for module in list(sys.modules):
        if module.startswith(PHYSICS):
            monkeypatch.delitem(sys.modules, module)
