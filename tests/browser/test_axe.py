"""axe-core finds nothing to complain about, on any page, by light or in the dark."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations_in_both_themes
from tests.browser.party import finished, party
from tests.browser.person import Invite, Person
from tests.server.process import Process


def is_sound(anna: Person, where: str) -> None:
    assert violations_in_both_themes(anna.page) == [], where


def test_home_and_the_quiet_pages(invite: Invite, server: Process) -> None:
    server.make(name="Zofia", players=3, listed=True)
    anna = invite()
    anna.open()
    expect(anna.page.get_by_text("Zofia").first).to_be_visible()
    anna.offer.get_by_text(anna.words("options"), exact=True).click()
    is_sound(anna, "home")
    anna.link("ui-about").click()
    expect(anna.heading("ui-credits")).to_be_visible()
    is_sound(anna, "about")
    anna.open("/replay")
    anna.sees("ui-open-record-help")
    is_sound(anna, "open a record")
    anna.open("/t/nosuchtable")
    expect(anna.page.get_by_role("alert")).not_to_be_empty()
    is_sound(anna, "unknown table")


def test_lobby(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.door("ui-make-table").click()
    anna.button("bot").first.click()
    anna.button("ui-add-person").first.click()
    is_sound(anna, "lobby of the host")
    bob = invite()
    bob.open(f"/t/{anna.table}")
    bob.button("ui-sit-here").first.click()
    is_sound(bob, "lobby of a guest")


def test_table_in_play(invite: Invite, server: Process) -> None:
    anna, bob, eve = invite(), invite(), invite()
    sitting = party(server, "Anna", "Bob", chat=True, seconds=300)
    sitting.seat(anna, bob)
    eve.open(f"/t/{sitting.table}")
    expect(anna.button("move-leave")).to_be_enabled()
    is_sound(anna, "to decide")
    anna.decides("leave")
    expect(anna.button("ui-undo")).to_be_visible()
    is_sound(anna, "waiting")
    eve.sees("ui-you-watch")
    is_sound(eve, "spectator")
    anna.button("rules").click()
    expect(anna.dialog("rules").get_by_role("heading").nth(2)).to_be_visible()
    is_sound(anna, "rules drawer")
    anna.button("ui-close").click()
    anna.button("ui-more").click()
    is_sound(anna, "more")
    anna.button("ui-close").click()
    bob.decides("leave")
    anna.button("ui-more").click()
    anna.button("ui-ask-undo").click()
    expect(bob.dialog("ui-undo-wanted", name="Anna")).to_be_visible()
    is_sound(bob, "asked to take back")
    is_sound(anna, "asking to take back")
    bob.button("ui-refuse").click()
    anna.button("ui-pause").click()
    anna.sees("ui-paused")
    is_sound(anna, "paused")


def test_curtain(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.door("ui-make-table").click()
    anna.button("ui-add-person").first.click()
    anna.page.get_by_label(anna.words("ui-their-name")).fill("Eve")
    anna.button("ui-sit").click()
    anna.button("ui-start-with-bots", free=2).click()
    expect(anna.button("ui-i-am", name="Guest")).to_be_visible()
    is_sound(anna, "curtain")


def test_end_and_replay(invite: Invite, server: Process) -> None:
    anna = invite()
    finished(server).seat(anna)
    expect(anna.region("board-diamant-finale").get_by_role("table")).to_be_attached()
    anna.text("ui-fair").click()
    anna.button("ui-verify").click()
    anna.sees("ui-verified-unseen")
    is_sound(anna, "end")
    anna.link("ui-replay").click()
    expect(anna.page.get_by_role("slider")).to_be_visible()
    is_sound(anna, "replay")
    anna.button("ui-last").click()
    is_sound(anna, "end of the replay")


def test_lesson(invite: Invite) -> None:
    anna = invite()
    anna.open("/learn/diamant")
    anna.button("ui-lesson-next").click()
    anna.decides("leave")
    anna.sees("lesson-treasure-wrong")
    is_sound(anna, "lesson")
