"""Requests made from the published schema, right and nearly right: each gets a proper answer."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludolith.server import protocol, schema
from tests.server.live import Live

DEFS: dict[str, Any] = schema.document()["$defs"]
DEEP = 4
WORDS = st.text(max_size=8) | st.sampled_from(
    ("diamant", "dinokalipsa", "steady", "casual", "Ann", "relics", "", "\x00", "𝕏" * 30)
)
NUMBERS = st.integers(-3, 9) | st.sampled_from((2**31, 2**63, -(2**63) - 1))
WRONG: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | NUMBERS | WORDS | st.floats() | st.just([]) | st.just({})
)
NAMES = st.sampled_from(("relics", "open_chests", "more"))


def made_of(part: dict[str, Any], deep: int = DEEP) -> st.SearchStrategy[Any]:
    """Values that the schema describes, and now and then something else in the place of one."""
    if deep == 0:
        return WRONG
    return st.integers(0, 19).flatmap(lambda n: WRONG if n == 0 else right(part, deep - 1))


def right(part: dict[str, Any], deep: int) -> st.SearchStrategy[Any]:
    if "$ref" in part:
        return right(DEFS[part["$ref"].rsplit("/", 1)[1]], deep)
    if "anyOf" in part:
        return st.one_of(*(right(one, deep) for one in part["anyOf"]))
    if "enum" in part or "const" in part:
        return st.sampled_from(part.get("enum") or [part["const"]])
    match part.get("type"):
        case "object":
            return an_object(part, deep)
        case "array":
            items = part.get("items") or {}
            return st.lists(made_of(items, deep) if items else WRONG, max_size=3)
        case "integer" | "number":
            return NUMBERS
        case "string":
            return WORDS
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
    return WRONG


def an_object(part: dict[str, Any], deep: int) -> st.SearchStrategy[Any]:
    needed = set(part.get("required", []))
    fields = {name: made_of(one, deep) for name, one in part.get("properties", {}).items()}
    more = part.get("additionalProperties")
    if not fields and isinstance(more, dict):
        return st.dictionaries(NAMES, made_of(more, deep), max_size=2)
    return st.fixed_dictionaries(
        {name: one for name, one in fields.items() if name in needed},
        optional={name: one for name, one in fields.items() if name not in needed},
    )


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_bodies_made_from_the_schema_are_taken_or_refused_with_a_cause(
    live: Live, data: st.DataObject
) -> None:
    path, body, answered = data.draw(
        st.sampled_from(
            (
                ("/api/tables", "NewTable", protocol.TableMade),
                ("/api/replay", "Record", protocol.Replay),
                ("/api/verify", "Record", protocol.Verdict),
            )
        )
    )
    wish = data.draw(made_of(DEFS[body]))
    answer = live.http.post(path, content=msgspec.json.encode(wish))
    if answer.is_success:
        msgspec.json.decode(answer.content, type=answered)
    else:
        assert answer.status_code in {400, 404, 413}, answer.text
        assert msgspec.json.decode(answer.content, type=protocol.Problem).cause
