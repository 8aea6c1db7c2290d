"""`ludolith games` and `ludolith rules`."""

from __future__ import annotations

import json

import pytest

from ludolith import NAMES, bots, game
from ludolith.text import LANGUAGES, rules_of
from tests.cli.conftest import Ludolith


def test_json_lists_every_game_with_all_one_can_ask_for(ludolith: Ludolith) -> None:
    listed = json.loads(ludolith("games", "--json").out)
    assert [each["name"] for each in listed] == list(NAMES)
    for each in listed:
        found = game(each["name"])
        assert range(each["players"]["least"], each["players"]["most"] + 1) == found.player_counts
        assert [option["name"] for option in each["options"]] == [o.name for o in found.options]
        assert tuple(each["bots"]) == bots.names(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_how_to_ask_for_a_variant_or_a_bot(ludolith: Ludolith, language: str) -> None:
    said = ludolith("games", "--lang", language)
    for name in NAMES:
        found = game(name)
        assert name in said.out
        for option in found.options:
            assert f"--option {option.name}" in said.out
        for bot in bots.names(found):
            assert f"--bots {bot}" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_rule_is_printed_with_its_id(ludolith: Ludolith, name: str, language: str) -> None:
    said = ludolith("rules", name, "--lang", language)
    rules = rules_of(game(name), language)
    assert said.out.startswith(rules.title)
    for rule in [*rules.rules, *rules.rulings]:
        assert getattr(rule, "id", getattr(rule, "rule", "")) in said.out
    assert "**" not in said.out


def test_one_rule_can_be_asked_for(ludolith: Ludolith) -> None:
    one = ludolith("rules", "diamant", "dia-09")
    assert one.code == 0
    assert "DIA-09" in one.out
    assert "DIA-10" not in one.out
