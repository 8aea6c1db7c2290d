"""A spectator is a viewer like any other, and sees what is public."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocket, expect

from tests.browser.party import party
from tests.browser.person import Invite
from tests.server.process import Process


def test_a_spectator_sees_no_choice_and_no_hidden_total(invite: Invite, server: Process) -> None:
    anna, bob, eve = invite(), invite(), invite("ru")
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    eve.page.on("websocket", listen)
    sitting = party(server, "Anna", "Bob")
    sitting.seat(anna, bob)
    eve.open(f"/t/{sitting.table}")
    eve.sees("ui-you-watch")
    anna.decides("leave")
    expect(eve.text("decided").first).to_be_visible()
    for hidden in ("board-diamant-chose-leave", "board-diamant-chose-continue"):
        expect(eve.text(hidden)).to_have_count(0)
    for offered in ("move-leave", "ui-pause", "ui-react-wave"):
        expect(eve.button(offered)).to_have_count(0)
    expect(eve.text("chest-closed")).to_have_count(3)

    views = [
        view for line in frames for view in json.loads(line).get("snapshot", {}).get("views", [])
    ]
    assert views
    for view in views:
        assert view["seat"] is None
        assert view["own_choice"] is None
        assert [explorer["chest"] for explorer in view["explorers"]] == [None] * 3
    anna.sees("ui-spectators", count=1)
