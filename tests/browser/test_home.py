"""Home: open tables, and links that lead nowhere."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from ludolith import games
from ludolith.text import LANGUAGES
from tests.browser import party
from tests.browser.person import Invite
from tests.browser.words import words_of
from tests.server.process import Process

MOST = 100 * 1024  # bytes, fonts and all; code alone has less (client/tests/size.test.ts)
FETCHED = """() => Object.fromEntries([...performance.getEntriesByType("navigation"),
  ...performance.getEntriesByType("resource")].map((one) => [one.name, one.encodedBodySize]))"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_home_fetches_is_small(invite: Invite, language: str) -> None:
    anna = invite(language)
    anna.open()
    expect(anna.door("ui-play-now")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    fetched: dict[str, int] = anna.page.evaluate(FETCHED)
    assert any(name.endswith(".woff2") for name in fetched)
    tables = next(name for name in fetched if name.endswith("/api/tables"))
    del fetched[tables]  # as long as there are open tables, those of other tests among them
    assert 20_000 < sum(fetched.values()) < MOST, sorted(fetched.items(), key=lambda one: -one[1])


def test_an_open_table_is_listed_and_joined(invite: Invite, server: Process) -> None:
    made = server.make(name="Jadwiga", players=3, listed=True)
    anna = invite("pl")
    anna.open()
    row = anna.page.get_by_role("listitem").filter(has_text="Jadwiga")
    expect(row).to_contain_text(anna.words("ui-free-seats", free=2, seats=3))
    row.get_by_role("link", name=anna.words("ui-join")).click()
    expect(anna.button("ui-sit-here").first).to_be_visible()
    assert anna.table == made["table"]


def test_on_a_phone_a_running_game_with_a_long_name_is_named_whole(invite: Invite) -> None:
    longest = max(games.NAMES, key=lambda name: len(words_of("ru", name)("game-name")))
    anna = invite("ru", game=longest, size=(390, 844))
    anna.sit_at("nosuchtable", "key")
    anna.open()
    game = anna.page.locator("a[href='/t/nosuchtable']")
    expect(game).to_contain_text(anna.words("game-name"))
    whole = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
    assert game.evaluate(whole)
    assert anna.box(game)["width"] > 200, "the date leaves the name its room"
    assert anna.box(game)["height"] < 90, "two lines at the most"
    expect(anna.button("ui-forget")).to_be_in_viewport(ratio=1)


def test_an_unknown_table_says_so(invite: Invite) -> None:
    anna = invite("ru")
    anna.open("/t/nosuchtable")
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.words("error-unknown-table"))
    anna.link("ui-home").click()
    expect(anna.heading("ui-welcome")).to_be_visible()


def test_a_page_that_is_not_there_says_so(invite: Invite) -> None:
    anna = invite()
    anna.open("/no/such/page")
    expect(anna.heading("ui-nowhere")).to_be_visible()
    anna.forgive("404")


def test_it_can_be_installed(invite: Invite) -> None:
    anna = invite()
    anna.open()
    address = anna.page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    answer = anna.page.request.get(address)
    assert answer.ok
    manifest = json.loads(answer.text())
    assert {"name", "start_url", "display", "icons"} <= manifest.keys()
    for icon in manifest["icons"]:
        picture = anna.page.request.get(icon["src"])
        assert picture.ok, icon
        assert picture.headers["content-type"] == icon["type"]


def test_the_host_says_their_name_at_the_table(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.door("ui-make-table").click()
    anna.page.get_by_label(anna.words("ui-your-name")).fill("Anna")
    anna.button("ui-save").click()
    expect(anna.button("ui-rename", name="Anna")).to_be_visible()
    anna.button("ui-add-person").first.click()
    other = anna.page.get_by_label(anna.words("ui-their-name"))
    other.fill("Anna")
    anna.button("ui-sit").click()
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.words("error-name-taken"))
    expect(other).to_have_value("Anna")
    other.fill("Eve")
    anna.button("ui-sit").click()
    expect(anna.button("ui-rename", name="Eve")).to_be_visible()


def test_the_host_says_who_sits_where_by_keyboard(invite: Invite) -> None:
    anna = invite("pl")
    anna.open()
    anna.door("ui-make-table").click()
    anna.page.get_by_label(anna.words("ui-your-name")).fill("Anna")
    anna.button("ui-save").click()
    rows = anna.region("ui-around-table").get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text("Anna")
    anna.button("ui-swap-seats", one="Anna", other=anna.words("seat", number=2)).focus()
    anna.page.keyboard.press("Enter")
    expect(rows.nth(1)).to_contain_text("Anna")
    expect(rows.nth(0)).to_contain_text(anna.words("ui-free-seat"))
    # The same two change places again; the focus has stayed where it was.
    back = anna.button("ui-swap-seats", one=anna.words("seat", number=1), other="Anna")
    expect(back).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(rows.nth(0)).to_contain_text("Anna")


def test_games_played_to_their_end_are_found_again_on_home(invite: Invite, server: Process) -> None:
    played = party.finished(server)
    anna = invite("pl")
    played.seat(anna)
    expect(anna.button("ui-rematch")).to_be_visible()
    anna.open()
    row = anna.region("ui-past-games").get_by_role("listitem")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Anna")
    row.get_by_role("link").click()
    expect(anna.page.get_by_role("slider")).to_have_value("0")
    expect(anna.page).to_have_url(f"/replay/{played.table}?round=1&ply=0")
    anna.button("ui-forward").click()
    expect(anna.page).to_have_url(f"/replay/{played.table}?ply=1&round=1")
    anna.open()
    anna.button("ui-forget-game").click()
    expect(anna.region("ui-past-games")).to_have_count(0)
