"""What every game gets by itself: played through, looked at by axe, on a small phone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError as Waited
from playwright.sync_api import ViewportSize, expect

from ludolith import games
from ludolith.text import Speech
from tests.browser.axe import violations_in_both_themes
from tests.browser.party import PAUSE, Party, fewest, finish, finished, party, pressed
from tests.browser.person import DESKTOP, Invite, Person
from tests.browser.words import on_page
from tests.server.process import Process

PRESSED = 24  # decisions made in the browsers; bots play whatever is left of a long game
PRESSED_STRIKES = 6  # each is simulated and shown
LOOKS = 600
PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=DESKTOP[0], height=DESKTOP[1])
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"

# After a press on a button that is gone, the focus is still somewhere; a mouse leaves no ring.
STAYS = """() => document.activeElement !== document.body
    && document.querySelector(":focus-visible") === null"""

every_game = pytest.mark.parametrize("game", games.NAMES)


@pytest.fixture(scope="package")
def played(server: Process) -> Callable[[str], Party]:
    """One finished game of each, played once for all tests."""
    known: dict[str, Party] = {}

    def find(game: str) -> Party:
        if game not in known:
            known[game] = finished(server, game)
        return known[game]

    return find


def press_any(person: Person, choosing: random.Random) -> bool:
    """Make one of the choices there are now; false if there are none."""
    person.opens_choices()
    offered = person.choices.count()
    if not offered:
        return False
    if not pressed(person.choices.nth(choosing.randrange(offered))):
        return False
    assert person.page.evaluate(STAYS), "the focus has fallen, or is seen though no key was used"
    return True


def press_on(people: list[Person], most: int, choosing: random.Random) -> None:
    """So many decisions by the players who have one to make; fewer if the game is over."""
    made = 0
    for _ in range(LOOKS):
        if made >= most or all(person.over for person in people):
            return
        for person in people:
            made += press_any(person, choosing)
        people[0].page.wait_for_timeout(PAUSE)  # lets all pages hear what happened
    raise AssertionError("no player can do anything, yet the game is not over")


@every_game
def test_two_people_and_bots_play_a_whole_game(invite: Invite, server: Process, game: str) -> None:
    choosing = random.Random(game)
    olga, ania = invite("ru", game=game), invite("pl", game=game)
    sitting = party(server, "Ольга", "Łucja", bots=fewest(game, 2), game=game)
    sitting.seat(olga, ania)
    presses = PRESSED_STRIKES if games.game(game).by_simulation else PRESSED
    press_on([olga, ania], presses // 2, choosing)

    # Everything is where it was after the page is loaded again.
    if not ania.over:
        ania.button("ui-pause").click()
        expect(ania.button("ui-resume")).to_be_visible()
        before = ania.log()
        ania.page.reload()
        expect(ania.button("ui-resume")).to_be_visible()
        assert ania.log() == before
        ania.button("ui-resume").click()

    press_on([olga, ania], presses // 2, choosing)
    for person in (olga, ania):
        person.open("/about")  # or hundreds of decisions would all be drawn
    finish(server, sitting, game)
    for person in (olga, ania):
        person.open(f"/t/{sitting.table}")
        expect(person.button("ui-rematch")).to_be_visible()
        person.text("ui-fair").click()
        person.button("ui-verify").click()
        person.sees("ui-verified")


@every_game
def test_every_legal_choice_is_a_button_with_words_of_its_own(
    invite: Invite, server: Process, game: str
) -> None:
    anna = invite(game=game)
    sitting = party(server, "Anna", bots=fewest(game, 1), game=game)
    sitting.seat(anna)
    expect(anna.page.locator("details.choices, .dock .choice").first).to_be_visible()
    anna.opens_choices()
    anna.button("ui-pause").click()  # the bots wait, and nothing changes any more
    expect(anna.button("ui-resume")).to_be_visible()
    looking = server.player(sitting.table, sitting.keys[0])
    rules = games.game(game)
    moves = [rules.describe(rules.decode_move(m)) for m in looking.open_choices()[0]["moves"]]
    names = [seat["name"] for seat in looking.snapshot["table"]["seats"]]
    looking.close()
    words = [on_page(Speech("en", rules).move(move, names)) for move in moves]
    assert len(set(words)) == len(words)
    buttons = anna.page.locator("details.choices li button, .dock .choice")
    expect(buttons).to_have_count(len(words))
    assert sorted(buttons.all_inner_texts()) == sorted(words)


@every_game
def test_axe_finds_nothing_and_every_page_fits_on_a_small_phone(
    invite: Invite, server: Process, played: Callable[[str], Party], game: str
) -> None:
    """In Russian, whose words are long."""

    def is_sound(where: str) -> None:
        assert violations_in_both_themes(anna.page) == [], where
        anna.page.set_viewport_size(PHONE)
        try:
            anna.page.wait_for_function(FITS)  # a drawing may take a moment to follow the window
        except Waited:
            pytest.fail(f"too wide for a phone: {where}")
        anna.page.set_viewport_size(DESK)

    anna = invite("ru", game=game)
    anna.open()
    anna.takes_game()
    anna.offer.get_by_text(anna.words("options"), exact=True).click()
    is_sound("home")
    anna.door("ui-make-table").click()
    expect(anna.heading("ui-around-table")).to_be_visible()
    is_sound("lobby")
    party(server, "Анна", bots=fewest(game, 1), game=game).seat(anna)
    expect(anna.page.locator("details.choices, .dock .choice").first).to_be_visible()
    anna.opens_choices()
    is_sound("table")
    played(game).seat(anna)
    expect(anna.button("ui-rematch")).to_be_visible()
    is_sound("end")
    anna.link("ui-replay").click()
    expect(anna.page.get_by_role("slider")).to_be_visible()
    is_sound("replay")
    anna.open(f"/learn/{game}")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    is_sound("lesson")
