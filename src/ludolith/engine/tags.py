"""The words by which typed values are told apart on the wire and in records."""

from __future__ import annotations

import re


def kebab_case(name: str) -> str:
    """The tag of a kind, from the name of its class: `BotSat` is `bot-sat`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def game_name(name: str) -> str:
    """The name of the game that a class of views is for: `DinoBonesView` is `dino_bones`."""
    return kebab_case(name.removesuffix("View")).replace("-", "_")
