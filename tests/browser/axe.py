"""Whether a page can be used by everybody, as far as axe-core can tell."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser.words import ROOT

SOURCE = ROOT / "client/node_modules/axe-core/axe.min.js"
RUN = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html.slice(0, 160))]))"""


@cache
def _source() -> str:
    assert SOURCE.exists(), "axe-core is missing: make client"
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[Any]:
    """Every violated rule with the elements that violate it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    found: list[Any] = page.evaluate(RUN)
    return found
