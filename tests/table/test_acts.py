from __future__ import annotations

from typing import get_args

from ludolith.engine.tags import kinds_of
from ludolith.table import acts, requests

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
