from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.party import party
from tests.browser.person import Invite
from tests.server.process import Process


def test_anybody_seated_pauses_the_game_and_goes_on(invite: Invite, server: Process) -> None:
    anna, bob = invite(), invite("pl")
    party(server, "Anna", "Bob").seat(anna, bob)
    expect(bob.button("move-leave")).to_be_enabled()
    anna.button("ui-pause").click()
    bob.sees("ui-paused")
    expect(bob.button("ui-pause")).to_have_count(0)
    bob.button("ui-resume").click()
    anna.decides("continue")
    anna.sees("board-diamant-chose-continue")
