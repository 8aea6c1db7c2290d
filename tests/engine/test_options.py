from __future__ import annotations

from typing import Any

import pytest

from ludolith.engine.errors import BadOptionValue, UnknownOption
from ludolith.engine.options import Option, find, settle, switch

RELICS = switch("relics", "X-01")
LENGTH = Option("length", (3, 5, 7), 5, "X-02")
MAP = Option("map", ("island", "delta"), "delta", "X-03")
OPTIONS = (RELICS, LENGTH, MAP)


@pytest.mark.parametrize("chosen", ["relics", "", [], [("relics", True)], ("relics",), 0, True])
def test_options_without_names_are_refused(chosen: Any) -> None:
    with pytest.raises(BadOptionValue, match="options are a mapping of names to values, not"):
        settle(OPTIONS, chosen)


def test_what_is_not_chosen_has_its_default() -> None:
    assert settle(OPTIONS, None) == {"relics": False, "length": 5, "map": "delta"}
    assert settle(OPTIONS, {"length": 7}) == {"relics": False, "length": 7, "map": "delta"}


def test_a_switch_can_be_on_by_default() -> None:
    assert settle([switch("relics", "X-01", default=True)], {}) == {"relics": True}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (RELICS, 1),
        (RELICS, 0),
        (RELICS, "on"),
        (RELICS, None),
        (LENGTH, 4),
        (LENGTH, True),
        (LENGTH, 5.0),
        (LENGTH, "5"),
        (MAP, "Island"),
        (MAP, ["island"]),
    ],
)
def test_a_value_of_another_kind_is_refused(option: Option, value: object) -> None:
    with pytest.raises(BadOptionValue, match=f"option {option.name} cannot be"):
        settle(OPTIONS, {option.name: value})


def test_a_refusal_names_the_values_there_are() -> None:
    with pytest.raises(BadOptionValue, match="it can be 3, 5 or 7"):
        LENGTH.check(4)
    with pytest.raises(BadOptionValue, match="it can be on or off"):
        RELICS.check("maybe")


@pytest.mark.parametrize("text", ["true", "on", "yes", "1", "ON", "True"])
def test_people_can_switch_on_in_many_words(text: str) -> None:
    assert RELICS.parse(text) is True


@pytest.mark.parametrize("text", ["false", "off", "no", "0", "No"])
def test_people_can_switch_off_in_many_words(text: str) -> None:
    assert RELICS.parse(text) is False


def test_people_type_numbers_and_names_as_they_are() -> None:
    assert LENGTH.parse("7") == 7
    assert MAP.parse("island") == "island"


@pytest.mark.parametrize(("option", "text"), [(RELICS, "maybe"), (LENGTH, "4"), (MAP, "")])
def test_other_words_are_refused(option: Option, text: str) -> None:
    with pytest.raises(BadOptionValue, match=f"option {option.name} cannot be"):
        option.parse(text)


def test_an_unknown_option_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownOption, match="no option 'relic'; did you mean relics"):
        settle(OPTIONS, {"relic": True})


def test_an_unlike_option_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownOption, match="there are: relics, length, map"):
        find(OPTIONS, "zzz")
    with pytest.raises(UnknownOption, match="there are: none"):
        find((), "zzz")
