"""Joining a table, and getting a seat back after the device was lost."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from ludolith.table import acts, requests
from ludolith.table.errors import NotYourSeat, NotYourTable, TableFull
from ludolith.table.handlers import handle
from ludolith.table.names import clean_name
from ludolith.table.table import Table

MOST_MEMBERS: Final = 64


def join(
    table: Table, name: str, seat: int | None, key: str, present: Container[int] = ()
) -> list[acts.AnyAct]:
    """A new member comes, and sits down if a seat is named. `key` is a hash of their secret.

    `present` are the people connected now: a full table forgets spectators who are gone, and for a
    member who takes a seat also spectators who are still there.
    """
    name = clean_name(name)
    gone = forgotten(table, present if seat is None else ())
    if seat is None:
        return [*gone, acts.Joined(table.newcomer, name, key)]
    return [*gone, acts.Joined(table.newcomer, name, key), *sits_down(table, seat, name)]


def sits_down(table: Table, seat: int, name: str) -> list[acts.AnyAct]:
    return handle(table, table.newcomer, requests.Sit(seat, name))


def forgotten(table: Table, present: Container[int]) -> list[acts.AnyAct]:
    """The member who is forgotten for a new one: the first without a seat who is not connected."""
    if len(table.members) < MOST_MEMBERS:
        return []
    for member in table.members:
        if member != table.host and member not in present and not table.seats_of(member):
            return [acts.Left(member)]
    raise TableFull(f"{MOST_MEMBERS} people are at this table already")


def reissue(table: Table, member: int | None, seat: int, key: str) -> acts.Rekeyed:
    """The host gives the person on a seat a new secret."""
    if member != table.host:
        raise NotYourTable("only the host of the table can do that")
    owner = table.chairs[seat].member if 0 <= seat < table.players else None
    if owner is None:
        raise NotYourSeat(f"seat {seat} is free")
    return acts.Rekeyed(owner, key)
