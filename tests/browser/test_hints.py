"""A hint: asked for by a button, seen by the asker only, gone with the question."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ludolith import games
from tests.browser.axe import violations
from tests.browser.party import party
from tests.browser.person import Invite
from tests.server.process import Process


def test_a_hint_shows_what_a_master_would_consider_and_why(invite: Invite, server: Process) -> None:
    anna, bob = invite("pl"), invite()
    party(server, "Anna", "Bob", hints=True).seat(anna, bob)
    anna.button("ui-hint").click()
    hint = anna.region("ui-hint-title")
    expect(hint.get_by_role("listitem")).to_have_count(2)
    for move in ("move-leave", "move-continue"):
        expect(hint.get_by_role("listitem").filter(has_text=anna.words(move))).to_have_count(1)
    expect(hint).to_contain_text(re.compile(r"\d+\s?%"))
    expect(bob.button("ui-hint")).to_be_enabled()
    expect(bob.region("ui-hint-title")).to_have_count(0)
    assert violations(anna.page) == []
    anna.decides("continue")
    expect(hint).to_have_count(0)


def test_among_many_moves_a_hint_names_a_few_on_a_phone(invite: Invite, server: Process) -> None:
    anna = invite("ru", game="gods_love_dinosaurs", size=(390, 844))
    party(server, "Anna", game="gods_love_dinosaurs", hints=True).seat(anna)
    anna.button("ui-hint").click()
    considered = anna.region("ui-hint-title").get_by_role("listitem")
    expect(considered.first).to_contain_text(re.compile(r"\d+\s?%"))
    assert 2 <= considered.count() <= 6
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_hint_can_be_put_away(invite: Invite, server: Process) -> None:
    anna = invite("ru", size=(390, 844))
    party(server, "Anna", bots=2, hints=True).seat(anna)
    anna.button("ui-hint").click()
    hint = anna.region("ui-hint-title")
    expect(hint).to_be_visible()
    hint.get_by_role("button", name=anna.words("ui-close")).click()
    expect(hint).to_have_count(0)
    expect(anna.button("ui-hint")).to_be_enabled()


def test_without_the_house_rule_there_is_no_button(invite: Invite, server: Process) -> None:
    anna = invite()
    party(server, "Anna", bots=2).seat(anna)
    expect(anna.button("move-leave")).to_be_enabled()
    expect(anna.button("ui-hint")).to_have_count(0)


def test_a_game_without_a_master_offers_no_hint(invite: Invite, server: Process) -> None:
    game = next(name for name in games.NAMES if games.game(name).search_profile is None)
    anna = invite(game=game)
    party(server, "Anna", game=game, hints=True).seat(anna)
    expect(anna.page.locator("details.choices")).to_be_visible()
    expect(anna.button("ui-hint")).to_have_count(0)
