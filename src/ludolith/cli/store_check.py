"""`ludolith store check`: what is damaged in a store, a line each."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NoReturn

import typer

from ludolith.cli.errors import FAILED, WRONG_INPUT, say
from ludolith.cli.printing import console
from ludolith.cli.serve import home
from ludolith.cli.simulate import progress
from ludolith.cli.translations import Words, printable, words
from ludolith.server.errors import CannotServe, Part, What
from ludolith.server.run_server import DATABASE, LOCK
from ludolith.server.signing import check_key
from ludolith.server.store_check import Fault, InUse, StoreCheck, checking, unused

WORDS: Final[dict[tuple[Part, What], str]] = {
    ("table", "missing"): "damage-table-missing",
    ("table", "unreadable"): "damage-table-unreadable",
    ("table", "impossible"): "damage-table-impossible",
    ("table", "no-game"): "damage-table-no-game",
    ("entry", "missing"): "damage-entry-missing",
    ("entry", "changed"): "damage-entry-changed",
    ("entry", "unreadable"): "damage-entry-unreadable",
    ("act", "missing"): "damage-act-missing",
    ("act", "changed"): "damage-act-changed",
    ("act", "unreadable"): "damage-act-unreadable",
    ("record", "missing"): "damage-record-missing",
    ("record", "changed"): "damage-record-changed",
    ("record", "unreadable"): "damage-record-unreadable",
    ("record", "stray"): "damage-record-stray",
    ("record", "impossible"): "damage-record-impossible",
}


def check(data: Path | None, lang: str | None) -> None:
    speech = words(lang)
    folder = data or home()
    file = folder / DATABASE
    try:
        if not file.is_file():
            refuse(speech.tell("store-none", folder=str(folder)))
        with unused(folder / LOCK), checking(file) as found:
            faults = print_all(found, speech, int(key_is_damaged(folder)))
    except InUse:
        refuse(speech.tell("store-in-use", folder=str(folder)))
    except (CannotServe, PermissionError) as problem:
        refuse(speech.tell("store-unreadable", why=str(problem)))
    if faults:
        raise typer.Exit(FAILED)


def key_is_damaged(folder: Path) -> bool:
    try:
        check_key(folder)
    except CannotServe as problem:
        say(str(problem))
        return True
    return False


def print_all(found: StoreCheck, speech: Words, before: int) -> int:
    """Print every fault, then how much was checked; returns the number of faults.

    `before`: how many were printed before.
    """
    screen = console()
    faults = [*found.file_faults, *found.kept]
    try:
        with progress(len(found.tables), speech, "store-checking") as report:
            for table in found.tables:
                faults += found.faults_of(table)
                if report is not None:
                    report(1)
    finally:  # also what was found until Ctrl-C
        for fault in faults:
            screen.print(sentence(fault, speech), soft_wrap=True)
    seen = {"tables": len(found.tables), "acts": found.acts, "records": found.records}
    many = before + len(faults)
    verdict = "store-damaged" if many else "store-sound"
    screen.print(speech.tell(verdict, faults=many, **seen), soft_wrap=True)
    return many


def sentence(fault: Fault, speech: Words) -> str:
    if fault.damage is None:
        return speech.tell("damage-file", detail=printable(fault.detail))
    damage = fault.damage
    said = speech.tell(WORDS[damage.part, damage.what], table=fault.table, number=damage.number)
    return f"{said} ({printable(fault.detail)})" if fault.detail else said


def refuse(message: str) -> NoReturn:
    say(message)
    raise typer.Exit(WRONG_INPUT)
