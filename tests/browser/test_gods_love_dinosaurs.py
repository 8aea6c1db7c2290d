"""The board of Gods Love Dinosaurs: a whole game, keys, a thumb, a forecast, other worlds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from ludolith.games.gods_love_dinosaurs.components import DQ, DR
from ludolith.games.gods_love_dinosaurs.lesson import lesson
from tests.browser.axe import violations, violations_in_both_themes
from tests.browser.party import PAUSE, Party
from tests.browser.person import Invite, Person
from tests.browser.test_phone import fits
from tests.browser.words import Words, words_of
from tests.server.process import Process

GAME = "gods_love_dinosaurs"
FROG_HEX = 1  # of the starting tile
LONGEST = 4000  # looks at all pages; this game is far shorter

# Looks and decides in one go: the first thing that is offered, unless nothing has changed since the
# last decision. Says whether the game is over, and what was offered when something was decided.
DECIDE = """last => {
  const over = document.querySelector(".finale") !== null;
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => !one.disabled);
  const words = (one) => [one.dataset.hex, one.ariaLabel, one.textContent, one.disabled];
  const offers = [...document.querySelectorAll("[data-hex], button.tile, .dock button, .dock p")];
  const offered = JSON.stringify(offers.map(words));
  if (over || offered === last) return [over, last];
  const choice = [
    all("button.tile").at(-1), all("[data-kind=birth]")[0],
    all(".dock [data-go]")[0], all("[data-kind=end]")[0],
    all(".dock .held ~ .buttons .do")[0], all("[data-kind=spot]")[0], all("[data-kind=figure]")[0],
    all(".dock .do, .dock .grave").at(-1),
  ].find((one) => one !== undefined);
  choice?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return [false, choice ? offered : last];
}"""


@dataclass
class Creator:
    """A person at a table of this game."""

    person: Person
    words: Words
    offered: str = ""  # when the last decision was made

    @classmethod
    def at(cls, person: Person, language: str, table: str, key: str) -> Creator:
        person.sit_at(table, key)
        found = cls(person, words_of(language, GAME))
        expect(found.region("board-gods_love_dinosaurs-biome")).to_be_visible()
        return found

    def button(self, message_id: str, **args: str | int) -> Locator:
        name = self.words(message_id, **args)
        return self.person.page.get_by_role("button", name=name, exact=True)

    def region(self, message_id: str, **args: str | int) -> Locator:
        name = self.words(message_id, **args)
        return self.person.page.get_by_role("region", name=name, exact=True)

    def sees(self, message_id: str, **args: str | int) -> None:
        expect(self.person.page.get_by_text(self.words(message_id, **args)).first).to_be_visible()

    @property
    def tiles(self) -> Locator:
        return self.region("board-gods_love_dinosaurs-biome").locator("button.tile")

    def hexes(self, kind: str) -> Locator:
        return self.person.page.locator(f"[data-kind={kind}]")

    def acts(self) -> bool:
        """One decision, if there is one; whether the game is over."""
        over, self.offered = self.person.page.evaluate(DECIDE, self.offered)
        return bool(over)


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


def short_list() -> str:
    """As few tiles as there can be: the first time dinosaurs run, the game ends."""
    lands = ("lake", "plain", "forest", "mountain", "universal")
    animals = ("frog", "rabbit", "rat", "tiger", "eagle")
    tiles = [
        {
            "id": f"A{number}",
            "stack": "A",
            "players": 2 if number < 10 else 4,
            "hexes": [lands[number % 5], "plain"],
            "animal": animals[number % 5],
        }
        for number in range(15)
    ]
    return json.dumps({"tiles": tiles})


@pytest.fixture
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose operator has put the short list into its folder."""
    data = tmp_path_factory.mktemp("short")
    folder = data / "files" / GAME / "tiles"
    folder.mkdir(parents=True)
    (folder / "short.json").write_text(short_list(), encoding="utf-8")
    with Process(data) as process:
        yield process


