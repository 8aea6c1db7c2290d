from __future__ import annotations

from pathlib import Path
from typing import get_type_hints

import pytest

from ludolith.table.acts import HouseRules
from ludolith.text import LANGUAGES

TEXTS = Path(__file__).parents[2] / "client" / "src" / "text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_in_the_lobby_has_its_words(language: str) -> None:
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    for name, kind in get_type_hints(HouseRules).items():
        assert kind is not bool or f"\nui-house-{name} = " in text, name
