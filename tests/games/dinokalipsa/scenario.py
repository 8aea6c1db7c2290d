"""A table of Dinokalipsa in the players' words, so that a test of a rule is a few readable lines.

    table = Scenario(hands={"Anna": "meteor_mortar", "Boris": "jaw_trap", "Celia": "bone_helmet"})
    table.play()
    table.everyone_passes()
    assert table.place("Anna") == 9

A hand is a list of cards in one string; a player who is not named holds the cards dealt. Cards and
disasters given come in this order; after them comes what chance brings. Unless a test says
otherwise the first disaster is a meteor, against which only David's trait counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import ludolith
from ludolith.engine.bits import bit, members
from ludolith.engine.events import AddressedEvent, Event
from ludolith.engine.moves import Move
from ludolith.engine.rng import CHANCE, new_rng
from ludolith.games.dinokalipsa.codes import CHOOSE, PASS, SCORING_INSTANTS, SUDDEN_DEATH
from ludolith.games.dinokalipsa.components import BOARDS, CARDS, DISASTERS, BoardName
from ludolith.games.dinokalipsa.moves import PlayCard, TakeBoard
from ludolith.games.dinokalipsa.packed_hand import cards_in
from ludolith.games.dinokalipsa.rules import Dinokalipsa
from ludolith.games.dinokalipsa.view import (
    DinokalipsaView,
    Dinosaur,
    Disaster,
    Question,
    RoundScore,
)

GAME = ludolith.game("dinokalipsa")
PEOPLE = ("Anna", "Boris", "Celia", "David")
Happening = TypeVar("Happening", bound=Event)


def kinds(cards: str) -> list[int]:
    return [CARDS.index(card) for card in cards.split()]


def disaster_numbers(disasters: str) -> list[int]:
    """Each meteor is a card of its own."""
    numbers: list[int] = []
    for name in disasters.split():
        first = DISASTERS.index(name)
        numbers.append(first + sum(DISASTERS[number] == name for number in numbers))
    return numbers


class Scenario:
    """A game with known cards; everything is asked by the players' names."""

    def __init__(
        self,
        players: int = 3,
        *,
        hands: Mapping[str, str] | None = None,
        cards: str = "",
        disasters: str = "meteor",
        boards: tuple[BoardName, ...] = BOARDS,
        seed: int = 0,
        **options: bool | str,
    ) -> None:
        state = GAME.template(players, options)
        assert isinstance(state, Dinokalipsa)
        self.state = state
        self.people = PEOPLE[:players]
        self.emitted: list[AddressedEvent] = []  # of the last step
        state.rng = new_rng(seed, CHANCE)
        state.fix_disasters(disaster_numbers(disasters))
        state.keep_events()
        state.set_up()
        self.keep_events()
        while state.stage == 0:
            seat = state.deciders()[0]
            self.do(self.people[seat], TakeBoard(boards[seat]))
        self.hold(hands or {})
        state.fix_cards(kinds(cards))

    # -- laying out

    def hold(self, hands: Mapping[str, str]) -> None:
        for name in hands:
            self.state.fix_hand(self.seat(name), [])
        for name, cards in hands.items():
            self.state.fix_hand(self.seat(name), kinds(cards))

    def suffer(self, **disasters: str) -> None:
        """These disasters lie before these players already."""
        state = self.state
        for name, names in disasters.items():
            for number in self.unturned(names):
                deck = list(state.unturned)[: state.shuffled]
                place = deck.index(number)
                state.shuffled -= 1
                state.unturned[place] = state.unturned[state.shuffled]
                state.area[self.seat(name)] |= bit(number)

    def unturned(self, names: str) -> list[int]:
        deck = list(self.state.unturned)[: self.state.shuffled]
        found: list[int] = []
        for name in names.split():
            found.append(next(n for n in deck if DISASTERS[n] == name and n not in found))
        return found

    def stand_at(self, **places: int) -> None:
        for name, place in places.items():
            self.state.place[self.seat(name)] = place

    def discard_from_deck(self, cards: str) -> None:
        """These cards went from the deck to the discard pile earlier."""
        state = self.state
        for kind in kinds(cards):
            place = list(state.pile)[: state.in_deck].index(kind)
            state.in_deck -= 1
            state.pile[place] = state.pile[state.in_deck]
            state.discard(kind)
            state.show(kind)

    def leave_in_deck(self, cards: str) -> None:
        """All other cards of the deck went to the discard pile earlier."""
        left = kinds(cards)
        deck = list(self.state.pile)[: self.state.in_deck]
        for kind in left:
            deck.remove(kind)
        self.discard_from_deck(" ".join(CARDS[kind] for kind in deck))

    # -- acting

    def do(self, name: str, move: Move) -> None:
        self.emitted = self.state.play(self.seat(name), GAME.encode(move))

    def play(self, **cards: str) -> None:
        """All choose these cards, or the first of their hand; the last one reveals them all."""
        assert self.state.stage in (CHOOSE, SUDDEN_DEATH)
        emitted: list[AddressedEvent] = []
        for name in self.asked():
            self.do(name, PlayCard(cards.get(name) or self.hand(name)[0]))
            emitted += self.emitted
        self.emitted = emitted

    def play_only(self, **cards: str) -> None:
        """Only these choose; the others are still asked."""
        for name, card in cards.items():
            self.do(name, PlayCard(card))

    def everyone_passes(self) -> None:
        """No scoring instant is played any more."""
        emitted = self.emitted
        while self.state.stage == SCORING_INSTANTS:
            self.pass_(self.asked()[0])
            emitted = emitted + self.emitted
        self.emitted = emitted

    def pass_(self, name: str) -> None:
        self.emitted = self.state.play(self.seat(name), PASS)

    def finish_round(self) -> None:
        """Pass wherever that is possible, to the next choice of cards or the end."""
        emitted = self.emitted
        while not self.state.over and self.state.stage != CHOOSE:
            seat = self.state.deciders()[0]
            self.emitted = self.state.play(seat, GAME.default_move(self.state, seat))
            emitted = emitted + self.emitted
        self.emitted = emitted

    def keep_events(self) -> None:
        self.emitted = self.state.take_events()

    # -- looking

    def seat(self, name: str) -> int:
        return self.people.index(name)

    def asked(self) -> tuple[str, ...]:
        return tuple(self.people[seat] for seat in self.state.deciders())

    def choices(self, name: str) -> list[Move]:
        return [GAME.describe(code) for code in self.state.legal(self.seat(name))]

    def stage(self) -> str:
        question = self.view(None).question
        return "over" if question is None else question.stage

    def question(self) -> Question:
        question = self.view(None).question
        assert question is not None
        return question

    def disaster(self) -> Disaster:
        """The disaster of the round."""
        disaster = self.view(None).disaster
        assert disaster is not None
        return disaster

    def hand(self, name: str) -> list[str]:
        return [CARDS[kind] for kind in cards_in(self.state.hand[self.seat(name)])]

    def place(self, name: str) -> int:
        return self.state.place[self.seat(name)]

    def disasters(self, name: str) -> list[str]:
        return [DISASTERS[number] for number in members(self.state.area[self.seat(name)])]

    def front(self, name: str) -> str:
        return CARDS[self.state.front[self.seat(name)]]

    def score(self, name: str) -> RoundScore:
        score = self.seen(None, name).score
        assert score is not None
        return score

    def total(self, name: str) -> int:
        return self.score(name).total

    def discards(self) -> dict[str, int]:
        return self.view(None).discards

    def is_in(self, name: str) -> bool:
        return self.seen(None, name).still_in

    def winners(self) -> tuple[str, ...]:
        outcome = self.state.outcome()
        return () if outcome is None else tuple(self.people[seat] for seat in outcome.winners)

    def view(self, name: str | None) -> DinokalipsaView:
        """What a player sees; None is a spectator."""
        return self.state.view(None if name is None else self.seat(name))

    def seen(self, viewer: str | None, name: str) -> Dinosaur:
        """A player as another player sees them."""
        return self.view(viewer).dinosaurs[self.seat(name)]

    def known(self, viewer: str | None, name: str) -> list[str]:
        return [card.card for card in self.seen(viewer, name).known.cards]

    def happened(self, kind: type[Happening], viewer: str | None = None) -> list[Happening]:
        """The events of this kind in the last step that this viewer may see."""
        seat = None if viewer is None else self.seat(viewer)
        return [
            one.event for one in self.emitted if isinstance(one.event, kind) and one.seen_by(seat)
        ]
