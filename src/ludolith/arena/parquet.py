"""Every game of a tournament as a Parquet file, one row a seat, for notebooks and databases."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludolith.arena.game_totals import SHARES
from ludolith.arena.optional_packages import extra
from ludolith.arena.tournament import Plan, Row


def write_parquet(file: Path, plan: Plan, rows: Sequence[Row]) -> None:
    """The same rows give the same bytes; the plan stands in the file's metadata."""
    pyarrow: Any = extra("pyarrow", "arena", "a Parquet file")
    parquet: Any = extra("pyarrow.parquet", "arena", "a Parquet file")
    found = plan.contests()
    seats = [(row, seat) for row in rows for seat in range(plan.players)]
    table = pyarrow.table(
        {
            "contest": pyarrow.array([row.contest for row, _ in seats], pyarrow.int32()),
            "deal": pyarrow.array([row.deal for row, _ in seats], pyarrow.int64()),
            "seating": pyarrow.array([row.seating for row, _ in seats], pyarrow.int16()),
            "game_seed": pyarrow.array(
                [(plan.seed << 32) + row.deal for row, _ in seats], pyarrow.int64()
            ),
            "seat": pyarrow.array([seat for _, seat in seats], pyarrow.int16()),
            "bot": pyarrow.array(
                [found[row.contest].seatings[row.seating][seat] for row, seat in seats]
            ),
            "score": pyarrow.array([row.scores[seat] for row, seat in seats], pyarrow.int64()),
            "victory": pyarrow.array(
                [row.victories[seat] / SHARES for row, seat in seats], pyarrow.float64()
            ),
            "decisions": pyarrow.array([row.decisions for row, _ in seats], pyarrow.int32()),
        }
    )
    metadata = {
        "ludolith.game": plan.game,
        "ludolith.players": str(plan.players),
        "ludolith.seed": str(plan.seed),
        "ludolith.seating": plan.seating,
        "ludolith.games": str(plan.games),
        "ludolith.bots": ",".join(plan.bots),
        "ludolith.options": msgspec.json.encode(plan.options).decode(),
    }
    parquet.write_table(table.replace_schema_metadata(metadata), file, compression="zstd")
