"""The clock: running out hands the decision to the rule's default."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.party import party
from tests.browser.person import Invite
from tests.server.process import Process


def test_whoever_does_not_decide_in_time_walks_out(invite: Invite, server: Process) -> None:
    anna = invite()
    party(server, "Anna", bots=2, seconds=15).seat(anna)
    expect(anna.page.get_by_role("timer")).to_be_visible()
    expect(anna.page.get_by_role("list", name=anna.words("ui-log"))).to_contain_text(
        anna.words("event-time-ran-out", seat="Anna"), timeout=25_000
    )
    home = re.compile(r"Anna (brings no rubies out|puts \d+ rub(y|ies) into the chest)\.")
    assert any(home.fullmatch(line) for line in anna.log()), anna.log()
