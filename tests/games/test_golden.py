"""The games do what they did when somebody last looked, compiled and interpreted alike."""

from __future__ import annotations

import json

import pytest

from ludolith import games
from ludolith.testing.game_setups import Setting, settings_to_try
from tests import golden

PLAYTHROUGHS = [setting for name in games.OWN for setting in golden.playthroughs(name)]
SETTINGS = [setting for name in games.OWN for setting in settings_to_try(name)]


@pytest.mark.parametrize("name", games.OWN)
def test_every_game_has_its_golden_playthroughs_and_no_others(name: str) -> None:
    expected = {golden.file_of(setting) for setting in golden.playthroughs(name)}
    assert expected
    assert set(golden.folder_of(name).glob("*.txt")) == expected, golden.RENEW


@pytest.mark.parametrize("setting", PLAYTHROUGHS, ids=str)
def test_a_playthrough_is_what_it_was(setting: Setting) -> None:
    file = golden.file_of(setting)
    assert file.exists(), f"{file.name} is missing: {golden.RENEW}"
    was = file.read_text(encoding="utf-8").splitlines()
    now = golden.text_of(setting).splitlines()
    for number, (old, new) in enumerate(zip(was, now, strict=False), start=1):
        assert new == old, f"{file.name} line {number} differs; {golden.RENEW}"
    assert len(now) == len(was), f"{file.name} has another length; {golden.RENEW}"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_many_random_games_give_the_checksum_they_gave(setting: Setting) -> None:
    """The one file is checked compiled and interpreted: both are the same game."""
    checksums = json.loads(golden.checksums_of(setting.name).read_text(encoding="utf-8"))
    assert golden.checksum(setting) == checksums.get(str(setting)), golden.RENEW
