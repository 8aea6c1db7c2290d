# Compiled with mypyc.
"""What each viewer gets to see of a table. Nothing leaves a table in any other way."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, cast

import msgspec

from ludolith.engine.any_game_types import MoveJson, ViewJson
from ludolith.engine.events import ALL_VIEWERS
from ludolith.engine.game import Game
from ludolith.table.act_results import Entry
from ludolith.table.payloads import Choices, LogLine, PartInfo, SeatInfo, TableInfo
from ludolith.table.table import Table

_encode: Final = msgspec.json.Encoder().encode


def encoded(shared: TableInfo) -> TableInfo:
    """The same as JSON, to be part of several messages without being encoded for each of them."""
    return cast(TableInfo, msgspec.Raw(_encode(shared)))


def table_info(table: Table) -> TableInfo:
    play, promise = table.play, table.promise
    shown = promise if promise is not None else play
    seats = tuple(
        [
            SeatInfo(
                chair.name, chair.member, chair.bot, chair.stand_in, chair.member == table.host
            )
            for chair in table.chairs
        ]
    )
    return TableInfo(
        id=table.id,
        game=table.game.name,
        version=table.version,
        phase=table.phase,
        round=table.round,
        players=table.players,
        options={**table.options, **table.files},
        house=table.house,
        seats=seats,
        deciding=table.deciders(),
        ply=len(play.plies) if play else 0,
        paused=table.paused,
        undo_by=table.undo_by,
        undo_agreed=tuple(sorted(table.undo_agreed)),
        commitment=shown.commitment if shown is not None else None,
        secret=play.secret.hex() if play and table.phase == "over" else None,
        starting=promise is not None,
        parts=parts(table),
    )


def parts(table: Table) -> tuple[PartInfo, ...]:
    """What people's devices gave to the chance of the game, or have given so far."""
    if table.promise is not None:
        given = table.promise.parts.items()
        return tuple([PartInfo(member, part) for member, part in given])
    if table.play is None:
        return ()
    found = []
    for one in table.play.contributions:
        member = table.chairs[one.seats[0]].member
        assert member is not None
        found.append(PartInfo(member, one.part))
    return tuple(found)


def views(table: Table, seats: Iterable[int | None]) -> dict[int | None, ViewJson]:
    """The game as each of these seats sees it; None: as a spectator does."""
    if table.play is None:
        return {}
    seats = list(seats)
    seen = table.play.state.views(seats)
    return {seat: msgspec.Raw(_encode(view)) for seat, view in zip(seats, seen, strict=True)}


def viewing_seats(table: Table, member: int | None) -> tuple[int | None, ...]:
    """The seats through which a viewer sees the game; as a spectator without one."""
    return table.seats_of(member) or (None,)


def choices(table: Table, member: int | None) -> tuple[Choices, ...]:
    """What the viewer's seats can do now."""
    return choices_of(table, table.seats_of(member))


def choices_of(table: Table, seats: tuple[int, ...]) -> tuple[Choices, ...]:
    """What these seats can do now."""
    play = table.play
    if play is None or table.phase != "playing":
        return ()
    found = []
    for seat in seats:
        undo = play.free_undo(seat) is not None
        ask_undo = table.undo_denied.get(seat, 0) != play.own_last_number(seat)
        if seat in table.asked:
            moves = tuple([move(table.game, code) for code in play.state.legal(seat)])
            rule = play.state.forbids(seat, -1)
            found.append(Choices(seat, table.asked[seat], moves, undo, ask_undo, rule))
        elif undo or ask_undo:
            found.append(Choices(seat, table.version, (), undo, ask_undo, None))
    return tuple(found)


class Lines:
    """Lines of the log, for all who look at them at one moment."""

    def __init__(self, entries: list[Entry]) -> None:
        self._private = any(entry.emitted.seats != ALL_VIEWERS for entry in entries)
        self._lines = [
            (
                entry.emitted,
                LogLine(entry.version, entry.ply, msgspec.Raw(_encode(entry.emitted.event))),
            )
            for entry in entries
        ]

    def seen_by(self, own: tuple[int, ...]) -> tuple[LogLine, ...]:
        """Those that a viewer with these seats may see."""
        if not self._private:
            return tuple([line for _, line in self._lines])
        found = []
        for emitted, line in self._lines:
            if emitted.seats == ALL_VIEWERS:
                found.append(line)
            elif seats := tuple(seat for seat in own if emitted.seen_by(seat)):
                found.append(msgspec.structs.replace(line, seats=seats))
        return tuple(found)


def log_lines(table: Table, member: int | None, entries: list[Entry]) -> tuple[LogLine, ...]:
    """The lines of the log that this viewer may see."""
    return Lines(entries).seen_by(table.seats_of(member))


@lru_cache(maxsize=10_000)
def move(game: Game, code: int) -> MoveJson:
    """A move as it stands on the wire."""
    return msgspec.Raw(_encode(game.describe(code)))
