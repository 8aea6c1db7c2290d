from __future__ import annotations

from typing import get_args

import pytest

from ludolith.engine.moves import Move
from ludolith.engine.struct_tags import game_name, kebab_case, kinds_of
from tests.engine import pond


@pytest.mark.parametrize(
    ("name", "tag"), [("Sat", "sat"), ("BotSat", "bot-sat"), ("PutAtFoot", "put-at-foot")]
)
def test_a_kind_is_tagged_by_the_name_of_its_class(name: str, tag: str) -> None:
    assert kebab_case(name) == tag


@pytest.mark.parametrize(("name", "game"), [("PondView", "pond"), ("TwoWordsView", "two_words")])
def test_a_view_is_tagged_by_the_name_of_its_game(name: str, game: str) -> None:
    assert game_name(name) == game


def test_the_kinds_of_a_module_are_those_it_defines_in_their_order() -> None:
    assert get_args(kinds_of(Move, pond)) == (pond.Cast, pond.Rest)
