"""Three languages, switched at any time and remembered."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.party import party
from tests.browser.person import Invite
from tests.browser.words import words_of
from tests.server.process import Process


def test_it_is_switched_in_the_middle_of_a_game_and_remembered(
    invite: Invite, server: Process
) -> None:
    anna = invite("en")
    bob_thinks = party(server, "Anna", "Bob")  # so that nothing happens meanwhile
    anna.sit_at(bob_thinks.table, bob_thinks.keys[0])
    anna.decides("continue")
    anna.sees("board-diamant-chose-continue")
    lines = len(anna.log())
    for language, name in (("ru", "Русский"), ("pl", "Polski")):
        anna.page.get_by_label(anna.words("ui-language")).select_option(name)
        anna.words = words_of(language)
        expect(anna.heading("ui-log")).to_be_visible()
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        assert len(anna.log()) == lines
        assert anna.words("event-expedition-began", expedition=1) in anna.log()
        around = anna.page.get_by_role("list", name=anna.words("ui-around-table"))
        expect(around).to_contain_text(anna.words("bot-cobalt"))
        expect(around).not_to_contain_text("Cobalt")
    anna.page.reload()
    expect(anna.heading("ui-log")).to_be_visible()


def test_a_browser_in_an_unknown_language_gets_english(invite: Invite) -> None:
    anna = invite("en")
    anna.page.add_init_script(
        "Object.defineProperty(navigator, 'languages', { get: () => ['is', 'fo'] })"
    )
    anna.open()
    expect(anna.heading("ui-welcome")).to_be_visible()


def test_who_has_said_no_name_is_a_guest_in_every_language(invite: Invite) -> None:
    anna = invite("pl")
    anna.open()
    anna.door("ui-play-now").click()
    own = anna.page.get_by_role("list", name=anna.words("ui-around-table"))
    expect(own).to_contain_text(anna.words("ui-you"))
    anna.page.get_by_label(anna.words("ui-language")).select_option("English")
    anna.words = words_of("en")
    own = anna.page.get_by_role("list", name=anna.words("ui-around-table"))
    expect(own).to_contain_text(anna.words("ui-you"))
