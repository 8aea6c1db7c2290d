"""The guided first game."""

from __future__ import annotations

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
