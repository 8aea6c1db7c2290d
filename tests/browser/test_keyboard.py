"""Everything without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Invite, Person

LONGEST = 400


def walk_to(anna: Person, goal: Locator) -> None:
    """Tab by tab, as somebody without a mouse does."""
    expect(goal).to_be_visible()
    for _ in range(300):
        if goal.evaluate("one => one === document.activeElement"):
            return
        anna.page.keyboard.press("Tab")
    raise AssertionError("no way to get there by keyboard")


def test_a_whole_game_is_played_by_keyboard(invite: Invite) -> None:
    anna = invite()
    anna.open()
    walk_to(anna, anna.door("ui-play-now"))
    anna.page.keyboard.press("Enter")
    walk_to(anna, anna.button("move-continue"))
    anna.page.keyboard.press("Enter")
    for _ in range(LONGEST):
        if anna.over:
            break
        if anna.asked:
            anna.page.keyboard.press("l")
        anna.page.wait_for_timeout(20)
    walk_to(anna, anna.button("ui-rematch"))
    anna.page.keyboard.press("Enter")
    # Against bots alone the next game begins at once, at the top of the page.
    expect(anna.button("move-continue")).to_be_visible()
    expect(anna.page.get_by_role("heading", level=1)).to_be_focused()


def test_a_dialog_keeps_the_keys_and_gives_the_focus_back(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.door("ui-play-now").click()
    walk_to(anna, anna.button("ui-more"))
    anna.page.keyboard.press("Enter")
    expect(anna.dialog("ui-table")).to_be_visible()
    anna.page.keyboard.press("l")
    anna.page.keyboard.press("Escape")
    expect(anna.dialog("ui-table")).to_have_count(0)
    expect(anna.button("ui-more")).to_be_focused()
    expect(anna.button("move-leave")).to_be_enabled()


def test_one_can_skip_to_the_content(invite: Invite) -> None:
    anna = invite("pl")
    anna.open()
    expect(anna.heading("ui-welcome")).to_be_visible()
    anna.page.keyboard.press("Tab")
    expect(anna.link("ui-skip")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("main")).to_be_focused()
