"""Who sits where."""

from __future__ import annotations

import msgspec


class Member(msgspec.Struct):
    """A person at the table."""

    number: int
    name: str
    key: str  # a hash of the secret only this person's device knows


class Chair(msgspec.Struct):
    """One seat: free, a person's, or a bot's; a bot may also stand in for a person."""

    member: int | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None

    @property
    def free(self) -> bool:
        return self.member is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The level of the bot that decides here; None: a person does."""
        return self.bot or self.stand_in
