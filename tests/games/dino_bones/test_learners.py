"""A components file of one's own, for those who train."""

from __future__ import annotations

import pickle
from importlib.resources import files

import pyspiel

from ludolith.adapters import openspiel
from ludolith.games.dino_bones import GAME
from ludolith.games.dino_bones.geometry import PLACES
from ludolith.testing.test_learners import after

openspiel.register()


def test_a_game_with_a_file_of_ones_own_is_stored_with_its_positions() -> None:
    text = files(GAME.package).joinpath("components.json").read_text()
    text = text.replace('"points": {"value": 15,', '"points": {"value": 99,')
    state = after(pyspiel.load_game("ludolith_dino_bones", {"components": text}), 8, seed=1)
    stored = pyspiel.serialize_game_and_state(state.get_game(), state)
    for twin in (pyspiel.deserialize_game_and_state(stored)[1], pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.course.template.box.source == text


def test_the_widest_margin_is_that_of_the_box_on_the_table() -> None:
    usual = files(GAME.package).joinpath("components.json").read_text()
    dearer = usual.replace('"points": {"value": 15,', '"points": {"value": 400,')
    margins = [
        GAME.widest_margin(GAME.template(4, {"components": text})) for text in ("", usual, dearer)
    ]
    assert margins[0] == margins[1] < margins[2] < PLACES * 500
