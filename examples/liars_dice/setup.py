"""Plain Python; with LUDOLITH_COMPILE=1 the rules are compiled (docs/games-from-outside.md)."""

from __future__ import annotations

import os

from setuptools import setup

PACKAGE = "ludolith_liars_dice"
COMPILED = [f"src/{PACKAGE}/{module}.py" for module in ("rules", "bot", "observe", "faults")]

extensions = []
if os.environ.get("LUDOLITH_COMPILE") == "1":
    from mypyc.build import mypycify

    extensions = mypycify(COMPILED, group_name=PACKAGE)
setup(ext_modules=extensions)
