"""A dig in the players' words, so that a test of a rule is a few readable lines.

    dig = Dig(boulders={3: (0,)})
    dig.lay("Boris", *around(20)[1:])
    dig.place("Anna", *around(20)[0])
    assert dig.took("Boris") == ["plant"]

Anna is the first player and has the first turn. There are no boulders unless a test says so. A
front is what chance brings unless a test fixes it. Tiles that a test hands out come from the end of
the spiral, so that every tile stays in exactly one place; every step checks that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import ludolith
from ludolith.engine.bits import bit, members
from ludolith.engine.events import AddressedEvent, Event
from ludolith.engine.moves import Move
from ludolith.engine.options import OptionValue
from ludolith.engine.rng import CHANCE, new_rng
from ludolith.games.dino_bones.components import CARDS, KINDS, TILES, TileKind
from ludolith.games.dino_bones.events import FindTaken
from ludolith.games.dino_bones.geometry import BORDERS, PLACES, border_between
from ludolith.games.dino_bones.moves import EndTurn, LiftChisel, PlaceChisel, TakeFind
from ludolith.games.dino_bones.position import UNKNOWN
from ludolith.games.dino_bones.rules import DinoBones
from ludolith.games.dino_bones.setup import mark_boulders
from ludolith.games.dino_bones.turn import begin_turn
from ludolith.games.dino_bones.view import Digger, DinoBonesView, Question

GAME = ludolith.game("dino_bones")
BOULDERS_EVERYWHERE = dict.fromkeys(range(PLACES), (0, 1, 2, 3, 4, 5))
PEOPLE = ("Anna", "Boris", "Celia", "David", "Eva")
Happening = TypeVar("Happening", bound=Event)
Kind = TypeVar("Kind", bound=Move)
Pair = tuple[int, int]


def around(*places: int) -> list[Pair]:
    """The borders between a group of places and the rest of the whole slab."""
    inside = set(places)
    return [pair for pair in BORDERS if (pair[0] in inside) != (pair[1] in inside)]


def kind_of(tile: str) -> int:
    return TILES.index(tile)


def new_game(
    players: int, seed: int, options: Mapping[str, OptionValue] | None = None
) -> DinoBones:
    """A game as chance lays it out."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, DinoBones)
    return state


