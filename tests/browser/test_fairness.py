"""Verify this game: what was found out is told in the viewer's language."""

from __future__ import annotations

import json

import msgspec
from playwright.sync_api import FilePayload, Route, expect

from ludolith.engine.records import Seat, from_json, sealed, to_json
from tests.browser.party import Party, finish, finished
from tests.browser.person import Invite, Person
from tests.server.process import Process


def verifies(anna: Person) -> None:
    anna.text("ui-fair").click()
    anna.button("ui-verify").click()


def plays_to_the_end(anna: Person, server: Process) -> Party:
    """Anna begins a game at once in her browser; a bot goes on for her."""
    anna.open()
    anna.takes_game()
    anna.door("ui-play-now").click()
    expect(anna.button("move-continue")).to_be_visible()
    key = anna.kept("ludolith.tables")[0]["key"]
    sitting = Party(anna.table, [key])
    finish(server, sitting)
    expect(anna.text("ui-fair")).to_be_visible()
    return sitting


def test_the_browser_has_a_hand_in_the_chance_and_finds_its_part_and_the_servers_signature(
    invite: Invite, server: Process
) -> None:
    anna = invite("pl")
    plays_to_the_end(anna, server)
    (kept,) = anna.kept("ludolith.parts")
    assert kept["accepted"]
    verifies(anna)
    status = anna.page.get_by_role("status").filter(has_text=anna.words("ui-verified"))
    expect(status).to_contain_text(anna.words("ui-part-inside"))
    fingerprint = server.http.get("/api/key").json()["fingerprint"]
    expect(status).to_contain_text(anna.words("ui-signed-here", fingerprint=fingerprint))
    expect(anna.page.get_by_text(kept["part"])).to_be_visible()

    def leave_out(route: Route) -> None:
        record = json.loads(route.fetch().text())
        del record["contributions"]
        route.fulfill(json=record)

    true = {"ok": True, "message": "", "scores": [], "winners": [], "problem": None}
    anna.page.route("**/record*", leave_out)
    anna.page.route("**/api/verify", lambda route: route.fulfill(json=true))  # a server that lies
    anna.button("ui-verify").click()
    expect(anna.text("ui-part-missing")).to_be_visible()


def test_a_record_from_a_file_is_told_to_be_signed_or_not(invite: Invite, server: Process) -> None:
    made = finished(server)
    text = server.http.get(f"/api/tables/{made.table}/record").text
    signed = from_json(text)
    bare = sealed(msgspec.structs.replace(signed, signer=None, signature=None))
    forged = sealed(msgspec.structs.replace(signed, seats=(Seat("Magnus"), *signed.seats[1:])))
    anna = invite("ru")
    nothing: dict[str, list[int]] = {"plies": [], "victories": []}
    # Working out the true ones would keep the bots of other tests waiting.
    anna.page.route("**/api/win-chances", lambda route: route.fulfill(json=nothing))
    anna.open("/replay")
    fingerprint = server.http.get("/api/key").json()["fingerprint"]
    for record, said, sign in (
        (text, anna.words("ui-signed-here", fingerprint=fingerprint), "✓"),
        (to_json(bare), anna.words("ui-unsigned"), "!"),
        (to_json(forged), anna.words("fault-signature-broken"), "✗"),
    ):
        file = FilePayload(name="game.json", mimeType="application/json", buffer=record.encode())
        anna.page.locator("input[type=file]").set_input_files(file)
        status = anna.page.get_by_role("status").filter(has_text=said)
        expect(status.locator("b")).to_have_text(sign)


def test_a_changed_record_is_found_out_in_words_that_change_with_the_language(
    invite: Invite, server: Process
) -> None:
    anna = invite("ru", size=(390, 844))
    finished(server).seat(anna)

    def forge(route: Route) -> None:
        record = json.loads(route.fetch().text())
        record["result"]["scores"][0] += 1
        route.fulfill(json=record)

    anna.page.route("**/record*", forge)
    verifies(anna)
    status = anna.page.get_by_role("status").filter(has_text=anna.words("error-record-mismatch"))
    expect(status).to_contain_text("Очки: в записи")
    lower = status.evaluate("one => one.getBoundingClientRect().bottom")
    assert lower <= anna.page.locator(".end").evaluate("bar => bar.getBoundingClientRect().top")
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
