"""The games do what they did when somebody last looked, compiled and interpreted alike."""

from __future__ import annotations

import json

import pytest

import ludolith
from tests import golden
from tests.games.settings import SETTINGS, Setting


@pytest.mark.parametrize("name", ludolith.NAMES)
def test_every_game_has_golden_playthroughs(name: str) -> None:
    assert sorted(golden.FOLDER.glob(f"{name}-*.txt")), f"none for {name}: {golden.RENEW}"


@pytest.mark.parametrize("setting", golden.playthroughs(), ids=str)
def test_a_playthrough_is_what_it_was(setting: Setting) -> None:
    file = golden.file_of(setting)
    assert file.exists(), f"{file.name} is missing: {golden.RENEW}"
    was = file.read_text(encoding="utf-8").splitlines()
    now = golden.text_of(setting).splitlines()
    for number, (old, new) in enumerate(zip(was, now, strict=False), start=1):
        assert new == old, f"{file.name} line {number} differs; {golden.RENEW}"
    assert len(now) == len(was), f"{file.name} has another length; {golden.RENEW}"


def test_no_playthrough_is_left_over() -> None:
    expected = {golden.file_of(setting) for setting in golden.playthroughs()}
    assert set(golden.FOLDER.glob("*.txt")) == expected, golden.RENEW


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_many_random_games_give_the_checksum_they_gave(setting: Setting) -> None:
    """The one file is checked compiled and interpreted: both are the same game."""
    checksums = json.loads(golden.CHECKSUMS.read_text(encoding="utf-8"))
    assert golden.checksum(setting) == checksums.get(str(setting)), golden.RENEW
