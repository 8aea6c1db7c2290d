"""Two people and two bots, a Russian and a Pole, from the shared link to the rematch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.party import play_out
from tests.browser.person import Invite, Person


def come_together(olga: Person, ania: Person) -> None:
    """Olga makes a table and shares its link; Ania opens it and sits down."""
    olga.open()
    olga.call_oneself("Ольга")
    olga.door("ui-make-table").click()
    link = olga.page.get_by_label(olga.words("ui-link")).input_value()
    assert olga.kept("ludolith.tables")[0]["key"] not in link, "an invitation is no key"
    ania.open(link)
    ania.button("ui-sit-here").first.click()
    ania.page.get_by_label(ania.words("ui-your-name")).fill("Łucja")
    ania.button("ui-sit").click()
    expect(olga.page.get_by_text("Łucja", exact=True)).to_be_visible()


def test_two_people_and_two_bots_play_a_whole_game_in_two_languages(invite: Invite) -> None:
    olga, ania = invite("ru"), invite("pl")
    come_together(olga, ania)
    olga.button("ui-start-with-bots", free=2).click()

    # Ania decides, loads the page again, and finds her seat, her choice and the log.
    ania.decides("continue")
    ania.sees("board-diamant-chose-continue")
    log = ania.log()
    ania.page.reload()
    ania.sees("board-diamant-chose-continue")
    assert ania.log() == log
    expect(olga.button("move-continue")).to_be_enabled()

    play_out(olga, ania)
    for person in (olga, ania):
        finale = person.region("board-diamant-finale")
        expect(finale.get_by_role("listitem")).to_have_count(4)
        expect(
            finale.get_by_role("table", name=person.words("board-diamant-chart"))
        ).to_be_attached()
        person.text("ui-fair").click()
        person.button("ui-verify").click()
        person.sees("ui-verified")
    assert len(points(olga)) == 4
    assert points(olga) == points(ania)

    ania.button("ui-rematch").click()
    for person in (olga, ania):
        person.sees("ui-around-table")
        person.sees("ui-seats-moved")
    ania.page.reload()
    ania.sees("ui-seats-moved")
    # What the host arranges afterwards makes that untrue.
    olga.button("ui-swap-seats", one="Ольга", other="Łucja").click()
    for person in (olga, ania):
        expect(person.text("ui-seats-moved")).to_have_count(0)
    expect(olga.button("ui-start")).to_be_visible()


def points(person: Person) -> list[str]:
    """The scores at the end, best first."""
    scores = person.region("board-diamant-finale").get_by_role("listitem").get_by_role("strong")
    return scores.all_inner_texts()
