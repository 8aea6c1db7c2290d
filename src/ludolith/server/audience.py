# Compiled with mypyc.
"""The viewers of a table: who is there, and what each gets to see."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from ludolith.server.connection import Connection, encode
from ludolith.server.decision_clock import Clock
from ludolith.server.protocol import PROTOCOL, Presence, ServerMessage, Snapshot, Update, Welcome
from ludolith.server.websocket_frames import framed_bytes
from ludolith.table import acts, visibility
from ludolith.table.act_results import Change, Entry
from ludolith.table.table import Table


class LogHistory:
    """How the log of this round was rewritten, for viewers who come back after that."""

    def __init__(self) -> None:
        self.began = 0  # the version that began the round
        self.rewrites: list[tuple[int, int]] = []  # (version, lines that stayed as they were)

    def note(self, change: Change) -> None:
        """Remember what an act did to the log."""
        if isinstance(change.act, acts.Started | acts.Rematched):
            self.began = change.version
            self.rewrites = []
        if change.log_from is not None:
            self.rewrites.append((change.version, change.log_from))

    def known(self, table: Table, last: int | None) -> int:
        """How many lines of the log stand as a viewer knows them who saw version `last` last."""
        if last is None or not self.began <= last <= table.version:
            return 0
        known = bisect_right(table.log, last, key=lambda entry: entry.version)
        return min([known, *(stayed for version, stayed in self.rewrites if version > last)])


class Audience:
    """The connections of one table."""

    def __init__(self, table: Table, clock: Clock, memory: LogHistory) -> None:
        self.table = table
        self.clock = clock
        self.memory = memory
        self.connections: set[Connection] = set()
        self.announced = Presence((), 0)

    def greeted(self) -> list[Connection]:
        return [one for one in self.connections if one.greeted and not one.leaving]

    # -- who is there

    def presence(self) -> Presence:
        here = [one.member for one in self.greeted()]
        members = sorted({member for member in here if member is not None})
        return Presence(tuple(members), here.count(None))

    def present(self) -> set[int]:
        """People connected now, or gone so shortly that it was not announced."""
        return {*self.presence().present, *self.announced.present}

    def contributors(self) -> set[int]:
        """People with a device here that gives its part of the chance when a game is to begin."""
        here = [one.member for one in self.greeted() if one.contributes]
        return {member for member in here if member is not None}

    def announce(self) -> None:
        """Tell all viewers who is here, if that has changed."""
        now = self.presence()
        if now != self.announced:
            self.announced = now
            self.send(now)

    def has_place(self, one: Connection, member: int | None) -> bool:
        """Whether one more connection of this person has a place.

        A member always has one: the oldest spectator is sent away for them, or else the oldest of
        their own connections.
        """
        others = [other for other in self.greeted() if other is not one]
        if len(others) < one.limits.connections_of_table:
            return True
        if member is None:
            return False
        seats = self.table.seats_of
        going = [other for other in others if other.member == member or not seats(other.member)]
        if going:
            oldest = min(going, key=lambda other: (bool(seats(other.member)), other.since))
            oldest.goodbye("server-full", "a player of this table needed the place")
        return True

    def forget(self) -> list[Connection]:
        """Connections of former members, who look on as spectators from now on."""
        members = self.table.members
        gone = [
            one for one in self.greeted() if one.member is not None and one.member not in members
        ]
        for one in gone:
            one.member = None
        return gone

    # -- what they see

    def welcome(self, member: int | None, last: int | None, now: float) -> Welcome:
        known = self.memory.known(self.table, last)
        seats = self.table.seats_of(member)
        snapshots = Snapshots(self.table, [seats], self.clock.left(now))
        return Welcome(
            protocol=PROTOCOL,
            member=member,
            snapshot=snapshots.of(seats),
            log=visibility.log_lines(self.table, member, self.table.log[known:]),
            log_from=visible(known, self.table.private_lines(known), seats),
            present=self.presence().present,
        )

    def update(self, previous: int, kept: int, now: float) -> None:
        """Show the table after a change; viewers with the same seats get the same bytes."""
        table = self.table
        viewers: dict[tuple[int, ...], list[Connection]] = {}
        for one in self.greeted():
            viewers.setdefault(table.seats_of(one.member), []).append(one)
        snapshots = Snapshots(table, viewers, self.clock.left(now))
        lines = visibility.Lines(table.log[kept:])
        private = table.private_lines(kept)
        for seats, alike in viewers.items():
            frames = encode(
                Update(
                    previous=previous,
                    version=table.version,
                    snapshot=snapshots.of(seats),
                    log=lines.seen_by(seats),
                    log_from=visible(kept, private, seats),
                )
            )
            for one in alike:
                one.send_frames(frames)

    def show(self, motion: bytes) -> None:
        """Send the recorded motion behind the next update: one binary message to all."""
        frames = framed_bytes(motion)
        for one in self.greeted():
            one.send_frames(frames)

    def send(self, message: ServerMessage) -> None:
        """The same message to all viewers."""
        frames = encode(message)
        for one in self.greeted():
            one.send_frames(frames)

    def dismiss(self, cause: str, message: str) -> None:
        """Send all viewers away."""
        for one in list(self.connections):
            one.goodbye(cause, message)


def visible(lines: int, private: list[Entry], seats: tuple[int, ...]) -> int:
    """How many of so many lines a viewer with these seats may see; `private` are not for all."""
    if not private:
        return lines
    own = 0
    for seat in seats:
        own |= 1 << seat
    return lines - len([entry for entry in private if not entry.emitted.seats & own])


class Snapshots:
    """A table at one moment, for all who look at it then, by the seats they have."""

    def __init__(
        self, table: Table, viewers: Iterable[tuple[int, ...]], left: dict[int, float]
    ) -> None:
        self.table = table
        self.shared = visibility.encoded(visibility.table_info(table))
        self.views = visibility.views(
            table, {seat for seats in viewers for seat in seats or (None,)}
        )
        self.left = left

    def of(self, seats: tuple[int, ...]) -> Snapshot:
        """All a viewer with these seats may know now; a spectator has none."""
        views = self.views
        return Snapshot(
            table=self.shared,
            views=tuple([views[seat] for seat in seats or (None,)]) if views else (),
            choices=visibility.choices_of(self.table, seats),
            seconds_left=self.left,
        )
