"""Taking back: freely while nothing followed, by consent afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.party import party
from tests.browser.person import Invite, Person
from tests.server.process import Process


@pytest.fixture
def two(invite: Invite, server: Process) -> tuple[Person, Person]:
    anna, bob = invite(), invite()
    party(server, "Anna", "Bob").seat(anna, bob)
    return anna, bob


def past_the_reveal(anna: Person, bob: Person) -> None:
    """Both have left, which is revealed at once, and Anna asks to take it back."""
    for person in (anna, bob):
        person.decides("leave")
    expect(bob.button("ui-undo")).to_have_count(0)
    anna.button("ui-more").click()
    anna.button("ui-ask-undo").click()
    expect(anna.dialog("ui-undo-asked")).to_be_visible()


def test_before_the_reveal_it_is_free(two: tuple[Person, Person]) -> None:
    anna, bob = two
    anna.decides("leave")
    anna.sees("board-diamant-chose-leave")
    anna.button("ui-undo").click()
    expect(anna.button("move-continue")).to_be_enabled()
    assert bob.page.get_by_role("dialog").count() == 0


def test_after_the_reveal_all_others_must_agree(two: tuple[Person, Person]) -> None:
    anna, bob = two
    past_the_reveal(anna, bob)
    bob.dialog("ui-undo-wanted", name="Anna").get_by_role(
        "button", name=bob.words("ui-agree"), exact=True
    ).click()
    expect(anna.button("move-leave")).to_be_enabled()
    assert anna.words("event-decision-taken-back", seat="Anna") in anna.log()


def test_a_refusal_leaves_everything_as_it_is(two: tuple[Person, Person]) -> None:
    anna, bob = two
    past_the_reveal(anna, bob)
    bob.button("ui-refuse").click()
    expect(anna.dialog("ui-undo-asked")).to_have_count(0)
    expect(anna.page.get_by_role("list", name=anna.words("ui-log"))).to_contain_text(
        anna.words("event-undo-refused", seat="Bob")
    )


def test_whoever_asked_may_give_up_asking(two: tuple[Person, Person]) -> None:
    anna, bob = two
    past_the_reveal(anna, bob)
    anna.button("ui-cancel").click()
    for person in (anna, bob):
        expect(person.page.get_by_role("dialog")).to_have_count(0)
