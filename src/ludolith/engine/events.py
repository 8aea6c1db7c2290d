"""What happened, as typed facts. Sentences are made from the Fluent files, not here."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

import msgspec

from ludolith.engine.struct_tags import kebab_case

ALL_VIEWERS: Final = -1  # every seat and the spectators

# Players in a field of any other name than `seat` or `seats`. The mark is in the JSON schema too,
# so that every reader of the wire can tell them from other numbers.
PLAYERS: Final = msgspec.Meta(extra_json_schema={"x-players": True})
Seat = Annotated[int, PLAYERS]
Seats = Annotated[tuple[int, ...], PLAYERS]

# What is printed on a piece, said as it is in every language.
LABEL: Final = msgspec.Meta(extra_json_schema={"x-label": True})
Label = Annotated[str, LABEL]


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab_case, kw_only=True):
    """One consequence of a move, with the id of the rule that made it happen.

    In a sentence fields of type `Seat` or `Seats`, and those named `seat` or `seats`, become names.
    """

    reveals: ClassVar[bool] = False  # shows what was hidden: no taking back after it

    rule: str


class AddressedEvent(msgspec.Struct, frozen=True):
    """An event and who may see it: a bit mask of seats, or ALL_VIEWERS (spectators too)."""

    event: Event
    seats: int = ALL_VIEWERS

    def seen_by(self, seat: int | None) -> bool:
        """Whether this viewer (None: a spectator) may see the event."""
        if self.seats == ALL_VIEWERS:
            return True
        return seat is not None and self.seats >> seat & 1 == 1
