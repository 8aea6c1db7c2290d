"""The page for researchers says what is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL))
def test_its_examples_run(example: str) -> None:
    exec(compile(example, "research.md", "exec"), {})


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)#:]+)\)", PAGE))
def test_its_links_lead_somewhere(target: str) -> None:
    assert (ROOT / "docs" / target).exists()
