"""The pytest plug-in: which games the generic tests are for."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from ludolith import games
from ludolith.bots import RANDOM
from ludolith.testing.game_setups import (
    MOST_DECISIONS,
    Observed,
    ends,
    settings_to_try,
    tables_to_try,
)
from ludolith.text.languages import FALLBACK, languages_of
from ludolith.text.messages import COMMON

PACKAGE: Final = __name__.rpartition(".")[0]
for _file in Path(__file__).parent.glob("test_*.py"):
    pytest.register_assert_rewrite(f"{PACKAGE}.{_file.stem}")

# The same examples on every run and every machine; how long one takes says nothing here.
settings.register_profile(
    "ludolith",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--game",
        action="append",
        metavar="NAME",
        help="a game for Ludolith's generic tests; default: Ludolith's own games",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes half a minute or more; begun before all others")
    settings.load_profile("ludolith")


def pytest_sessionstart(session: pytest.Session) -> None:
    """A random game that never ends would keep every test waiting without a word."""
    for name in session.config.getoption("--game") or ():
        endless = False
        with suppress(Exception):  # the tests say better what fails
            endless = not ends(name)
        if endless:
            pytest.exit(f"{name}: a random game is not over after {MOST_DECISIONS} decisions", 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no worker is left alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each generic test runs for every game, table or setting that is to be tried."""
    if not metafunc.function.__module__.startswith(PACKAGE + "."):
        return
    names = metafunc.config.getoption("--game") or games.OWN
    if metafunc.function.__module__ == f"{PACKAGE}.test_observations":
        names = [name for name in names if has_observations(name)]
    if metafunc.function.__module__ == f"{PACKAGE}.test_learners":
        names = [name for name in names if games.game(name).codes()]
    wanted = metafunc.fixturenames
    if "game_name" in wanted:
        metafunc.parametrize("game_name", names)
    if "spoken" in wanted:
        spoken = [(name, each) for name in names for each in languages_of(games.game(name).package)]
        metafunc.parametrize("spoken", spoken, ids="-".join)
    if "wording" in wanted or "translation" in wanted:
        packages = [games.game(name).package for name in names]
        if not metafunc.config.getoption("--game"):
            packages.append(COMMON)
        written = [(package, each) for package in packages for each in languages_of(package)]
        if "wording" in wanted:
            metafunc.parametrize("wording", written, ids="-".join)
        else:
            translated = [each for each in written if each[1] != FALLBACK]
            metafunc.parametrize("translation", translated, ids="-".join)
    if "table" in wanted:
        tables = [table for name in names for table in tables_to_try(name)]
        metafunc.parametrize("table", tables, ids=["{}-{}".format(*table) for table in tables])
    if "levels" in wanted:
        pairs = [pair for name in names for pair in neighbouring_levels(name)]
        metafunc.parametrize("levels", pairs, ids="-".join)
    if "setting" in wanted:
        found = [setting for name in names for setting in settings_to_try(name)]
        metafunc.parametrize("setting", found, ids=str)


def neighbouring_levels(name: str) -> list[tuple[str, str, str]]:
    """A game, a level, and the level below it. Where every move is simulated so many games take
    days: tests of that game play a few.
    """
    game = games.game(name)
    levels = [] if game.by_simulation else [RANDOM, *game.levels]
    return [(name, better, worse) for worse, better in pairwise(levels)]


def has_observations(name: str) -> bool:
    game = games.game(name)
    return len(game.fields(game.player_counts[0])) > 0


@pytest.fixture
def observed() -> Observed | None:
    """How to check a row of numbers; None: only that it is within its bounds and keeps secrets."""
    return None
