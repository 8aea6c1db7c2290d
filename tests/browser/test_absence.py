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
    around = anna.page.get_by_role("list", name=anna.words("ui-around-table"))
    chair = around.get_by_role("listitem").filter(has_text="Bob")
    expect(chair).to_contain_text(anna.words("ui-away"))
    expect(chair).not_to_contain_text(anna.words("ui-deciding"))
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
    anna.button("ui-new-key-make").click()
    link = anna.dialog("ui-new-key").get_by_label(anna.words("ui-link")).input_value()
    phone.open(link)
    phone.decides("continue")
    phone.sees("board-diamant-chose-continue")
    assert "#" not in phone.page.url, "the key stays in the address"
    bob.open(f"/t/{sitting.table}")
    bob.sees("ui-you-watch")
    notice = bob.page.get_by_role("alert").filter(has_text=bob.words("error-key-replaced"))
    expect(notice).to_contain_text(bob.words("ui-replaced-help"))
    notice.get_by_role("button", name=bob.words("ui-close")).click()
    expect(notice).to_have_count(0)


def test_the_host_reclaims_a_seat_from_somebody_who_is_there_and_is_asked_first(
    invite: Invite, server: Process
) -> None:
    anna, bob = invite(), invite("pl")
    party(server, "Anna", "Bob").seat(anna, bob)
    expect(bob.button("move-leave")).to_be_enabled()
    bob.button("ui-more").click()
    expect(bob.dialog("ui-table")).to_be_visible()
    expect(bob.button("ui-new-key-for", name="Anna")).to_have_count(0)
    bob.page.keyboard.press("Escape")

    anna.button("ui-more").click()
    anna.button("ui-new-key-for", name="Bob").click()
    asked = anna.dialog("ui-new-key")
    expect(asked).to_contain_text(anna.words("ui-new-key-ask"))
    expect(asked).to_contain_text("Bob")
    anna.button("ui-cancel").click()
    expect(asked).to_have_count(0)
    bob.decides("continue")
    bob.sees("board-diamant-chose-continue")

    anna.button("ui-more").click()
    anna.button("ui-new-key-for", name="Bob").click()
    anna.button("ui-new-key-make").click()
    expect(asked.get_by_label(anna.words("ui-link"))).to_be_visible()
    expect(bob.page.get_by_role("alert")).to_contain_text(bob.words("error-key-replaced"))
    bob.sees("ui-replaced-help")
    bob.button("ui-watch").click()
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


def test_whoever_leaves_a_game_has_a_bot_in_their_place_and_a_way_back(
    invite: Invite, server: Process
) -> None:
    anna, bob = invite(), invite("ru")
    sitting = party(server, "Anna", "Bob")
    sitting.seat(anna, bob)
    expect(bob.button("move-leave")).to_be_enabled()
    bob.button("ui-leave-table").click()
    bob.button("ui-leave-to-bot").click()
    anna.sees("ui-is-away-bot", name="Bob")
    bob.page.locator(f"a[href='/t/{sitting.table}']").click()
    bob.button("ui-come-back").click()
    expect(anna.text("ui-is-away-bot", name="Bob")).to_have_count(0)


def test_whoever_leaves_before_the_game_frees_the_seat_and_forgets_the_table(
    invite: Invite, server: Process
) -> None:
    made = server.make(game="diamant", name="Anna", players=3, listed=False)
    guest = server.player(made["table"])
    key = guest.ask("join", name="Bob", seat=1)["key"]
    guest.close()
    bob = invite("pl")
    bob.sit_at(made["table"], key)
    bob.button("ui-leave-table").click()
    expect(bob.heading("ui-welcome")).to_be_visible()
    assert bob.kept("ludolith.tables") == []
    bob.open(f"/t/{made['table']}")
    expect(bob.button("ui-sit-here")).to_have_count(2)
