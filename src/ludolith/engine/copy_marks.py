"""Marks that say how a field of a position is copied; `generate_copies` reads them."""

from __future__ import annotations

from typing import Annotated, TypeVar

T = TypeVar("T")

Setting = Annotated[T, "setting"]  # chosen before the set-up: a fresh game has the same
# Copies share it: it is replaced as a whole, or changed in place only while it has one owner.
Shared = Annotated[T, "shared"]
Own = Annotated[T, "own"]  # not copied: each copy begins with what its constructor sets
