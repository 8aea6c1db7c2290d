"""Pictures of the pages for the documents: `make screenshots`.

Four people with fixed names play a game whose chance is fixed, so that the pictures change only
when the pages do.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import BytesIO
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import msgspec
from PIL import Image
from playwright.sync_api import Browser, expect

from ludolith.server.settings import Limits, Rate
from tests.browser.chromium import launched
from tests.browser.person import DESKTOP, Person, Theme
from tests.browser.words import ROOT
from tests.server.live import QUICK, Live, Player

FOLDER = ROOT / "docs/images"
CLIENT = ROOT / "src/ludolith/server/static"
SITE = "ludolith.localhost"
PHONE = (390, 844)
SECRET = bytes([18]) * 32
NAMES = ("Anna", "Bruno", "Celia", "Dariusz")
LEAVES_AT = (9, 5, 8, 7)  # cards in the cave when each has had enough
PAINTED_AT = (3, 6)  # the expedition and the cards in the cave
# The players by wire ask for a fresh look again and again.
PATIENT = msgspec.structs.replace(
    QUICK, limits=Limits(messages=Rate(10_000, 10_000), address_limits=False)
)
LARGEST = 300_000  # bytes


class Sitting:
    """One game of four people, all played by wire; a browser may look on through Anna's eyes."""

    def __init__(self, live: Live) -> None:
        made = live.make(name=NAMES[0], players=len(NAMES), options={"relics": True})
        self.live = live
        self.table: str = made["table"]
        self.keys: list[str] = [made["key"]]
        self.people: list[Player] = [live.player(self.table, self.keys[0])]

    def sit(self, seat: int) -> None:
        guest = self.live.player(self.table)
        self.keys.append(guest.ask("join", name=NAMES[seat], seat=seat)["key"])
        guest.hello(self.keys[-1])
        self.people.append(guest)

    def start(self) -> None:
        self.people[0].ask("start")

    def look(self, seat: int) -> Player:
        """A player who has seen all that happened."""
        self.people[seat].hello(self.keys[seat])
        return self.people[seat]

    def at(self) -> tuple[int, int]:
        view = self.look(0).snapshot["views"][0]
        return view["expedition"], len(view["cave"])

    def decide(self, seat: int, cards: int) -> None:
        player = self.look(seat)
        if player.open_choices():
            player.decide("leave" if cards >= LEAVES_AT[seat] else "continue")

    def play(self, until: tuple[int, int] | None) -> None:
        """To a moment, or to the end."""
        while self.look(0).snapshot["table"]["phase"] == "playing":
            here = self.at()
            if here == until:
                return
            for seat in reversed(range(len(NAMES))):
                self.decide(seat, here[1])


@contextmanager
def fixed_chance() -> Iterator[None]:
    """No secrets: links and cards are the same in every run."""
    numbers = count()

    def token(length: int = 12) -> str:
        return hashlib.sha256(b"%d" % next(numbers)).hexdigest()[:length]

    with (
        patch("ludolith.engine.chance_source.new_secret", lambda: SECRET),
        patch("ludolith.server.new_table.secrets.token_urlsafe", token),
    ):
        yield


class Painter:
    """Takes every picture in both sizes."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    def paint(self, name: str, sitting: Sitting | None, ready: str, theme: Theme = "light") -> None:
        for size, device in ((DESKTOP, "desktop"), (PHONE, "phone")):
            anna = Person(self.browser, f"http://{SITE}", size=size, theme=theme)
            if sitting is None:
                anna.open()
            else:
                anna.sit_at(sitting.table, sitting.keys[0])
            expect(anna.text(ready).first).to_be_visible()
            anna.page.wait_for_load_state("networkidle")
            keep(settled(anna), FOLDER / f"{name}-{device}.png")
            assert not anna.trouble, anna.trouble
            anna.context.close()


def settled(anna: Person) -> bytes:
    """The picture once everything has found its place: when it no longer changes."""
    before = b""
    for _ in range(20):
        now = anna.page.screenshot()
        if now == before:
            return now
        before = now
        anna.page.wait_for_timeout(250)
    raise AssertionError("the page does not come to rest")


def keep(picture: bytes, path: Path) -> None:
    """With a palette: a third of the size, and no difference to the eye."""
    with Image.open(BytesIO(picture)) as whole:
        small = whole.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT)
        small.save(path, optimize=True)
    assert path.stat().st_size < LARGEST, f"{path} has {path.stat().st_size} bytes"
    print(path.relative_to(ROOT), path.stat().st_size)


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        data = stack.enter_context(TemporaryDirectory())
        stack.enter_context(fixed_chance())
        live = Live(Path(data), PATIENT, CLIENT)
        stack.callback(live.stop)
        browser = stack.enter_context(launched(f"--host-resolver-rules=MAP {SITE} {live.host}"))
        painter = Painter(browser)
        painter.paint("home", None, "ui-no-open-tables")
        sitting = Sitting(live)
        for seat in (1, 2):
            sitting.sit(seat)
        painter.paint("lobby", sitting, "ui-around-table")
        sitting.sit(3)
        sitting.start()
        sitting.play(PAINTED_AT)
        sitting.decide(3, PAINTED_AT[1])
        painter.paint("table", sitting, "move-continue")
        painter.paint("table-dark", sitting, "move-continue", "dark")
        for seat in (2, 1, 0):
            sitting.decide(seat, PAINTED_AT[1])
        sitting.play(None)
        painter.paint("end", sitting, "board-diamant-chart")
    return 0


if __name__ == "__main__":
    sys.exit(main())
