"""The guided first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludolith.games.diamant.lesson import lesson
from tests.browser.person import Invite


def test_home_leads_to_it(invite: Invite) -> None:
    anna = invite("pl")
    anna.open()
    anna.offer.get_by_role("link", name=anna.words("ui-learn")).click()
    anna.sees(f"lesson-{lesson().steps[0].text}")


def test_the_wrong_choice_is_explained(invite: Invite) -> None:
    anna = invite()
    anna.open("/learn/diamant")
    anna.button("ui-lesson-next").click()
    anna.decides("leave")
    anna.sees("lesson-treasure-wrong")
    anna.decides("continue")
    anna.sees("lesson-warning")


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_what_is_said_to_a_wrong_choice_is_seen_where_it_was_made(
    invite: Invite, size: tuple[int, int]
) -> None:
    anna = invite(game="seven_dwarfs", size=size)
    anna.open("/learn/seven_dwarfs")
    for _ in range(2):
        anna.button("ui-lesson-next").click()
    strike = anna.button("board-seven_dwarfs-strike")
    strike.evaluate("button => scrollTo(0, button.getBoundingClientRect().bottom + scrollY - 500)")
    for _ in range(2):
        strike.click()
        expect(anna.text("lesson-first-wrong").last).to_be_in_viewport(ratio=0.95)
        expect(strike).to_be_in_viewport(ratio=1)
    # It is said aloud once for each time, and gone with the step.
    expect(anna.page.locator("[aria-live] .wrong:not([aria-hidden])")).to_have_count(1)
    anna.button("ui-back").click()
    expect(anna.text("lesson-first-wrong")).to_have_count(0)


def test_ones_own_strike_is_explained_before_others_strike(invite: Invite) -> None:
    anna = invite(game="seven_dwarfs")
    anna.open("/learn/seven_dwarfs")
    for _ in range(2):
        anna.button("ui-lesson-next").click()
    anna.page.get_by_text(anna.words("board-seven_dwarfs-by-numbers"), exact=True).click()
    anna.page.get_by_label(anna.words("board-seven_dwarfs-field-azimuth"), exact=True).fill("270")
    south = anna.words("board-seven_dwarfs-value-azimuth", side="south", degrees=270)
    expect(anna.page.locator(".aimed")).to_contain_text(south)
    assert south in anna.words("lesson-first")
    for _ in range(2):
        anna.button("board-seven_dwarfs-strike").click()
    anna.sees("lesson-won")
    anna.sees("board-seven_dwarfs-left", count=35)
    line = anna.page.locator(".told .line")
    expect(line).to_contain_text(anna.words("board-seven_dwarfs-gain", sign=1, points=1))
    expect(line).not_to_contain_text("150")
    anna.button("ui-lesson-next").click()
    anna.sees("lesson-fallen")
    anna.sees("board-seven_dwarfs-left", count=27)
    expect(line).to_contain_text("150")
    expect(line).to_contain_text(anna.words("board-seven_dwarfs-gain", sign=-1, points=4))
    # One step back: the position that is spoken of, and no points for going back.
    anna.button("ui-back").click()
    anna.sees("board-seven_dwarfs-left", count=35)
    expect(line).not_to_contain_text("150")
    expect(line.locator("b")).to_have_count(0)
