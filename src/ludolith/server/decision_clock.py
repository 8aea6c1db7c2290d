"""The time each deciding seat has left. It runs only while its person could decide."""

from __future__ import annotations

from ludolith.table.table import Table


class Clock:
    """Seconds left per seat, from the moment its question was put; stopped while paused.

    A bot that stands in for a person has no clock, but the person's clock runs on: a person who
    takes the seat back before the question is answered has the rest of their time.
    """

    def __init__(self) -> None:
        self._left: dict[int, tuple[int, int, float]] = {}  # seat: (asked, limit, seconds left)
        self._away: dict[int, tuple[int, int, float]] = {}  # the same, while a bot stands in
        self._decided: dict[int, float] = {}  # seat: seconds left when it last decided
        self._since: float | None = None  # running since; None: stopped

    def follow(self, table: Table, now: float, took_back: int | None = None) -> None:
        """Take over what has changed at the table.

        Taking back gives no time: that seat goes on with what it had left, then or now.
        """
        limit: int | None = table.house.seconds
        if limit is None and not (self._left or self._away):
            return  # no clock here, nor was there one
        before = self._passed({**self._away, **self._left}, now)
        self._left, self._away = {}, {}
        if limit is not None:
            for seat in table.deciders():
                if table.chairs[seat].member is not None:
                    new = (table.asked[seat], limit, float(limit))
                    old = before.get(seat)
                    if old is not None and old[:2] == new[:2]:
                        new = old
                    elif seat == took_back:
                        most = [new[2], self._decided.get(seat, new[2])]
                        new = (*new[:2], min([*most, old[2]] if old is not None else most))
                    if table.chairs[seat].stand_in is None:
                        self._left[seat] = new
                    elif new is old:
                        self._away[seat] = new
        standing = {**self._away, **self._left}
        for seat, (asked, _, left) in before.items():
            if seat != took_back and standing.get(seat, (None,))[0] != asked:
                self._decided[seat] = left
        stopped = table.paused or table.undo_by is not None
        self._since = None if stopped else now

    def left(self, now: float) -> dict[int, float]:
        """Seconds left for each deciding person."""
        return {seat: left for seat, (_, _, left) in self._passed(self._left, now).items()}

    def _passed(
        self, times: dict[int, tuple[int, int, float]], now: float
    ) -> dict[int, tuple[int, int, float]]:
        """What is left of these now."""
        gone = 0.0 if self._since is None else now - self._since
        return {
            seat: (asked, limit, max(0.0, left - gone))
            for seat, (asked, limit, left) in times.items()
        }

    def next(self) -> float | None:
        """When the first time runs out, if it runs at all."""
        if self._since is None or not self._left:
            return None
        return self._since + min(left for _, _, left in self._left.values())

    def run_out(self, now: float) -> list[int]:
        """Seats whose time is over."""
        if self._since is None:
            return []
        return [seat for seat, left in self.left(now).items() if left <= 0.001]
