from __future__ import annotations

import pytest

from ludolith.games.seven_dwarfs.components import MOST_STRIKES
from ludolith.games.seven_dwarfs.events import GameEnded, TieBroken
from tests.games.seven_dwarfs.scenario import Scenario


@pytest.mark.rule("DWA-08")
@pytest.mark.parametrize(
    ("off", "falls", "points"),
    [
        (["0 a"], [], 3),  # red
        (["0 c"], [], 2),  # pink
        (["0 d"], [], 1),  # clear
        (["0 a", "0 b", "0 c", "0 d"], [], 9),
        ([], [8], 1 + 1 + 3 + 2 - 10),
        (["1 a", "1 d"], [7, 8], 5 + (2 + 2 + 1 + 3) + (1 + 1 + 3 + 2) - 20),
    ],
)
def test_red_is_three_pink_two_clear_one_and_a_block_costs_ten(
    off: list[str], falls: list[int], points: int
) -> None:
    table = Scenario()
    table.strikes("Anna", off, falls)
    assert table.points("Anna") == points
    assert table.points("Boris") == 0


@pytest.mark.rule("DWA-08")
def test_tearing_a_block_off_never_pays() -> None:
    """With at most two gems of a colour on a block the best one is worth nothing."""
    for block in range(9):
        table = Scenario()
        table.strikes("Anna", falls=[block])
        assert table.points("Anna") <= 0


@pytest.mark.rule("DWA-09")
def test_most_points_win() -> None:
    table = Scenario(left_on=["0 a", "0 d"])
    table.turn("Anna", ["0 a"])
    table.strikes("Boris", ["0 d"])
    assert table.winners() == ["Anna"]
    assert table.events(GameEnded) == [GameEnded(seats=(0,), points=3)]
    assert not table.events(TieBroken)


@pytest.mark.rule("DWA-09")
def test_of_those_tied_whoever_moved_last_wins() -> None:
    table = Scenario(left_on=["0 a", "0 b", "0 d"])
    table.turn("Anna", ["0 a"])
    table.turn("Boris", ["0 b"])
    table.strikes("Celia", ["0 d"])
    assert table.winners() == ["Boris"], "Celia moved later but is not tied"
    assert table.events(TieBroken) == [TieBroken(seat=1)]


@pytest.mark.rule("DWA-09")
def test_the_latest_move_counts_and_not_the_seat() -> None:
    table = Scenario(left_on=["0 a", "0 b", "0 d", "1 c"])
    table.turn("Anna", ["0 a"])
    table.turn("Boris", ["0 b"])
    table.turn("Celia", ["0 d"])
    table.turn("Anna")
    table.turn("Boris")
    table.strikes("Celia", ["1 c"])
    assert table.points("Anna") == table.points("Boris") == 3
    assert table.winners() == ["Boris"]
    other = Scenario(left_on=["0 a", "0 b", "0 d"])
    other.turn("Anna", ["0 a"])
    other.turn("Boris", ["0 b"])
    other.turn("Celia")
    other.strikes("Anna")
    other.strikes("Anna", ["0 d"], falls=[])
    assert other.winners() == ["Anna"], "with more points"


@pytest.mark.rule("DWA-09")
def test_whoever_has_not_moved_yields_to_whoever_has() -> None:
    table = Scenario(players=3)
    table.turn("Anna")
    table.strikes("Boris", falls=range(9))
    assert list(table.state.scores()) == [0, -18, 0]
    assert table.winners() == ["Anna"], "Celia has not moved"
    assert table.events(TieBroken) == [TieBroken(seat=0)]


@pytest.mark.rule("DWA-09")
def test_if_none_of_those_tied_has_moved_they_share_the_victory() -> None:
    table = Scenario(players=4)
    table.strikes("Anna", falls=range(9))
    assert table.points("Anna") < 0
    assert table.winners() == ["Boris", "Celia", "David"]
    assert not table.events(TieBroken)


@pytest.mark.rule("DWA-09", "DWA-46")
def test_a_tie_at_the_limit_is_broken_alike() -> None:
    table = Scenario(players=2)
    for _ in range(MOST_STRIKES // 2):
        table.turn(table.to_strike())
    assert table.winners() == ["Boris"]
