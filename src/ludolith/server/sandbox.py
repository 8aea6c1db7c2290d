"""Restricts a worker process before it runs code of other packages.

It reads what Python and the packages need and writes nothing. The data folder, the network and
other processes are out of its reach. What the system cannot forbid is logged at the start.
"""

from __future__ import annotations

import contextlib
import logging
import os
import platform
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import ludolith
from ludolith.bots import plugin_bots
from ludolith.server import linux_restrictions

# Shared libraries, time zones and the like. What is private on a system lies elsewhere.
SYSTEM: Final = (
    "/usr",
    "/lib",
    "/lib32",
    "/lib64",
    "/bin",
    "/nix/store",
    "/gnu/store",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/localtime",
    "/etc/nsswitch.conf",
    "/etc/passwd",
    "/etc/group",
    "/proc/cpuinfo",
    "/proc/meminfo",
    "/sys/devices/system/cpu",
    "/sys/devices/system/node",
    "/dev/urandom",
    "/dev/random",
    "/dev/zero",
)
USABLE: Final = ("/dev/null",)

log = logging.getLogger("ludolith.bots")
_hidden: set[Path] = set()


# -- in the server


def hide(folder: Path) -> None:
    """No worker that is started from now on may see this folder."""
    _hidden.add(folder.resolve())


def hidden() -> tuple[Path, ...]:
    """For `confine` in a new worker."""
    return tuple(_hidden)


def guard_server() -> None:
    """Hide the server's own process from workers."""
    if linux_restrictions.LINUX:
        linux_restrictions.hide_own_memory()


def log_missing_restrictions() -> None:
    """One line if this system cannot shut workers in."""
    missing = []
    if not linux_restrictions.landlock_version():
        missing.append("read and change all files this server can, its data included (no Landlock)")
    if not linux_restrictions.can_refuse_calls():
        missing.append("use the network (no filter of system calls)")
    if missing:
        log.warning("sandbox_incomplete bots_of_packages_can=%r", " and ".join(missing))


# -- in a worker


def confine(hidden: Iterable[Path]) -> None:
    """Before any code of others runs here. Raises OSError if the system refuses what it offers."""
    if not linux_restrictions.LINUX:
        return
    sys.dont_write_bytecode = True
    linux_restrictions.keep_privileges_down()
    if linux_restrictions.landlock_version():
        linux_restrictions.see_only(readable(hidden), map(Path, filter(os.path.exists, USABLE)))
    if linux_restrictions.can_refuse_calls():
        _, refused = linux_restrictions.CALLS[platform.machine()]
        of_itself = linux_restrictions.OF_ITSELF[platform.machine()]
        linux_restrictions.refuse_calls(refused.values(), of_itself.values())
    linux_restrictions.drop_capabilities()


def stay_in_group() -> None:
    """Whatever this process starts stays in its group, and can be ended with it."""
    if linux_restrictions.can_refuse_calls():
        linux_restrictions.refuse_calls(linux_restrictions.LEAVING[platform.machine()])


def readable(hidden: Iterable[Path]) -> list[Path]:
    """All a worker may read; what is hidden lies beneath none of it."""
    away = {path.resolve() for path in hidden}
    needed = [*map(Path, SYSTEM), *installation(), *packages()]
    private = away | {Path(os.path.expanduser("~")).resolve()}
    searched = [
        path
        for path in map(Path, sys.path)
        if not any(one.is_relative_to(path.resolve()) for one in private)
    ]
    found = {path.resolve() for path in (*needed, *searched) if os.path.exists(path)}
    return sorted({part for path in found for part in without(path, away)})


def installation() -> Iterator[Path]:
    """Where Python is, and libraries that this environment names."""
    yield from map(Path, {sys.prefix, sys.base_prefix, sys.exec_prefix, sys.base_exec_prefix})
    yield from map(Path, sysconfig.get_paths().values())
    yield from map(Path, filter(None, os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep)))


def packages() -> Iterator[Path]:
    """This package and those of the bots, wherever they were installed from."""
    own = Path(ludolith.__file__).parent
    yield own
    yield from own.parent.glob("*__mypyc*")
    for entry in plugin_bots.found().values():
        spec = find_spec(entry.module.partition(".")[0])
        if spec is not None:
            yield from map(Path, spec.submodule_search_locations or ())
            if spec.origin is not None:
                yield Path(spec.origin)


def without(path: Path, away: set[Path]) -> Iterator[Path]:
    """All of a folder but what is hidden: what is allowed for a folder is allowed beneath it."""
    if path in away:
        return
    if not any(one.is_relative_to(path) for one in away):
        yield path
        return
    with contextlib.suppress(PermissionError):
        for part in path.iterdir():
            if not part.is_symlink():
                yield from without(part, away)
