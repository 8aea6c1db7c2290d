"""The guided first game."""

from __future__ import annotations

from itertools import cycle

import msgspec
import pytest
from playwright.sync_api import expect

from ludolith import games
from ludolith.engine.lesson import Lesson
from ludolith.games.diamant.lesson import lesson
from ludolith.text import LANGUAGES
from tests.browser.person import DESKTOP, Invite, Person
from tests.browser.words import ROOT

PHONE = (390, 844)
LAID_OUT = 3000  # milliseconds; nothing moves here
PRESSES = 8  # of one step: a tile is chosen a place, turned five times, and laid
MARKED = "[data-meant]:visible"
# The page waits for a press again: it refused, went on to other words, or marks what to press.
WAITS = """words => {
    const now = document.querySelector(".words p")?.innerText;
    const marked = [...document.querySelectorAll("[data-meant]")];
    return document.querySelector(".words .wrong") !== null || now !== words
        || marked.some(one => one.checkVisibility());
}"""


def follow_the_marks(person: Person) -> None:
    """Press what the board marks until the lesson goes on; it must never say that this is wrong."""
    words = person.page.locator(".words p").first
    before = words.inner_text()
    for _ in range(PRESSES):
        marked = person.page.locator(MARKED)
        expect(marked).to_have_count(1)
        expect(marked).to_be_in_viewport(ratio=0.9, timeout=LAID_OUT)
        marked.click()
        person.page.wait_for_function(WAITS, arg=before)
        refusal = person.page.locator(".words .wrong")
        assert refusal.count() == 0, f"{before}\n-> {refusal.first.inner_text()}"
        if words.inner_text() != before:
            return
    raise AssertionError(f"the marks lead nowhere: {before}")


# Each game in another language: that every text is there in all of them is shown without a browser.
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("game", "language"), list(zip(games.NAMES, cycle(LANGUAGES), strict=False))
)
def test_whoever_presses_what_is_marked_gets_through_every_lesson_to_a_real_game(
    invite: Invite, game: str, language: str, size: tuple[int, int]
) -> None:
    path = ROOT / "client/src/learn" / game / "lesson.json"
    steps = msgspec.json.decode(path.read_bytes(), type=Lesson).steps
    anna = invite(language, game=game, size=size)
    anna.open(f"/learn/{game}")
    for step in steps[:-1]:
        anna.sees(f"lesson-{step.text}")
        if step.right is None:
            expect(anna.page.locator(MARKED)).to_have_count(0)
            anna.button("ui-lesson-next").click()
        else:
            follow_the_marks(anna)
    anna.sees(f"lesson-{steps[-1].text}")
    anna.page.get_by_role("button", name=anna.words("ui-play-now")).click()
    expect(anna.page.get_by_role("list", name=anna.words("ui-log"))).to_be_visible()


def test_the_second_half_of_a_double_click_presses_nothing_that_came_under_it(
    invite: Invite,
) -> None:
    anna = invite()
    anna.open("/learn/diamant")
    anna.button("ui-lesson-next").click()
    anna.button("ui-back").dispatch_event("click", {"detail": 2})
    anna.sees("lesson-treasure")
    anna.button("ui-back").click()
    anna.sees("lesson-theme")


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
    line = anna.page.locator(".turn-line .line")
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
