"""A tournament's folder: the plan, and every game as soon as it is played.

`games.jsonl` grows by a line a game. Whoever was stopped goes on where they were; a last line that
was only half written is played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

import msgspec

from ludolith.arena.tournament import Plan, Row
from ludolith.engine.errors import BadRequest

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"


class Ledger:
    """Keeps the games of one plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open a folder, new or of the same plan; more games than before may be wanted."""
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.check_plan(plan)
            self.rows = self.read()
            self.file: IO[bytes] = (folder / GAMES).open("wb")
            self.add(self.rows)  # without half a line
        except OSError as problem:
            raise BadRequest(f"cannot use {folder}: {problem.strerror or problem}") from None

    def check_plan(self, plan: Plan) -> None:
        file = self.folder / PLAN
        if file.exists():
            try:
                before = msgspec.json.decode(file.read_bytes(), type=Plan)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise BadRequest(f"{file} is no plan of a tournament") from None
            for field in Plan.__struct_fields__:
                was, now = getattr(before, field), getattr(plan, field)
                if field != "games" and was != now:
                    raise BadRequest(
                        f"{self.folder} holds another tournament: {field} is {was!r}, not {now!r}"
                    )
        elif any(self.folder.iterdir()):
            raise BadRequest(f"{self.folder} is not empty and holds no tournament")
        file.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")

    def read(self) -> list[Row]:
        """The games played before."""
        file = self.folder / GAMES
        if not file.exists():
            return []
        rows = []
        for line in file.read_bytes().split(b"\n"):
            try:
                rows.append(msgspec.json.decode(line, type=Row))
            except msgspec.DecodeError:
                break
        return rows

    def add(self, rows: Sequence[Row]) -> None:
        """Keep games for good."""
        self.file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
        self.file.flush()

    def close(self) -> None:
        self.file.close()
