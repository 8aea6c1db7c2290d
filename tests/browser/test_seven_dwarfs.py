"""The board of Seven Dwarfs: struck at by mouse, by keys, in words, with depth and without."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.frames import HOLD
from tests.browser.party import Party
from tests.browser.person import Invite, Person
from tests.browser.test_phone import fits
from tests.browser.words import Words, words_of
from tests.server.live import Player
from tests.server.process import Process

GAME = "seven_dwarfs"
LONGEST = 60  # strikes; the column comes down after some 12 at its top
NO_WEBGL = """const found = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith("webgl") ? null : found.call(this, kind, ...more);
};"""
# Who is marked as deciding, whose strike the board is at, and how many strikes the log tells of.
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const chip = document.querySelector("li.deciding .who b")?.textContent ?? "";
    const turn = document.querySelector(".turn-line .turn b")?.textContent ?? "";
    const log = document.querySelectorAll("ol[aria-labelledby=log] li");
    const struck = [...log].filter((line) => line.textContent.includes("cm/s")).length;
    const said = document.querySelector("div.hidden[role=status]")?.textContent ?? "";
    const now = JSON.stringify([chip.trim(), turn.trim(), struck, said.includes("cm/s")]);
    if (window.seen.at(-1) !== now) window.seen.push(now);
  };
  look();
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.querySelector("#main"), all);
}"""
Snapshot = dict[str, Any]


class Miner:
    """A person at a table of this game."""

    def __init__(self, person: Person, sitting: Party, seat: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.words: Words = words_of(person.language, GAME)
        person.sit_at(sitting.table, sitting.keys[seat])
        expect(self.page.locator(".seven-dwarfs")).to_be_visible()

    def button(self, message_id: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(message_id, **args), exact=True)

    def summary(self, message_id: str) -> Locator:
        return self.page.locator("summary").get_by_text(self.words(message_id), exact=True)

    def field(self, message_id: str) -> Locator:
        return self.page.get_by_label(self.words(message_id), exact=True)

    @property
    def mine(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def aim(self) -> Locator:
        """The reticle: this person may strike."""
        return self.page.locator(".reticle")

    @property
    def finale(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("board-seven_dwarfs-finale"))

    def is_asked(self, strike: int) -> None:
        said = self.words("board-seven_dwarfs-your-strike", number=strike)
        expect(self.page.get_by_role("status").get_by_text(said, exact=True)).to_be_visible()
        expect(self.aim).to_be_visible()

    def waits_for(self, name: str) -> None:
        said = self.words("board-seven_dwarfs-waiting", names=name)
        expect(self.page.get_by_role("status").get_by_text(said, exact=True)).to_be_visible()

    def log_tells(self, strikes: int) -> None:
        log = self.page.get_by_role("list", name=self.words("ui-log"))
        expect(log.get_by_role("listitem").filter(has_text="cm/s")).to_have_count(strikes)

    def pulls(self, far: int) -> None:
        """Press where the aim is, pull so many pixels, let go."""
        self.mine.scroll_into_view_if_needed()
        box = self.person.box(self.aim)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y + far, steps=3)
        self.page.mouse.up()


def table_of(server: Process, *names: str) -> Party:
    made = server.make(game=GAME, name=names[0], players=len(names), listed=False)
    found = Party(made["table"], [made["key"]])
    host = server.player(found.table, made["key"])
    for seat, name in enumerate(names[1:], 1):
        guest = server.player(found.table)
        found.keys.append(guest.ask("join", name=name, seat=seat)["key"])
        guest.close()
    assert host.ask("start")["tell"] == "done"
    host.close()
    return found


def view_of(player: Player) -> Snapshot:
    found: Snapshot = player.snapshot["views"][0]
    return found


def strikes(player: Player, number: int, height: int, speed: int) -> int:
    """One strike without a browser; the version of the table it leads to."""
    choice = player.open_choices()[0]
    move = {"move": "strike", "height": height, "azimuth": 30 * number % 360}
    answer = player.ask(
        "decide",
        seat=choice["seat"],
        move=move | {"offset": 0, "elevation": 0, "speed": speed},
        version=choice["asked"],
        id=f"wire-{number}",
    )
    assert answer["tell"] == "done", answer
    return int(answer["version"])


def mine_everything(server: Process, sitting: Party) -> None:
    """To the end without browsers: the active player strikes off what is on top."""
    players = [server.player(sitting.table, key) for key in sitting.keys]
    for number in range(LONGEST):
        if view_of(players[0])["over"]:
            break
        player = players[view_of(players[0])["active"]]
        top = max(block["pose"][2] for block in view_of(player)["blocks"])
        hardest = view_of(player)["range"]["speed"][1]
        version = strikes(player, number, round(2 * top), hardest)
        for each in players:
            each.until_version(version)
    else:
        raise AssertionError("the column does not come down")
    for player in players:
        player.close()


def test_a_short_game_by_mouse_by_keys_by_numbers_and_in_words(
    invite: Invite, server: Process
) -> None:
    sitting = table_of(server, "Anna", "Łucja")
    anna = Miner(invite(), sitting)
    lucja = Miner(invite("pl", theme="dark"), sitting, 1)
    anna.is_asked(1)
    expect(lucja.aim).to_have_count(0)
    anna.pulls(120)
    anna.is_asked(2)

    # Keys: round the column, up, harder; and the strike.
    aimed = anna.page.locator(".aimed")
    before = aimed.inner_text()
    anna.mine.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "Shift+ArrowUp", "+", "d", "PageUp"):
        anna.page.keyboard.press(key)
    assert aimed.inner_text() != before
    anna.page.keyboard.press("Enter")
    anna.waits_for("Łucja")

    # Five numbers as sliders.
    lucja.is_asked(1)
    lucja.summary("board-seven_dwarfs-by-numbers").click()
    lucja.field("board-seven_dwarfs-field-height").fill("100")
    lucja.field("board-seven_dwarfs-field-azimuth").fill("45")
    lucja.button("board-seven_dwarfs-strike-numbers").click()

    # Block, side and strength in words.
    lucja.is_asked(2)
    lucja.summary("board-seven_dwarfs-by-words").click()
    lucja.field("board-seven_dwarfs-which-azimuth").select_option("90")
    lucja.field("board-seven_dwarfs-which-speed").select_option(index=0)
    lucja.button("board-seven_dwarfs-strike-so").click()
    lucja.waits_for("Anna")
    anna.is_asked(1)

    mine_everything(server, sitting)
    for miner in (anna, lucja):
        expect(miner.finale.get_by_role("row")).to_have_count(3)
        assert violations(miner.page) == []
    totals = [miner.finale.locator(".total").all_inner_texts() for miner in (anna, lucja)]
    assert totals[0] == totals[1]


