"""Verify this game: what was found out is told in the viewer's language."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.browser.party import finished
from tests.browser.person import Invite, Person
from tests.server.process import Process


def verifies(anna: Person) -> None:
    anna.text("ui-fair").click()
    anna.button("ui-verify").click()


def test_a_changed_record_is_found_out_in_words_that_change_with_the_language(
    invite: Invite, server: Process
) -> None:
    anna = invite("ru")
    finished(server).seat(anna)

    def forge(route: Route) -> None:
        record = json.loads(route.fetch().text())
        record["result"]["scores"][0] += 1
        route.fulfill(json=record)

    anna.page.route("**/record*", forge)
    verifies(anna)
    status = anna.page.get_by_role("status").filter(has_text=anna.words("error-record-mismatch"))
    expect(status).to_contain_text("Очки: в записи")
    anna.page.get_by_label(anna.words("ui-language")).select_option("pl")
    expect(anna.page.get_by_role("status").filter(has_text="Punkty: zapis podaje")).to_be_visible()


def test_a_proxys_page_and_a_dead_line_are_told_in_words(invite: Invite, server: Process) -> None:
    anna = invite("pl")
    finished(server).seat(anna)
    page = "<html><body><h1>502 Bad Gateway</h1></body></html>"
    anna.page.route(
        "**/api/verify",
        lambda route: route.fulfill(status=502, body=page, content_type="text/html"),
    )
    verifies(anna)
    expect(anna.text("ui-error-no-answer")).to_be_visible()
    anna.page.unroute("**/api/verify")
    anna.page.route("**/api/verify", lambda route: route.abort())
    anna.button("ui-verify").click()
    expect(anna.text("ui-error-not-connected")).to_be_visible()
    anna.forgive("502|ERR_FAILED")
