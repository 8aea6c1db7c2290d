"""A hint is worked out from what the seat knows, and nothing more."""

from __future__ import annotations

import msgspec
import pytest

from ludolith.engine.errors import LudolithError
from ludolith.engine.replay import fingerprint
from ludolith.engine.rng import new_rng
from ludolith.table import requests
from ludolith.table.acts import HouseRules
from ludolith.table.hints import position_for_hint
from tests.table.scene import LEAVE, STAY, Scene


def scene() -> Scene:
    found = Scene().started()
    found.ask(0, requests.SetHouseRules(HouseRules(hints=True)))
    return found


def test_a_secret_choice_of_another_is_not_in_the_position_for_a_hint() -> None:
    seen = []
    for move in (STAY, LEAVE):
        table = scene()
        table.decide(1, move)
        known = position_for_hint(table.table, 0, 0, new_rng(5))
        seen.append((fingerprint(known), list(known.deciders())))
    assert seen[0] == seen[1]


def test_a_hint_changes_nothing_at_the_table() -> None:
    table = scene()
    assert table.table.play is not None
    before = fingerprint(table.table.play.state)
    position_for_hint(table.table, 0, 0, new_rng(5)).act(0, 0)
    assert fingerprint(table.table.play.state) == before


@pytest.mark.parametrize(
    ("member", "seat", "cause"),
    [(0, 1, "not-your-seat"), (None, 0, "not-your-seat"), (0, 9, "not-your-seat")],
)
def test_a_hint_is_for_ones_own_seat(member: int | None, seat: int, cause: str) -> None:
    with pytest.raises(LudolithError) as refusal:
        position_for_hint(scene().table, member, seat, new_rng(5))
    assert refusal.value.cause == cause


def test_a_hint_waits_while_the_game_is_paused() -> None:
    table = scene()
    table.ask(1, requests.Pause())
    with pytest.raises(LudolithError, match="paused"):
        position_for_hint(table.table, 0, 0, new_rng(5))


def test_no_hint_unless_the_house_rules_allow_it() -> None:
    table = scene()
    rules = msgspec.structs.replace(table.table.house, hints=False)
    table.ask(0, requests.SetHouseRules(rules))
    with pytest.raises(LudolithError, match="no hints"):
        position_for_hint(table.table, 0, 0, new_rng(5))
