"""A Ray cluster gives the same results, and loses nothing when a worker is killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from ludolith.arena import optional_packages, tournament
from ludolith.arena.backends import InProcess
from ludolith.arena.bot_errors import BotFailed
from ludolith.arena.ray_backend import OnRay
from ludolith.arena.study import study
from ludolith.engine.errors import BadRequest
from tests.arena.ray_cluster import PLAN, STUDY


@pytest.mark.long
def test_two_nodes_agree_with_this_process_though_a_worker_is_killed(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    done = subprocess.run(
        [sys.executable, "-m", "tests.arena.ray_cluster", str(mark)],
        env=os.environ | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.strip().splitlines()[-1])
    assert mark.exists(), "a worker was killed"
    assert found["nodes"] == 2
    rows = tournament.play(PLAN, InProcess())
    here = [[row.contest, row.deal, row.seating, list(row.scores)] for row in rows]
    assert found["rows"] == here
    statistics = study(STUDY, InProcess())
    assert found["study"] == [[each.name, each.mean, each.deviation] for each in statistics]


def test_what_was_refused_on_the_cluster_is_told_in_the_same_words() -> None:
    backend = OnRay("local")

    def get(_: str) -> None:
        raise backend.ray.exceptions.RayTaskError(
            "work", "a long traceback", BotFailed(1, "it left", 7, "other:bot")
        )

    backend.ray = SimpleNamespace(
        wait=lambda waiting, **_: (waiting, []), get=get, exceptions=backend.ray.exceptions
    )
    with pytest.raises(BotFailed, match=r"the bot 'other:bot' on seat 2 failed .* seed 7: it left"):
        list(backend.finished({"work": 0}))


def test_without_ray_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(optional_packages, "import_module", missing)
    with pytest.raises(BadRequest, match=r"needs ray: pip install 'ludolith\[ray\]'"):
        OnRay("local")
