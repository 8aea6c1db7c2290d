"""The version stands in one place; a release is refused until the changelog says it, too."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest
from scripts import release

import ludolith

VERSION = tomllib.loads(release.read("pyproject.toml"))["project"]["version"]
FILES = ("pyproject.toml", "CHANGELOG.md")


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in FILES:
        shutil.copy(release.ROOT / name, tmp_path / name)
    changes = tmp_path / "CHANGELOG.md"
    text = changes.read_text(encoding="utf-8")
    changes.write_text(text.replace("(not yet released)", "(2026-11-18)"), encoding="utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def test_every_file_says_the_same_version(tree: Path) -> None:
    assert release.problems(VERSION) == []


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_says_another_version_is_named(tree: Path, name: str) -> None:
    text = (tree / name).read_text(encoding="utf-8")
    (tree / name).write_text(text.replace(VERSION, "7.8.9", 1), encoding="utf-8")
    (problem,) = release.problems(VERSION)
    assert name in problem


def test_a_version_without_a_date_is_not_released(tree: Path) -> None:
    text = (tree / "CHANGELOG.md").read_text(encoding="utf-8")
    (tree / "CHANGELOG.md").write_text(text.replace("(2026-11-18)", "(soon)"), encoding="utf-8")
    assert release.problems(VERSION) == [f"CHANGELOG.md gives no date for {VERSION}: soon"]


@pytest.mark.parametrize("version", ["1", "1.0", "v1.0.0", "1.0.0-dev", ""])
def test_what_is_no_version_is_refused(version: str) -> None:
    (problem,) = release.problems(version)
    assert "is no version" in problem


def test_the_package_says_the_version_it_was_installed_with() -> None:
    assert ludolith.__version__ == VERSION
