"""The board of Dino Bones: the end of a game, keys, a preview, a division, a thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludolith.games.dino_bones.lesson import lesson
from tests.browser.axe import violations, violations_in_both_themes
from tests.browser.party import PAUSE, Party
from tests.browser.person import Invite, Person
from tests.browser.test_phone import fits
from tests.browser.words import Words, words_of
from tests.server.live import Player
from tests.server.process import Process

GAME = "dino_bones"
LONGEST = 1000  # looks at a page, and decisions before people sit down; far fewer are needed
FEW = 40  # messages; a connection may not send many in a moment
Snapshot = dict[str, Any]

# What can be decided on the board right now; it changes with every decision.
OFFERED = """() => JSON.stringify([
  [...document.querySelectorAll(".border.open, .finds button, .ask .buttons button, .held .do")]
    .map((one) => [one.getAttribute("data-border"), one.textContent]),
  document.querySelectorAll("[data-tile]").length, document.querySelectorAll(".driven").length,
  document.querySelector(".ask p")?.textContent, document.querySelectorAll(".finale").length])"""


class Digger:
    """A person at a table of this game."""

    def __init__(self, person: Person, language: str, table: str, key: str) -> None:
        self.person = person
        self.page = person.page
        self.words: Words = words_of(language, GAME)
        person.sit_at(table, key)
        expect(self.page.locator(".dino-bones")).to_be_visible()

    def button(self, message_id: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(message_id, **args), exact=True)

    @property
    def slab(self) -> Locator:
        return self.page.locator(".slab svg")

    @property
    def open_borders(self) -> Locator:
        return self.page.locator(".border.open")

    @property
    def own_chisels(self) -> Locator:
        mine = self.words("board-dino_bones-chisel-of", name="Anna")
        return self.page.locator(f'.border[aria-label*="{mine}"]')

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("board-dino_bones-decision"))

    @property
    def finale(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("board-dino_bones-finale"))

    @property
    def finds(self) -> Locator:
        """The finds to take, as buttons."""
        name = self.words("board-dino_bones-finds")
        return self.page.get_by_role("list", name=name).get_by_role("button")

    @property
    def tiles(self) -> Locator:
        return self.page.locator("[data-tile]")

    @property
    def confirm(self) -> Locator:
        """What can be done at the border that is held."""
        return self.page.locator(".chip.held .do")

    def border(self, one: int, other: int) -> Locator:
        return self.page.locator(f'[data-border="{one * 64 + other}"]')

    def decides(self, press: Callable[[], None]) -> None:
        """Do this, and see the table offer something else."""
        before = self.page.evaluate(OFFERED)
        press()
        for _ in range(LONGEST):
            if self.page.evaluate(OFFERED) != before:
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("the decision changes nothing")

    def acts(self) -> None:
        """One decision, if there is one, taken on the board."""
        if self.page.locator(".ask.asked").count() == 0:
            return
        if self.finds.count():
            self.decides(self.finds.first.click)
        elif self.confirm.count():
            self.decides(self.confirm.first.click)
        elif self.open_borders.count():
            self.open_borders.last.focus()
            self.decides(lambda: self.page.keyboard.press("Enter"))
        else:
            self.decides(self.question.locator(".buttons button").first.click)


def view_of(player: Player) -> Snapshot:
    found: Snapshot = player.snapshot["views"][0]
    return found


def decide(player: Player, move: Snapshot) -> int:
    """One decision without a browser; the version of the table it leads to."""
    choice = player.open_choices()[0]
    asked = choice["asked"]
    answer = player.ask(
        "decide", seat=choice["seat"], move=move, version=asked, id=f"{choice['seat']}-{asked}"
    )
    assert answer["tell"] == "done", answer
    return int(answer["version"])


def eager(view: Snapshot, moves: list[Snapshot]) -> Snapshot:
    """Splits whatever can be split, lays chisels near each other, never asks for help."""
    splits = {(one["one"], one["other"]) for one in view["previews"]}
    for move in moves:
        if move["move"] == "place-chisel" and (move["one"], move["other"]) in splits:
            return move
    wanted = ("take-find", "choose-part", "assemble", "lift-chisel")
    outward = [move for move in moves if move["move"] == "place-chisel"]
    if outward:
        return max(outward, key=lambda move: (move["other"], move["one"]))
    return next((move for move in moves if move["move"] in wanted), moves[-1])


def table_of(server: Process, *names: str, bots: int = 0, **options: Any) -> Party:
    made = server.make(
        game=GAME,
        name=names[0],
        players=len(names) + bots,
        options={"first_player": "first_seat", **options},
        listed=False,
    )
    found = Party(made["table"], [made["key"]])
    host = server.player(found.table, made["key"])
    for seat, name in enumerate(names[1:], 1):
        guest = server.player(found.table)
        found.keys.append(guest.ask("join", name=name, seat=seat)["key"])
        guest.close()
    assert host.ask("start", fill="casual")["tell"] == "done"
    host.close()
    return found


def advance(server: Process, sitting: Party, done: Callable[[Player], bool]) -> None:
    """Play on without browsers until `done` says so of the first player."""
    players = [server.player(sitting.table, key) for key in sitting.keys]
    for _ in range(LONGEST):
        if done(players[0]):
            break
        acting = next((seat for seat, one in enumerate(players) if one.open_choices()), None)
        if acting is None:
            players[0].receive()
            version = players[0].version
        else:
            player = players[acting]
            version = decide(player, eager(view_of(player), player.open_choices()[0]["moves"]))
            if player.sent > FEW:
                player.close()
                players[acting] = server.player(sitting.table, sitting.keys[acting])
        for player in players:
            player.until_version(version)
    else:
        raise AssertionError("it does not come to that")
    for player in players:
        player.close()


def splittable(server: Process, sitting: Party) -> Snapshot:
    """Play on until the first player can split the slab; what that would split off."""

    def can_split(player: Player) -> bool:
        return bool(player.open_choices()) and bool(view_of(player)["previews"])

    advance(server, sitting, can_split)
    player = server.player(sitting.table, sitting.keys[0])
    found: list[Snapshot] = view_of(player)["previews"]
    player.close()
    return max(found, key=lambda split: len(split["parts"][0]["places"]))


def test_two_people_and_a_bot_play_to_the_end(invite: Invite, server: Process) -> None:
    sitting = table_of(server, "Anna", "Łucja", bots=1)
    advance(server, sitting, lambda player: len(view_of(player)["slab"]) <= 6)
    anna = Digger(invite(), "en", sitting.table, sitting.keys[0])
    lucja = Digger(invite("pl", theme="dark"), "pl", sitting.table, sitting.keys[1])
    for _ in range(LONGEST):
        if anna.finale.is_visible() and lucja.finale.is_visible():
            break
        anna.acts()
        lucja.acts()
        anna.page.wait_for_timeout(PAUSE)
    for digger in (anna, lucja):
        expect(digger.finale.get_by_role("row")).to_have_count(4)
        assert violations(digger.page) == []
    totals = [digger.finale.locator(".total").all_inner_texts() for digger in (anna, lucja)]
    assert totals[0] == totals[1]
    parts = anna.finale.locator("tbody tr").first.locator("td").all_inner_texts()
    assert sum(int(part.split()[0]) for part in parts[:-1]) == int(parts[-1])


def test_chisels_are_placed_by_keyboard_and_taken_back(invite: Invite, server: Process) -> None:
    sitting = table_of(server, "Anna", bots=1)
    anna = Digger(invite(), "en", sitting.table, sitting.keys[0])
    expect(anna.open_borders.first).to_be_attached()
    first = anna.page.locator(".border[tabindex='0']")
    first.focus()
    start = first.get_attribute("data-border")
    anna.page.keyboard.press("ArrowRight")
    expect(first).not_to_have_attribute("data-border", start or "")
    expect(first).to_be_focused()
    where, price = (first.get_attribute("aria-label") or "").split(". ")
    expect(anna.page.locator(".chip")).to_contain_text(where)
    expect(anna.page.locator(".chip")).to_contain_text(price)
    anna.page.keyboard.press("Enter")
    expect(anna.own_chisels).to_have_count(1)
    anna.page.keyboard.press("Escape")
    anna.button("ui-undo").click()
    expect(anna.own_chisels).to_have_count(0)


def test_a_split_is_previewed_confirmed_and_divided(invite: Invite, server: Process) -> None:
    sitting = table_of(server, "Anna", bots=1)
    split = splittable(server, sitting)
    anna = Digger(invite(), "en", sitting.table, sitting.keys[0])
    expect(anna.open_borders.first).to_be_attached()
    tiles = anna.tiles.count()
    anna.border(split["one"], split["other"]).focus()
    part = split["parts"][0]
    come_off = anna.words("board-dino_bones-splits", count=len(part["places"]))
    expect(anna.page.locator(".chip")).to_contain_text(come_off)
    expect(anna.page.locator("path.part")).to_be_attached()
    anna.page.keyboard.press("Enter")
    expect(anna.confirm.first).to_be_focused()
    anna.decides(lambda: anna.page.keyboard.press("Enter"))
    for _ in range(LONGEST):
        if anna.finds.count() == 0:
            break
        anna.decides(anna.finds.first.click)
    expect(anna.tiles).to_have_count(tiles - len(part["places"]))


def test_a_thumb_is_enough(invite: Invite, server: Process) -> None:
    sitting = table_of(server, "Anna", bots=2, equipment=2)
    anna = Digger(invite("ru", size=(360, 780)), "ru", sitting.table, sitting.keys[0])
    expect(anna.open_borders.first).to_be_attached()
    fits(anna.person)
    anna.button("board-dino_bones-closer").click()
    anna.button("board-dino_bones-closer").click()
    middle = anna.border(0, 1)
    middle.click()
    chip = anna.page.locator(".chip.held")
    expect(chip).to_contain_text(anna.words("board-dino_bones-border", one=0, other=1))
    fits(anna.person)
    chip.locator(".do").click()
    expect(anna.own_chisels).to_have_count(1)


# Whether a finger that comes down in the middle of it touches it.
TOUCHED = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("size", [(390, 780), (390, 844), (360, 640)])
def test_on_a_phone_what_is_asked_of_a_border_lies_open_and_covers_no_upper_row(
    invite: Invite, server: Process, size: tuple[int, int]
) -> None:
    sitting = table_of(server, "Anna", bots=3)
    anna = Digger(invite("pl", size=size), "pl", sitting.table, sitting.keys[0])
    expect(anna.open_borders.first).to_be_attached()
    anna.border(0, 1).click()
    chip = anna.page.locator(".chip.held")
    buttons = chip.get_by_role("button")
    expect(buttons).to_have_count(2)
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate(TOUCHED)
    slab, asked = anna.person.box(anna.slab), anna.person.box(chip)
    assert asked["y"] > slab["y"] + slab["height"] / 2
    fits(anna.person)
    buttons.last.click()
    expect(chip).to_have_count(0)
    expect(anna.question).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("ru", (390, 844))])
def test_the_lesson_goes_on_with_the_most_obvious_clicks(
    invite: Invite, language: str, size: tuple[int, int]
) -> None:
    anna = invite(language, game=GAME, size=size)
    page = anna.page
    anna.open("/learn/dino_bones")
    solid = page.locator(".ask .buttons .do")
    for step in lesson().steps[:-1]:
        anna.sees(f"lesson-{step.text}")
        right = step.right or {"move": None}
        match right["move"]:
            case None:
                anna.button("ui-lesson-next").click()
            case "place-chisel":
                page.locator(f'[data-border="{right["one"] * 64 + right["other"]}"]').click()
                if size[0] < 760 or step.text == "split":
                    page.locator(".chip.held .do").click()
            case "take-find":
                name = anna.words("tile-name", tile=right["tile"])
                page.locator(".finds").get_by_role("button", name=name).click()
            case "buy-fossil":
                anna.button("move-buy-fossil", tile=right["tile"]).click()
            case "assemble":
                page.evaluate("scrollTo(0, 0)")
                expect(solid).to_have_count(1)
                expect(solid).to_be_in_viewport(ratio=1)
                assert solid.evaluate(TOUCHED)
                solid.click()
            case _:
                solid.click()
        expect(page.locator(".wrong")).to_have_count(0)
    anna.sees("lesson-goal")


def test_axe_finds_nothing(invite: Invite, server: Process) -> None:
    sitting = table_of(server, "Anna", bots=1, equipment=2)
    split = splittable(server, sitting)
    anna = Digger(invite(), "en", sitting.table, sitting.keys[0])
    anna.border(split["one"], split["other"]).focus()
    anna.page.keyboard.press("Enter")
    expect(anna.confirm.first).to_be_focused()
    others = anna.page.get_by_role("list", name=anna.words("board-dino_bones-others"))
    others.get_by_role("button").click()
    expect(anna.page.locator(".mat")).to_have_count(2)
    anna.page.get_by_role("button", name=anna.words("board-dino_bones-memo")).click()
    memo = anna.page.get_by_role("region", name=anna.words("board-dino_bones-memo"))
    expect(memo).to_contain_text(anna.words("board-dino_bones-plant-table"))
    assert violations_in_both_themes(anna.page) == []
