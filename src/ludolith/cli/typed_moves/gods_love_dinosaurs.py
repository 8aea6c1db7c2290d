"""Places and directions as people type them: `2,-1 se` for a tile, `8 se` for an animal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludolith.cli.translations import Words
from ludolith.engine.moves import Move
from ludolith.games.gods_love_dinosaurs.moves import Breed, PlaceTile, Step

EXPLAINED: Final = "how-to-type"


def spellings(move: Move, speech: Words) -> Sequence[str]:
    match move:
        case PlaceTile(q, r, direction):
            return (f"{q}, {r} {speech.say('direction-short', direction=direction)}",)
        case Step(cell, direction) | Breed(cell, direction):
            return (f"{cell} {speech.say('direction-short', direction=direction)}",)
    return ()
