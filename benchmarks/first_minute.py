"""The first minute of a newcomer: what `make play` takes in a fresh clone, until the page answers.

    python -m benchmarks.first_minute

Clones the last commit into a new folder, and plays four times: without the compiler, to see what
time and disk it takes to the page; with it, until it says that all is compiled; a second time; and
without any network. Packages come from where pip and npm find them, so run it twice and believe the
second run.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST = 1800.0  # seconds, for a busy machine
TICK = os.sysconf("SC_CLK_TCK")
NO_NETWORK = [
    "unshare",
    "--map-root-user",
    "--net",
    "sh",
    "-c",
    'ip link set lo up && exec "$@"',
    "-",
]


class Play:
    """`make play`, in a session of its own, as from a terminal."""

    def __init__(self, clone: Path, *command: str, **switches: str) -> None:
        self.said = clone / "said.txt"
        self.began = time.monotonic()
        own = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        with self.said.open("wb") as output:
            self.process = subprocess.Popen(
                [*command, "make", "play"],
                cwd=clone,
                env=own
                | {"BROWSER": "true", "XDG_DATA_HOME": str(clone / "build" / "data")}
                | switches,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )

    def until(self, is_so: Callable[[], bool]) -> float:
        """Wait, and return the seconds since it began."""
        while not is_so():
            if self.process.poll() is not None or time.monotonic() - self.began > LONGEST:
                sys.exit(f"make play did not do it:\n{self.said.read_text()[-2000:]}")
            time.sleep(0.02)
        return time.monotonic() - self.began

    def answers(self) -> bool:
        """Whether the page can be seen."""
        found = re.search(r"Ludolith is at (\S+)", self.said.read_text())
        if found is None:
            return False
        with suppress(OSError), urllib.request.urlopen(found[1]) as page:
            return b"<html" in page.read().lower()
        return False

    def is_ready(self) -> bool:
        """Whether the server says so; one in a network of its own cannot be asked from here."""
        return "Ludolith is at" in self.said.read_text()

    def is_compiled(self) -> bool:
        return "make play: compiled" in self.said.read_text()

    def processor_seconds(self) -> float:
        """Of everything it has started, ended or not, without the compiler, which is apart."""
        total = 0
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(fields[3]) == self.process.pid:  # its session
                    total += sum(map(int, fields[11:15]))
        return total / TICK

    def end(self) -> None:
        """Ctrl-C."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait()


@contextmanager
def playing(clone: Path, *command: str, **switches: str) -> Iterator[Play]:
    play = Play(clone, *command, **switches)
    try:
        yield play
    finally:
        play.end()


def disk(folder: Path) -> float:
    """Megabytes on the disk."""
    used = subprocess.run(
        ["du", "-sk", folder], check=True, capture_output=True, text=True
    ).stdout.split()[0]
    return int(used) / 1024


def can_be_without_network() -> bool:
    return (
        shutil.which("ip") is not None
        and shutil.which("unshare") is not None
        and subprocess.run([*NO_NETWORK, "true"], check=False, capture_output=True).returncode == 0
    )


def main() -> None:
    """Measure, and print one line for each figure."""
    with tempfile.TemporaryDirectory(prefix="ludolith-") as folder:
        clone = Path(folder) / "ludolith"
        subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
        bare = disk(clone)
        with playing(clone, LUDOLITH_COMPILE="0") as play:
            seconds = play.until(play.answers)
            print(f"to the page: {play.processor_seconds():.1f} s of processor time")
            print(f"to the page: {seconds:.1f} s by the clock")
            print(f"disk without the compiler: {disk(clone) - bare:.0f} MB")
        with playing(clone) as play:
            seconds = play.until(play.is_compiled)
            print(f"compiled beside the game: after {seconds:.0f} s by the clock")
        print(f"disk with the compiler: {disk(clone) - bare:.0f} MB")
        with playing(clone) as play:
            seconds = play.until(play.answers)
            print(f"second time: {seconds:.2f} s by the clock")
            print(f"second time: {play.processor_seconds():.2f} s of processor time")
        if can_be_without_network():
            with playing(clone, *NO_NETWORK) as play:
                print(f"without a network: {play.until(play.is_ready):.2f} s by the clock")
        else:
            print("without a network: not tried, because this machine cannot take it away")


if __name__ == "__main__":
    main()
