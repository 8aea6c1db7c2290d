"""Bots think in processes of their own, on what their seat may know and nothing more."""

from __future__ import annotations

import logging
import pickle
import secrets
import time

from ludolith import bots
from ludolith.bots import plugin_bots
from ludolith.bots.hints import Considered
from ludolith.bots.win_chances import WinChances
from ludolith.engine.errors import LudolithError
from ludolith.engine.rng import new_rng
from ludolith.engine.state import State
from ludolith.server.job_queue import Kind, Lane
from ludolith.server.metrics import Metrics
from ludolith.server.settings import Settings
from ludolith.server.worker_pool import Pool
from ludolith.server.worker_process import choose, consider, games_of, win_chances_of
from ludolith.table.table import Table

log = logging.getLogger("ludolith.bots")


class BotPool:
    """A pool for all that bots compute: moves, hints, charts.

    Each has its own processes: bots that answer in a moment, long thoughts, charts of whole games.
    `owner` is the address that a job is for.
    """

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._pool = Pool(
            Lane(Kind.QUICK, processes=settings.bot_workers, spare=1),
            Lane(Kind.HINT, Kind.SEARCH, processes=settings.bot_workers),
            Lane(Kind.CHART, processes=1),
            settings=settings,
            metrics=metrics,
        )

    async def ask_plugin_bots(self) -> None:
        """Ask the bots of other packages what they play: their code never runs in the server."""
        for name in plugin_bots.found():
            try:
                played = await self._pool.do(
                    Kind.SEARCH, games_of, name, seconds=self.settings.bot_seconds
                )
            except Exception as problem:
                log.error("bot_left_out bot=%s problem=%r", name, problem)
                played = ()
            plugin_bots.note(name, played)

    async def think(self, table: Table, seat: int, level: str, owner: str = "") -> int:
        """A bot's choice; the game's default move if its process died or the choice is illegal."""
        assert table.play is not None
        game = table.game
        default = game.default_move(table.play.state, seat)
        known = table.play.known_to(seat, new_rng(secrets.randbits(62)))
        sent = pickle.dumps(known)
        began = time.monotonic()
        try:
            code = await self._ask(table, level, sent, seat, owner)
        except Exception as problem:
            log.error("bot_failed bot=%s game=%s problem=%r", level, game.name, problem)
            self.metrics.bot_failures.inc()
            return default
        finally:
            self.metrics.bot_seconds.observe(time.monotonic() - began)
        if not is_legal(known, seat, code):
            log.error("bot_move_illegal bot=%s game=%s move=%s", level, game.name, code)
            self.metrics.bot_failures.inc()
            return default
        return code

    async def hint(
        self, table: Table, known: State, seat: int, owner: str = ""
    ) -> tuple[Considered, ...]:
        """What a master considers, from what the seat may know."""
        args = (table.game.name, pickle.dumps(known), seat, secrets.randbits(62))
        return await self._pool.do(
            Kind.HINT,
            consider,
            *args,
            seconds=self.settings.bot_seconds,
            owner=owner,
            table=table.id,
        )

    async def win_chances(self, record: bytes, owner: str = "") -> WinChances:
        """Each seat's chances of winning; the same for the same record."""
        seconds = self.settings.win_chance_seconds
        return await self._pool.do(
            Kind.CHART, win_chances_of, record, 0, seconds=seconds, owner=owner
        )

    async def _ask(self, table: Table, level: str, known: bytes, seat: int, owner: str) -> int:
        game = table.game
        return await self._pool.do(
            Kind.SEARCH if bots.searches(game, level) else Kind.QUICK,
            choose,
            *(game.name, level, known, seat, secrets.randbits(62)),
            seconds=self.settings.bot_seconds,
            owner=owner,
            table=table.id,
        )

    async def close(self) -> None:
        await self._pool.close()


def is_legal(state: State, seat: int, code: int) -> bool:
    try:
        state.check(seat, code)
    except LudolithError:
        return False
    return True
