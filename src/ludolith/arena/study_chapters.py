"""The statistics of a study in chapters: what players feel first, single cards last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

# By the first word of a name. What is none of these is a statistic of one's own.
OWN: Final = "own"
FELT: Final = ("victory", "score", "length", "spread", OWN)
COUNTED: Final = ("event", "rule", "thing")


class Named(Protocol):
    @property
    def name(self) -> str: ...


Each = TypeVar("Each", bound=Named)


def chapter_of(name: str) -> str:
    first = name.partition(".")[0]
    return first if first in (*FELT, *COUNTED) else OWN


def chapters(found: Iterable[Each]) -> dict[str, list[Each]]:
    """All that was found, chapter by chapter, in each as it came; none is empty."""
    parts: dict[str, list[Each]] = {name: [] for name in (*FELT, *COUNTED)}
    for each in found:
        parts[chapter_of(each.name)].append(each)
    return {name: part for name, part in parts.items() if part}
