"""Games of other packages, as pip leaves them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludolith import games

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Make a package known that brings games along: its sources lie in a folder."""
    site = tmp_path / "site"
    paths = [str(site)]
    loaded = set(sys.modules)

    def add(package: str, sources: Path, **entries: str) -> None:
        info = site / f"{package.replace('-', '_')}-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name} = {value}" for name, value in entries.items()]
        (info / "entry_points.txt").write_text("\n".join([f"[{games.GROUP}]", *lines]))
        paths.append(str(sources))
        monkeypatch.setattr(sys, "path", [*paths, *sys.path])
        monkeypatch.setenv("PYTHONPATH", ":".join(paths))
        games._plugin_games.cache_clear()

    yield add
    for name in set(sys.modules) - loaded:
        if not name.startswith("ludolith.") and "ludolith" in name:
            del sys.modules[name]
    monkeypatch.undo()
    games._plugin_games.cache_clear()
