"""`make play`: open the tables at once, and compile beside them if a source has changed.

The server runs from the sources until then, and compiled from its next start on. Ctrl-C ends both;
what was compiled so far is kept for the next time.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).parent.parent
LOG = ROOT / ".venv" / "compile.log"
WHY_NOT = ROOT / "src" / "ludolith" / "_uncompiled.txt"
BUILD = [os.environ.get("MAKE", "make"), "--no-print-directory", "build"]
BEHIND = ["nice", "-n", "19"]  # people who play come first


def main() -> int:
    """Serve until Ctrl-C; returns the server's exit code."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    is_due = own.get("LUDOLITH_COMPILE") != "0" and not is_built(own)
    # The server must not find half of what is being compiled.
    pure = {"LUDOLITH_PURE": "1"} if is_due else {}
    program = Path(sys.executable).with_name("ludolith")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited: while it begins, Ctrl-C is for us
    server = subprocess.Popen([program, "play", "--web", *sys.argv[1:]], env=own | pure)

    def stop(_number: int, _frame: FrameType | None) -> None:
        server.send_signal(signal.SIGTERM)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    ended = threading.Event()
    compiler = compile_beside(own, ended) if is_due else None
    code = server.wait()
    ended.set()
    if compiler is not None and compiler.poll() is None:
        os.killpg(compiler.pid, signal.SIGTERM)
        compiler.wait()
    return code if code >= 0 else 128 - code


def is_built(own: dict[str, str]) -> bool:
    """Whether the compiled files are those of the sources."""
    return subprocess.run([*BUILD, "-q"], cwd=ROOT, env=own, check=False).returncode == 0


def compile_beside(own: dict[str, str], ended: threading.Event) -> subprocess.Popen[bytes]:
    """Begin to compile; one line will say how it went, unless the game ends first."""
    began = time.monotonic()
    with LOG.open("wb") as log:
        compiler = subprocess.Popen(
            [*BEHIND, *BUILD],
            cwd=ROOT,
            env=own,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # Ctrl-C is for the server
        )

    def tell() -> None:
        code = compiler.wait()
        if not ended.is_set():
            line = outcome(code, round(time.monotonic() - began))
            print(f"make play: {line}", file=sys.stderr, flush=True)

    threading.Thread(target=tell, daemon=True).start()
    return compiler


def outcome(code: int, seconds: int) -> str:
    """How the compile went, in one line."""
    if code:
        return f"compiling failed (see {LOG.relative_to(ROOT)}); everything works, but slower"
    if WHY_NOT.exists():
        reason = WHY_NOT.read_text(encoding="utf-8").strip()
        return f"not compiled, which works, but slower: {reason}"
    return f"compiled in {seconds} s: from the next start on, rules and bots are many times faster"


if __name__ == "__main__":
    sys.exit(main())
