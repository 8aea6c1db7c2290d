"""Players who go away: a warning, a bot in their place, a new key, and the way back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.party import party
from tests.browser.person import Invite
from tests.server.process import Process


def test_others_let_a_bot_play_until_the_player_comes_back(invite: Invite, server: Process) -> None:
    anna, bob = invite(), invite()
    sitting = party(server, "Anna", "Bob")
    sitting.seat(anna, bob)
    expect(bob.button("move-leave")).to_be_enabled()
    bob.open("/about")
    anna.sees("ui-is-away", name="Bob")
    anna.button("ui-let-bot-play").click()
    anna.decides("leave")  # the bot has decided for Bob: the game goes on
    expect(anna.page.get_by_role("list", name=anna.words("ui-log"))).to_contain_text(
        anna.words("event-bot-stands-in", seat="Bob")
    )
    bob.open(f"/t/{sitting.table}")
    bob.button("ui-come-back").click()
    expect(anna.page.get_by_role("list", name=anna.words("ui-log"))).to_contain_text(
        anna.words("event-player-returned", seat="Bob")
    )
    expect(anna.text("ui-is-away", name="Bob")).to_have_count(0)


def test_the_host_hands_a_seat_to_another_device(invite: Invite, server: Process) -> None:
    anna, bob, phone = invite(), invite(), invite()
    sitting = party(server, "Anna", "Bob")
    sitting.seat(anna, bob)
    expect(bob.button("move-leave")).to_be_enabled()
    bob.open("/about")
    anna.button("ui-new-key").click()
    link = anna.dialog("ui-new-key").get_by_label(anna.words("ui-link")).input_value()
    phone.open(link)
    phone.decides("continue")
    phone.sees("board-diamant-chose-continue")
    assert "#" not in phone.page.url, "the key stays in the address"
    bob.open(f"/t/{sitting.table}")
    bob.sees("ui-you-watch")


def test_one_may_let_a_bot_play_for_oneself(invite: Invite, server: Process) -> None:
    anna, bob = invite(), invite()
    party(server, "Anna", "Bob").seat(anna, bob)
    expect(anna.button("move-leave")).to_be_enabled()
    anna.button("ui-more").click()
    anna.button("ui-let-bot-play-me").click()
    expect(anna.button("move-leave")).to_have_count(0)
    anna.button("ui-come-back").click()
    expect(anna.button("ui-come-back")).to_have_count(0)
