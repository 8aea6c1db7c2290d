"""The browser of this machine; none is downloaded."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# The shell shows the same pages without windows, tabs and menus around them, at half the cost.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
QUIET = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def find() -> str:
    """Where it is; a missing browser is an error, never a reason to skip."""
    for name in NAMES:
        if (path := shutil.which(name)) is not None:
            return path
    raise FileNotFoundError("no chromium or chrome on the PATH: make browser, or install one")


@contextmanager
def launched(*more: str) -> Iterator[Browser]:
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=[*QUIET, *sandbox, *more])
        yield browser
        browser.close()
