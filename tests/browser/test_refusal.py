"""What the server refuses is said where it is seen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.axe import violations
from tests.browser.party import party
from tests.browser.person import DESKTOP, Invite, Person
from tests.server.process import Process

PHONE = (390, 844)


def refuse_decisions(person: Person) -> None:
    """The server of this person accepts no decision."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def send(message: str | bytes) -> None:
            said = json.loads(message)
            if said["request"]["ask"] != "decide":
                server.send(message)
                return
            refused = {"tell": "refused", "id": said["id"], "cause": "stale", "message": "Stale."}
            page.send(json.dumps(refused | {"rule": None}))

        page.on_message(send)

    person.page.route_web_socket("**/ws/**", between)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("place", [0, 10_000])
def test_a_refusal_is_in_sight_wherever_the_page_is(
    invite: Invite, server: Process, size: tuple[int, int], place: int
) -> None:
    anna = invite("ru", size=size)
    refuse_decisions(anna)
    party(server, "Anna", bots=2).seat(anna)
    anna.decides("continue")
    anna.page.evaluate("place => scrollTo(0, place)", place)
    refusal = anna.page.get_by_role("alert").filter(has_text=anna.words("error-stale"))
    expect(refusal).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations(anna.page) == []
    anna.button("ui-close").click()
    expect(refusal).to_have_count(0)
