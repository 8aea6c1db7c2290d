"""The slab's cracks against a plain search through its tiles, on random slabs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludolith.engine.bits import bit, members
from ludolith.engine.rng import new_rng
from ludolith.games.dino_bones.geometry import BORDERS, BORDERS_OF, PLACES, WORD, WORDS
from ludolith.games.dino_bones.slab import new_slab


def parts_of(tiles: set[int], chisels: set[int]) -> list[set[int]]:
    """All parts of a slab, by walking from tile to tile."""
    beside: dict[int, set[int]] = {place: set() for place in tiles}
    for border, (one, other) in enumerate(BORDERS):
        if one in tiles and other in tiles and border not in chisels:
            beside[one].add(other)
            beside[other].add(one)
    parts = []
    left = set(tiles)
    while left:
        part: set[int] = set()
        todo = [min(left)]
        while todo:
            place = todo.pop()
            if place not in part:
                part.add(place)
                todo += beside[place]
        parts.append(part)
        left -= part
    return parts


def as_set(places: set[int]) -> int:
    return sum(1 << place for place in places)


class Plain:
    """A slab without any cleverness, beside the real one."""

    def __init__(self, seed: int) -> None:
        self.slab = new_slab(2)
        self.tiles = set(range(PLACES))
        self.chisels: dict[int, int] = {}
        self.rng = new_rng(seed)
        self.split = {"rim": 0, "hole": 0, "equal": 0}

    def free(self) -> list[int]:
        return [
            border
            for border, (one, other) in enumerate(BORDERS)
            if one in self.tiles and other in self.tiles and border not in self.chisels
        ]

    def any(self, things: list[int]) -> int:
        return things[self.rng.below(len(things))]

    def lay(self) -> None:
        border, seat = self.any(self.free()), self.rng.below(2)
        expected = len(parts_of(self.tiles, {*self.chisels, border})) == 2
        assert self.slab.would_split(border) == expected
        assert self.slab.lay(seat, border) == expected
        self.chisels[border] = seat
        if expected:
            self.cut_off(border)

    def cut_off(self, border: int) -> None:
        """The smaller part leaves with its chisels."""
        parts = parts_of(self.tiles, set(self.chisels))
        found = [as_set(part) for part in parts]
        one = self.slab.part_of(BORDERS[border][0])
        assert sorted(found) == sorted([one, self.slab.tiles & ~one])
        part = min(parts, key=len)
        if len(parts[0]) == len(parts[1]):
            self.split["equal"] += 1
        if not any(self.at_rim(place) for place in part):
            self.split["hole"] += 1
        self.take_out(part)
        self.split["rim"] += 1

    def at_rim(self, place: int) -> bool:
        return sum(place in pair for pair in BORDERS) < 6

    def take_out(self, part: set[int]) -> None:
        borders = self.slab.borders_of(as_set(part))
        for border, (one, other) in enumerate(BORDERS):
            word, place = border // WORD, border % WORD
            inside = (one in part) + (other in part)
            assert borders[word] >> place & 1 == (inside == 1)
            assert borders[WORDS + word] >> place & 1 == (inside == 2)
            if inside:
                self.chisels.pop(border, None)
        self.slab.take_out(as_set(part), borders)
        self.tiles -= part

    def lift(self) -> None:
        border = self.any(list(self.chisels))
        self.slab.lift(self.chisels.pop(border), border)

    def dig(self) -> None:
        """A tile leaves, if the slab holds together without it."""
        place = self.any(sorted(self.tiles))
        if len(parts_of(self.tiles - {place}, set(self.chisels))) == 1:
            self.take_out({place})
            self.slab.traced = False

    def compare(self) -> None:
        assert self.slab.tiles == as_set(self.tiles)
        for border in range(len(BORDERS)):
            assert self.slab.owner(border) == self.chisels.get(border, -1)


def play(seed: int, steps: int) -> Plain:
    plain = Plain(seed)
    for _ in range(steps):
        if len(plain.tiles) < 3:
            break
        chance = plain.rng.below(12)
        if chance == 0 and plain.chisels:
            plain.lift()
        elif chance == 1 and len(plain.tiles) > 3:
            plain.dig()
        else:
            plain.lay()
        plain.compare()
    return plain


@given(st.integers(0, 10**6))
def test_the_slab_splits_exactly_when_a_search_finds_two_parts(seed: int) -> None:
    play(seed, 120)


def test_the_random_slabs_have_splits_holes_and_equal_halves() -> None:
    total = {"rim": 0, "hole": 0, "equal": 0}
    for seed in range(30):
        for kind, number in play(seed, 200).split.items():
            total[kind] += number
    assert min(total.values()) > 5, total


def test_the_borders_of_a_tile_are_those_it_is_part_of() -> None:
    for place in range(PLACES):
        found = {
            word * WORD + member
            for word in range(WORDS)
            for member in members(BORDERS_OF[place * WORDS + word])
        }
        assert found == {border for border, pair in enumerate(BORDERS) if place in pair}


def test_touched_tiles_are_those_beside_own_chisels() -> None:
    slab = new_slab(2)
    slab.lay(0, BORDERS.index((0, 1)))
    slab.lay(1, BORDERS.index((7, 8)))
    assert slab.touched(0) == bit(0) | bit(1)
    assert slab.touched(1) == bit(7) | bit(8)
