from __future__ import annotations

from pathlib import Path
from typing import get_type_hints

import pytest

from ludolith import games
from ludolith.table.acts import HouseRules
from ludolith.text import LANGUAGES

CLIENT = Path(__file__).parents[2] / "client" / "src"
TEXTS = CLIENT / "text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_in_the_lobby_has_its_words(language: str) -> None:
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    for name, kind in get_type_hints(HouseRules).items():
        assert kind is not bool or f"\nui-house-{name} = " in text, name


def test_a_game_shows_odds_where_its_board_does() -> None:
    boards = {name: CLIENT / "boards" / name / "Board.svelte" for name in games.NAMES}
    asks = {name: "board.odds" in path.read_text(encoding="utf-8") for name, path in boards.items()}
    assert asks == {name: games.game(name).shows_odds for name in games.NAMES}
    assert set(asks.values()) == {True, False}
