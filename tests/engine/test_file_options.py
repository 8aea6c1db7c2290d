"""Options whose value is the text of a player's own file."""

from __future__ import annotations

import pytest

import ludolith
from ludolith.engine.errors import BadOptionValue
from ludolith.engine.options import MOST_FILE, labels, settle
from ludolith.engine.records import Seat, from_json, to_json
from ludolith.engine.replay import record_of, verify
from tests.own_file import CREW, GOOD, crewed

__all__ = ["crewed"]  # a fixture


def test_without_a_file_the_value_is_empty() -> None:
    assert settle([CREW], None) == {"crew": ""}
    assert settle([CREW], {"crew": ""}) == {"crew": ""}
    assert CREW.is_file
    assert not CREW.is_switch


def test_the_value_is_the_text_itself() -> None:
    assert settle([CREW], {"crew": GOOD}) == {"crew": GOOD}


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("{", "truncated"),
        ('{"title": 1, "names": []}', "got `int` - at `\\$.title`"),
        ('{"title": "x", "names": ["a", ""]}', "the name at \\$.names\\[1\\] is empty"),
        ('{"title": "x", "names": [], "more": 1}', "unknown field `more`"),
        ("[" * 50_000, "option crew: "),
        (" " * MOST_FILE + GOOD, "larger than 64 kB"),
        ("ё" * (MOST_FILE // 2 + 1), "larger than 64 kB"),
        ("\ud800", "the file is no text"),
        (True, "cannot be True: it is the text of a file"),
        (None, "cannot be None"),
    ],
)
def test_a_text_that_is_not_sound_is_refused_with_its_place(value: object, reason: str) -> None:
    with pytest.raises(BadOptionValue, match=reason) as refusal:
        settle([CREW], {"crew": value})
    assert str(refusal.value).startswith("option crew")
    assert "\n" not in str(refusal.value)


def test_a_text_is_shown_by_its_hash() -> None:
    shown = labels([CREW], {"crew": GOOD})["crew"]
    assert str(shown).startswith("sha256:")
    assert len(str(shown)) == 23
    assert labels([CREW], {"crew": GOOD + " "})["crew"] != shown
    assert labels([CREW], {"crew": ""}) == {"crew": ""}


@pytest.mark.usefixtures("crewed")
def test_a_record_holds_the_text_and_needs_no_file() -> None:
    game = ludolith.game("diamant")
    options = settle(game.options, {"crew": GOOD})
    state = game.new(3, 1, options)
    made = []
    while not state.over:
        seat = state.deciders()[0]
        state.apply(seat, 0)
        made.append((seat, 0))
    seats = [Seat(name) for name in ("A", "B", "C")]
    record = record_of(game, state, seats=seats, options=options, seed=1, moves=made)
    again = from_json(to_json(record))
    assert again.options["crew"] == GOOD
    assert verify(game, again).over


@pytest.mark.usefixtures("crewed")
def test_a_record_with_an_unsound_text_is_refused() -> None:
    with pytest.raises(BadOptionValue, match="option crew: "):
        ludolith.game("diamant").new(3, 1, {"crew": "nonsense"})
