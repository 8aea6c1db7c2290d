"""What a Fluent file says of itself: its messages, their variables, their wordings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
from fluent.syntax import ast

from ludolith.text.messages import resource

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Selector(msgspec.Struct, frozen=True):
    """A choice a message makes by a variable."""

    variable: str
    keys: frozenset[str]

    @property
    def counts(self) -> bool:
        """Whether it chooses by number; otherwise by word."""
        return all(key in PLURALS or key.isdigit() for key in self.keys)


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    """The messages of a file by id; an id that stands twice is an error."""
    found: dict[str, ast.Message] = {}
    for entry in resource(package, language).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {package}, {language}"
            found[entry.id.name] = entry
    return found


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


def whole(package: str, language: str, message_id: str) -> Iterator[ast.BaseNode]:
    """All nodes of a message and of the messages it refers to."""
    for node in nodes(messages(package, language)[message_id]):
        yield node
        if isinstance(node, ast.MessageReference):
            yield from whole(package, language, node.id.name)


def variables(package: str, language: str, message_id: str) -> set[str]:
    return {
        node.id.name
        for node in whole(package, language, message_id)
        if isinstance(node, ast.VariableReference)
    }


def numbers(package: str, language: str, message_id: str) -> set[str]:
    """The variables that a message hands to a function: those are numbers."""
    return {
        part.id.name
        for node in whole(package, language, message_id)
        if isinstance(node, ast.FunctionReference)
        for part in nodes(node.arguments)
        if isinstance(part, ast.VariableReference)
    }


def selectors(package: str, language: str, message_id: str) -> list[Selector]:
    found = []
    for node in whole(package, language, message_id):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            keys = frozenset(
                key.name if isinstance(key, ast.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            )
            found.append(Selector(node.selector.id.name, keys))
    return found


def wordings(message: ast.Message) -> set[str]:
    """The fixed words of a message, one entry for each of its variants."""
    found = set()
    for node in nodes(message):
        if isinstance(node, ast.Pattern):
            words = "{}".join(
                element.value if isinstance(element, ast.TextElement) else ""
                for element in node.elements
            )
            if any(letter.isalpha() for letter in words):
                found.add(words)
    return found
