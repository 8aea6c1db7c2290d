"""Names of Literal types in the published schema."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludolith.server.schema_literals import with_names

Fruit = Literal["pear", "apple", "fig"]
Unused = Literal["stone"]


class Basket(msgspec.Struct):
    best: Fruit | None
    counted: dict[Fruit, int] | None
    other: dict[str, Literal["leaf", "twig"]]


def test_a_literal_with_a_name_is_defined_once_with_its_values_in_order() -> None:
    _, parts = msgspec.json.schema_components([Basket], ref_template="#/{name}")
    found = with_names(parts, [Basket], "#/{name}")
    assert found["Fruit"] == {"title": "Fruit", "enum": ["pear", "apple", "fig"]}
    fields = found["Basket"]["properties"]
    assert fields["best"]["anyOf"][0] == {"$ref": "#/Fruit"}
    assert fields["counted"]["anyOf"][0]["propertyNames"] == {"$ref": "#/Fruit"}
    assert "propertyNames" not in fields["other"]
    assert fields["other"]["additionalProperties"] == {"enum": ["leaf", "twig"]}
    assert set(found) == {"Basket", "Fruit"}
