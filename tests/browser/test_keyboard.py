"""Everything without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.party import PAUSE, party
from tests.browser.person import Invite, Person
from tests.server.process import Process

LONGEST = 400


def walk_to(anna: Person, goal: Locator) -> None:
    """Tab by tab, as a person without a mouse does."""
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
        anna.page.wait_for_timeout(PAUSE)
    walk_to(anna, anna.button("ui-rematch"))
    anna.page.keyboard.press("Enter")
    # Against bots alone the next game begins at once, at the top of the page.
    expect(anna.button("move-continue")).to_be_visible()
    expect(anna.page.get_by_role("heading", level=1)).to_be_focused()


def test_who_decides_by_keys_stays_where_they_were(invite: Invite, server: Process) -> None:
    anna = invite()
    sitting = party(server, "Anna", "Bob")
    anna.sit_at(sitting.table, sitting.keys[0])
    bob = server.player(sitting.table, sitting.keys[1])
    group = anna.page.get_by_role("group", name=anna.words("board-diamant-decision"))

    def asked_anew(number: int) -> None:
        bob.receive_all()
        choice = bob.open_choices()[0]
        bob.ask(
            "decide",
            seat=choice["seat"],
            move={"move": "continue"},
            version=choice["asked"],
            id=f"bob-{number}",
        )
        expect(anna.button("move-continue").first).to_be_enabled()

    # On the board: neither the page nor the next choice, but what holds them.
    anna.button("move-continue").press("Enter")
    expect(anna.text("board-diamant-chose-continue")).to_be_visible()
    expect(group).to_be_focused()
    anna.page.keyboard.press("Enter")  # pressed once too often
    asked_anew(1)
    expect(group).to_be_focused()
    anna.page.keyboard.press("Tab")
    expect(anna.button("move-continue")).to_be_focused()

    # In the list of all choices, which is gone while there are none.
    anna.opens_choices()
    anna.choices.last.press("Enter")
    expect(anna.page.locator("details.choices")).to_have_count(0)
    expect(anna.page.get_by_role("group", name=all_choices(anna, 0))).to_be_focused()
    asked_anew(2)
    expect(anna.page.get_by_role("list", name=all_choices(anna, 2))).to_be_focused()
    anna.page.keyboard.press("Tab")
    expect(anna.choices.first).to_be_focused()
    bob.close()


def all_choices(anna: Person, count: int) -> str:
    return anna.words("ui-all-choices", count=count)


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
