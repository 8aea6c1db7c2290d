"""A file that cannot be read is told by its flaw and its place, whatever words the decoder has."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from ludolith.engine.json_faults import Unread, decode


class Part(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=3)]
    kind: Literal["a", "b"] = "a"


class Thing(msgspec.Struct, forbid_unknown_fields=True):
    size: int
    parts: tuple[Part, ...] = ()
    pair: tuple[int, Part] | None = None
    named: dict[str, list[float]] = {}
    any_of: bool | int | str = 0


@pytest.mark.parametrize(
    ("data", "facts"),
    [
        ("", {"flaw": "empty"}),
        (" \n", {"flaw": "empty"}),
        (b'{"size": \xff}', {"flaw": "not-text", "byte": 9}),
        ("hello", {"flaw": "not-json"}),
        (" <html>", {"flaw": "not-json"}),
        ('{\n "size" 1}', {"flaw": "syntax", "line": 2, "column": 9}),
        ('{"size": 1}}', {"flaw": "syntax", "line": 1, "column": 12}),
        ('{"size": 1,', {"flaw": "cut-off", "line": 1, "column": 12}),
        ('{"size": 1,\n "par', {"flaw": "cut-off", "line": 2, "column": 6}),
        ('{"size": 1,\n "par\\', {"flaw": "cut-off", "line": 2, "column": 7}),
        ('{"any_of": tru', {"flaw": "cut-off", "line": 1, "column": 15}),
        ("[" * 100_000, {"flaw": "nested"}),
        ("{}", {"flaw": "missing", "field": "size", "place": "$"}),
        ("[]", {"flaw": "type", "place": "$", "want": "object", "got": "array"}),
        ('{"size": 1, "age": 2}', {"flaw": "extra", "field": "age", "place": "$"}),
        ('{"size": "1"}', {"flaw": "type", "place": "$.size", "want": "whole", "got": "string"}),
        ('{"size": 1.5}', {"flaw": "type", "place": "$.size", "want": "whole", "got": "number"}),
        (
            '{"size": 1, "parts": [{"name": "a"}, {}]}',
            {"flaw": "missing", "field": "name", "place": "$.parts[1]"},
        ),
        (
            '{"size": 1, "pair": [1, {"name": null}]}',
            {"flaw": "type", "place": "$.pair[1].name", "want": "string", "got": "null"},
        ),
        (
            '{"size": 1, "pair": 3}',
            {"flaw": "type", "place": "$.pair", "want": "array", "got": "whole"},
        ),
        (
            '{"size": 1, "named": {"x": [1, 2.5, true]}}',
            {"flaw": "type", "place": "$.named.x[2]", "want": "number", "got": "boolean"},
        ),
        (
            '{"size": 1, "any_of": []}',
            {"flaw": "type", "place": "$.any_of", "want": "other", "got": "array"},
        ),
    ],
)
def test_a_flaw_is_found_with_its_place(data: bytes | str, facts: dict[str, Any]) -> None:
    with pytest.raises(Unread) as refusal:
        decode(data, Thing)
    assert refusal.value.facts == facts


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ('{"size": 1, "parts": [{"name": "long"}]}', "$.parts[0].name"),
        ('{"size": 1, "parts": [{"name": "a", "kind": "c"}]}', "$.parts[0].kind"),
        ('{"size": 1, "pair": [1]}', "$.pair"),
    ],
)
def test_where_only_the_decoder_has_words_they_follow_as_they_are(data: str, place: str) -> None:
    with pytest.raises(Unread) as refusal:
        decode(data, Thing)
    facts = refusal.value.facts
    assert facts == {"flaw": "value", "place": place, "detail": str(refusal.value)}


def test_what_only_the_decoder_takes_for_wrong_is_told_in_its_words() -> None:
    with pytest.raises(Unread) as refusal:
        decode('{"named": {"x": [NaN]}, "size": 1}', Thing)
    assert refusal.value.facts == {"detail": str(refusal.value)}


def test_line_and_column_are_told_in_english_too() -> None:
    with pytest.raises(Unread, match=r"truncated, line 2, column 2$"):
        decode('{\n"', Thing)


def test_however_long_a_name_is_it_is_quoted_short() -> None:
    with pytest.raises(Unread) as refusal:
        decode('{"size": 1, "' + "x" * 9999 + '": 1}', Thing)
    assert len(str(refusal.value.facts["field"])) < 200


def test_every_beginning_of_a_text_breaks_off_where_it_ends() -> None:
    text = '{"any_of": "a\\"b",\n "named": {"x": [1.5e+2, true, false, null, -2]}, "size": 1}'
    for length in range(1, len(text)):
        with pytest.raises(Unread) as refusal:
            decode(text[:length], Thing)
        assert refusal.value.facts["flaw"] == "cut-off", text[:length]


@pytest.mark.parametrize("mark", ["\ufeff", b"\xef\xbb\xbf"])
def test_a_mark_before_the_text_says_nothing(mark: bytes | str) -> None:
    sound = '{"size": 1}'
    for text, broken in ((sound, False), (sound + "}", True)):
        data = mark + text if isinstance(mark, str) else mark + text.encode()
        if not broken:
            assert decode(data, Thing) == Thing(1)
            continue
        with pytest.raises(Unread) as refusal:
            decode(data, Thing)
        assert refusal.value.facts == {"flaw": "syntax", "line": 1, "column": 12}


def test_what_fits_is_decoded() -> None:
    assert decode('{"size": 1, "parts": [{"name": "a"}]}', Thing) == Thing(1, (Part("a"),))
