"""A tournament's folder: the plan, and every game as soon as it is played.

`games.jsonl` grows by a line a game and is never written anew. A run that was stopped goes on where
they were; a last line that was only half written is cut off, and its game is played again.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

import msgspec

from ludolith import bots
from ludolith.arena.game_totals import SHARES
from ludolith.arena.seating_plans import Contest
from ludolith.arena.tournament import Plan, Row
from ludolith.engine.errors import BadRequest

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"


class BotVersions(msgspec.Struct, frozen=True):
    """The versions of the bots that played the games of a folder; None: not noted."""

    versions: dict[str, str] | None = None


class Ledger:
    """Keeps the games of one plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open a folder, new or of the same plan; more games than before may be wanted."""
        self.folder = folder
        try:
            made = self.check_plan(plan)
            folder.mkdir(parents=True, exist_ok=True)
            self.rows, whole = self.read(plan)
            self.write_plan(plan, made)
            self.file: IO[bytes] = (folder / GAMES).open("ab")
            self.file.truncate(whole)
        except OSError as problem:
            raise BadRequest(f"cannot use {folder}: {problem.strerror or problem}") from None

    def check_plan(self, plan: Plan) -> BotVersions:
        """Refuse another tournament, or one of other bots under the same names."""
        now = BotVersions(bots.versions(plan.bots))
        file = self.folder / PLAN
        if not file.exists():
            if self.folder.exists() and any(self.folder.iterdir()):
                raise BadRequest(f"{self.folder} is not empty and holds no tournament")
            return now
        try:
            before = msgspec.json.decode(file.read_bytes(), type=Plan)
            made = msgspec.json.decode(file.read_bytes(), type=BotVersions)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadRequest(f"{file} is no plan of a tournament") from None
        for field in Plan.__struct_fields__:
            was, wanted = getattr(before, field), getattr(plan, field)
            if field != "games" and was != wanted:
                raise BadRequest(
                    f"{self.folder} holds another tournament: {field} is {was!r}, not {wanted!r}"
                )
        for name, version in (now.versions or {}).items():
            was = version if made.versions is None else made.versions.get(name)
            if was != version:
                raise BadRequest(
                    f"{self.folder} holds games of {name} {was}, and this is {version}, which may "
                    "play otherwise: name another folder"
                )
        return made  # as it was: games of unknown versions do not become those of this one

    def write_plan(self, plan: Plan, made: BotVersions) -> None:
        """Write a new file and rename it: there is never half a plan."""
        text = msgspec.json.encode(msgspec.to_builtins(plan) | msgspec.to_builtins(made))
        new = self.folder / f"{PLAN}.new"
        new.write_bytes(msgspec.json.format(text) + b"\n")
        os.replace(new, self.folder / PLAN)

    def read(self, plan: Plan) -> tuple[list[Row], int]:
        """The games played before, and how many bytes their lines have."""
        file = self.folder / GAMES
        if not file.exists():
            return [], 0
        found = plan.contests()
        rows = []
        lines = file.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
        for number, line in enumerate(lines, 1):
            try:
                row = msgspec.json.decode(line, type=Row)
            except (msgspec.DecodeError, UnicodeDecodeError) as problem:
                raise BadRequest(f"{file}, line {number} is no game: {problem}") from None
            if not belongs(row, found, plan.players):
                raise BadRequest(f"{file}, line {number} is no game of this tournament")
            rows.append(row)
        return rows, sum(map(len, lines))

    def add(self, rows: Sequence[Row]) -> None:
        """Keep games for good."""
        self.file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def belongs(row: Row, found: Sequence[Contest], players: int) -> bool:
    """Whether a row can have come of these contests."""
    return (
        0 <= row.contest < len(found)
        and 0 <= row.seating < len(found[row.contest].seatings)
        and row.deal >= 0
        and len(row.scores) == len(row.victories) == players
        and sum(row.victories) == SHARES
        and min(row.victories) >= 0
    )
