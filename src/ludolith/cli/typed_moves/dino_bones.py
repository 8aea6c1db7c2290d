"""Chisels as people type them: the two tiles beside them, such as `39 40`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludolith.cli.translations import Words
from ludolith.engine.moves import Move
from ludolith.games.dino_bones.moves import LiftChisel, PlaceChisel, PlaceWithTool

EXPLAINED: Final = "how-to-chisel"


def spellings(move: Move, speech: Words) -> Sequence[str]:
    """Both orders of the tiles. The tool needs its word only where a chisel could do without."""
    match move:
        case PlaceChisel(one, other) | LiftChisel(one, other):
            return f"{one} {other}", f"{other} {one}"
        case PlaceWithTool(one, other):
            tool = speech.say("tool-word")
            bare = f"{one} {other}", f"{other} {one}"
            return *(f"{tiles} {tool}" for tiles in bare), *bare
    return ()
