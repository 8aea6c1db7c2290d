"""The game in a terminal."""

from __future__ import annotations

from tests.cli.conftest import Ludolith, ludolith

__all__ = ["ludolith"]  # a fixture


def test_the_whole_table_is_shown_on_request(ludolith: Ludolith) -> None:
    asked = ("play", "gods_love_dinosaurs", "--players", 3, "--seed", 3)
    assert ludolith(*asked, typed="").out.count("World of") == 1
    assert ludolith(*asked, typed="#\n").out.count("World of") == 4
