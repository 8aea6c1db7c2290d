"""The document tells of every message and every cause there is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec

from ludolith.engine import errors as engine_errors
from ludolith.engine.errors import LudolithError
from ludolith.engine.struct_tags import kinds_of
from ludolith.server import errors as server_errors
from ludolith.server import protocol
from ludolith.server.protocol import PROTOCOL, ClientMessage, ReactionKind, ServerMessage
from ludolith.table import errors as table_errors
from ludolith.table.acts import ClockSeconds, HouseRules
from tests.server.live import Live

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
NOT_ON_THE_WIRE = {"error", "cannot-serve", "bad-seed", "unreadable-file", "unwritable-file"}


def tags(kind: object, field: str) -> Iterator[str]:
    for part in msgspec.json.schema_components([kind])[1].values():
        if field in part["properties"]:
            yield part["properties"][field]["enum"][0]


def test_every_message_is_described() -> None:
    for tag in (*tags(ClientMessage, "ask"), *tags(kinds_of(ServerMessage, protocol), "tell")):
        assert f"`{tag}`" in TEXT, tag
    for kind in get_args(ReactionKind):
        assert f"`{kind}`" in TEXT
    assert f"version {PROTOCOL}" in TEXT.splitlines()[0]
    assert f"`protocol` is {PROTOCOL}." in TEXT


def test_every_house_rule_is_described() -> None:
    (row,) = [line for line in TEXT.splitlines() if line.startswith("| `set-house-rules` |")]
    for name in HouseRules.__struct_fields__:
        assert f"`{name}`" in row, name
    assert ", ".join(map(str, get_args(ClockSeconds))) in row


def test_every_cause_is_described() -> None:
    for module in (engine_errors, table_errors, server_errors):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, LudolithError):
                assert kind.cause in NOT_ON_THE_WIRE or f"`{kind.cause}`" in TEXT, kind.cause


def test_every_path_is_described(live: Live) -> None:
    for route in live.app.routes:
        path = getattr(route, "path", "").replace("{", "<").replace("}", ">")
        if path.startswith(("/api", "/health", "/metrics")):
            assert f" {path}" in TEXT, path
