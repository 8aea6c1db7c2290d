"""Whether a page is accessible, as far as axe-core can tell."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser.person import Theme
from tests.browser.words import ROOT

SOURCE = ROOT / "client/node_modules/axe-core/axe.min.js"
# Colours are looked at when they have changed, not while they do: nothing fades. Two pictures after
# a change of theme the page knows of it.
STILL = """() => {
  if ("axe" in window) return;
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important; }");
  document.adoptedStyleSheets.push(still);
}"""
SETTLED = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"
TRIES = 5
RUN = """(only) => axe.run(document, { resultTypes: ["violations"], ...only })
  .then(({ violations }) => violations.map(
    ({ id, nodes }) => [id, ...nodes.map((node) => node.html.slice(0, 160))]))"""
IS_DARK = "() => matchMedia('(prefers-color-scheme: dark)').matches"
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


@cache
def _source() -> str:
    assert SOURCE.exists(), "axe-core is missing: make client"
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page, only: dict[str, Any] | None = None) -> list[Any]:
    """Every violated rule with the elements that violate it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    found: list[Any] = page.evaluate(RUN, only or {})
    return found


def violations_in_both_themes(page: Page) -> list[Any]:
    """By light and in the dark. All that differs are colours: only these are looked at again."""
    page.evaluate(STILL)
    found = violations(page)
    themes: tuple[Theme, Theme] = ("dark", "light") if page.evaluate(IS_DARK) else ("light", "dark")
    own, other = themes
    page.emulate_media(color_scheme=other)
    found += lasting_violations(page)
    page.emulate_media(color_scheme=own)
    page.evaluate(SETTLED)
    return found


def lasting_violations(page: Page) -> list[Any]:
    """Of colours. What comes in while the theme changes keeps its old colour for a moment."""
    found: list[Any] = []
    for _ in range(TRIES):
        page.evaluate(SETTLED)
        found = violations(page, COLOURS)
        if not found:
            break
        page.wait_for_timeout(200)
    return found