def test_a_strike_is_shown_as_it_was_recorded_and_once_more_slowly(
    invite: Invite, server: Process
) -> None:
    sitting = table_of(server, "Anna", "Bob")
    bob = Miner(invite(motion=True), sitting, 1)
    again = bob.button("board-seven_dwarfs-replay")
    expect(bob.page.locator("canvas")).to_be_visible()
    expect(again).to_have_count(0)
    anna = server.player(sitting.table, sitting.keys[0])
    strikes(anna, 0, 276, 60)
    anna.close()
    expect(again).to_be_visible()
    bob.waits_for("Anna")
    again.click()
    bob.button("board-seven_dwarfs-skip").press("Enter")  # a click would wait for a still picture
    expect(again).to_be_visible()


def test_without_webgl_the_column_is_seen_from_the_side_and_struck_all_the_same(
    invite: Invite, server: Process
) -> None:
    sitting = table_of(server, "Анна", "Bob")
    person = invite("ru", game=GAME)
    person.page.add_init_script(NO_WEBGL)
    anna = Miner(person, sitting)
    person.sees("board-seven_dwarfs-flat")
    expect(anna.page.locator("canvas")).to_have_count(0)
    expect(anna.page.locator(".mine .face").first).to_be_visible()
    assert violations(anna.page) == []
    anna.is_asked(1)
    anna.pulls(60)
    anna.is_asked(2)
    anna.button("board-seven_dwarfs-strike").click()
    anna.waits_for("Bob")


def test_without_webgl_too_a_strike_is_seen_and_once_more_slowly(
    invite: Invite, server: Process
) -> None:
    sitting = table_of(server, "Anna", "Bob")
    person = invite(motion=True)
    person.page.add_init_script(NO_WEBGL)
    bob = Miner(person, sitting, 1)
    expect(bob.page.locator(".mine .block")).to_have_count(9)
    top = bob.page.locator('.mine .block[data-part="8"]')
    anna = server.player(sitting.table, sitting.keys[0])
    strikes(anna, 0, 468, 150)  # the topmost block does not stay
    anna.close()
    bob.waits_for("Anna")
    expect(top).to_have_count(0)
    bob.button("board-seven_dwarfs-replay").press("Enter")
    expect(bob.page.locator(".mine .head")).to_be_visible()  # the pick swings again
    expect(top).to_be_visible()
    before = top.get_attribute("d")
    expect(top).not_to_have_attribute("d", before or "")  # and the block falls again
    bob.button("board-seven_dwarfs-skip").press("Enter")
    expect(top).to_have_count(0)


