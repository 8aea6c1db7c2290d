"""A package whose bot tries to find out what it must not know, and tells what it could do."""

from __future__ import annotations

import ctypes
import fcntl
import json
import os
import platform
import resource
import signal
import socket
import stat
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from mypy_extensions import i64

from ludolith.bots.random import Random
from ludolith.engine.bot import Bot
from ludolith.engine.game import Game
from ludolith.engine.rng import Rng
from ludolith.engine.state import State

MARK = "hostile:"
WANTED = Path(__file__).parent / "wanted.json"  # where to look
SET_IO_PRIORITY = {"x86_64": 251, "aarch64": 30}  # system calls that have no name in the C library
SET_ATTRIBUTES = {"x86_64": 314, "aarch64": 274}


def say(**facts: object) -> None:
    os.write(2, f"{MARK}{json.dumps(facts)}\n".encode())  # in one go: others say something, too


say(loaded_in=os.getpid())


def could(attempt: Callable[[], object]) -> bool:
    """Whether it did what it should not be able to."""
    try:
        return bool(attempt())
    except Exception:
        return False


def open_files() -> list[str]:
    """What it has open that is neither a pipe nor a device."""
    kinds = {}
    for number in range(256):
        try:
            kinds[number] = os.fstat(number).st_mode
        except OSError:
            continue
    return [
        f"{number}: {stat.filemode(kind)}"
        for number, kind in kinds.items()
        if not stat.S_ISFIFO(kind) and not stat.S_ISCHR(kind)
    ]


def attempts(data: Path, port: int, server: int) -> dict[str, Callable[[], object]]:
    database = data / "ludolith.sqlite"
    process = Path(f"/proc/{server}")
    memory = ctypes.CDLL(None, use_errno=True)

    def changed() -> bool:
        (data / "left behind").write_text("")
        return True

    def called(*arguments: str) -> bool:
        return subprocess.run(arguments, capture_output=True, check=False).returncode == 0

    def connected(kind: int, family: int = socket.AF_INET) -> bool:
        with socket.socket(family, kind) as one:
            one.settimeout(3)
            one.connect(("127.0.0.1", port))
        return True

    def signalled() -> bool:
        os.kill(server, 0)
        return True

    def outlived() -> bool:
        child = os.fork()
        if child:
            return os.waitpid(child, 0)[1] == 0
        try:
            os.setsid()
        except OSError:
            os._exit(1)
        os._exit(0)

    def limited() -> bool:
        resource.prlimit(server, resource.RLIMIT_CORE, (0, 0))
        return True

    def slowed() -> bool:
        os.setpriority(os.PRIO_PROCESS, server, 19)
        return True

    def kept_to_one_core() -> bool:
        os.sched_setaffinity(server, os.sched_getaffinity(0))
        return True

    def scheduled() -> bool:
        os.sched_setscheduler(server, os.SCHED_OTHER, os.sched_param(0))
        return True

    def scheduled_by_parameters() -> bool:
        os.sched_setparam(server, os.sched_param(0))
        return True

    def scheduled_by_attributes() -> object:
        attributes = ctypes.create_string_buffer(struct.pack("IIQiIQQQ", 48, 0, 0, 0, 0, 0, 0, 0))
        number = SET_ATTRIBUTES[platform.machine()]
        return memory.syscall(number, server, attributes, 0) == 0

    def kept_from_the_disk() -> object:
        lowest, of_process = 2 << 13 | 7, 1
        number = SET_IO_PRIORITY[platform.machine()]
        return memory.syscall(number, of_process, server, lowest) == 0

    def watched() -> object:
        modified = 2
        return memory.inotify_add_watch(memory.inotify_init(), bytes(database), modified) >= 0

    def dated() -> bool:
        os.utime(database, (0, 0))
        return True

    def set_mode() -> bool:
        database.chmod(0o666)
        return True

    def deleted() -> bool:
        database.unlink()
        return True

    def cut_short() -> bool:
        os.truncate(database, 0)
        return True

    return {
        "read the database": database.read_bytes,
        "read the database through another program": lambda: called("cat", str(database)),
        "list the data folder": lambda: os.listdir(data),
        "write into the data folder": changed,
        "write beside itself": lambda: WANTED.with_name("left behind").write_text("x"),
        "open the database to all users": set_mode,
        "cut the database short": cut_short,
        "delete the database": deleted,
        "see the server's environment in its own": lambda: "SECRET_OF_SERVER" in os.environ,
        "see it in what the system keeps of its own": lambda: (
            b"SECRET_OF_SERVER" in Path("/proc/self/environ").read_bytes()
        ),
        "read the server's environment": (process / "environ").read_bytes,
        "read the server's memory": (process / "maps").read_bytes,
        "list the server's open files": lambda: os.listdir(process / "fd"),
        "follow the server's open files": lambda: os.readlink(process / "fd" / "2"),
        "trace the server": lambda: memory.ptrace(16, server, None, None) == 0,
        "signal the server": signalled,
        "keep files of the server open": open_files,
        "connect to the server": lambda: connected(socket.SOCK_STREAM),
        "send a packet": lambda: connected(socket.SOCK_DGRAM),
        "limit the server": limited,
        "slow the server down": slowed,
        "keep the server to one core": kept_to_one_core,
        "schedule the server": scheduled,
        "schedule the server by parameters": scheduled_by_parameters,
        "schedule the server by attributes": scheduled_by_attributes,
        "keep the server from the disk": kept_from_the_disk,
        "watch the database": watched,
        "date the database": dated,
        "have a system of its own": lambda: memory.unshare(0x10000000) == 0,
        "start what outlives it": outlived,
        "leave a note in the system": lambda: memory.shmget(12345, 64, 0o1600) >= 0,
        "read private keys": lambda: os.listdir(Path.home()),
    }


class Odd(Bot):
    """Plays by random, after something else."""

    def __init__(self, act: Callable[[], object]) -> None:
        self.act = act

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        found = self.act()
        return found if isinstance(found, int) else Random().choose(state, seat, rng)


def look_around() -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # its own are its own affair
    os.sched_setaffinity(0, os.sched_getaffinity(0))
    wanted = json.loads(WANTED.read_text())
    tried = attempts(Path(wanted["data"]), wanted["port"], wanted["server"])
    say(could=[what for what, attempt in tried.items() if could(attempt)])
    raise RuntimeError("only then it is heard")


def hostile(game: Game) -> object:
    return Odd(look_around) if game.name == "diamant" else None


def fork_and_wait() -> None:
    """The lock is held for as long as one of the two lives."""
    kept = WANTED.with_name("__init__.py").open()
    fcntl.flock(kept, fcntl.LOCK_SH)
    os.fork()
    while True:
        signal.pause()


def forking(game: Game) -> object:
    return Odd(fork_and_wait)


def talkative(game: Game) -> object:
    return Odd(lambda: print("I choose 17"))


def shout() -> None:
    os.write(2, b"forged\n" * 100_000 + b"the end")
    raise RuntimeError


def shouting(game: Game) -> object:
    return Odd(shout)


def dawdling(game: Game) -> object:
    return Odd(signal.pause)


def raising(game: Game) -> object:
    return Odd(lambda: 1 // 0)


def exiting(game: Game) -> object:
    return Odd(lambda: sys.exit(0))


def ending(game: Game) -> object:
    return Odd(lambda: os._exit(7))


def immense(game: Game) -> object:
    return Odd(lambda: 2**70)
