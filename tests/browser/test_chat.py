"""Quick reactions always, free text where the host allows it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.party import party
from tests.browser.person import Invite
from tests.server.process import Process


def test_a_reaction_shows_beside_its_player(invite: Invite, server: Process) -> None:
    anna, bob = invite(), invite("pl")
    party(server, "Anna", "Bob").seat(anna, bob)
    expect(bob.button("move-leave")).to_be_visible()
    anna.button("ui-react-cheer").click()
    seats = bob.page.get_by_role("list", name=bob.words("ui-around-table"))
    anna_there = seats.get_by_role("listitem").filter(has_text="Anna")
    expect(anna_there.get_by_role("img", name=bob.words("ui-react-cheer"))).to_be_visible()
    expect(bob.region("ui-chat")).to_have_count(0)


def test_free_text_reaches_the_others_as_it_was_written(invite: Invite, server: Process) -> None:
    anna, bob = invite(), invite("ru")
    party(server, "Anna", "Bob", chat=True).seat(anna, bob)
    expect(bob.button("move-leave")).to_be_visible()
    said = "<b>Cześć</b> & привет"
    anna.page.get_by_label(anna.words("ui-say")).fill(said)
    anna.button("ui-send").click()
    expect(bob.region("ui-chat")).to_contain_text(said)


def test_the_host_allows_chat_in_the_lobby(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.door("ui-make-table").click()
    anna.page.get_by_label(anna.words("ui-house-chat")).check()
    anna.button("ui-start-with-bots", free=3).click()
    expect(anna.region("ui-chat")).to_be_visible()
