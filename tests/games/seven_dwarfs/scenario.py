"""A table of Seven Dwarfs in the players' words, so that a test of a rule is a few readable lines.

    table = Scenario(players=3, blocks={0: "red red pink clear"})
    table.strikes("Anna", off=["0 a", "0 b"])
    assert table.points("Anna") == 6

No strike is simulated: a test says what comes off. Gems are named by their block, counted from 0 at
the bottom, and by the letter of their slot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.events import Event
from ludolith.games.seven_dwarfs import GAME, finding_checks
from ludolith.games.seven_dwarfs.column import SLOTS, Finding, no_answer
from ludolith.games.seven_dwarfs.components import NAMES
from ludolith.games.seven_dwarfs.moves import ChooseColour, Strike, code_of
from ludolith.games.seven_dwarfs.rules import SevenDwarfs
from ludolith.games.seven_dwarfs.view import Pile, SevenDwarfsView
from tests.games.seven_dwarfs.stand_in import left

PEOPLE = ("Anna", "Boris", "Celia", "David", "Emma", "Frank", "Greta")
# The gems of each block in the order of its slots: 12 of each colour, never three alike on a block.
COLOURS = ("red red pink clear", "pink pink clear red", "clear clear red pink") * 3
TAP = Strike(84, 0, 0, 0, 100)
Happening = TypeVar("Happening", bound=Event)


def gem(name: str) -> tuple[int, int]:
    """ "3 b" is the gem in the second slot of block 3."""
    block, letter = name.split()
    return int(block), "abcd".index(letter)


def gems_of(*blocks: int) -> list[str]:
    """All gems of these blocks."""
    return [f"{block} {letter}" for block in blocks for letter in "abcd"]


class Scenario:
    """A game with a known column; everything is asked by the players' names."""

    def __init__(
        self,
        players: int = 3,
        *,
        left_on: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """`left_on` are the gems still on the column; those gone belong to no player."""
        state = GAME.new(players, 1, options, keep_events=True)
        assert isinstance(state, SevenDwarfs)
        self.state = state
        self.opening = state.take_events()
        words = [word for block in COLOURS for word in block.split()]
        state.colour = vec[i64]([NAMES.index(word) for word in words])
        self.emitted: list[Event] = []
        if left_on is not None:
            self.clear(set(gems_of(*range(9))) - set(left_on))

    def clear(self, names: set[str]) -> None:
        """Take gems away before the game, so that a test need not play for them."""
        state = self.state
        gone = {gem(name) for name in names}
        state.column = left(state.column, state.tremor(0, 100), gone, frozenset()).column
        for block, slot in gone:
            state.on_column &= ~(1 << (SLOTS * block + slot))

    # -- what players do

    def strikes(
        self,
        name: str,
        off: Sequence[str] = (),
        falls: Sequence[int] = (),
        *,
        hit: bool = True,
        strike: Strike = TAP,
    ) -> None:
        """One strike, and what comes off; of a block that falls its gems come off too."""
        state = self.state
        seat = PEOPLE.index(name)
        tremor = state.tremor(seat, strike.speed)
        finding = left(state.column, tremor, set(map(gem, off)), frozenset(falls))
        found = Finding(tremor, hit, finding.gems, finding.blocks, finding.column)
        self.play(seat, code_of(strike), found)

    def turn(self, name: str, off: Sequence[str] = (), falls: Sequence[int] = ()) -> None:
        """A whole turn; everything comes off with the second strike."""
        self.strikes(name)
        self.strikes(name, off, falls)

    def fails(self, name: str, trouble: str = "unstable") -> None:
        """A strike that cannot be simulated."""
        state = self.state
        seat = PEOPLE.index(name)
        tremor = state.tremor(seat, TAP.speed)
        self.play(
            seat, code_of(TAP), no_answer(state.column, tremor, finding_checks.trouble(trouble))
        )

    def chooses(self, name: str, colour: str) -> None:
        move = ChooseColour(colour)  # type: ignore[arg-type]
        self.emitted = [one.event for one in self.state.play(PEOPLE.index(name), code_of(move))]

    def play(self, seat: int, code: int, finding: Finding) -> None:
        self.state.check(seat, code)
        self.state.give(seat, code, finding_checks.written(finding))
        self.emitted = [one.event for one in self.state.play(seat, code)]
        assert self.state.faults() in ([], self.missing()), self.state.faults()

    def missing(self) -> list[str]:
        """Gems that were cleared away before the game are missed, and nothing else."""
        return [fault for fault in self.state.faults() if fault.startswith("a gem is missing")]

    # -- what is asked

    @property
    def view(self) -> SevenDwarfsView:
        return self.state.view(None)

    def pile(self, name: str) -> Pile:
        return self.view.piles[PEOPLE.index(name)]

    def points(self, name: str) -> int:
        return list(self.state.scores())[PEOPLE.index(name)]

    def to_strike(self) -> str:
        (seat,) = self.state.deciders()
        return PEOPLE[seat]

    def winners(self) -> list[str]:
        outcome = self.state.outcome()
        return [] if outcome is None else [PEOPLE[seat] for seat in outcome.winners]

    def events(self, kind: type[Happening]) -> list[Happening]:
        """What happened of this kind in the last move."""
        return [event for event in self.emitted if isinstance(event, kind)]