def test_two_people_and_a_bot_play_a_whole_game(browser: Browser, short: Process) -> None:
    sitting = table_of(short, "Anna", "Łucja", bots=1, tiles="short")
    base = f"http://{short.host}"
    anna = Creator.at(Person(browser, base), "en", sitting.table, sitting.keys[0])
    phone = Person(browser, base, "pl", size=(390, 844))
    lucja = Creator.at(phone, "pl", sitting.table, sitting.keys[1])
    for _ in range(LONGEST):
        over = [one.acts() for one in (anna, lucja)]
        if all(over):
            break
        anna.person.page.wait_for_timeout(PAUSE)  # lets both pages hear what happened
    points = []
    for one in (anna, lucja):
        rows = one.region("board-gods_love_dinosaurs-finale").get_by_role("listitem")
        expect(rows).to_have_count(3)
        points.append([row.split("\n")[0] for row in rows.get_by_role("strong").all_inner_texts()])
        assert not one.person.trouble
    assert points[0] == points[1]
    assert violations(anna.person.page) == []
    for one in (anna, lucja):
        one.person.context.close()


def test_a_tile_is_taken_turned_and_laid_by_keys(invite: Invite, server: Process) -> None:
    sitting = table_of(server, "Anna", bots=1)
    person = invite()
    anna = Creator.at(person, "en", sitting.table, sitting.keys[0])
    anna.tiles.first.focus()
    person.page.keyboard.press("Enter")
    # The keys stay on the board: the first place for the tile is reached without a tab.
    expect(person.page.locator("[data-hex]:focus")).to_have_count(1)
    first = person.page.locator(":focus").get_attribute("data-hex")
    person.page.keyboard.press("ArrowRight")
    second = person.page.locator(":focus").get_attribute("data-hex")
    assert second != first
    expect(anna.button("board-gods_love_dinosaurs-place")).to_be_disabled()
    person.page.keyboard.press("Enter")
    expect(anna.button("board-gods_love_dinosaurs-place")).to_be_enabled()
    lies = person.page.locator(".ghost").inner_html()
    person.page.keyboard.press("r")
    expect(person.page.locator(".ghost")).to_be_visible()
    assert person.page.locator(".ghost").inner_html() != lies
    person.page.keyboard.press("Escape")
    expect(anna.button("board-gods_love_dinosaurs-place")).to_be_disabled()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Enter")
    expect(anna.hexes("spot")).to_have_count(0)


def test_a_tile_is_carried_by_mouse_and_taken_back(invite: Invite, server: Process) -> None:
    sitting = table_of(server, "Anna", bots=1)
    person = invite()
    anna = Creator.at(person, "en", sitting.table, sitting.keys[0])
    expect(anna.tiles).to_have_count(10)
    anna.tiles.first.click()
    spot = anna.hexes("spot").first
    spot.hover()  # waits until the world has come to rest
    there = person.box(spot)
    held = person.box(person.page.locator(".dock .held"))
    mouse = person.page.mouse
    mouse.move(held["x"] + 20, held["y"] + 20)
    mouse.down()
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
    expect(person.page.locator(".ghost")).to_be_visible()
    mouse.up()
    expect(anna.button("board-gods_love_dinosaurs-place")).to_be_enabled()
    anna.button("ui-undo").click()
    expect(anna.tiles).to_have_count(10)


def test_a_world_is_seen_closer_and_whole_again(invite: Invite, server: Process) -> None:
    sitting = table_of(server, "Anna", bots=1)
    person = invite()
    anna = Creator.at(person, "en", sitting.table, sitting.keys[0])
    camera = person.page.locator(".camera")
    whole = camera.get_attribute("style")
    assert whole is not None
    anna.button("board-gods_love_dinosaurs-closer").click()
    expect(camera).not_to_have_attribute("style", whole)
    person.page.keyboard.press("ArrowRight")
    anna.button("board-gods_love_dinosaurs-fit").click()
    expect(camera).to_have_attribute("style", whole)
    person.page.keyboard.press("+")
    expect(camera).not_to_have_attribute("style", whole)
    person.page.keyboard.press("0")
    expect(camera).to_have_attribute("style", whole)


def test_a_forecast_says_who_would_eat(invite: Invite, server: Process) -> None:
    sitting = table_of(server, "Anna", bots=1)
    anna = Creator.at(invite(), "en", sitting.table, sitting.keys[0])
    anna.button("board-gods_love_dinosaurs-foresee", animal="dinosaur").click()
    anna.sees(
        "board-gods_love_dinosaurs-outlook-run", fed=1, all=1, eggs=0, exact="yes", both="yes"
    )
    anna.button("board-gods_love_dinosaurs-foresee", animal="tiger").click()
    anna.sees("board-gods_love_dinosaurs-outlook-none", left="no")
    anna.button("board-gods_love_dinosaurs-foresee", animal="tiger").click()
    expect(anna.person.page.locator(".forecast")).to_have_count(0)