class Dig:
    """A game with known things in it; everything is asked by the players' names."""

    def __init__(
        self,
        players: int = 3,
        *,
        seed: int = 0,
        boulders: Mapping[int, tuple[int, ...]] | None = None,
        **options: OptionValue,
    ) -> None:
        template = GAME.template(players, {"first_player": "first_seat", **options})
        state = template.fresh(new_rng(seed, CHANCE))
        assert isinstance(state, DinoBones)
        self.state = state
        self.emitted: list[AddressedEvent] = []  # of the last step
        self.people = PEOPLE[:players]
        for place in range(PLACES):
            sides = (boulders or {}).get(place, ())
            state.back[place] = sum(1 << side for side in sides)
        mark_boulders(state)

    # -- laying out

    def fetch(self, tile: str) -> int:
        """Make sure that a front of this kind may still turn up."""
        state, kind = self.state, kind_of(tile)
        if not state.bag[kind]:
            lying = [p for p in members(state.slab.tiles & state.face_up) if state.front[p] == kind]
            other = next(k for k in range(KINDS) if state.bag[k] and k != kind)
            self.set_front(lying[-1], other)
        return kind

    def set_front(self, place: int, kind: int) -> None:
        state = self.state
        state.bag[state.front[place]] += 1
        state.front[place] = kind
        state.bag[kind] -= 1

    def show(self, **tiles: str) -> None:
        """These face-up tiles lie at these places: show(p12="plant")."""
        for name, tile in tiles.items():
            place = int(name[1:])
            assert self.state.face_up >> place & 1, f"{place} lies face down"
            if self.state.front[place] != kind_of(tile):
                self.set_front(place, self.fetch(tile))
        self.state.barred = sum(
            1 << place
            for place in members(self.state.face_up)
            if TILES[self.state.front[place]] in ("plant", "bone_pile")
        )

    def hide(self, tiles: str) -> None:
        """These fronts turn up next, in this order."""
        kinds = [self.fetch(tile) for tile in tiles.split()]
        self.state.fix_fronts(kinds)

    def spare_tile(self, tile: str) -> int:
        """A tile that left the slab earlier, from the face-down end of the spiral."""
        state = self.state
        kind = self.fetch(tile)
        place = max(p for p in members(state.slab.tiles) if state.front[p] == UNKNOWN)
        self.remove(place)
        state.bag[kind] -= 1
        state.in_bag -= 1
        return kind

    def remove(self, place: int) -> None:
        part = bit(place)
        borders = self.state.slab.borders_of(part)
        self.state.slab.take_out(part, borders)
        self.state.slab.traced = False

    def own(self, name: str, tiles: str) -> None:
        for tile in tiles.split():
            self.state.gain(self.seat(name), self.spare_tile(tile))

    def stock(self, tiles: str) -> None:
        """The leader has these tiles."""
        for tile in tiles.split():
            self.state.put_in_stock(self.spare_tile(tile))

    def leave(self, *places: int) -> None:
        """All other tiles went to the leader earlier."""
        state = self.state
        for place in members(state.slab.tiles):
            if place not in places:
                kind = state.turn_up(place)
                self.remove(place)
                state.put_in_stock(kind)

    def lay(self, name: str, *borders: Pair) -> None:
        """These chisels lie on the slab already; they were dull ones."""
        for one, other in borders:
            splits = self.state.slab.lay(self.seat(name), border_between(one, other))
            assert not splits
            self.state.dull[self.seat(name)] -= 1

    def sharp(self, name: str, chisels: int) -> None:
        """Of the chisels in front of a player so many are sharp."""
        seat = self.seat(name)
        both = self.state.sharp[seat] + self.state.dull[seat]
        self.state.sharp[seat] = chisels
        self.state.dull[seat] = both - chisels

    def amber(self, name: str, amber: int) -> None:
        seat = self.seat(name)
        self.state.supply += self.state.amber[seat] - amber
        self.state.amber[seat] = amber

    def hold(self, **cards: str) -> None:
        """These cards are in these hands, and no others anywhere."""
        for seat in range(len(self.people)):
            named = cards.get(self.people[seat], "").split()
            self.state.hand[seat] = sum(1 << CARDS.index(card) for card in named)

    def begin_turn(self, name: str) -> None:
        self.state.keep_events()
        begin_turn(self.state, self.seat(name))
        self.state.advance()
        self.emitted = self.state.take_events()

    # -- acting

    def do(self, name: str, move: Move) -> None:
        self.emitted = self.state.play(self.seat(name), GAME.encode(move))
        # A test hands out cards as it likes.
        assert not [fault for fault in self.state.faults() if "cards" not in fault]

    def place(self, name: str, one: int, other: int) -> None:
        self.do(name, PlaceChisel(min(one, other), max(one, other)))

    def lift(self, name: str, one: int, other: int) -> None:
        self.do(name, LiftChisel(min(one, other), max(one, other)))

    def end_turn(self, name: str, keep: int = 0) -> None:
        self.do(name, EndTurn(keep))

    def take(self, name: str, *tiles: TileKind) -> None:
        for tile in tiles:
            self.do(name, TakeFind(tile))

    def take_anything(self) -> list[AddressedEvent]:
        """Let each player take the first find offered until the division is over."""
        emitted = list(self.emitted)
        while self.question.stage in ("division", "last_two"):
            seat = self.state.deciders()[0]
            self.emitted = self.state.play(seat, self.state.legal(seat)[0])
            emitted += self.emitted
        self.emitted = emitted
        return emitted

    # -- asking

    def seat(self, name: str) -> int:
        return self.people.index(name)

    @property
    def asked(self) -> str:
        return self.people[self.state.deciders()[0]]

    @property
    def view(self) -> DinoBonesView:
        return self.state.view(None)

    @property
    def question(self) -> Question:
        question = self.view.question
        assert question is not None
        return question

    def digger(self, name: str) -> Digger:
        return self.view.diggers[self.seat(name)]

    def moves(self) -> list[Move]:
        """The legal moves of the deciding player."""
        return [GAME.describe(code) for code in self.state.legal(self.state.deciders()[0])]

    def moves_of(self, kind: type[Kind]) -> list[Kind]:
        return [move for move in self.moves() if isinstance(move, kind)]

    def events(self, kind: type[Happening]) -> list[Happening]:
        return [one.event for one in self.emitted if isinstance(one.event, kind)]

    def took(self, name: str) -> list[str]:
        """What a player took in the last step."""
        return [one.tile for one in self.events(FindTaken) if one.seat == self.seat(name)]

    def points(self, name: str) -> int:
        return int(self.state.scores()[self.seat(name)])
