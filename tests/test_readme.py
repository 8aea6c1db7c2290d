"""The examples of the README do what they say."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.DOTALL)


def test_python_examples_run_one_after_the_other() -> None:
    names: dict[str, object] = {}
    examples = blocks("python")
    assert len(examples) >= 2
    for example in examples:
        exec(compile(example, "README.md", "exec"), names)


def test_commands_run_in_order(tmp_path: Path) -> None:
    commands = [line[2:] for block in blocks("console") for line in block.splitlines()]
    assert len(commands) >= 5
    for command in commands:
        words = shlex.split(command)
        assert words[0] == "ludolith"
        run = subprocess.run(
            [sys.executable, "-m", "ludolith.cli", *words[1:]],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert run.returncode == 0, f"{command}: {run.stderr}"
        assert run.stdout, f"{command} says nothing"


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)#:]+)\)", README))
def test_links_lead_somewhere(target: str) -> None:
    assert (Path(__file__).parent.parent / target).exists()
