from __future__ import annotations

from collections import Counter

import pytest

from ludolith.engine.errors import WrongPlayerCount
from ludolith.games.gods_love_dinosaurs.events import FirstPlayerChosen, TileLaid
from tests.games.gods_love_dinosaurs.scenario import GAME, NEST, PEOPLE, Scenario


@pytest.mark.rule("GLD-01")
@pytest.mark.parametrize(("players", "tiles"), [(2, 36), (3, 52), (4, 68), (5, 84)])
def test_tiles_with_a_mark_above_the_player_count_are_out(players: int, tiles: int) -> None:
    table = Scenario(players)
    assert len(table.game.pile) == tiles
    assert max(table.game.tiles.players[tile] for tile in table.game.pile) == players


@pytest.mark.rule("GLD-01")
@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(WrongPlayerCount):
        GAME.new(players)


@pytest.mark.rule("GLD-01")
def test_there_are_four_stacks_and_each_is_known_but_for_its_order() -> None:
    stacks = Scenario(2).view("Anna").stacks
    assert [stack.stack for stack in stacks] == ["A", "B", "C", "D"]
    assert [len(stack.tiles) for stack in stacks] == [2, 8, 8, 8]
    assert all(tile.stack == stack.stack for stack in stacks for tile in stack.tiles)
    other = Scenario(2, seed=2).view("Anna").stacks
    assert stacks[1:] == other[1:], "no order shows"
    assert stacks[0] != other[0], "chance chose which ten tiles lie open"


@pytest.mark.rule("GLD-02")
@pytest.mark.parametrize(("players", "rows"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_third_row_is_used_from_four_players_on(players: int, rows: int) -> None:
    table = Scenario(players)
    columns = table.view("Anna").columns
    assert [column.animal for column in columns] == ["frog", "rabbit", "rat", "tiger", "eagle"]
    assert [len(column.tiles) for column in columns] == [rows] * 5
    open_tiles = [tile for column in columns for tile in column.tiles if tile is not None]
    assert len(open_tiles) == rows * 5
    assert {tile.stack for tile in open_tiles} == {"A"}
    assert len(table.happened(TileLaid)) == rows * 5
    assert {event.rule for event in table.happened(TileLaid)} == {"GLD-02"}


@pytest.mark.rule("GLD-03")
def test_the_dino_marker_starts_under_the_frogs() -> None:
    assert [column.marker for column in Scenario().view("Anna").columns] == [True] + [False] * 4


@pytest.mark.rule("GLD-04")
@pytest.mark.parametrize("name", PEOPLE)
def test_everyone_has_a_starting_tile_with_four_animals_and_three_eggs(name: str) -> None:
    table = Scenario(5)
    assert table.animals(name) == {
        NEST: "dinosaur",
        (1, 0): "frog",
        (0, -1): "rat",
        (-1, 1): "rabbit",
    }
    assert [table.terrain(name, place) for place in table.places(name)] == [
        "mountain",
        *("lake", "lake", "forest", "forest", "plain", "plain"),
    ]
    assert table.places(name) == [NEST, (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    assert table.eggs(name) == 3


@pytest.mark.rule("GLD-04")
def test_the_first_player_is_drawn_by_lot() -> None:
    first = Counter(GAME.new(4, seed).deciders()[0] for seed in range(400))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 60


@pytest.mark.rule("GLD-04")
def test_or_the_first_seat_begins_if_the_table_wants_it() -> None:
    for seed in range(20):
        table = Scenario(4, seed=seed)
        assert table.deciding() == ["Anna"]
        assert [event.seat for event in table.happened(FirstPlayerChosen)] == [0]


@pytest.mark.rule("GLD-04")
def test_play_goes_clockwise() -> None:
    table = Scenario(3)
    order = []
    for column in ("frog", "rabbit", "rat", "tiger"):
        order += table.deciding()
        table.turn(column)
    assert order == ["Anna", "Boris", "Celia", "Anna"]
