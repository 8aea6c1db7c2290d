"""A game about to begin: the table has shown its commitment and gathers parts of the chance."""

from __future__ import annotations

from collections.abc import Collection

from ludolith.engine.chance_source import commitment


class Promise:
    """The secret chosen, whose devices are asked for a part, and the parts that came (hex)."""

    def __init__(self, secret: str, asked: Collection[int]) -> None:
        self.secret = secret
        self.commitment = commitment(bytes.fromhex(secret))
        self.parts: dict[int, str] = {}  # by member
        self._asked = set(asked)

    def missing(self) -> set[int]:
        """The people for whose devices the game still waits."""
        return self._asked.difference(self.parts)
