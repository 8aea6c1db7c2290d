"""The document for those who run a server tells of every option, limit and measure there is."""

from __future__ import annotations

import inspect
import re
import sqlite3
from pathlib import Path

import msgspec

from ludolith.cli.app import serve
from ludolith.server.metrics import Metrics
from ludolith.server.settings import Limits
from tests.server.live import Live

TEXT = (Path(__file__).parents[2] / "docs" / "serving.md").read_text()


def test_every_option_is_described() -> None:
    options = re.findall(r'typer\.Option\(\s*"(--[a-z-]+)"', inspect.getsource(serve))
    assert "--host" in options
    for name in options:
        assert f"`{name}" in TEXT, name


def test_every_limit_and_every_measure_is_described() -> None:
    for field in msgspec.structs.fields(Limits):
        assert f"`{field.name}`" in TEXT, field.name
    for family in Metrics().registry.collect():
        total = "_total" if family.type == "counter" else ""
        assert f"`{family.name}{total}`" in TEXT, family.name


def test_a_backup_made_while_the_server_runs_can_be_served(live: Live, tmp_path: Path) -> None:
    made = live.make(players=3, bots="steady", start=True)
    ann = live.player(made["table"], made["key"])
    stored = ann.decide("continue")["version"]
    folder = tmp_path / "backup"
    folder.mkdir()
    with sqlite3.connect(tmp_path / "test.sqlite") as connection:
        connection.execute("VACUUM INTO ?", (str(folder / "test.sqlite"),))
    connection.close()
    restored = Live(folder)
    try:
        again = restored.player(made["table"], made["key"])
        assert again.member == 0
        assert again.version >= stored
        again.play_out()
    finally:
        restored.stop()
