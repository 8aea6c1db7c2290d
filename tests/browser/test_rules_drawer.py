"""The rules beside the board, opened where they are needed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludolith import games
from tests.browser.party import fewest, party
from tests.browser.person import Invite, Person
from tests.server.process import Process


@pytest.fixture
def anna(invite: Invite, server: Process) -> Person:
    found = invite()
    party(server, "Anna", bots=2).seat(found)
    expect(found.button("move-leave")).to_be_enabled()
    return found


def open_at(anna: Person, rule: str) -> None:
    """The drawer is open and shows this rule without scrolling."""
    expect(anna.dialog("rules").get_by_text(rule, exact=True).first).to_be_in_viewport()


def newest_rule(anna: Person) -> str:
    """The rule behind the last line of the log."""
    lines = anna.page.get_by_role("list", name=anna.words("ui-log")).get_by_role("button")
    return (lines.last.get_attribute("title") or "").removeprefix("Rule ")


@pytest.mark.parametrize("game", games.NAMES)
def test_they_open_at_the_question_one_has_to_answer(
    invite: Invite, server: Process, game: str
) -> None:
    anna = invite(game=game)
    sitting = party(server, "Anna", bots=fewest(game, 1), game=game)
    sitting.seat(anna)
    expect(anna.page.locator("details.choices")).to_be_visible()
    by_wire = server.player(sitting.table, sitting.keys[0])
    rule = by_wire.open_choices()[0]["rule"]
    by_wire.close()
    anna.button("rules").click()
    open_at(anna, rule)
    expect(anna.page.locator(".rule.here small").first).to_have_text(rule)
    anna.page.keyboard.press("Escape")
    expect(anna.dialog("rules")).to_have_count(0)


def test_they_open_at_what_happened_last_for_those_who_look_on(
    anna: Person, invite: Invite
) -> None:
    eve = invite()
    eve.open(f"/t/{anna.table}")
    eve.sees("ui-you-watch")
    rule = newest_rule(eve)
    eve.button("rules").click()
    open_at(eve, rule)


def test_a_line_of_the_log_opens_the_rule_that_made_it_happen(anna: Person) -> None:
    began = anna.page.get_by_role(
        "button", name=anna.words("event-expedition-began", expedition=1), exact=True
    )
    rule = (began.get_attribute("title") or "").removeprefix("Rule ")
    began.click()
    open_at(anna, rule)
    anna.button("ui-close").click()
    expect(anna.dialog("rules")).to_have_count(0)


def test_the_chance_of_the_next_card_opens_its_rule(anna: Person) -> None:
    anna.page.get_by_role("button", name="%").click()
    open_at(anna, "DIA-09")
