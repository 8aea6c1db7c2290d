"""Compile the hot modules with mypyc; without a C compiler install the very same files as they are.

LUDOLITH_COMPILE=1 makes a failed compile fatal (CI), =0 never compiles, unset tries.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.extension import Extension

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "ludolith"
STAMP = "_compiled.json"
COMPILED = [
    "engine/bits.py",
    "engine/bot.py",
    "engine/playout.py",
    "engine/rng.py",
    "engine/state.py",
    "games/diamant/bot.py",
    "games/diamant/components.py",
    "games/diamant/faults.py",
    "games/diamant/rules.py",
    "games/dinokalipsa/bot.py",
    "games/dinokalipsa/choices.py",
    "games/dinokalipsa/codes.py",
    "games/dinokalipsa/components.py",
    "games/dinokalipsa/effects.py",
    "games/dinokalipsa/faults.py",
    "games/dinokalipsa/hands.py",
    "games/dinokalipsa/judgement.py",
    "games/dinokalipsa/outcome.py",
    "games/dinokalipsa/position.py",
    "games/dinokalipsa/redeal.py",
    "games/dinokalipsa/round.py",
    "games/dinokalipsa/rules.py",
    "games/dinokalipsa/scoring.py",
    "arena/tally.py",
    "bots/random.py",
    "bots/search.py",
    "bots/tree.py",
]
# Hidden symbols let the C compiler inline (4 to 30 % faster); no fused multiply-add, because
# compiled and interpreted floats must agree to the last bit.
FLAGS = ["-fvisibility=hidden", "-ffp-contract=off"]
MOST_REASON = 160
MODE = os.environ.get("LUDOLITH_COMPILE", "auto")


def warn(problem: object) -> None:
    """Say once that the plain Python files will be used."""
    reason = (str(problem).strip().splitlines() or [type(problem).__name__])[-1]
    if len(reason) > MOST_REASON:
        reason = f"{reason[: MOST_REASON // 2]} … {reason[-MOST_REASON // 2 :]}"
    print(f"warning: ludolith is installed uncompiled (slower): {reason}", file=sys.stderr)


class BuildOrLeave(build_ext):
    """Compile, and note which sources were compiled; on failure leave plain Python that works."""

    def run(self) -> None:
        if self.inplace:
            drop_compiled()
        try:
            super().run()
        except Exception as problem:
            if MODE == "1":
                raise
            self.extensions[:] = []
            warn(problem)
        if self.extensions:
            home = PACKAGE if self.inplace else Path(self.build_lib) / "ludolith"
            (home / STAMP).write_text(json.dumps(fingerprints(), indent=1) + "\n")


def drop_compiled() -> None:
    """Remove what an earlier build left in the source tree: a module may not be compiled now."""
    (PACKAGE / STAMP).unlink(missing_ok=True)
    for suffix in ("so", "pyd"):
        for left in [*PACKAGE.rglob(f"*.{suffix}"), *PACKAGE.parent.glob(f"ludolith__*.{suffix}")]:
            left.unlink()


def fingerprints() -> dict[str, str]:
    """The content of every source of the compiled floors; the package checks it when imported.

    All of a floor, because the compiler copies constants out of modules that stay Python.
    """
    floors = sorted({name.partition("/")[0] for name in COMPILED})
    sources = sorted(path for floor in floors for path in (PACKAGE / floor).rglob("*.py"))
    return {
        path.relative_to(PACKAGE).as_posix(): hashlib.blake2b(
            path.read_bytes(), digest_size=16
        ).hexdigest()
        for path in sources
    }


def extensions() -> list[Extension]:
    if MODE == "0":
        return []
    try:
        from mypyc.build import mypycify

        sources = [f"src/ludolith/{name}" for name in COMPILED]
        modules = mypycify(sources, opt_level="3", group_name="ludolith")
    except (Exception, SystemExit) as problem:
        if MODE == "1":
            raise
        warn(problem)
        return []
    if sys.platform != "win32":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return modules


os.chdir(ROOT)
found = extensions()
if not found and "editable_wheel" in sys.argv:
    drop_compiled()  # nothing will be built, and what was built before must not be used
setup(ext_modules=found, cmdclass={"build_ext": BuildOrLeave})
