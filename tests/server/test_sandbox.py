"""A bot from a package that means harm, and what a system that cannot stop it is said to be."""

from __future__ import annotations

import fcntl
import json
import os
import pickle
import re
import shutil
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

import pytest

import ludolith
from ludolith.server import linux_restrictions, sandbox, untrusted_bots
from ludolith.server.process_spawning import bare_environment
from tests.server import hostile_bot
from tests.server.live import wait_until
from tests.server.process import Process

BOTS = (
    "hostile",
    "talkative",
    "dawdling",
    "forking",
    "shouting",
    "raising",
    "exiting",
    "ending",
    "immense",
)
NAME = "hostile-bot:hostile"
OPEN = "sandbox_incomplete bots_of_packages_can="
SINCE = {"signal the server": 6}  # the version of Landlock that prevents this; all others: any


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The hostile package as pip leaves it, and a secret in the environment."""
    folder = tmp_path / "installed"
    shutil.copytree(Path(hostile_bot.__file__).parent, folder / "hostile_bot")
    info = folder / "hostile_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hostile-bot\nVersion: 1.0\n")
    entries = [f"{name} = hostile_bot:{name}" for name in BOTS]
    (info / "entry_points.txt").write_text("\n".join(["[ludolith.bots]", *entries]))
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setenv("SECRET_OF_SERVER", "the password")
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    return folder / "hostile_bot"


def reported(server: Process, what: str) -> list[object]:
    """All that the hostile bot has said of this, in the log or in the line that tells it failed."""
    lines = server.said().splitlines()
    failures = [
        found[1] for line in lines if (found := re.search(r"problem=BotFailed\((.+)\)$", line))
    ]
    lines += [line for failure in failures for line in literal_eval(failure).splitlines()]
    said = [json.loads(line.partition(hostile_bot.MARK)[2]) for line in lines if is_bots(line)]
    return [one[what] for one in said if what in one]


def is_bots(line: str) -> bool:
    """Whether the bot has said all of it."""
    return line.removeprefix("RuntimeError('only then it is heard'); it said: ").startswith(
        hostile_bot.MARK
    )


def looked_around(server: Process, package: Path, data: Path) -> list[object]:
    """What the bot could do, once it was asked for two decisions."""
    port = int(server.host.rpartition(":")[2])
    wanted = {"data": str(data), "port": port, "server": server.process.pid}
    (package / "wanted.json").write_text(json.dumps(wanted))
    server.make(players=3, bots=NAME, start=True)
    wait_until(lambda: len(reported(server, "could")) >= 2, 0.1)
    assert not [line for line in server.said().splitlines() if is_bots(line)]
    first, second, *_ = reported(server, "could")
    assert isinstance(first, list)
    assert isinstance(second, list)
    return [*first, *(what for what in second if what not in first)]


def test_a_bot_of_a_package_can_do_nothing_to_the_server(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "libraries" / "data"  # what is around it may be read
    paths = filter(None, (os.environ.get("LD_LIBRARY_PATH"), str(data.parent)))
    monkeypatch.setenv("LD_LIBRARY_PATH", os.pathsep.join(paths))
    with Process(data) as server:
        listed = {game["name"]: game["levels"] for game in server.http.get("/api/games").json()}
        assert [name for name in listed if NAME in listed[name]] == ["diamant"]
        found, said = looked_around(server, package, data), server.said()
        assert server.process.pid not in reported(server, "loaded_in")
    version = linux_restrictions.landlock_version()
    if version and linux_restrictions.can_refuse_calls():
        assert OPEN not in said
        assert found == [what for what, since in SINCE.items() if version < since]
    else:
        assert said.count(OPEN) == 1
        assert "see the server's environment in its own" not in found


class Old(Process):
    """A server on a system that knows nothing of Landlock."""

    @staticmethod
    def command(data: Path, port: int) -> list[str]:
        python, _, module, *rest = Process.command(data, port)
        program = (
            "import runpy; from ludolith.server import linux_restrictions\n"
            "if linux_restrictions.can_refuse_calls():\n"
            "    linux_restrictions.keep_privileges_down()\n"
            "    linux_restrictions.refuse_calls([linux_restrictions.CREATE_RULESET])\n"
            f"runpy.run_module({module!r}, run_name='__main__')"
        )
        return [python, "-c", program, *rest]


def test_where_the_system_cannot_shut_bots_in_the_server_says_so_once(
    package: Path, tmp_path: Path
) -> None:
    with Old(tmp_path / "data") as server:
        found, said = looked_around(server, package, tmp_path / "data"), server.said()
    assert said.count(OPEN) == 1
    assert ("read the database" in found) == ("its data included (no Landlock)" in said)
    assert ("connect to the server" in found) == ("use the network" in said)
    assert "see the server's environment in its own" not in found


@pytest.mark.parametrize(
    ("name", "cause"),
    [
        ("dawdling", "no answer in 0.5 seconds"),
        ("raising", "ZeroDivisionError"),
        ("exiting", "SystemExit"),
        ("ending", "no readable answer; its process ended with 7"),
        ("immense", "no readable answer"),
        ("missing", "no installed package"),
    ],
)
def test_a_bot_that_does_not_choose_fails_alone(package: Path, name: str, cause: str) -> None:
    state = pickle.dumps(ludolith.game("diamant").new(players=3, seed=1))
    seconds = 0.5 if name == "dawdling" else 60.0
    with pytest.raises(untrusted_bots.BotFailed, match=cause):
        untrusted_bots.choose("diamant", f"hostile-bot:{name}", state, 0, 1, seconds)


def test_what_a_bot_has_started_ends_with_the_worker_however_that_ends(
    package: Path, tmp_path: Path
) -> None:
    (tmp_path / "state").write_bytes(pickle.dumps(ludolith.game("diamant").new(players=3, seed=1)))
    program = (
        "import sys; from pathlib import Path; from ludolith.server import untrusted_bots\n"
        "known = Path(sys.argv[1]).read_bytes()\n"
        "untrusted_bots.choose('diamant', 'hostile-bot:forking', known, 0, 1, 60.0)"
    )
    worker = subprocess.Popen([sys.executable, "-c", program, str(tmp_path / "state")])

    def lives() -> bool:
        with (package / "__init__.py").open() as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
            return False

    wait_until(lives)
    worker.kill()
    worker.wait()
    wait_until(lambda: not lives())


def test_what_a_bot_prints_is_neither_its_choice_nor_in_the_log(
    package: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    state = ludolith.game("diamant").new(players=3, seed=1)
    bot = "hostile-bot:talkative"
    code = untrusted_bots.choose("diamant", bot, pickle.dumps(state), 0, 1, 60.0)
    assert code in set(state.legal(0))
    assert capfd.readouterr() == ("", "")


def test_of_a_bot_that_fails_its_last_words_are_told(
    package: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    state = pickle.dumps(ludolith.game("diamant").new(players=3, seed=1))
    with pytest.raises(untrusted_bots.BotFailed) as failed:
        untrusted_bots.choose("diamant", "hostile-bot:shouting", state, 0, 1, 60.0)
    problem, _, said = str(failed.value).partition("; it said: ")
    assert problem == "RuntimeError()"
    assert len(said) == untrusted_bots.LAST_WORDS
    assert said.endswith("forged\nthe end")
    assert capfd.readouterr() == ("", "")


def test_what_is_hidden_lies_beneath_nothing_that_may_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where the data lies in the folder Python was installed to, or was started in."""
    data = tmp_path / "venv" / "var" / "data"
    data.mkdir(parents=True)
    (tmp_path / "venv" / "lib").mkdir()
    (tmp_path / "venv" / "short way").symlink_to(data)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "venv"))
    monkeypatch.setattr(sys, "path", ["/", str(Path.home()), str(tmp_path), str(data), *sys.path])
    seen = sandbox.readable([data])
    assert not [path for path in seen if data.is_relative_to(path) or path.is_relative_to(data)]
    assert tmp_path / "venv" / "lib" in seen
    assert not {Path("/"), Path("/etc"), Path("/proc"), Path.home()} & set(seen)
    assert any(Path(ludolith.__file__).is_relative_to(path) for path in seen)


def test_the_environment_is_whole_again_once_a_process_was_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SECRET_OF_SERVER", "the password")
    before = dict(os.environ)
    with bare_environment():
        assert "SECRET_OF_SERVER" not in os.environ
        assert os.environ.get("PATH") == before.get("PATH")
    assert dict(os.environ) == before
