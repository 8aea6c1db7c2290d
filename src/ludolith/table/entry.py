"""Coming to a table, and getting one's place back when the device was lost."""

from __future__ import annotations

from typing import Final

from ludolith.table import acts, requests
from ludolith.table.errors import NotYourSeat, NotYourTable, TableFull
from ludolith.table.judge import clean_name, judge
from ludolith.table.table import Table

MOST_MEMBERS: Final = 64


def join(table: Table, name: str, seat: int | None, key: str) -> list[acts.AnyAct]:
    """Somebody new comes, and sits down if a seat is named. `key` is a hash of their secret."""
    name = clean_name(name)
    member = len(table.members)
    if member >= MOST_MEMBERS:
        raise TableFull(f"{MOST_MEMBERS} people are at this table already")
    joined = acts.Joined(member, name, key)
    if seat is None:
        return [joined]
    return [joined, *judge(table, member, requests.Sit(seat, name))]


def reissue(table: Table, member: int | None, seat: int, key: str) -> acts.Rekeyed:
    """The host gives the person on a seat a new secret."""
    if member != table.host:
        raise NotYourTable("only the host of the table can do that")
    owner = table.chairs[seat].member if 0 <= seat < table.players else None
    if owner is None:
        raise NotYourSeat(f"nobody sits on seat {seat}")
    return acts.Rekeyed(owner, key)
