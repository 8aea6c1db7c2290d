"""The guided first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludolith.games.diamant.lesson import lesson
from ludolith.text import LANGUAGES
from tests.browser.person import Invite


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_leads_from_the_first_step_to_a_real_game(invite: Invite, language: str) -> None:
    anna = invite(language)
    anna.open()
    anna.diamant.get_by_role("link", name=anna.words("ui-learn")).click()
    for step in lesson().steps[:-1]:
        anna.sees(f"lesson-{step.text}")
        if step.right is None:
            anna.button("ui-lesson-next").click()
        else:
            anna.decides(str(step.right["move"]))
    anna.sees("lesson-goal")
    anna.page.get_by_role("button", name=anna.words("ui-play-now")).click()
    expect(anna.button("move-leave")).to_be_enabled()


def test_the_wrong_choice_is_explained(invite: Invite) -> None:
    anna = invite()
    anna.open("/learn/diamant")
    anna.button("ui-lesson-next").click()
    anna.decides("leave")
    anna.sees("lesson-treasure-wrong")
    anna.decides("continue")
    anna.sees("lesson-warning")
