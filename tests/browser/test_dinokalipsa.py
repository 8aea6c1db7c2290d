"""The board of Dinokalipsa in a real browser: whole games, its special scenes, its guided game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

import ludolith
from ludolith.games.dinokalipsa.components import CARDS
from ludolith.games.dinokalipsa.lesson import lesson
from ludolith.server.settings import Limits, Rate
from ludolith.text import LANGUAGES, Speech
from tests.browser.axe import violations
from tests.browser.party import PAUSE, party
from tests.browser.person import DESKTOP, Invite, Person
from tests.browser.words import ROOT, words_of
from tests.server.live import QUICK, Live, Player
from tests.server.process import Process

PHONE = (390, 844)
NAMES = ("Anna", "Bruno", "Celia", "Dariusz")
SECRET = bytes([3]) * 32  # of a game with a sudden death, an extinction and a victory
LONGEST = 5000  # looks at all pages, most of them while others think; a game is far shorter
CLIENT = ROOT / "src/ludolith/server/static"
# Those who play by wire ask for a fresh look again and again.
PATIENT = msgspec.structs.replace(
    QUICK, limits=Limits(messages=Rate(10_000, 10_000), address_limits=False)
)

Move = dict[str, Any]
View = dict[str, Any]


class Sitting:
    """A game of people whose chance is fixed, all played by wire; Anna may have a browser too."""

    def __init__(self, live: Live, browser: Browser) -> None:
        self.live = live
        self.browser = browser
        self.watching: list[Person] = []
        made = live.make(game="dinokalipsa", name=NAMES[0], players=len(NAMES), listed=False)
        self.table: str = made["table"]
        self.keys: list[str] = [made["key"]]
        self.people: list[Player] = [live.player(self.table, self.keys[0])]
        for seat, name in enumerate(NAMES[1:], 1):
            guest = live.player(self.table)
            self.keys.append(guest.ask("join", name=name, seat=seat)["key"])
            guest.hello(self.keys[-1])
            self.people.append(guest)
        assert self.people[0].ask("start")["tell"] == "done"

    def view(self, seat: int = 0) -> View:
        """What a seat sees now."""
        self.people[seat].hello(self.keys[seat])
        view: View = self.people[seat].snapshot["views"][0]
        return view

    def play(self, until: Callable[[View], bool], but: tuple[int, ...] = ()) -> View:
        """All players but some play the lowest card and pass, until something is so."""
        while not until(view := self.view()):
            seat = next(seat for seat in view["deciding"] if seat not in but)
            self.view(seat)
            choice = self.people[seat].open_choices()[0]
            answer = self.people[seat].ask(
                "decide",
                seat=seat,
                move=choice["moves"][0],
                version=choice["asked"],
                id=f"{seat}-{choice['asked']}",
            )
            assert answer["tell"] == "done", answer
        return view

    def look(self, language: str = "en", **how: Any) -> Person:
        """Anna opens a browser."""
        anna = Person(self.browser, f"http://{self.live.host}", language, **how)
        anna.words = words_of(language, "dinokalipsa")
        self.watching.append(anna)
        anna.sit_at(self.table, self.keys[0])
        return anna


@pytest.fixture
def sitting(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sitting]:
    with patch("ludolith.engine.chance_source.new_secret", lambda: SECRET):
        live = Live(tmp_path_factory.mktemp("tables"), PATIENT, CLIENT)
        found = Sitting(live, browser)
        yield found
        trouble = [line for person in found.watching for line in person.trouble]
        for person in found.watching:
            person.context.close()
        for seat in range(len(NAMES)):
            found.view(seat)  # a player who has not read all messages would close slowly
        live.stop()
        assert not trouble


def stage(name: str) -> Callable[[View], bool]:
    return lambda view: view["question"] is not None and view["question"]["stage"] == name


def anna_decides(view: View) -> bool:
    return 0 in view["deciding"]


def hand(person: Person) -> Locator:
    return person.region("own-hand").first


def card(person: Person, name: str) -> Locator:
    """A card of the hand, or one that may be taken; its name may begin with what it is good for."""
    words = re.escape(person.words("card-name", card=name))
    return hand(person).get_by_role("button", name=re.compile(f"{words}[,.:”»]")).first


def do(person: Person, move: Move) -> None:
    """Make a move as it is made on the board."""
    words = person.words
    match move["move"]:
        case "take-board":
            name = words("board-name", board=move["board"])
            person.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).click()
        case "pass" | "pass-round" as kind:
            hand(person).get_by_role("button", name=words(f"move-{kind}"), exact=True).click()
        case "raise-score":
            card(person, "tailwind").click()
            oneself = words("move-raise-score", target=words("ui-you"))
            hand(person).get_by_role("button", name=oneself, exact=True).click()
        case "insure":
            card(person, "catastrophe_policy").click()
        case _:
            card(person, move["card"]).click()


def fits(person: Person) -> None:
    wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert person.page.evaluate(wide) <= 0


# -- whole games


# Touches one of the buttons that the hand, or the choice of dinosaurs, offers: in one go, so that
# nothing changes between the look and the touch. What to do with a card that is held stands before
# the cards, on a phone after them.
TOUCH = """(turn) => {
  const offered = [
    ...document.querySelectorAll(
      ".dinokalipsa .dock button:enabled:not([aria-disabled=true])",
    ),
  ];
  if (offered.length === 0) return false;
  const held = document.querySelector(".dinokalipsa .dock button[aria-pressed=true]");
  const number = held === null ? (turn * 7) % offered.length : innerWidth > 660 ? 0 : -1;
  offered.at(number).click();
  return true;
}"""


def play_out(*people: Person) -> None:
    """To the end, whatever comes: each takes one of the buttons that are offered."""
    for turn in range(LONGEST):
        over = [decided(person, turn) for person in people]
        if all(over):
            return
        people[0].page.wait_for_timeout(PAUSE)  # lets all pages hear what happened
    raise AssertionError("the game does not end")


def decided(person: Person, turn: int) -> bool:
    """Decide something, or a step towards it; True once the game is over."""
    return not person.page.evaluate(TOUCH, turn) and person.over


def test_two_people_and_a_bot_play_a_whole_game(invite: Invite, server: Process) -> None:
    """A Russian at a desk and a Pole with a phone; both see the same end."""
    made = server.make(game="dinokalipsa", name="Ольга", players=3, listed=False)
    host = server.player(made["table"], made["key"])
    guest = server.player(made["table"])
    key = guest.ask("join", name="Łucja", seat=1)["key"]
    assert host.ask("start", fill="steady")["tell"] == "done"
    guest.close()
    host.close()
    olga, ania = invite("ru"), invite("pl", size=PHONE)
    for person, own in ((olga, made["key"]), (ania, key)):
        person.words = words_of(person.words.language, "dinokalipsa")
        person.sit_at(made["table"], own)
    play_out(olga, ania)
    ends = []
    for person in (olga, ania):
        finale = person.region("board-dinokalipsa-finale")
        expect(finale.locator("ol > li")).to_have_count(3)
        ends.append(finale.get_by_role("strong").all_inner_texts())
        fits(person)
        assert violations(person.page) == []
    assert [re.findall(r"\d+", text)[0] for text in ends[0]] == [
        re.findall(r"\d+", text)[0] for text in ends[1]
    ]


# -- scenes


def test_a_round_by_mouse_tells_who_decides_what_and_why(sitting: Sitting) -> None:
    anna = sitting.look()
    do(anna, {"move": "take-board", "board": "stego_the_stargazer"})
    expect(
        anna.page.get_by_text(anna.words("board-dinokalipsa-waiting", names="Bruno"))
    ).to_be_visible()
    view = sitting.play(stage("choose"))
    expect(hand(anna).get_by_role("status")).to_have_text(anna.words("ask-choose"))
    disaster = anna.region("board-dinokalipsa-disaster")
    expect(disaster).to_contain_text(anna.words("disaster-name", **view["disaster"]))
    played = view["hand"][-1] if view["hand"][-1]["value"] is not None else view["hand"][0]
    card(anna, played["card"]).click()
    expect(hand(anna).get_by_role("status")).to_have_text(
        anna.words("board-dinokalipsa-chosen", card=anna.words("card-name", card=played["card"]))
    )
    view = sitting.play(lambda view: view["dinosaurs"][0]["score"] is not None)
    score = view["dinosaurs"][0]["score"]
    own = anna.page.get_by_role("listitem").filter(has_text=anna.words("board-dinokalipsa-you"))
    expect(own).to_contain_text(anna.words("board-name", board="stego_the_stargazer"))
    expect(own).to_contain_text(str(score["total"]))


def test_a_disaster_threatens_until_it_is_taken(sitting: Sitting) -> None:
    anna = sitting.look()
    status = anna.page.locator(".dinokalipsa .players .status")
    threatened = status.filter(has_text=anna.words("threatened"))
    sitting.play(stage("threat"))
    expect(threatened).to_have_count(1)
    sitting.play(stage("shed"))
    expect(status.filter(has_text=anna.words("board-dinokalipsa-thinking"))).to_have_count(1)
    expect(threatened).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("ru", PHONE)])
def test_sudden_death_extinction_and_victory_are_staged(
    sitting: Sitting, language: str, size: tuple[int, int]
) -> None:
    anna = sitting.look(language, size=size)
    arena = anna.region("board-dinokalipsa-duel")

    view = sitting.play(stage("sudden_death"))
    expect(arena).to_be_visible()
    for seat, dinosaur in enumerate(view["dinosaurs"]):
        expect(arena.get_by_text(NAMES[seat], exact=True)).to_have_count(int(dinosaur["in_duel"]))
    if anna_decides(view):
        expect(hand(anna).get_by_role("status")).to_have_text(anna.words("ask-sudden_death"))
    fits(anna)
    assert violations(anna.page) == []

    view = sitting.play(lambda view: not all(each["still_in"] for each in view["dinosaurs"]))
    expect(arena).to_have_count(0)
    if not view["over"]:
        gone = [NAMES[seat] for seat, each in enumerate(view["dinosaurs"]) if not each["still_in"]]
        for name in gone:
            players = anna.page.get_by_role("listitem").filter(has_text=name)
            expect(players.get_by_text(anna.words("extinct"), exact=True)).to_be_visible()

    view = sitting.play(lambda view: view["over"])
    finale = anna.region("board-dinokalipsa-finale")
    expect(finale.locator("ol > li")).to_have_count(len(NAMES))
    won = NAMES[view["winners"][0]]
    expect(finale.get_by_role("heading")).to_contain_text(won)
    expect(finale.locator("ol > li").first).to_contain_text(won)
    fits(anna)
    assert violations(anna.page) == []


def test_the_hand_is_docked_in_sight_on_a_phone(sitting: Sitting) -> None:
    anna = sitting.look("pl", size=PHONE)
    view = sitting.play(stage("choose"))
    for place in (0, 120, 240):
        anna.page.evaluate("place => scrollTo(0, place)", place)
        for each in view["hand"]:
            expect(card(anna, each["card"])).to_be_in_viewport(ratio=1)
    fits(anna)


def test_on_a_phone_scores_are_in_sight_when_instants_are_asked_for(sitting: Sitting) -> None:
    anna = sitting.look("ru", size=PHONE)
    view = sitting.play(lambda view: stage("scoring_instants")(view) and anna_decides(view))
    for seat in range(len(NAMES)):
        total = str(view["dinosaurs"][seat]["score"]["total"])
        player = anna.page.get_by_role("listitem").filter(has=anna.page.get_by_text(NAMES[seat]))
        expect(player.get_by_text(total, exact=True).first).to_be_in_viewport()


# Puts names and texts on a card of the hand, one after the other; tells those that are cut or whose
# name is broken inside a word.
READ = """async (texts) => {
  const face = [...document.querySelectorAll(".dinokalipsa .dock .face")]
    .find((one) => one.matches(".small") || one.querySelector(":scope > .effect"));
  const [name, effect] = [face.querySelector(".name"), face.querySelector(":scope > .effect")];
  const put = ([words, text]) => {
    face.style.setProperty("--letters", Math.max(...words.split(/[ -]/).map((one) => one.length)));
    name.textContent = words;
    if (effect) effect.textContent = text;
  };
  const lines = (from, to) => {
    const range = document.createRange();
    range.setStart(name.firstChild, from);
    range.setEnd(name.firstChild, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const isBroken = ([words]) =>
    [...words.matchAll(/[^ -]+/g)].some((one) => lines(one.index, one.index + one[0].length) > 1);
  const isCut = () => face.scrollHeight > face.clientHeight || face.scrollWidth > face.clientWidth
    || name.scrollWidth > name.clientWidth;
  const { fontFamily } = getComputedStyle(name); // each alphabet has a file of its own
  await Promise.all([400, 700].map((weight) =>
    document.fonts.load(`${weight} 15px ${fontFamily}`, texts.join())));
  return texts.filter((text) => (put(text), isCut() || isBroken(text)));
}"""


def test_every_card_of_the_hand_shows_its_whole_name_and_text(invite: Invite) -> None:
    anna = invite(game="dinokalipsa")
    anna.open("/learn/dinokalipsa")
    anna.button("ui-lesson-next").click()
    do(anna, {"move": "take-board", "board": "nervous_rex"})
    expect(card(anna, "iced_tea_with_a_kick")).to_be_visible()
    speeches = [Speech(language, ludolith.game("dinokalipsa")) for language in LANGUAGES]
    texts = [
        [speech.say("card-name", card=card), speech.say("card-effect", card=card)]
        for speech in speeches
        for card in CARDS
    ]
    for width in (1280, 1200, 390):
        anna.page.set_viewport_size({"width": width, "height": 800})
        small = anna.page.locator(".dinokalipsa .dock .face.small")
        expect(small).to_have_count(5 if width == 390 else 0)
        assert anna.page.evaluate(READ, texts) == [], width


# What every player is called and how they stand, put in the place of what the page says.
PUT = """([name, status]) => {
  const players = document.querySelector(".dinokalipsa .players");
  for (const one of players.querySelectorAll(".name")) one.textContent = name;
  for (const one of players.querySelectorAll(".status")) one.textContent = status;
}"""
# Those that are wider or higher than their place, or stand on something else.
CUT = """() => [...document.querySelectorAll(".dinokalipsa .players .status")].filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const own = words.getBoundingClientRect();
  const meets = (other) => {
    const it = other.getBoundingClientRect();
    return own.left < it.right - 1 && own.right > it.left + 1 && own.top < it.bottom - 1
      && own.bottom > it.top + 1;
  };
  const row = one.closest("li");
  return own.width > one.clientWidth + 1 || own.height > one.clientHeight + 1
    || [...row.querySelectorAll("header, .portrait, .area, .count, .hand, .front")].some(meets);
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("width", [360, 390, 1280])
def test_no_status_is_cut_however_long_a_name(sitting: Sitting, language: str, width: int) -> None:
    anna = sitting.look(language, size=(width, 780))
    sitting.play(lambda view: stage("scoring_instants")(view) and anna_decides(view))
    expect(anna.page.locator(".dinokalipsa .players .count").first).to_be_visible()
    board = ("thinking", "ready", "passed", "passed-round")
    texts = ("extinct", "threatened", *(f"board-dinokalipsa-{one}" for one in board))
    for name in ("Bob", "Константин Константинов"):
        for text in texts:
            anna.page.evaluate(PUT, [name, anna.words(text)])
            assert anna.page.evaluate(CUT) == [], (name, text)


def test_a_spectator_has_no_hand(invite: Invite, server: Process) -> None:
    anna, eve = (invite(game="dinokalipsa") for _ in range(2))
    sitting = party(server, "Anna", game="dinokalipsa", bots=2)
    sitting.seat(anna)
    anna.page.locator(".gallery button:enabled").first.click()
    expect(anna.region("own-hand")).to_be_visible()
    eve.open(f"/t/{sitting.table}")
    expect(eve.page.locator(".players")).to_be_visible()
    expect(eve.region("own-hand")).to_have_count(0)
    expect(eve.text("own-hand")).to_have_count(0)


def test_a_card_that_cannot_be_played_says_why(sitting: Sitting) -> None:
    anna = sitting.look()
    view = sitting.play(
        lambda view: stage("choose")(view) and any(each["value"] is None for each in view["hand"])
    )
    instant = next(each["card"] for each in view["hand"] if each["value"] is None)
    card(anna, instant).press("Enter")
    why = anna.words("board-dinokalipsa-why-choose")
    expect(anna.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    assert anna_decides(sitting.view()), "nothing has been decided"


def test_a_card_is_played_by_keyboard(sitting: Sitting) -> None:
    anna = sitting.look()
    view = sitting.play(lambda view: stage("choose")(view) and anna_decides(view))
    chosen = view["hand"][0]["card"]
    expect(card(anna, chosen)).to_be_visible()
    for _ in range(100):
        anna.page.keyboard.press("Tab")
        if card(anna, chosen).evaluate("one => one === document.activeElement"):
            break
    anna.page.keyboard.press("Enter")
    expect(hand(anna).get_by_role("status")).to_have_text(
        anna.words("board-dinokalipsa-chosen", card=anna.words("card-name", card=chosen))
    )


def test_what_is_told_can_be_skipped(sitting: Sitting) -> None:
    """Time stands still in Anna's browser: only a key leads on from the reveal to the question."""
    anna = sitting.look(motion=True)
    view = sitting.play(lambda view: stage("choose")(view) and anna_decides(view))
    card(anna, view["hand"][0]["card"]).click()
    anna.page.clock.install()
    anna.page.clock.pause_at(anna.page.evaluate("() => Date.now() + 1000"))
    sitting.play(lambda view: not stage("choose")(view), but=(0,))
    view = sitting.play(anna_decides)
    question = anna.words(f"ask-{view['question']['stage']}", card=view["question"]["card"] or "")
    asked = hand(anna).get_by_role("status").get_by_text(question, exact=True)
    expect(anna.page.get_by_text(anna.words("own-hand"), exact=True).first).to_be_visible()
    assert asked.count() == 0
    anna.page.keyboard.press("Escape")
    expect(asked).to_be_visible()


# -- the guided first game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guided_game_leads_from_the_first_step_to_a_real_one(
    invite: Invite, language: str
) -> None:
    anna = invite(language)
    anna.words = words_of(language, "dinokalipsa")
    anna.open("/learn/dinokalipsa")
    for step in lesson().steps[:-1]:
        anna.sees(f"lesson-{step.text}")
        if step.right is None:
            anna.button("ui-lesson-next").click()
        else:
            do(anna, dict(step.right))
    anna.sees("lesson-goal")
    anna.page.get_by_role("button", name=anna.words("ui-play-now")).click()
    expect(anna.page.get_by_role("region", name=anna.words("ask-boards"))).to_be_visible()


def test_on_a_phone_the_guided_game_does_not_scroll_away_from_what_it_asks(invite: Invite) -> None:
    anna = invite(game="dinokalipsa", size=PHONE, motion=True)
    anna.page.add_init_script("Element.prototype.scrollIntoView = () => (window.scrolled = true)")
    anna.open("/learn/dinokalipsa")
    for step in lesson().steps[:3]:
        anna.sees(f"lesson-{step.text}")
        if step.right is None:
            anna.button("ui-lesson-next").click()
        else:
            do(anna, dict(step.right))
    hand(anna).locator(".do").click()
    anna.sees("lesson-scores")
    anna.page.keyboard.press("Escape")
    expect(card(anna, "tailwind")).to_have_attribute("aria-disabled", "false")
    expect(anna.text("lesson-scores").first).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate("window.scrolled") is None
