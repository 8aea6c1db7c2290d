"""Those who look at a table: who is there, and what each gets to see."""

from __future__ import annotations

from bisect import bisect_right

from ludolith.server.clock import Clock
from ludolith.server.connection import Connection, encode
from ludolith.server.protocol import PROTOCOL, AnyServerMessage, Presence, Sight, Update, Welcome
from ludolith.table import acts, sight
from ludolith.table.table import Change, Table


class Memory:
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

    def __init__(self, table: Table, clock: Clock, memory: Memory) -> None:
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
        """People here now, or gone for so short a time that nobody was told."""
        return {*self.presence().present, *self.announced.present}

    def announce(self) -> None:
        """Tell everybody who is here, if that has changed."""
        now = self.presence()
        if now != self.announced:
            self.announced = now
            self.tell(now)

    # -- what they see

    def sight(
        self, member: int | None, now: float, shared: sight.TableSight | None = None
    ) -> Sight:
        """All a viewer may know; `shared` is what is the same for everybody, if it is at hand."""
        return Sight(
            table=shared or sight.table_sight(self.table),
            views=sight.views(self.table, member),
            choices=sight.choices(self.table, member),
            seconds_left=self.clock.left(now),
        )

    def welcome(self, member: int | None, last: int | None, now: float) -> Welcome:
        known = self.memory.known(self.table, last)
        return Welcome(
            protocol=PROTOCOL,
            member=member,
            sight=self.sight(member, now),
            log=sight.log_lines(self.table, member, self.table.log[known:]),
            log_from=self.visible(member, known),
            present=self.presence().present,
        )

    def visible(self, member: int | None, lines: int) -> int:
        """How many of the first lines of the log a viewer may see."""
        eyes = sum(1 << seat for seat in self.table.seats_of(member))
        hidden = [entry for entry in self.table.private_lines(lines) if not entry.told.seats & eyes]
        return lines - len(hidden)

    def update(self, previous: int, kept: int, now: float) -> None:
        """Show everybody the table after a change; those with the same eyes get the same text."""
        texts: dict[tuple[int, ...], str] = {}
        shared = sight.table_sight(self.table)
        for one in self.greeted():
            eyes = self.table.seats_of(one.member)
            if eyes not in texts:
                texts[eyes] = encode(
                    Update(
                        previous=previous,
                        version=self.table.version,
                        sight=self.sight(one.member, now, shared),
                        log=sight.log_lines(self.table, one.member, self.table.log[kept:]),
                        log_from=self.visible(one.member, kept),
                    )
                )
            one.send(texts[eyes])

    def tell(self, message: AnyServerMessage) -> None:
        """The same to everybody."""
        text = encode(message)
        for one in self.greeted():
            one.send(text)

    def dismiss(self, cause: str, message: str) -> None:
        """Send everybody away."""
        for one in list(self.connections):
            one.goodbye(cause, message)
