"""Wrong input: one clear line, exit code 2, no traceback."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

import pytest

from ludolith.cli import main
from ludolith.server.settings import Settings
from tests.cli.conftest import Ludolith
from tests.cli.terminal import process

WRONG = [
    "nonsense",
    "--nonsense",
    "play",
    "play chess",
    "play diamant extra",
    "play diamant --players 2",
    "play diamant --players nine",
    "play diamant --players 99999999999999999999999999",
    "play diamant --humans 0",
    "play diamant --humans 5 --players 4",
    "play diamant --names Anna,Bob --humans 3",
    "play diamant --names Anna,anna",
    "play diamant --names Anna,,Bob",
    "play diamant --names " + "A" * 25,
    "play diamant --bots unknown",
    "play diamant --bots steady,steady",
    "play diamant --seed -1",
    "play diamant --seed 9223372036854775808",
    "play diamant --lang de",
    "play diamant --option relics",
    "play diamant --option relics=maybe",
    "play diamant --option relisc=on",
    "play diamant --save /nowhere/at/all.json",
    "play diamant --save /",
    "rules",
    "rules chess",
    "rules diamant --lang xx",
    "rules diamant DIA-99",
    "games --lang EN-GB-and-more",
    "simulate diamant --games 0",
    "simulate diamant --games -5",
    "simulate diamant --games 1000000001",
    "simulate diamant --games 1e6",
    "simulate diamant --games " + "9" * 5000,
    "simulate diamant --players 9",
    "simulate diamant --bots random,random",
    "simulate diamant --bots random,random,random,",
    "simulate diamant --bots clever",
    "simulate diamant --seed 2147483648",
    "simulate diamant --seed -1",
    "simulate diamant --jobs 0",
    "simulate diamant --jobs 5000",
    "simulate diamant --option =on",
    "simulate diamant --option relics=on --option relics=off",
    "record diamant --bots steady,strong",
    "record diamant --output /",
    "record diamant --output " + "a" * 300,
    "record diamant --seed 9223372036854775808",
    "replay",
    "replay /nowhere.json",
    "verify /",
    "bench --only nothing.at.all",
]


@pytest.mark.parametrize("line", WRONG, ids=[line[:60] for line in WRONG])
def test_wrong_input_is_refused_in_one_line(ludolith: Ludolith, line: str) -> None:
    said = ludolith(*line.split(" "))
    assert said.is_refusal(), said


WRONG_TO_SERVE = [
    "--keep-lobbies nan",
    "--keep-lobbies inf",
    "--keep-lobbies -1",
    "--pace nan nan",
    "--proxy garbage",
    "--proxy 10.0.0.1/8",
    "--proxy *",
    "--origin garbage",
    "--origin https://",
    "--origin http://[",
    "--origin https://games.example/",
    "--origin https://games.example:port",
    "--origin https://Games.example",
    "--origin ftp://games.example",
]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """With what settings a server would have been started; none is."""
    found: list[Settings] = []

    def keep(*_: object, settings: Settings, **__: object) -> None:
        found.append(settings)

    monkeypatch.setattr("ludolith.cli.serve.run_server", keep)
    return found


@pytest.mark.parametrize("line", WRONG_TO_SERVE)
def test_a_server_is_not_started_with_what_makes_no_sense(
    ludolith: Ludolith, served: list[Settings], line: str
) -> None:
    said = ludolith("serve", *line.split(" "))
    assert said.is_refusal(), said
    assert served == []


def test_a_server_is_started_with_sites_proxies_and_days(
    ludolith: Ludolith, served: list[Settings]
) -> None:
    sites = ("https://games.example", "http://10.0.0.2:8000", "http://[::1]:8000")
    proxies = ("10.0.0.1", "10.0.0.0/8", "fd00::/8")
    asked = [
        *(word for site in sites for word in ("--origin", site)),
        *(word for proxy in proxies for word in ("--proxy", proxy)),
    ]
    assert ludolith("serve", "--keep-lobbies", "0.5", *asked).code == 0
    assert served[0].origins == sites
    assert served[0].proxies[-3:] == proxies
    assert served[0].keep_lobbies == 43200


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("simulat diamant", "simulate"),
        ("simulate diamant --plyers 4", "--players"),
        ("play diamnt", "diamant"),
        ("simulate diamant --option relisc=on", "relics"),
        ("simulate diamant --bots clever", "steady"),
        ("play diamant --lang de", "en, pl, ru"),
        ("play", "play --help"),
    ],
)
def test_a_refusal_says_what_would_have_worked(ludolith: Ludolith, line: str, hint: str) -> None:
    assert hint in ludolith(*line.split()).err


UNREAD = {
    "": ("Файл пуст.", "Plik jest pusty."),
    "{": ("Файл обрывается: строка 1, столбец 2.", "Plik się urywa: wiersz 1, kolumna 2."),
    "diary": ("Это не JSON.", "To nie jest JSON."),
    '{"format": 1,\n2}': (
        "Это уже не JSON: строка 2, столбец 1.",
        "To już nie jest JSON: wiersz 2, kolumna 1.",
    ),
    "{}": ("Нет поля «format», место: $.", "Brakuje pola „format”, miejsce: $."),
    '{"format": 1, "version": 2}': (
        "Место $.format: нужно — строка, а стоит — целое число.",
        "Miejsce $.format: potrzeba — tekst, a jest — liczba całkowita.",
    ),
}


@pytest.mark.parametrize("text", UNREAD)
def test_why_a_record_cannot_be_read_is_told_in_the_readers_language(
    ludolith: Ludolith, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    for language, expected in zip(("ru", "pl"), UNREAD[text], strict=True):
        said = ludolith("verify", file, "--lang", language)
        assert said.is_refusal(), said
        assert said.err.startswith(f"ludolith: {file}: ")
        assert said.err.endswith(f" {expected}\n")


def test_a_file_that_cannot_be_read_is_told_in_the_readers_language(
    ludolith: Ludolith, tmp_path: Path
) -> None:
    missing = tmp_path / "missing.json"
    expected = f"ludolith: {missing}: Не удаётся прочитать файл. Такого файла нет.\n"
    assert ludolith("verify", missing, "--lang", "ru").err == expected
    option = ("simulate", "gods_love_dinosaurs", "--option", f"tiles={missing}")
    assert ludolith(*option, "--lang", "ru").err == expected
    expected = f"ludolith: {tmp_path}: Nie można odczytać pliku. To jest folder.\n"
    assert ludolith("replay", tmp_path, "--lang", "pl").err == expected
    long = tmp_path / ("x" * 5000)
    assert "File name too long" in ludolith("verify", long, "--lang", "pl").err


def test_what_is_typed_cannot_command_the_terminal(ludolith: Ludolith) -> None:
    said = ludolith("verify", "\x1b[2Jfile\nwith lines")
    assert said.is_refusal()
    assert "\x1b" not in said.err


def test_the_program_itself_ends_with_these_codes() -> None:
    assert process("--version").code == 0
    assert process("nonsense").is_refusal()


def test_ctrl_c_before_the_command_begins_is_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludolith.cli.errors.run", interrupted)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 130
    assert capsys.readouterr().err == "ludolith: stopped\n"


def test_a_refusal_that_nobody_can_be_told_is_one_by_its_code() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "ludolith.cli", "games", "--nope"]
        assert subprocess.run(command, stderr=full, check=False).returncode == 2


@pytest.mark.parametrize(
    ("problem", "expected"),
    [
        (OSError(errno.ENOSPC, "No space left"), "nie można wypisać wyniku: No space left"),
        (OSError(errno.EIO, "Input/output error", "/games/x"), "/games/x: Input/output error"),
        (OSError(errno.EMFILE, "Too many open files"), "system odmówił: Too many open files"),
    ],
)
def test_what_the_system_refused_is_told_as_what_it_was(
    ludolith: Ludolith, monkeypatch: pytest.MonkeyPatch, problem: OSError, expected: str
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise problem

    monkeypatch.setattr("ludolith.cli.catalog.show_games", refuse)
    monkeypatch.setattr("ludolith.cli.errors.leave_pipe", lambda: 1)
    said = ludolith("games", "--lang", "pl")
    assert said.is_refusal(code=1)
    assert said.err == f"ludolith: {expected}\n"


def test_a_reader_of_a_pipe_may_leave_early() -> None:
    """As `ludolith rules diamant | head -1` does."""
    command = [sys.executable, "-m", "ludolith.cli", "rules", "diamant"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""


def test_an_old_terminal_shows_question_marks_but_nothing_breaks() -> None:
    said = process("rules", "diamant", "--lang", "ru", PYTHONIOENCODING="ascii")
    assert said.code == 0
    assert "???" in said.out


@pytest.mark.parametrize("whole_group", [True, False], ids=["from a terminal", "by kill"])
def test_ctrl_c_ends_a_simulation_and_all_its_processes(whole_group: bool) -> None:
    command = [sys.executable, "-m", "ludolith.cli", "simulate", "diamant", "--games", "1000000000"]
    with subprocess.Popen(
        [*command, "--jobs", "2", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as program:
        for child in wait_for_children(program.pid, 2):
            wait_for_work(child, seconds=0.5)  # many batches
        (os.killpg if whole_group else os.kill)(program.pid, signal.SIGINT)
        out, err = said_at_its_end(program)
    assert program.returncode == 130
    assert err == b"ludolith: stopped\n"
    figures = json.loads(out)
    assert figures["stopped"] is True
    assert 0 < figures["games"] < 1_000_000_000
    with pytest.raises(ProcessLookupError):
        os.killpg(program.pid, 0)


def test_a_process_that_dies_is_told_in_one_line() -> None:
    command = [sys.executable, "-m", "ludolith.cli", "simulate", "diamant", "--games", "1000000000"]
    with subprocess.Popen(
        [*command, "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as program:
        os.kill(wait_for_children(program.pid, 2)[0], signal.SIGKILL)
        out, err = said_at_its_end(program)
    assert program.returncode == 1
    assert out == b""
    assert err.startswith(b"ludolith: a process of the simulation died")
    assert err.count(b"\n") == 1


def said_at_its_end(program: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
    """What a program said, which must end soon; one that does not is not left behind."""
    try:
        return program.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        os.killpg(program.pid, signal.SIGKILL)
        raise


def wait_for_work(process: int, seconds: float) -> None:
    """Until a process has used so much processor time."""
    for _ in range(1200):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        if (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") >= seconds:
            return
        time.sleep(0.05)
    raise AssertionError("the process does not work")


def wait_for_children(parent: int, number: int) -> list[int]:
    """The processes of a simulation, as soon as they are at work."""
    children = Path(f"/proc/{parent}/task/{parent}/children")
    for _ in range(200):
        found = [int(child) for child in children.read_text().split()]
        if len(found) == number:
            time.sleep(0.2)
            return found
        time.sleep(0.05)
    raise AssertionError("the simulation did not begin")
