"""Damaged parts of a store: set aside and named, so that everything else goes on."""

from __future__ import annotations

import logging

log = logging.getLogger("ludolith.store")


def shown(table: str) -> str:
    """A table's id as it may stand in a log: the whole would be an invitation."""
    return "".join(char if char.isprintable() else "�" for char in table[:4]) + "…"


class SetAside:
    """Tables, records of games and files that cannot be read, until the server is started anew.

    A table stays open whose record of an earlier game is damaged, and a record can be read although
    its table cannot.
    """

    def __init__(self) -> None:
        self._tables: set[str] = set()
        self._records: set[tuple[str, int]] = set()
        self._files: list[str] = []

    def table(self, table: str, why: object) -> None:
        """One more table; the log names it once."""
        if table not in self._tables:
            self._tables.add(table)
            log.error("table_set_aside table=%s problem=%s", shown(table), why)

    def record(self, table: str, round_: int, why: object) -> None:
        """The record of one game of a table."""
        if (table, round_) not in self._records:
            self._records.add((table, round_))
            log.error("record_set_aside table=%s problem=%s", shown(table), why)

    def file(self, copy: str) -> None:
        """A copy of a damaged store that was replaced; it counts until it is moved away."""
        self._files.append(copy)
        log.error("damaged_store_kept file=%s (`store check` says what is missing)", copy)

    def __contains__(self, table: object) -> bool:
        return table in self._tables

    def __len__(self) -> int:
        return len(self._tables) + len(self._records) + len(self._files)

    def rounds(self, table: str) -> list[int]:
        """The games of a table whose records cannot be read."""
        return [round_ for of, round_ in list(self._records) if of == table]

    def tables(self) -> list[str]:
        """The tables, as they may be shown."""
        return sorted(map(shown, list(self._tables)))

    def records(self) -> list[str]:
        """Records by table and round, as they may be shown."""
        return [f"{shown(table)} {round_}" for table, round_ in sorted(self._records)]

    def files(self) -> list[str]:
        """Copies of damaged stores, by name."""
        return list(self._files)
