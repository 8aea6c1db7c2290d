from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import launched
from tests.browser.person import DESKTOP, Invite, Person, Theme
from tests.browser.words import ROOT
from tests.server.process import Process

CLIENT = ROOT / "src/ludolith/server/static/index.html"
PATIENCE = 30_000  # milliseconds; two cores are shared by two browsers and their servers


# One package, not one session: while playwright is there, no other test can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with launched() as chromium:
        yield chromium


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`ludolith serve` with quick bots, and the client as it was built."""
    assert CLIENT.exists(), "the client has not been built: make client"
    with Process(tmp_path_factory.mktemp("tables")) as process:
        yield process


@pytest.fixture
def invite(browser: Browser, server: Process) -> Iterator[Invite]:
    """People, each with a browser of their own, in which nothing may go wrong."""
    people: list[Person] = []

    def come(
        language: str = "en",
        *,
        game: str = "diamant",
        size: tuple[int, int] = DESKTOP,
        theme: Theme = "light",
        motion: bool = False,
    ) -> Person:
        base = f"http://{server.host}"
        person = Person(browser, base, language, game=game, size=size, theme=theme, motion=motion)
        person.page.set_default_timeout(PATIENCE)
        people.append(person)
        return person

    yield come
    trouble = [line for person in people for line in person.trouble]
    for person in people:
        person.context.close()
    assert not trouble
