"""Saves a game to a file, or to a safe place if that fails."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from ludolith.cli.errors import Failed, explained
from ludolith.cli.translations import Words, printable
from ludolith.engine import records
from ludolith.engine.errors import UnwritableFile
from ludolith.engine.records import Record


def keep(record: Record, file: Path, speech: Words, *, overwrite: bool = False) -> None:
    """Write a record; if it cannot be written there, say where it is instead."""
    try:
        records.save(record, file, overwrite=overwrite)
    except UnwritableFile as problem:
        why = explained(problem, speech).rstrip(".")
        raise Failed(speech.tell("kept-elsewhere", why=why, file=rescued(record))) from None


def rescued(record: Record) -> str:
    """The file where a record is safe; if there is no such place either, it is printed."""
    try:
        handle, name = tempfile.mkstemp(prefix="ludolith-", suffix=".json")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(records.to_json(record))
    except OSError:
        sys.stdout.write(records.to_json(record))
        return "stdout"
    return printable(name)
