"""Parts of a view that are also worked out before a chisel is placed."""

from __future__ import annotations

import msgspec


class Share(msgspec.Struct, frozen=True):
    """What a participant of a division takes, by the chisels on the cut."""

    seat: int
    chisels: int
    tiles: int


class Part(msgspec.Struct, frozen=True):
    """A part that is, or would be, divided; shares in the order of taking."""

    places: tuple[int, ...]
    shares: tuple[Share, ...]
    leader: int  # tiles that would go to the leader


class Preview(msgspec.Struct, frozen=True):
    """What a chisel placed here would split off: one part, or two equal ones to choose from."""

    one: int
    other: int
    parts: tuple[Part, ...]
