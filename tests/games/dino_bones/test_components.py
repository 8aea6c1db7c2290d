"""The file of components: the built-in one, and what is wrong with others."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from ludolith.engine.errors import BadOptionValue
from ludolith.engine.random_playout import playout
from ludolith.engine.replay import fingerprint
from ludolith.engine.rng import new_rng
from ludolith.games.dino_bones.component_file import MOST_AMBER, MOST_POINTS
from ludolith.testing.game_setups import any_move
from tests.games.dino_bones.scenario import GAME, new_game

TEXT = files("ludolith.games.dino_bones").joinpath("components.json").read_text(encoding="utf-8")
Change = Callable[[dict[str, Any]], None]


def changed(change: Change) -> str:
    facts = json.loads(TEXT)
    change(facts)
    return json.dumps(facts)


def more_raptors(facts: dict[str, Any]) -> None:
    facts["species"]["velociraptor"]["skeletons"]["value"] = 7
    facts["species"]["pterodactyl"]["skeletons"]["value"] = 4
    facts["species"]["velociraptor"]["points"]["value"] = 5


def test_every_fact_of_the_built_in_file_names_its_source() -> None:
    def sources(node: object) -> int:
        if not isinstance(node, dict):
            return 0
        if "value" in node:
            assert node["source"]
            return 1
        return sum(sources(part) for part in node.values())

    assert sources(json.loads(TEXT)) == 5 * 4 + 5


@pytest.mark.rule("DB-01")
def test_a_file_of_ones_own_changes_what_is_in_the_box() -> None:
    state = new_game(3, 1, {"components": changed(more_raptors), "layout": "B"})
    view = state.view(None)
    assert view.unseen["velociraptor_front"] == 7
    assert view.unseen["pterodactyl"] == 4
    assert [one.points for one in view.species if one.species == "velociraptor"] == [5]
    playout(state, new_rng(1))
    assert state.faults() == []


def all_worth_the_most(facts: dict[str, Any]) -> None:
    facts["amber"]["value"] = MOST_AMBER
    facts["plants"]["value"] = [MOST_POINTS] * len(facts["plants"]["value"])
    for species in facts["species"].values():
        species["points"]["value"] = MOST_POINTS
        species["amber"]["value"] = MOST_AMBER


@pytest.mark.parametrize("players", [2, 5])
def test_observations_keep_their_bounds_however_much_everything_is_worth(players: int) -> None:
    fields = GAME.fields(players)
    highest = [field.high for field in fields for _ in range(field.size)]
    assert max(highest) < 2**15, "observations are numbers of 16 bits"
    state, rng = new_game(players, 1, {"components": changed(all_worth_the_most)}), new_rng(1)
    row = vec[i16]([0] * len(highest))
    while True:
        state.observe(0, row, 0)
        assert all(number <= high for number, high in zip(row, highest, strict=True))
        if state.over:
            break
        seat = state.deciders()[0]
        state.act(seat, any_move(state, seat, rng))
    assert max(state.scores()) > MOST_POINTS


def test_the_built_in_text_as_a_file_is_the_same_game() -> None:
    one, two = GAME.new(3, 1), GAME.new(3, 1, {"components": TEXT})
    assert fingerprint(one) == fingerprint(two)


def test_a_box_may_have_fewer_parts_of_a_species() -> None:
    def change(facts: dict[str, Any]) -> None:
        facts["species"]["tyrannosaurus"]["parts"]["value"] = ["skull", "tail"]
        facts["species"]["pterodactyl"]["skeletons"]["value"] = 12

    state = new_game(2, 1, {"components": changed(change)})
    species = state.view(None).species[1]
    assert (species.parts, species.skeletons) == (("skull", "tail"), 2)


def set_at(*path: str | int, value: object) -> Change:
    def change(facts: dict[str, Any]) -> None:
        node: Any = facts
        for step in path[:-1]:
            node = node[step]
        node[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (set_at("bone_piles", "value", value=4), "59, but the slab takes 58"),
        (set_at("bone_piles", "value", value=0), "bone_piles is 0"),
        (set_at("amber", "value", value=1), "amber is 1"),
        (set_at("amber", "value", value="many"), r"Expected `int`, got `str`.*amber"),
        (set_at("species", value={}), "species must be just these: brachiosaurus"),
        (set_at("species", "triceratops", "parts", "value", value=["wing"]), "triceratops: parts"),
        (set_at("species", "triceratops", "points", "value", value=-1), "points is -1"),
        (set_at("species", "triceratops", "amber", "value", value=-1), "amber is -1"),
        (set_at("species", "triceratops", "colour", value=1), "unknown field `colour`"),
        (set_at("plants", "value", value=[1, -1]), "plants: value 1 is -1"),
        (set_at("boulders", "value", 0, "sides", value=[6]), "boulders: value 0: sides"),
        (set_at("boulders", "value", 0, "backs", value=11), "there are 59 backs"),
        (set_at("equipment", "value", value=["rope"]), "equipment must be among"),
        (set_at("equipment", "value", value=["tent"]), "there are 1 cards, but 10 may be dealt"),
    ],
)
def test_a_file_the_rules_cannot_play_with_is_refused_with_its_reason(
    change: Change, reason: str
) -> None:
    with pytest.raises(BadOptionValue, match=reason):
        GAME.new(2, 1, {"components": changed(change)})


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(BadOptionValue, match="option components"):
        GAME.new(2, 1, {"components": "{"})
