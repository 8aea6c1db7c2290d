"""A person with a browser of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Literal, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    FloatRect,
    Locator,
    Page,
    Request,
    expect,
)

from ludolith import games
from ludolith.engine.moves import Move
from ludolith.text import Speech
from tests.browser.words import on_page, words_of

Theme = Literal["light", "dark"]
DESKTOP = (1280, 800)
# What chromium remarks of every picture it has to draw without a graphics card.
NO_CARD = "GPU stall due to ReadPixels"


class Person:
    """One isolated browser in one language; keeps everything that went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        language: str = "en",
        *,
        game: str = "diamant",
        size: tuple[int, int] = DESKTOP,
        theme: Theme = "light",
        motion: bool = False,
    ) -> None:
        self.base = base
        self.game = game
        self.language = language
        self.words = words_of(language, game)
        self.trouble: list[str] = []
        self.context = browser.new_context(
            base_url=base,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.page: Page = self.context.new_page()
        self.context.on("console", self._log)
        self.context.on("weberror", lambda error: self.trouble.append(str(error.error)))
        self.context.on("request", self._watch)

    def _log(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and NO_CARD not in message.text:
            self.trouble.append(message.text)

    def _watch(self, request: Request) -> None:
        address = urlsplit(request.url)
        own = address.netloc == urlsplit(self.base).netloc
        if not own and address.scheme not in ("data", "blob"):
            self.trouble.append(f"asked another server: {request.url}")

    def forgive(self, pattern: str) -> None:
        """The browser itself may report what this test provokes; nothing else went wrong."""
        logged, self.trouble = self.trouble, []
        assert all(re.search(pattern, line) for line in logged), logged

    # -- finding things by what they are and what they are called

    def button(self, message_id: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(message_id, **args), exact=True)

    def link(self, message_id: str) -> Locator:
        return self.page.get_by_role("link", name=self.words(message_id), exact=True)

    def heading(self, message_id: str, **args: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.words(message_id, **args), exact=True)

    def text(self, message_id: str, **args: str | int) -> Locator:
        return self.page.get_by_text(self.words(message_id, **args), exact=True)

    def dialog(self, message_id: str, **args: str | int) -> Locator:
        return self.page.get_by_role("dialog", name=self.words(message_id, **args))

    def region(self, message_id: str) -> Locator:
        return self.page.get_by_role("region", name=self.words(message_id))

    @property
    def offer(self) -> Locator:
        """The game taken off the shelf on the home page."""
        return self.region("game-name")

    def takes_game(self) -> None:
        """Take one's game off the shelf."""
        self.page.get_by_role("radio", name=self.words("game-name")).check(force=True)
        expect(self.offer).to_be_visible()

    def door(self, message_id: str) -> Locator:
        """One of the big buttons of the game; its name goes on with what it does."""
        return self.offer.get_by_role("button", name=self.words(message_id))

    def sees(self, message_id: str, **args: str | int) -> None:
        expect(self.text(message_id, **args).first).to_be_visible()

    # -- going places

    def open(self, path: str = "/") -> None:
        self.page.goto(path)

    def sit_at(self, table: str, key: str) -> None:
        """Come with a key that this device already has."""
        kept = [{"table": table, "key": key, "game": self.game, "seen": 1, "over": False}]
        self.open("/about")
        self.page.evaluate(
            "kept => localStorage.setItem('ludolith.tables', kept)", json.dumps(kept)
        )
        self.open(f"/t/{table}")

    def kept(self, name: str) -> Any:
        """What this browser remembers under a name."""
        return json.loads(self.page.evaluate("name => localStorage.getItem(name)", name) or "null")

    @property
    def table(self) -> str:
        return urlsplit(self.page.url).path.split("/")[2]

    def call_oneself(self, name: str) -> None:
        """Say one's name on the home page."""
        self.offer.get_by_text(self.words("options"), exact=True).click()
        self.offer.get_by_label(self.words("ui-your-name")).fill(name)
        self.page.keyboard.press("Tab")

    # -- playing

    def decides(self, move: str) -> None:
        self.button(f"move-{move}").click()

    def opens_choices(self) -> None:
        """Unfold the list of all choices in words, which is there whatever the board does."""
        if self.page.locator("details.choices:not([open])").count():
            self.page.locator("details.choices > summary").click()

    @property
    def choices(self) -> Locator:
        """Every choice there is now, once the list is unfolded; a plain board has it open."""
        return self.page.locator("details.choices li button:enabled, .dock .choice:enabled")

    def makes(self, move: Move, names: Sequence[str]) -> None:
        """One of the choices, found by its words in the list of all of them."""
        expect(self.page.locator("details.choices, .dock .choice").first).to_be_visible()
        self.opens_choices()
        words = Speech(self.language, games.game(self.game)).move(move, names)
        self.choices.get_by_text(on_page(words), exact=True).click()

    @property
    def asked(self) -> bool:
        """Whether there is a decision to make; one look, for the button may go meanwhile."""
        name = self.words("move-leave")
        return self.page.get_by_role("button", name=name, exact=True, disabled=False).count() > 0

    @property
    def over(self) -> bool:
        return self.button("ui-rematch").is_visible()

    def log(self) -> list[str]:
        """What happened, line by line; without the mark of one's own last decision."""
        since = self.words("ui-since-your-turn")
        lines = self.page.get_by_role("list", name=self.words("ui-log")).get_by_role("listitem")
        return [line for line in lines.all_inner_texts() if line != since]

    # -- measuring

    def box(self, found: Locator) -> FloatRect:
        box = found.bounding_box()
        assert box is not None, "it is not on the page"
        return box


class Invite(Protocol):
    """One more person comes, with a fresh browser."""

    def __call__(
        self,
        language: str = "en",
        *,
        game: str = "diamant",
        size: tuple[int, int] = DESKTOP,
        theme: Theme = "light",
        motion: bool = False,
    ) -> Person: ...
