"""The server as a process of its own, which can be killed."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from tests.server.live import SOON, Player, wait_until


class Process:
    """`ludolith serve` on a free port."""

    def __init__(self, data: Path, port: int = 0) -> None:
        self._lines: list[str] = []
        self.process = subprocess.Popen(
            self.command(data, port), stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
        )
        self._listener = threading.Thread(target=self._listen)
        self._listener.start()
        wait_until(lambda: "Ludolith is at" in self.said() or self.process.poll() is not None)
        found = re.search(r"Ludolith is at http://(\S+)/", self.said())
        assert found is not None, self.said()
        self.host = found[1]
        # One for all calls: to make one takes longer than most calls do.
        self.http = httpx.Client(
            base_url=f"http://{self.host}",
            timeout=SOON,
            # The server may close an idle connection at the very moment a request goes out on it.
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        wait_until(self.answers)

    @staticmethod
    def command(data: Path, port: int) -> list[str]:
        where = ["--port", str(port), "--data", str(data)]
        pace = ["--pace", "0", "0.02", "--no-address-limits"]
        return [sys.executable, "-m", "ludolith.cli", "serve", *where, *pace]

    @classmethod
    def refused(cls, data: Path, port: int = 0) -> str:
        """What a server says that cannot start."""
        ended = subprocess.run(
            cls.command(data, port), capture_output=True, text=True, timeout=SOON, check=False
        )
        assert ended.returncode == 2
        return ended.stderr

    def _listen(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as errors:
            self._lines.extend(errors)

    def said(self) -> str:
        return "".join(list(self._lines))

    def answers(self) -> bool:
        try:
            return self.http.get("/health").is_success
        except httpx.TransportError:
            return False

    def make(self, **wish: Any) -> dict[str, Any]:
        body = {"game": "diamant", "name": "Ann", **wish}
        made: dict[str, Any] = self.http.post("/api/tables", json=body).json()
        return made

    def phase(self, table: str) -> str:
        """How far a table is, without sitting or looking on there."""
        found: str = self.http.get(f"/api/tables/{table}").json()["phase"]
        return found

    def player(self, table: str, key: str | None = None) -> Player:
        found = Player(self.host, table)
        found.hello(key)
        return found

    def end(self, how: signal.Signals) -> int:
        """Stop it and wait for its end."""
        self.process.send_signal(how)
        code = self.process.wait(SOON)
        self._listener.join()
        self.http.close()
        return code

    def __enter__(self) -> Process:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.end(signal.SIGKILL)
