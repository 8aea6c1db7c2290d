"""Alone against bots."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Invite


def test_two_clicks_lead_to_a_running_game(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.door("ui-play-now").click()
    anna.decides("continue")
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.get_by_role("list", name=anna.words("ui-around-table"))).to_contain_text(
        "Guest"
    )


def test_a_running_game_comes_first_at_home(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.door("ui-play-now").click()
    expect(anna.button("move-leave")).to_be_visible()
    table = anna.table
    anna.page.get_by_role("link", name="Ludolith").click()
    first = anna.page.get_by_role("main").get_by_role("heading", level=2).first
    expect(first).to_have_text(anna.words("ui-continue"))
    anna.link("game-name").click()
    expect(anna.button("move-leave")).to_be_visible()
    assert anna.table == table


def test_a_forgotten_table_is_no_longer_offered(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.door("ui-play-now").click()
    expect(anna.button("move-leave")).to_be_visible()
    anna.page.get_by_role("link", name="Ludolith").click()
    anna.button("ui-forget").click()
    expect(anna.heading("ui-continue")).to_have_count(0)