def hex_at(person: Person, place: dict[str, Any]) -> Locator:
    return person.page.locator(f"[data-hex='{place['q']},{place['r']}']")


def beside(cell: dict[str, Any], direction: int) -> dict[str, int]:
    return {"q": cell["q"] + DQ[direction], "r": cell["r"] + DR[direction]}


def test_the_guided_game_takes_the_very_click_it_asks_for(invite: Invite) -> None:
    """The tile and the hex it names, and in a run the mountain that the dock asks for."""
    person = invite(game=GAME)
    person.open(f"/learn/{GAME}")
    whole = lesson()
    meant, laying = (
        person.page.locator("[data-meant]"),
        person.button("board-gods_love_dinosaurs-place"),
    )
    for step in whole.steps[:-1]:
        person.sees(f"lesson-{step.text}")
        cells = whole.frames[step.frame].view["worlds"][0]["cells"]
        right = step.right
        if right is None:
            person.button("ui-lesson-next").click()
            continue
        expect(meant).to_have_count(1)
        if right["move"] == "take-tile":
            meant.click()
        elif right["move"] == "place-tile":
            hex_at(person, right).click()
            laying.click()
        elif step.text in ("run", "egg", "home"):
            mountain = next(cell for cell in cells[1:] if cell["terrain"] == "mountain")
            hex_at(person, mountain).click()
        else:
            if step.text == "hunt":
                chooses_among_ways(person, cells[FROG_HEX])
            hex_at(person, beside(cells[right["cell"]], right["direction"])).click()
    person.sees(f"lesson-{whole.steps[-1].text}")


def chooses_among_ways(person: Person, end: dict[str, Any]) -> None:
    """The tiger can eat the frog there alone, or the rabbit before it: one click, one way more."""

    def shown(way: int, *eaten: str) -> None:
        meals = ", ".join(person.words("animal-name", animal=animal) for animal in eaten)
        young = len(eaten) - 1
        person.sees(
            "board-gods_love_dinosaurs-ask-go", meals=meals, eaten=len(eaten), eggs=0, young=young
        )
        expect(
            person.button("board-gods_love_dinosaurs-another-way", way=way, ways=2)
        ).to_be_visible()

    hex_at(person, end).click()
    shown(1, "rabbit", "frog")
    hex_at(person, end).click()
    shown(2, "frog")
    person.button("board-gods_love_dinosaurs-another-way", way=2, ways=2).click()
    shown(1, "rabbit", "frog")


def test_the_world_of_another_is_shown_large(invite: Invite, server: Process) -> None:
    sitting = table_of(server, "Anna", "Bob")
    anna = Creator.at(invite(), "en", sitting.table, sitting.keys[0])
    expect(anna.region("board-gods_love_dinosaurs-your-world")).to_be_visible()
    anna.button("board-gods_love_dinosaurs-open", name="Bob").focus()
    anna.person.page.keyboard.press("Enter")
    expect(anna.region("board-gods_love_dinosaurs-world", name="Bob")).to_be_visible()
    anna.button("board-gods_love_dinosaurs-home").click()
    expect(anna.region("board-gods_love_dinosaurs-your-world")).to_be_visible()


def test_a_phone_shows_what_is_to_be_decided(invite: Invite, server: Process) -> None:
    sitting = table_of(server, "Константин Константинов", bots=4)
    person = invite("ru", size=(360, 780))
    anna = Creator.at(person, "ru", sitting.table, sitting.keys[0])
    expect(anna.tiles).to_have_count(15)
    fits(person)
    assert violations_in_both_themes(person.page) == []
    anna.tiles.last.click()
    expect(anna.hexes("spot").first).to_be_visible()
    for spot in (anna.hexes("spot").first, anna.hexes("spot").last):
        expect(spot).to_be_in_viewport()
    fits(person)
    assert violations_in_both_themes(person.page) == []
    anna.button("board-gods_love_dinosaurs-foresee", animal="rat").click()
    assert violations_in_both_themes(person.page) == []
