"""Bots think in processes of their own, on what their seat may know and nothing more."""

from __future__ import annotations

import logging
import pickle
import secrets
import time

from ludolith.bots import outside
from ludolith.bots.advice import Considered, Prospects
from ludolith.engine.errors import LudolithError
from ludolith.engine.rng import new_rng
from ludolith.engine.state import State
from ludolith.server.metrics import Metrics
from ludolith.server.settings import Settings
from ludolith.server.worker import choose, consider, foresee, games_of
from ludolith.server.workers import Workers
from ludolith.table.table import Table

log = logging.getLogger("ludolith.bots")


class Thinker:
    """A few worker processes, started when the first bot has to think."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._workers = Workers(settings.bot_workers)

    async def meet_strangers(self) -> None:
        """Ask the bots of other packages what they play: their code never runs in the server."""
        for name in outside.found():
            try:
                played = await self._workers.do(games_of, name, seconds=self.settings.bot_seconds)
            except Exception as problem:
                log.error("bot %s is left out: %r", name, problem)
                played = ()
            outside.note(name, played)

    async def think(self, table: Table, seat: int, level: str) -> int:
        """A bot's choice; the game's default if its process died or it chose nonsense."""
        assert table.play is not None
        game = table.game
        default = game.default_move(table.play.state, seat)
        known = table.play.state.clone()
        known.redeal(seat, new_rng(secrets.randbits(62)))
        sent = pickle.dumps(known)
        began = time.monotonic()
        try:
            code = await self._ask(game.name, level, sent, seat)
        except Exception as problem:
            log.error("bot %s of %s failed: %r; its default is played", level, game.name, problem)
            self.metrics.bot_failures.inc()
            return default
        finally:
            self.metrics.bot_seconds.observe(time.monotonic() - began)
        if not is_legal(known, seat, code):
            log.error("bot %s of %s chose %s, which is not legal", level, game.name, code)
            self.metrics.bot_failures.inc()
            return default
        return code

    async def advise(self, game: str, known: State, seat: int) -> tuple[Considered, ...]:
        """What a master considers, from what the seat may know."""
        args = (game, pickle.dumps(known), seat, secrets.randbits(62))
        return await self._workers.do(consider, *args, seconds=self.settings.bot_seconds)

    async def foresee(self, record: bytes) -> Prospects:
        """What every seat could hope for; the same whenever it is asked."""
        return await self._workers.do(foresee, record, 0, seconds=self.settings.foresight_seconds)

    async def _ask(self, game: str, level: str, known: bytes, seat: int) -> int:
        args = (game, level, known, seat, secrets.randbits(62))
        return await self._workers.do(choose, *args, seconds=self.settings.bot_seconds)

    async def close(self) -> None:
        await self._workers.close()


def is_legal(state: State, seat: int, code: int) -> bool:
    try:
        state.check(seat, code)
    except LudolithError:
        return False
    return True
