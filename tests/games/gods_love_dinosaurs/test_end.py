from __future__ import annotations

import pytest

from ludolith.games.gods_love_dinosaurs.events import (
    GameEnded,
    PointsCounted,
    StacksRanOut,
    TieBroken,
    TileLaid,
)
from tests.games.gods_love_dinosaurs.scenario import NEST, PEOPLE, Scenario

EMPTY = {NEST: "mountain"}


def nearly_over(left: int, players: int = 2, empty_columns: int = 2, **eggs: int) -> Scenario:
    """The dinosaurs' activation with this many tiles in the stacks; no player can do anything."""
    table = Scenario(players)
    for name in PEOPLE[:players]:
        table.world(name, EMPTY, eggs=eggs.get(name, 0))
        table.eco(name).herd[5] = 0
        if eggs.get(name, 0):
            table.eco(name).herd[5] = 1  # no hatching: a dinosaur sits on the nest, and dies
    table.game.in_pile = left
    for column in range(1, empty_columns):
        for row in range(3):
            table.game.board[column * 3 + row] = -1
    return table


@pytest.mark.rule("GLD-50")
def test_the_game_ends_when_the_tiles_do_not_suffice_for_all_empty_columns() -> None:
    table = nearly_over(left=3)
    table.activate("frog", dinosaurs=True)
    assert table.game.over
    ran_out = table.happened(StacksRanOut)[0]
    assert (ran_out.left, ran_out.needed) == (3, 4)
    assert not table.happened(TileLaid), "not even one column is filled"
    assert table.deciding() == []


@pytest.mark.rule("GLD-50")
def test_just_enough_tiles_are_laid_and_play_goes_on() -> None:
    table = nearly_over(left=4)
    table.activate("frog", dinosaurs=True)
    assert not table.game.over
    assert len(table.happened(TileLaid)) == 4
    assert table.game.in_pile == 0
    assert table.view(None).stack_in_use is None
    assert table.deciding() == ["Boris"]


@pytest.mark.rule("GLD-50")
def test_turns_are_not_evened_out() -> None:
    table = nearly_over(left=0, players=4, empty_columns=1)
    table.activate("frog", dinosaurs=True)
    assert table.game.over
    assert table.game.active == 0, "only the first player had this turn"


@pytest.mark.rule("GLD-51")
def test_eggs_golden_eggs_and_dinosaurs_are_points() -> None:
    table = Scenario(3)
    table.world("Anna", {NEST: "mountain dinosaur", (2, 0): "mountain dinosaur"}, eggs=6)
    table.world("Boris", EMPTY, eggs=8)
    assert list(table.game.scores()) == [8, 8, 4]
    anna = table.view("Celia").worlds[0]
    assert (anna.eggs, anna.golden, anna.dinosaurs, anna.points) == (6, 1, 2, 8)
    assert [each.plain_eggs for each in table.view("Celia").worlds] == [1, 3, 3]


@pytest.mark.rule("GLD-51")
def test_most_points_win_and_the_count_is_told() -> None:
    table = nearly_over(left=0, Boris=4)
    table.activate("frog", dinosaurs=True)
    outcome = table.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((1,), (0, 4), "GLD-51")
    assert [event.points for event in table.happened(PointsCounted)] == [0, 4]
    assert [event.seat for event in table.happened(GameEnded)] == [1]
    assert not table.happened(TieBroken)


@pytest.mark.rule("GLD-52")
@pytest.mark.parametrize(
    ("first", "tied", "winner"),
    [(0, (0, 1, 2), 2), (0, (0, 1), 1), (1, (0, 1, 2), 0), (1, (1, 2), 2), (2, (0, 2), 0)],
)
def test_of_those_who_tie_the_last_in_turn_order_wins(
    first: int, tied: tuple[int, ...], winner: int
) -> None:
    table = nearly_over(left=0, players=3)
    table.game.first_player = first
    for seat in tied:
        table.eco(PEOPLE[seat]).eggs = 2
        table.eco(PEOPLE[seat]).herd[5] = 1
    table.activate("frog", dinosaurs=True)
    outcome = table.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((winner,), "GLD-52")
    assert [event.seat for event in table.happened(TieBroken)] == [winner]
