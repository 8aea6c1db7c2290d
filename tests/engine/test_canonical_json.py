"""One value, one text: as RFC 8785 has it, which is what JavaScript writes with sorted fields."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludolith.engine.canonical_json import canonical

TEXTS = st.text(st.characters(codec="utf-8"))
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({"b": 1, "a": [True, False, None]}, '{"a":[true,false,null],"b":1}'),
        ({"\ufb33": 1, "\U0001f600": 2}, '{"\U0001f600":2,"\ufb33":1}'),  # by units of UTF-16
        ('"\\/\b\f\n\r\t\x01\x7fé\u2028', '"\\"\\\\/\\b\\f\\n\\r\\t\\u0001\x7fé\u2028"'),
        (2**63 - 1, "9223372036854775807"),
        (1.0, "1"),
        (-0.0, "0"),
        (0.1, "0.1"),
        (0.0001, "0.0001"),
        (0.00001, "0.00001"),
        (0.0000015, "0.0000015"),
        (8.9e-07, "8.9e-7"),
        (-1e-07, "-1e-7"),
        (1e16, "10000000000000000"),
        (123456789012345680000.0, "123456789012345680000"),
        (1e21, "1e+21"),
        (1.5e300, "1.5e+300"),
        (5e-324, "5e-324"),
    ],
)
def test_a_value_is_written_as_javascript_does(value: object, text: str) -> None:
    assert canonical(value).decode() == text


@given(VALUES)
def test_what_was_read_is_written_the_same_again(value: object) -> None:
    written = canonical(value)
    assert canonical(json.loads(written)) == written


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_no_digit_of_a_number_is_lost(value: float) -> None:
    assert float(canonical(value)) == value


@given(VALUES)
def test_neither_spaces_nor_the_order_of_fields_make_a_difference(value: object) -> None:
    def turned(inner: object) -> object:
        if isinstance(inner, dict):
            return {name: turned(inner[name]) for name in reversed(inner)}
        return [turned(one) for one in inner] if isinstance(inner, list) else inner

    assert canonical(json.loads(json.dumps(turned(value), indent=3))) == canonical(value)
