from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from ludolith.engine.struct_tags import kinds_of
from ludolith.table import acts, requests
from ludolith.table.former_acts import decode_act

# What stands in stores. A class that is renamed keeps its word here by `tag="…"`.
STORED = [
    "bot-sat",
    "bot-took-over",
    "contributed",
    "house-rules-set",
    "joined",
    "left",
    "moved",
    "opened",
    "options-set",
    "paused",
    "promised",
    "rekeyed",
    "rematched",
    "renamed",
    "resumed",
    "sat",
    "seat-opened",
    "seat-returned",
    "seats-set",
    "seats-swapped",
    "started",
    "took-back",
    "undo-answered",
    "undo-asked",
]


def test_a_store_finds_every_kind_of_act_by_the_word_it_was_stored_under() -> None:
    assert sorted(str(kind.__struct_config__.tag) for kind in get_args(acts.AnyAct)) == STORED


def test_the_unions_that_types_are_checked_by_leave_no_kind_out() -> None:
    assert kinds_of(acts.Act, acts) == acts.AnyAct
    assert kinds_of(requests.Request, requests) == requests.AnyRequest


@pytest.mark.parametrize("odds", [True, False])
@pytest.mark.parametrize("hints", [True, False])
def test_house_rules_stored_when_hints_meant_the_odds_mean_the_same_today(
    odds: bool, hints: bool
) -> None:
    rules = {"seconds": 30, "chat": True, "listed": False, "hints": odds, "advice": hints}
    stored = msgspec.json.encode({"act": "house-rules-set", "rules": rules})
    expected = acts.HouseRules(seconds=30, chat=True, odds=odds, hints=hints)
    assert decode_act(stored) == acts.HouseRulesSet(expected)
    again = msgspec.json.encode(acts.HouseRulesSet(expected))
    assert decode_act(again) == acts.HouseRulesSet(expected)
