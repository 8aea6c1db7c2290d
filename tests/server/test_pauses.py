"""How long a bot takes says nothing about its hand."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

import msgspec

from ludolith.server.bot_pool import BotPool
from ludolith.table.table import Table
from tests.server.live import QUICK, Live, wait_until


def test_a_bot_thinks_during_a_pause_that_was_drawn_without_a_look_at_the_game(
    serve: Callable[..., Live],
) -> None:
    """The pause is far longer than any thinking; the answer waits for its end."""
    thought: list[int] = []

    async def think(bot_pool: BotPool, table: Table, seat: int, level: str, owner: str = "") -> int:
        assert table.play is not None
        thought.append(seat)
        return int(table.play.state.legal(seat)[0])

    drawn: list[tuple[float, float]] = []

    def uniform(least: float, most: float) -> float:
        drawn.append((least, most))
        return most

    live = serve(msgspec.structs.replace(QUICK, pace=(50.0, 60.0)))
    with (
        patch.object(BotPool, "think", think),
        patch("ludolith.server.room._chance.uniform", uniform),
    ):
        made = live.make(game="dinokalipsa", players=3, bots="strong", options={"boards": "dealt"})
        ann = live.player(made["table"], made["key"])
        assert ann.ask("start")["tell"] == "done"
        wait_until(lambda: sorted(thought) == [1, 2])
        ann.hello(made["key"])
        assert ann.snapshot["table"]["deciding"] == [0, 1, 2], (
            "no answer before the end of the pause"
        )
    assert drawn == [(50.0, 60.0)] * 2
