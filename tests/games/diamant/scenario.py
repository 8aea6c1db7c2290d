"""A table of Diamant in the players' words, so that a test of a rule is a few readable lines.

    table = Scenario(players=5, cards=[9, "snakes"])
    table.everyone_continues_except("Anna")
    assert table.chest("Anna") == 5

Cards: a number is a treasure, a word is a trap, `relic(5)` is a relic. The cards given come in this
order, through all expeditions; after them comes what chance brings.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import u8

import ludolith
from ludolith.engine.bits import members
from ludolith.engine.events import Event
from ludolith.engine.rng import CHANCE, new_rng
from ludolith.games.diamant.codes import CONTINUE, LEAVE
from ludolith.games.diamant.components import RELIC, RELICS, TRAP, TRAPS
from ludolith.games.diamant.rules import Diamant
from ludolith.games.diamant.view_types import DiamantView, Explorer

PEOPLE = ("Anna", "Boris", "Celia", "David", "Emma", "Frank", "Greta", "Hugo")
Card = int | str
Happening = TypeVar("Happening", bound=Event)


def relic(points: int) -> str:
    """The relic card worth this many points."""
    return f"relic {points}"


def code(card: Card) -> int:
    """A card as the rules know it."""
    if isinstance(card, int):
        return card
    if card in TRAPS:
        return TRAP + TRAPS.index(card)
    return RELIC + RELICS.index(int(card.removeprefix("relic ")))


def card_named(number: int) -> Card:
    """The opposite of `code`."""
    if number < TRAP:
        return number
    return TRAPS[number - TRAP] if number < RELIC else relic(RELICS[number - RELIC])


class Scenario:
    """A game with known cards; everything is asked by the players' names."""

    def __init__(
        self,
        players: int = 4,
        cards: Sequence[Card] = (),
        *,
        relics: bool = False,
        open_chests: bool = False,
        seed: int = 0,
    ) -> None:
        options = {"relics": relics, "open_chests": open_chests}
        state = ludolith.game("diamant").template(players, options)
        assert isinstance(state, Diamant)
        self.state = state
        self.people = PEOPLE[:players]
        state.rng = new_rng(seed, CHANCE)
        state.fix_cards([code(card) for card in cards])
        state.keep_events()
        state.set_up()
        self.events = [one.event for one in state.take_events()]  # of the last step

    # -- laying out

    def put_in_chests(self, **rubies: int) -> None:
        for name, number in rubies.items():
            self.state.chest[self.seat(name)] = number

    def leave_in_deck(self, *cards: Card) -> None:
        """Only these cards may still come in this expedition."""
        path = list(self.state.deck)[: self.state.revealed]
        self.state.deck = vec[u8](path + [code(card) for card in cards])

    # -- acting

    def everyone_continues(self) -> None:
        self.decide(leaving=())

    def everyone_leaves(self) -> None:
        self.decide(leaving=self.in_cave())

    def everyone_continues_except(self, *leaving: str) -> None:
        self.decide(leaving=leaving)

    def decide(self, leaving: tuple[str, ...]) -> None:
        """All those in the cave choose; the last choice reveals them and what they cause."""
        self.events = []
        assert self.in_cave(), "no player is in the cave"
        assert set(leaving) <= set(self.in_cave()), "only those in the cave can leave"
        for name in self.in_cave():
            self.choose(name, LEAVE if name in leaving else CONTINUE)

    def choose(self, name: str, move: int) -> None:
        self.events += [one.event for one in self.state.play(self.seat(name), move)]

    def leaves(self, name: str) -> None:
        """One player chooses to leave; the others may still be thinking."""
        self.choose(name, LEAVE)

    def continues(self, name: str) -> None:
        self.choose(name, CONTINUE)

    def everyone_leaves_until_expedition(self, number: int) -> None:
        while self.state.expedition < number:
            self.everyone_leaves()

    # -- looking

    def seat(self, name: str) -> int:
        return self.people.index(name)

    def in_cave(self) -> tuple[str, ...]:
        return tuple(self.people[seat] for seat in members(self.state.inside))

    def must_decide(self) -> tuple[str, ...]:
        return tuple(self.people[seat] for seat in self.state.deciders())

    def carried(self, name: str) -> int:
        return self.state.carried[self.seat(name)]

    def chest(self, name: str) -> int:
        return self.state.chest[self.seat(name)]

    def points(self, name: str) -> int:
        return self.state.scores()[self.seat(name)]

    def is_over(self) -> bool:
        return self.state.over

    def winners(self) -> tuple[str, ...]:
        outcome = self.state.outcome()
        return () if outcome is None else tuple(self.people[seat] for seat in outcome.winners)

    def cave(self) -> list[Card]:
        """The cards revealed in this expedition."""
        return self.all_cards()[: self.state.revealed]

    def may_come(self) -> list[Card]:
        """The cards that may still be revealed in this expedition."""
        return self.all_cards()[self.state.revealed :]

    def all_cards(self) -> list[Card]:
        """Every card in the deck or in the cave."""
        return [card_named(number) for number in self.state.deck]

    def view(self, name: str | None) -> DiamantView:
        """What a player sees; None is a spectator."""
        return self.state.view(None if name is None else self.seat(name))

    def seen(self, viewer: str | None, name: str) -> Explorer:
        """A player as another player sees them."""
        return self.view(viewer).explorers[self.seat(name)]

    def happened(self, kind: type[Happening]) -> list[Happening]:
        """The events of this kind in the last step."""
        return [event for event in self.events if isinstance(event, kind)]
