"""The list of tiles as data, and an owner's own list."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from ludolith.engine.errors import BadOptionValue
from ludolith.engine.random_playout import playout
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs
from ludolith.games.gods_love_dinosaurs.tile_file import tile_set
from tests.games.gods_love_dinosaurs.scenario import GAME


def box() -> list[dict[str, Any]]:
    """A sound list of an owner: 30 tiles of stack A and a few more."""
    tiles = [
        {"id": f"a{number}", "stack": "A", "players": 2, "hexes": ["lake", "plain"]}
        for number in range(30)
    ]
    tiles += [
        {
            "id": "b1",
            "stack": "B",
            "players": 3,
            "hexes": ["mountain", "forest"],
            "animal": "tiger",
        },
        {"id": "b2", "stack": "B", "players": 2, "hexes": ["universal", "lake"], "animal": "rat"},
    ]
    return tiles


def written(tiles: list[dict[str, Any]]) -> str:
    return json.dumps({"tiles": tiles})


@pytest.mark.rule("GLD-01")
def test_the_box_has_84_tiles_in_four_stacks_with_these_marks() -> None:
    tiles = tile_set("")
    assert Counter(tiles.stacks) == {0: 24, 1: 20, 2: 20, 3: 20}
    marks = Counter(zip(tiles.stacks, tiles.players, strict=True))
    assert [marks[0, players] for players in (2, 3, 4, 5)] == [12, 4, 4, 4]
    for stack in (1, 2, 3):
        assert [marks[stack, players] for players in (2, 3, 4, 5)] == [8, 4, 4, 4]


def test_an_owner_plays_with_the_real_tiles() -> None:
    state = GAME.new(2, 0, {"tiles": written(box())})
    assert isinstance(state, GodsLoveDinosaurs)
    assert len(state.pile) == 31


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_with_own_tiles_ends_and_is_sound(players: int) -> None:
    state = GAME.new(players, 3, {"tiles": written(box())})
    playout(state, new_rng(3, DECISIONS))
    assert state.over
    assert state.faults() == []


def change(number: int, **fields: object) -> list[dict[str, Any]]:
    tiles = box()
    tiles[number].update(fields)
    return tiles


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("{", "truncated|malformed"),
        (json.dumps({}), "missing required field `tiles`"),
        (written(change(0, stack="E")), r"Invalid enum value 'E' - at `\$.tiles\[0\].stack`"),
        (written(change(3, players=6)), r"Invalid enum value 6 - at `\$.tiles\[3\].players`"),
        (written(change(1, hexes=["lake"])), r"tiles\[1\].hexes"),
        (written(change(1, hexes=["lake", "sea"])), r"Invalid enum value 'sea'"),
        (written(change(1, animal="dinosaur")), r"Invalid enum value 'dinosaur'"),
        (written(change(1, colour="red")), "unknown field `colour`"),
        (written(change(1, animal="rat")), "tile a1: no rat lives on a lake hex"),
        (written(change(30, animal="frog")), "tile b1: no frog lives on a mountain hex"),
        (written(change(1, id="a2")), "there are 2 tiles a2"),
        (written(change(1, id="")), r"tiles\[1\].id"),
        (
            written(box()[16:]),
            "with 4 players the board needs 15 tiles of stack A, not 14",
        ),
        (
            written(
                box()
                + [
                    {"id": f"c{number}", "stack": "C", "players": 2, "hexes": ["lake", "lake"]}
                    for number in range(20)
                ]
            ),
            "with 2 players there can be 50 tiles at most, not 51",
        ),
    ],
)
def test_a_list_that_is_not_sound_is_refused_with_its_fault(text: str, cause: str) -> None:
    with pytest.raises(BadOptionValue, match=f"option tiles: .*(?:{cause})"):
        GAME.new(2, 0, {"tiles": text})
