"""Tables set up without the lobby, and games played on by people."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as Waited

from ludolith import games
from tests.browser.person import Person
from tests.server.live import wait_until
from tests.server.process import Process

MOST_SAID = 50  # by one connection, at any pace
SOON = 2000  # milliseconds; a choice may be gone by then
PAUSE = 80  # milliseconds between two looks, which themselves cost time that others need
LONGEST = 400  # looks at all pages; a game is far shorter


@dataclass
class Party:
    """A running game: its table, and one key per person."""

    table: str
    keys: list[str] = field(default_factory=list)

    def seat(self, *people: Person) -> None:
        """Each takes the seat of the same number."""
        for person, key in zip(people, self.keys, strict=True):
            person.sit_at(self.table, key)


def party(
    server: Process, *names: str, bots: int = 1, game: str = "diamant", **house: Any
) -> Party:
    """These people with so many bots, the game begun; house rules as on the wire."""
    made = server.make(game=game, name=names[0], players=len(names) + bots, listed=False)
    table, key = made["table"], made["key"]
    found = Party(table, [key])
    host = server.player(table, key)
    for seat, name in enumerate(names[1:], 1):
        guest = server.player(table)
        found.keys.append(guest.ask("join", name=name, seat=seat)["key"])
        guest.close()
    if house:
        rules = host.snapshot["table"]["house"] | house
        assert host.ask("set-house-rules", rules=rules)["tell"] == "done"
    assert host.ask("start", fill="random")["tell"] == "done"
    host.close()
    return found


def fewest(game: str, people: int) -> int:
    """How many bots make these people enough for a game, and for a short one: at least one."""
    enough = games.game(game).effort.one_table or games.game(game).player_counts[0]
    return max(enough - people, 1)


def finished(server: Process, game: str = "diamant") -> Party:
    """Anna and bots have played a game to its end."""
    players = games.game(game).effort.one_table or 1 + max(2, fewest(game, 1))
    made = server.make(
        game=game, name="Anna", players=players, bots="random", start=True, listed=False
    )
    sitting = Party(made["table"], [made["key"]])
    finish(server, sitting, game)
    return sitting


def finish(server: Process, sitting: Party, game: str = "diamant") -> None:
    """To the end without the browsers: a bot decides for all players."""
    if games.game(game).by_simulation:
        play_by_wire(server, sitting.table, sitting.keys)
        return
    for seat, key in enumerate(sitting.keys):
        player = server.player(sitting.table, key)
        if player.snapshot["table"]["phase"] == "playing":
            player.ask("let-bot-play", seat=seat, level="random")
        player.close()
    wait_until(lambda: server.phase(sitting.table) == "over", every=0.1)


def play_by_wire(server: Process, table: str, keys: list[str]) -> None:
    """To the end, all by chance, and with few strikes: each has to be simulated."""
    choosing = random.Random(7)
    people = [server.player(table, key) for key in keys]
    while any(person.snapshot["table"]["phase"] == "playing" for person in people):
        for seat, key in enumerate(keys):
            if people[seat].sent > MOST_SAID:  # a connection has its pace; a new one begins afresh
                people[seat].close()
                people[seat] = server.player(table, key)
            person = people[seat]
            for choice in person.open_choices():
                person.ask(
                    "decide",
                    seat=choice["seat"],
                    move=choosing.choice(quick(choice["moves"])),
                    version=choice["asked"],
                    id=f"wire-{choosing.getrandbits(64):x}",  # new ones on every connection
                )
            person.receive_all()
    for person in people:
        person.close()


def quick(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of strikes only hard ones at low blocks: each has to be simulated, and these soon end it."""
    strikes = [move for move in moves if move["move"] == "strike"]
    if not strikes:
        return moves
    low = sorted({move["height"] for move in strikes})[:3]
    hard = max(move["speed"] for move in strikes)
    return [move for move in strikes if move["height"] in low and move["speed"] == hard]


def pressed(button: Locator) -> bool:
    """Whether it could still be; the question may be gone before the finger comes down."""
    try:
        button.click(timeout=SOON)
    except Waited:
        return False
    return True


def play_out(*people: Person) -> None:
    """To the end: all players go on once, then leave, and so on."""
    goes_on = dict.fromkeys(people, True)
    for _ in range(LONGEST):
        if all(person.over for person in people):
            return
        for person in people:
            if not person.asked:
                continue
            move = "continue" if goes_on[person] else "leave"
            goes_on[person] ^= pressed(person.button(f"move-{move}"))
        people[0].page.wait_for_timeout(PAUSE)  # lets all pages hear what happened
    raise AssertionError("the game does not end")
