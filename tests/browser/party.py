"""Tables set up without the lobby, and games played on by people."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.browser.person import Person
from tests.server.process import Process

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


def party(server: Process, *names: str, bots: int = 1, **house: Any) -> Party:
    """These people with so many bots, the game begun; house rules as on the wire."""
    made = server.make(name=names[0], players=len(names) + bots, listed=False)
    table, key = made["table"], made["key"]
    found = Party(table, [key])
    host = server.player(table, key)
    for seat, name in enumerate(names[1:], 1):
        guest = server.player(table)
        found.keys.append(guest.ask("join", name=name, seat=seat)["key"])
        guest.close()
    if house:
        rules = host.sight["table"]["house"] | house
        assert host.ask("set-house-rules", rules=rules)["tell"] == "done"
    assert host.ask("start", fill="steady")["tell"] == "done"
    host.close()
    return found


def finished(server: Process) -> Party:
    """Anna and two bots have played a game to its end."""
    made = server.make(name="Anna", players=3, bots="steady", start=True, listed=False)
    anna = server.player(made["table"], made["key"])
    anna.play_out()
    anna.close()
    return Party(made["table"], [made["key"]])


def play_out(*people: Person) -> None:
    """To the end: everybody goes on once, then leaves, and so on."""
    goes_on = dict.fromkeys(people, True)
    for _ in range(LONGEST):
        if all(person.over for person in people):
            return
        for person in people:
            if not person.asked:
                continue
            person.decides("continue" if goes_on[person] else "leave")
            goes_on[person] = not goes_on[person]
        people[0].page.wait_for_timeout(20)  # lets all pages hear what happened
    raise AssertionError("the game does not end")
