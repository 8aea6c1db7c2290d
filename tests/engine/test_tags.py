from __future__ import annotations

import pytest

from ludolith.engine.tags import game_name, kebab_case


@pytest.mark.parametrize(
    ("name", "tag"), [("Sat", "sat"), ("BotSat", "bot-sat"), ("PutAtFoot", "put-at-foot")]
)
def test_a_kind_is_tagged_by_the_name_of_its_class(name: str, tag: str) -> None:
    assert kebab_case(name) == tag


@pytest.mark.parametrize(
    ("name", "game"), [("DiamantView", "diamant"), ("DinoBonesView", "dino_bones")]
)
def test_a_view_is_tagged_by_the_name_of_its_game(name: str, game: str) -> None:
    assert game_name(name) == game
