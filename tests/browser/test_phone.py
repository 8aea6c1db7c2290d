"""Small screens: nothing to scroll sideways, everything within reach of a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludolith import games
from tests.browser.party import finished, party
from tests.browser.person import Invite, Person
from tests.server.process import Process

THUMB = 44
SMALL = """least => [...document.querySelectorAll("button, a.button, select, summary")]
  .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (height < least - 0.5 || width < least - 0.5))
  .map(([html, { width, height }]) => `${width} × ${height}: ${html}`)"""


def fits(anna: Person) -> None:
    overflow = anna.page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert overflow <= 0, anna.page.url
    assert anna.page.evaluate(SMALL, THUMB) == [], anna.page.url


@pytest.mark.parametrize("width", [360, 390])
def test_every_page_fits(invite: Invite, server: Process, width: int) -> None:
    anna = invite("ru", size=(width, 780))
    anna.open()
    expect(anna.heading("ui-open-tables")).to_be_visible()
    anna.call_oneself("Константин Константинов")
    fits(anna)
    anna.door("ui-make-table").click()
    expect(anna.heading("ui-around-table")).to_be_visible()
    fits(anna)
    anna.button("ui-start-with-bots", free=3).click()

    # The choice is docked: in sight and whole while the board is.
    expect(anna.button("move-leave")).to_be_enabled()
    for place in (0, 150, 300):
        anna.page.evaluate("place => scrollTo(0, place)", place)
        for move in ("move-leave", "move-continue"):
            expect(anna.button(move)).to_be_in_viewport(ratio=1)
    fits(anna)
    anna.button("ui-more").click()
    fits(anna)
    anna.button("ui-close").click()
    finished(server).seat(anna)
    expect(anna.region("board-diamant-finale")).to_be_visible()
    fits(anna)
    anna.link("ui-replay").click()
    expect(anna.page.get_by_role("slider")).to_be_visible()
    fits(anna)


def test_the_board_stays_where_it_is_when_one_decides(invite: Invite, server: Process) -> None:
    bob_thinks = party(server, "Anna", "Bob")
    anna = invite(size=(390, 844))
    anna.sit_at(bob_thinks.table, bob_thinks.keys[0])
    expect(anna.button("move-continue")).to_be_enabled()
    board = anna.page.locator(".board-frame")
    before = anna.box(board)
    anna.decides("continue")
    anna.sees("board-diamant-chose-continue")
    assert anna.box(board)["y"] == before["y"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_hint_and_taking_back_stand_in_one_line_in_sight(
    invite: Invite, server: Process, language: str
) -> None:
    anna = invite(language, game="gods_love_dinosaurs", size=(390, 844))
    party(server, "Anna", game="gods_love_dinosaurs", hints=True).seat(anna)
    expect(anna.page.locator("details.choices")).to_be_visible()
    anna.opens_choices()
    anna.choices.first.click()  # a tile is taken, and can be taken back before it is placed
    buttons = [anna.button("ui-hint"), anna.button("ui-undo")]
    for place in (0, 300, 10_000):
        anna.page.evaluate("place => scrollTo(0, place)", place)
        for button in buttons:
            expect(button).to_be_in_viewport(ratio=1)
        hint, undo = (anna.box(button) for button in buttons)
        assert abs(hint["y"] - undo["y"]) < 1
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_lesson_fits(invite: Invite) -> None:
    anna = invite("pl", size=(360, 740))
    anna.open("/learn/diamant")
    anna.button("ui-lesson-next").click()
    expect(anna.button("move-continue")).to_be_visible()
    fits(anna)


def test_the_game_chosen_last_is_in_sight_on_the_shelf(invite: Invite) -> None:
    anna = invite(game=games.NAMES[-1], size=(390, 844))
    anna.open()
    anna.takes_game()
    anna.page.reload()
    expect(anna.offer).to_be_visible()
    cover = anna.page.locator("label.chosen .cover")
    expect(cover).to_be_in_viewport(ratio=0.95)
