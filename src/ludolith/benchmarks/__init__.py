"""Speed, measured as ratios in one run, so that the speed of the machine cancels out.

>>> from ludolith import benchmarks
>>> benchmarks.NAMES[0]
'diamant.playout.vs_c'
"""

from __future__ import annotations

from collections.abc import Callable

import ludolith
from ludolith import games
from ludolith.benchmarks.ratios import all_ratios
from ludolith.engine.errors import BadRequest

SECONDS = 5.0  # how long the sides of one ratio take turns

# Where moves are simulated, the simulation takes nearly all the time, so its ratio says nothing.
# Games of other packages are not compiled here.
_PLAYED_OUT = tuple(name for name in games.OWN if not games.game(name).by_simulation)
_RATIOS = all_ratios(_PLAYED_OUT)

NAMES: tuple[str, ...] = tuple(ratio.name for ratio in _RATIOS)
TARGETS: dict[str, float] = {ratio.name: ratio.target for ratio in _RATIOS}


def run(
    only: str | None = None, report: Callable[[str, float], None] | None = None
) -> dict[str, float]:
    """Measure every ratio, or those whose name begins so; `report` is called with each at once."""
    chosen = choose(only)
    if not ludolith.compiled():
        raise BadRequest("nothing to measure: the rules run from their sources; build first")
    measured = {}
    for ratio in _RATIOS:
        if ratio.name in chosen:
            measured[ratio.name] = ratio.measure(SECONDS)
            if report is not None:
                report(ratio.name, measured[ratio.name])
    return measured


def choose(only: str | None) -> tuple[str, ...]:
    """The names meant by a name or the beginning of one; None means all."""
    if only is None:
        return NAMES
    if only in NAMES:
        return (only,)
    chosen = tuple(name for name in NAMES if only and name.startswith(only))
    if not chosen:
        raise BadRequest(f"there is no ratio {only!r}; there are: {', '.join(NAMES)}")
    return chosen
