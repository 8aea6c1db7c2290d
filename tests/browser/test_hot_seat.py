"""Several people at one device: a curtain between them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Invite, Person


def sit_down_together(anna: Person) -> None:
    anna.open()
    anna.call_oneself("Anna")
    anna.door("ui-make-table").click()
    anna.button("ui-add-person").first.click()
    anna.page.get_by_label(anna.words("ui-their-name")).fill("Eve")
    anna.button("ui-sit").click()
    anna.button("ui-start-with-bots", free=2).click()


def nothing_private(anna: Person, whose: str) -> None:
    """Only the curtain is there."""
    expect(anna.heading("pass-to", seat=whose)).to_be_visible()
    for hidden in ("move-continue", "move-leave"):
        expect(anna.button(hidden)).to_have_count(0)
    for choice in ("board-diamant-chose-continue", "board-diamant-chose-leave"):
        expect(anna.text(choice)).to_have_count(0)
    expect(anna.region("cave")).to_have_count(0)


def test_the_curtain_falls_at_each_change_of_the_decider(invite: Invite) -> None:
    anna = invite()
    sit_down_together(anna)
    nothing_private(anna, "Anna")
    anna.button("ui-i-am", name="Anna").click()
    anna.decides("continue")
    nothing_private(anna, "Eve")
    anna.button("ui-i-am", name="Eve").press("Enter")
    # Who takes the device by keys is one Tab away from the choices.
    decision = anna.words("board-diamant-decision")
    expect(anna.page.get_by_role("group", name=decision)).to_be_focused()
    anna.page.keyboard.press("Tab")
    expect(anna.button("move-continue")).to_be_focused()
    lines = len(anna.log())
    anna.decides("continue")
    # All have decided, and Eve, who has the device, is asked first.
    log = anna.page.get_by_role("list", name=anna.words("ui-log"))
    expect(log.get_by_role("listitem").nth(lines + 1)).to_be_attached()
    anna.decides("leave")
    nothing_private(anna, "Anna")


def test_whoever_has_just_decided_may_take_it_back_before_the_next_looks(invite: Invite) -> None:
    anna = invite()
    sit_down_together(anna)
    anna.button("ui-i-am", name="Anna").click()
    anna.decides("leave")
    anna.button("ui-undo-of", name="Anna").click()
    expect(anna.button("move-leave")).to_be_enabled()


def test_a_reload_brings_the_curtain_back(invite: Invite) -> None:
    anna = invite()
    sit_down_together(anna)
    anna.button("ui-i-am", name="Anna").click()
    expect(anna.button("move-leave")).to_be_visible()
    anna.page.reload()
    nothing_private(anna, "Anna")
