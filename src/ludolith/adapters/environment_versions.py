"""The versions of environments, as they stand at the end of their ids."""

from __future__ import annotations

import ludolith


def version(game: str) -> int:
    """The version of a game's environments in all libraries."""
    return ludolith.game(game).environment_version
