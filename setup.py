"""Compile the hot modules with mypyc; without a C compiler install the very same files as they are.

LUDOLITH_COMPILE=1 makes a failed compile fatal (CI), =0 never compiles, unset tries.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.extension import Extension

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "ludolith"
STAMP = "_compiled.json"
WHY_NOT = "_uncompiled.txt"  # why it could not be compiled; pip hides what a build prints
COMPILED = [
    "engine/bits.py",
    "engine/bot.py",
    "engine/findings.py",
    "engine/playout.py",
    "engine/replay.py",
    "engine/rng.py",
    "engine/state.py",
    "games/diamant/bot.py",
    "games/diamant/components.py",
    "games/diamant/faults.py",
    "games/diamant/looking.py",
    "games/diamant/observe.py",
    "games/diamant/rules.py",
    "games/diamant/telling.py",
    "games/dino_bones/bot.py",
    "games/dino_bones/choices.py",
    "games/dino_bones/codes.py",
    "games/dino_bones/components.py",
    "games/dino_bones/division.py",
    "games/dino_bones/ending.py",
    "games/dino_bones/equipment.py",
    "games/dino_bones/faults.py",
    "games/dino_bones/geometry.py",
    "games/dino_bones/guide.py",
    "games/dino_bones/judge.py",
    "games/dino_bones/judgement.py",
    "games/dino_bones/leader.py",
    "games/dino_bones/observe.py",
    "games/dino_bones/position.py",
    "games/dino_bones/redeal.py",
    "games/dino_bones/rules.py",
    "games/dino_bones/setup.py",
    "games/dino_bones/skeletons.py",
    "games/dino_bones/slab.py",
    "games/dino_bones/turn.py",
    "games/dinokalipsa/bot.py",
    "games/dinokalipsa/choices.py",
    "games/dinokalipsa/codes.py",
    "games/dinokalipsa/components.py",
    "games/dinokalipsa/effects.py",
    "games/dinokalipsa/faults.py",
    "games/dinokalipsa/hands.py",
    "games/dinokalipsa/judge.py",
    "games/dinokalipsa/judgement.py",
    "games/dinokalipsa/observe.py",
    "games/dinokalipsa/outcome.py",
    "games/dinokalipsa/position.py",
    "games/dinokalipsa/redeal.py",
    "games/dinokalipsa/round.py",
    "games/dinokalipsa/rules.py",
    "games/dinokalipsa/scoring.py",
    "games/gods_love_dinosaurs/activation.py",
    "games/gods_love_dinosaurs/bot.py",
    "games/gods_love_dinosaurs/choices.py",
    "games/gods_love_dinosaurs/codes.py",
    "games/gods_love_dinosaurs/components.py",
    "games/gods_love_dinosaurs/ecosystem.py",
    "games/gods_love_dinosaurs/faults.py",
    "games/gods_love_dinosaurs/forecast.py",
    "games/gods_love_dinosaurs/guide.py",
    "games/gods_love_dinosaurs/hunting.py",
    "games/gods_love_dinosaurs/judge.py",
    "games/gods_love_dinosaurs/judgement.py",
    "games/gods_love_dinosaurs/observe.py",
    "games/gods_love_dinosaurs/pairing.py",
    "games/gods_love_dinosaurs/plans.py",
    "games/gods_love_dinosaurs/position.py",
    "games/gods_love_dinosaurs/reach.py",
    "games/gods_love_dinosaurs/routes.py",
    "games/gods_love_dinosaurs/rules.py",
    "games/gods_love_dinosaurs/runs.py",
    "games/gods_love_dinosaurs/tiles.py",
    "games/gods_love_dinosaurs/turn.py",
    "games/seven_dwarfs/choices.py",
    "games/seven_dwarfs/components.py",
    "games/seven_dwarfs/faults.py",
    "games/seven_dwarfs/rules.py",
    "games/seven_dwarfs/tremor.py",
    "arena/tally.py",
    "bots/random.py",
    "bots/search.py",
    "bots/tree.py",
    "adapters/batch.py",
    "adapters/margins.py",
    "adapters/numbers.py",
    "table/judge.py",
    "table/play.py",
    "table/sight.py",
    "table/table.py",
    "server/audience.py",
    "server/connection.py",
    "server/frames.py",
    "server/limits.py",
    "server/room.py",
    "server/talk.py",
]
# Hidden symbols let the C compiler inline (4 to 30 % faster); no fused multiply-add, because
# compiled and interpreted floats must agree to the last bit. Warnings are about what mypyc wrote,
# not about our code, and looking for them takes as long as compiling (gcc, 350,000 lines: 120 s
# or 60).
FLAGS = ["-fvisibility=hidden", "-ffp-contract=off", "-Wno-all"]
MOST_REASON = 160
MODE = os.environ.get("LUDOLITH_COMPILE", "auto")
# pip runs this file three times to install once; only the last time it wants the modules.
ASKING = {"egg_info", "dist_info", "sdist"}


def reason_of(problem: object) -> str:
    """The gist of a failed compile in one line."""
    if isinstance(problem, SystemExit):  # mypyc has printed its objections
        return "mypyc refused the sources; pip install -v shows why"
    reason = (str(problem).strip().splitlines() or [type(problem).__name__])[-1]
    command = re.match(
        r"(?:[Cc]ommand '?\[?|\[Errno 2\] No such file or directory: )'([^']+)'", reason
    )
    if command:
        return f"the C compiler did not work: {command[1]}"
    if len(reason) > MOST_REASON:
        reason = f"{reason[: MOST_REASON // 2]} … {reason[-MOST_REASON // 2 :]}"
    return reason


def leave_note(home: Path, reason: str) -> None:
    """Say once that the plain Python files will be used, and leave it for whoever runs them."""
    print(f"warning: ludolith is installed uncompiled (slower): {reason}", file=sys.stderr)
    home.mkdir(parents=True, exist_ok=True)
    (home / WHY_NOT).write_text(reason + "\n", encoding="utf-8")


class Build(build_py):
    """Notes why there is nothing to compile, if not for want of a wish."""

    def run(self) -> None:
        super().run()
        if failed and not self.editable_mode:
            leave_note(Path(self.build_lib) / "ludolith", failed)


class BuildOrLeave(build_ext):
    """Compile, and note which sources were compiled; on failure leave plain Python that works."""

    def run(self) -> None:
        home = PACKAGE if self.inplace else Path(self.build_lib) / "ludolith"
        if self.inplace:
            drop_compiled(home)
        (home / WHY_NOT).unlink(missing_ok=True)  # of an earlier build in this tree
        try:
            super().run()
        except Exception as problem:
            if MODE == "1":
                raise
            self.extensions[:] = []
            drop_compiled(home)
            leave_note(home, reason_of(problem))
        if self.extensions:
            (home / STAMP).write_text(json.dumps(taken, indent=1) + "\n")


def drop_compiled(home: Path) -> None:
    """Remove what an earlier build left in a package: a module may not be compiled now."""
    (home / STAMP).unlink(missing_ok=True)
    (home / WHY_NOT).unlink(missing_ok=True)
    for suffix in ("so", "pyd"):
        for left in [*home.rglob(f"*.{suffix}"), *home.parent.glob(f"ludolith__*.{suffix}")]:
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


def extensions() -> tuple[list[Extension], str]:
    """What to compile; if that cannot even be begun, nothing and why."""
    if MODE == "0" or ASKING & set(sys.argv):
        return [], ""
    try:
        from mypyc.build import mypycify

        sources = [f"src/ludolith/{name}" for name in COMPILED]
        modules = mypycify(sources, opt_level="3", group_name="ludolith")
    except (Exception, SystemExit) as problem:
        if MODE == "1":
            raise
        return [], reason_of(problem)
    if sys.platform != "win32":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return modules, ""


os.chdir(ROOT)
taken = fingerprints()  # before anything is read: an edit during the compile must count as one
found, failed = extensions()
if not found and "editable_wheel" in sys.argv:
    drop_compiled(PACKAGE)  # nothing will be built, and what was built before must not be used
    if failed:
        leave_note(PACKAGE, failed)
setup(ext_modules=found, cmdclass={"build_ext": BuildOrLeave, "build_py": Build})
