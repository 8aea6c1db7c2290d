"""The page for researchers says what is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludolith.adapters.docs_tables import tables

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_spaces() -> None:
    made = PAGE.partition("<!-- made by: python -m ludolith.adapters.docs_tables -->\n\n")[2]
    assert made == tables(), "make them anew"


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL))
def test_its_examples_run(example: str) -> None:
    exec(compile(example, "research.md", "exec"), {})


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)#:]+)\)", PAGE))
def test_its_links_lead_somewhere(target: str) -> None:
    assert (ROOT / "docs" / target).exists()
