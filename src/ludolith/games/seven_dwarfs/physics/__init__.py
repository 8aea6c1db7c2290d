"""What a strike does to the column, by simulation of rigid bodies (DWA-40).

MuJoCo is imported only when a game begins or a strike is simulated: records, replays and everything
else about the game do without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludolith.engine.errors import LudolithError
from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.strike_motion import Motion


class NoPhysics(LudolithError):
    """The library that simulates is not installed, or does not work."""

    cause = "no-physics"


def strike(
    column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
) -> tuple[Finding, Motion | None]:
    """What comes of a strike with this tremor; with `motion`, how it looked, too."""
    with mujoco_needed():
        from ludolith.games.seven_dwarfs.physics.strike_simulation import simulate
    return simulate(column, strike, tremor, motion=motion)


def glimpse(column: Column, strike: Strike, tremor: Tremor) -> Finding:
    """What seems to come of it at first sight, for bots."""
    with mujoco_needed():
        from ludolith.games.seven_dwarfs.physics.quick_simulation import sketched
    return sketched(column, strike, tremor)


def ready() -> None:
    """Refuse where strikes cannot be simulated."""
    with mujoco_needed():
        import ludolith.games.seven_dwarfs.physics.strike_simulation  # noqa: F401


@contextmanager
def mujoco_needed() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as problem:
        raise NoPhysics(
            f"a strike needs MuJoCo, and {problem.name} is not installed: pip install mujoco"
        ) from None
    except (ImportError, OSError) as problem:  # a library of its own that cannot be loaded
        why = " ".join(str(problem).split())
        raise NoPhysics(
            f"a strike needs MuJoCo, which is installed but does not load ({why}): "
            "pip install --force-reinstall mujoco"
        ) from None
