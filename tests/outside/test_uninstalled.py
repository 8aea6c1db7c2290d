"""A table whose game was uninstalled is refused by its cause, and there again later."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ludolith import games
from ludolith.server.run_server import DATABASE
from tests.cli.conftest import Ludolith, ludolith
from tests.outside.conftest import Install
from tests.outside.test_liars_dice import EXAMPLE, NAME
from tests.server.conftest import serve
from tests.server.live import Live

__all__ = ["ludolith", "serve"]  # fixtures


@pytest.fixture
def entry(install: Install, tmp_path: Path) -> Path:
    """What pip writes when it installs the example; without this file it is not installed."""
    install("ludolith-liars-dice", EXAMPLE / "src", liars_dice="ludolith_liars_dice:GAME")
    return next(tmp_path.glob("site/*/entry_points.txt"))


def test_a_table_waits_for_its_game(
    entry: Path, serve: Callable[..., Live], ludolith: Ludolith, tmp_path: Path
) -> None:
    live = serve()
    table = live.make(game=NAME, players=3, bots="steady", start=True)["table"]
    live.stop()
    written = entry.read_bytes()
    entry.write_text("")
    games._plugin_games.cache_clear()

    live = serve()
    refused = live.http.get(f"/api/tables/{table}/record")
    assert (refused.status_code, refused.json()["cause"]) == (404, "unknown-game")
    assert f"there is no game {NAME!r}" in refused.json()["message"]
    assert live.http.get("/health").json()["set_aside"] == 0
    live.stop()
    shutil.copy(tmp_path / "test.sqlite", tmp_path / DATABASE)
    checked = ludolith("store", "check", "--data", tmp_path)
    assert "its game is not installed here" in " ".join(checked.out.split())

    entry.write_bytes(written)
    games._plugin_games.cache_clear()
    live = serve()
    assert live.http.get(f"/api/tables/{table}/record").json()["cause"] == "not-finished"
