"""The one way to write a JSON value as bytes (RFC 8785), so that its hash does not depend on the
program that wrote the file: spaces, the order of fields and the format of numbers do not count.
"""

from __future__ import annotations

from decimal import Decimal
from json.encoder import encode_basestring
from typing import Any, Final

LEAST_PLAIN: Final = 1e-4  # from here to below the other, Python writes a number as JavaScript does
MOST_PLAIN: Final = 1e16
MOST_DIGITS: Final = 21  # a longer number has an exponent
MOST_ZEROS: Final = 6  # after the point; a smaller number has an exponent


def canonical(value: Any) -> bytes:
    """A value of JSON as bytes. Whole numbers are written in full, however long they are."""
    return _written(value).encode()


def _written(value: Any) -> str:
    if isinstance(value, str):
        return encode_basestring(value)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return _number(value)
    if isinstance(value, dict):
        names = sorted(value, key=_utf16)
        fields = [f"{encode_basestring(name)}:{_written(value[name])}" for name in names]
        return "{" + ",".join(fields) + "}"
    return "[" + ",".join([_written(one) for one in value]) + "]"


def _utf16(name: str) -> bytes:
    """JavaScript compares texts by these units."""
    return name.encode("utf-16-be", "surrogatepass")


def _number(value: float) -> str:
    """A number as JavaScript writes it."""
    text = repr(value)
    if LEAST_PLAIN <= abs(value) < MOST_PLAIN:
        return text.removesuffix(".0")
    if value == 0:
        return "0"
    parts = Decimal(text).as_tuple()
    assert isinstance(parts.exponent, int)
    point = len(parts.digits) + parts.exponent  # where it stands, counted from the first digit
    digits = "".join(map(str, parts.digits)).rstrip("0")
    sign = "-" if value < 0 else ""
    if 0 < point <= MOST_DIGITS:
        return f"{sign}{digits.ljust(point, '0')}"
    if -MOST_ZEROS < point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    rest = f".{digits[1:]}" if digits[1:] else ""
    return f"{sign}{digits[0]}{rest}e{point - 1:+d}"
