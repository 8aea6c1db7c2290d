"""The server goes away in the middle of a game and comes back."""

from __future__ import annotations

import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.party import party
from tests.browser.person import Person
from tests.server.process import Process


def test_the_banner_comes_and_goes_and_the_game_goes_on(browser: Browser, tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        anna = Person(browser, f"http://{server.host}")
        sitting = party(server, "Anna", "Bob")
        anna.sit_at(sitting.table, sitting.keys[0])
        anna.decides("continue")
        anna.sees("board-diamant-chose-continue")
        assert not anna.trouble
        server.end(signal.SIGKILL)
        banner = anna.page.get_by_role("status").filter(has_text=anna.words("ui-reconnecting"))
        expect(banner).to_be_visible()
    port = int(server.host.rpartition(":")[2])
    with Process(tmp_path, port) as server:
        expect(banner).to_have_count(0)
        anna.sees("board-diamant-chose-continue")
        bob = server.player(sitting.table, sitting.keys[1])
        bob.decide("continue")
        bob.close()
        anna.decides("leave")
        expect(anna.text("board-diamant-chose-continue")).to_have_count(0)
        anna.forgive("WebSocket connection")
        anna.context.close()
