"""The effect of a strike on the column, by simulation of rigid bodies (DWA-40).

MuJoCo is imported only when a game begins or a strike is simulated: records, replays and all other
parts of the game work without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludolith.engine.errors import LudolithError
from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.strike_motion import Motion


class NoPhysics(LudolithError):
    """The simulation library is not installed, or does not work."""

    cause = "no-physics"


def strike(
    column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
) -> tuple[Finding, Motion | None]:
    """The result of a strike with this tremor; with `motion`, also how it looked."""
    with mujoco_needed():
        from ludolith.games.seven_dwarfs.physics.strike_simulation import simulate
    return simulate(column, strike, tremor, motion=motion)


def glimpse(column: Column, strike: Strike, tremor: Tremor) -> Finding:
    """The approximate result of a strike, for bots."""
    with mujoco_needed():
        from ludolith.games.seven_dwarfs.physics.quick_simulation import sketched
    return sketched(column, strike, tremor)


def ready() -> None:
    """Raise NoPhysics if strikes cannot be simulated."""
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
    except (ImportError, OSError) as problem:  # a library that MuJoCo needs cannot be loaded
        why = " ".join(str(problem).split())
        raise NoPhysics(
            f"a strike needs MuJoCo, which is installed but does not load ({why}): "
            "pip install --force-reinstall mujoco"
        ) from None
