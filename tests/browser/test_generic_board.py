"""The generic board, which a game of another package gets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.outside.conftest import Install, install
from tests.server.process import Process

__all__ = ["install"]  # a fixture
EXAMPLE = Path(__file__).parents[2] / "examples" / "liars_dice" / "src"
PHONE = (390, 844)


@pytest.fixture
def outside(install: Install, tmp_path: Path) -> Iterator[Process]:
    """A server that knows Liar's Dice; the pages were built without it."""
    install("ludolith-liars-dice", EXAMPLE, liars_dice="ludolith_liars_dice:GAME")
    with Process(tmp_path / "tables") as process:
        yield process


def test_facts_and_choices_share_the_screen_of_a_phone_and_keys_are_enough(
    browser: Browser, outside: Process
) -> None:
    base = f"http://{outside.host}"
    anna = Person(browser, base, "ru", game="liars_dice", size=PHONE)
    try:
        made = outside.make(
            game="liars_dice", name="Anna", players=6, bots="steady", start=True, listed=False
        )
        anna.sit_at(made["table"], made["key"])
        board = anna.page.locator(".generic-board")
        bid = board.get_by_role("button", name="Ставлю")
        expect(bid).to_be_visible()
        for seen in (board.get_by_text("Ваши кости"), board.get_by_text("Осталось костей"), bid):
            place = anna.box(seen)
            assert place["y"] >= 0
            assert place["y"] + place["height"] <= PHONE[1], seen
        expect(board.get_by_role("columnheader", name="Anna")).to_be_visible()
        face = board.get_by_role("group", name="Грань").get_by_role("radio").last
        face.focus()
        anna.page.keyboard.press("Space")
        expect(bid).to_contain_text("× 6")
        bid.focus()
        anna.page.keyboard.press("Enter")
        expect(anna.page.get_by_role("button", name="Anna ставит:").first).to_be_visible()
        assert not anna.trouble
    finally:
        anna.context.close()