def test_it_fits_a_small_phone_and_the_gauge_is_held_and_let_go(
    invite: Invite, server: Process
) -> None:
    sitting = table_of(server, "Anna", "Bob")
    anna = Miner(invite(size=(360, 740), motion=True), sitting)
    anna.is_asked(1)
    fits(anna.person)
    hold = anna.button("board-seven_dwarfs-hold")
    hold.focus()
    anna.page.keyboard.down(" ")
    expect(anna.page.locator(".reticle.pulling")).to_be_visible()
    anna.page.keyboard.up(" ")
    anna.is_asked(2)


def test_marks_log_and_live_region_keep_pace_with_the_strikes_that_are_shown(
    invite: Invite, server: Process
) -> None:
    sitting = table_of(server, "Anna", "Bob")
    bob = Miner(invite(motion=True), sitting, 1)
    expect(bob.button("ui-pause")).to_be_visible()
    bob.page.evaluate(WATCH)
    anna = server.player(sitting.table, sitting.keys[0])
    for number in range(2):  # both are told before the first has been shown
        anna.until_version(strikes(anna, number, 276, 60))
    anna.close()
    bob.is_asked(1)
    seen = [json.loads(one) for one in bob.page.evaluate("() => window.seen")]
    turns = [(chip, turn, struck) for chip, turn, struck, _ in seen]
    name = "board-seven_dwarfs-turn"
    expected = [
        ("Anna", bob.words(name, name="Anna", number=1), 0),
        ("Anna", bob.words(name, name="Anna", number=2), 1),
        ("Bob", bob.words(name, name="Bob", number=1), 2),
    ]
    assert [one for i, one in enumerate(turns) if one not in turns[:i]] == expected
    assert not any(said for *_, struck, said in seen if struck == 0)


def test_the_call_to_ones_turn_comes_when_the_board_has_come_to_it_whatever_else_happens(
    invite: Invite, server: Process
) -> None:
    sitting = table_of(server, "Anna", "Bob")
    person = invite(motion=True)
    person.page.add_init_script(HOLD)
    bob = Miner(person, sitting, 1)
    anna = server.player(sitting.table, sitting.keys[0])
    anna.until_version(strikes(anna, 0, 276, 60))
    bob.log_tells(1)
    bob.page.evaluate("() => (window.hold = true)")
    anna.until_version(strikes(anna, 1, 276, 60))
    expect(bob.button("board-seven_dwarfs-skip")).to_be_visible()
    # Bob is asked, and can decide in words; yet the strike before is still to be seen.
    expect(bob.page.locator("details.choices")).to_be_visible()
    said = bob.page.locator("section.dock .said")
    expect(said).to_have_text(bob.words("deciding", seats="Anna", seats_count=1))
    expect(bob.page).to_have_title(f"{bob.words('game-name')} – Ludolith")
    # A pause and another name meanwhile: the pick swings on.
    for asked, more in (("pause", {}), ("rename", {"name": "Ann"}), ("resume", {})):
        assert anna.ask(asked, **more)["tell"] == "done"
    expect(bob.page.locator("li.deciding .who b")).to_have_text("Ann")
    expect(bob.button("ui-pause")).to_be_visible()
    expect(bob.button("board-seven_dwarfs-skip")).to_be_visible()
    expect(said).to_have_text(bob.words("deciding", seats="Ann", seats_count=1))
    bob.page.evaluate("() => window.letGo()")
    bob.is_asked(1)
    expect(said).to_have_text(bob.words("ui-your-decision", name="Bob"))
    expect(bob.page).to_have_title(re.compile("●"))
    anna.close()


def test_nothing_waits_for_strikes_that_are_skipped_or_not_to_be_seen(
    invite: Invite, server: Process
) -> None:
    sitting = table_of(server, "Anna", "Bob")
    bob = Miner(invite(motion=True), sitting, 1)
    anna = server.player(sitting.table, sitting.keys[0])
    decides = bob.page.locator("li.deciding .who b")
    expect(decides).to_have_text("Anna")
    anna.until_version(strikes(anna, 0, 276, 60))
    bob.button("board-seven_dwarfs-skip").dispatch_event("click")  # it is there for a moment only
    bob.log_tells(1)
    # While the second is shown the page is loaded anew: everything is there at once.
    anna.until_version(strikes(anna, 1, 276, 60))
    expect(bob.button("board-seven_dwarfs-skip")).to_be_visible()
    bob.page.reload()
    bob.log_tells(2)
    expect(decides).to_have_text("Bob")
    bob.is_asked(1)
    anna.close()
