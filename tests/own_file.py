"""A game with an option that takes a file: Diamant with a crew, whose names change nothing."""

from __future__ import annotations

import msgspec
import pytest

import ludolith
from ludolith.engine.json_faults import decode
from ludolith.engine.options import file_option

GOOD = '{"title": "The Łódź crew", "names": ["Ада", "Bo"]}'


class Crew(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    names: list[str]


def read_crew(text: str) -> Crew:
    crew = decode(text, Crew)
    for place, name in enumerate(crew.names):
        if not name:
            raise ValueError(f"the name at $.names[{place}] is empty")
    return crew


CREW = file_option("crew", "DIA-01", read_crew)


@pytest.fixture
def crewed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Diamant takes a crew from a file."""
    kind = type(ludolith.game("diamant"))
    monkeypatch.setattr(kind, "options", (*kind.options, CREW))
