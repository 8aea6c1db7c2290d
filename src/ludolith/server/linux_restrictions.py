"""Linux functions by which a process restricts itself; no privilege is needed.

Landlock (5.13 and later) hides files; a filter of system calls forbids the calls that Landlock does
not cover. Both hold for everything the process starts, and can never be undone. Each call here
raises OSError where the system refuses it.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import signal
import struct
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

LINUX: Final = sys.platform == "linux"

# -- Landlock: numbers from <linux/landlock.h>; the system calls have these on every architecture

CREATE_RULESET: Final = 444
_ADD_RULE: Final = 445
_RESTRICT_SELF: Final = 446
_ASK_VERSION: Final = 1
_PATH_BENEATH: Final = 1
_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = (1 << bit for bit in range(4))
_RIGHTS_SINCE: Final = {1: 13, 2: 14, 3: 15, 5: 16}  # how many there are, by version
_SCOPES_SINCE: Final = 6
_ALL_SCOPES: Final = 0b11  # abstract sockets, and signals to other processes

# -- the others

_SET_DEATH_SIGNAL: Final = 1
_SET_DUMPABLE: Final = 4
_SET_SECCOMP: Final = 22
_SET_NO_NEW_PRIVS: Final = 38
_FILTER: Final = 2
_LOAD, _EQUALS, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06  # of the filter's little language
_ALLOW: Final = 0x7FFF0000
_REFUSE: Final = 0x00050000 | errno.EPERM
_FOREIGN_CALLS: Final = 0x40000000  # x32: the same calls once more, under other numbers
_CAPABILITIES: Final = 0x20080522

# Ways around Landlock: the network, other processes' memory and share of the machine, another view
# of the system, what can be left for another process to find, and what changes a file that is not
# opened for it (its length, mode, owner, times, attributes) or tells when that is changed.
CALLS: Final = {
    "x86_64": (
        0xC000003E,
        {
            "socket": 41,
            "ptrace": 101,
            "process_vm_readv": 310,
            "process_vm_writev": 311,
            "pidfd_getfd": 438,
            "io_uring_setup": 425,
            "bpf": 321,
            "shmget": 29,
            "semget": 64,
            "msgget": 68,
            "mq_open": 240,
            "add_key": 248,
            "request_key": 249,
            "keyctl": 250,
            "truncate": 76,
            "chmod": 90,
            "fchmod": 91,
            "fchmodat": 268,
            "fchmodat2": 452,
            "chown": 92,
            "fchown": 93,
            "lchown": 94,
            "fchownat": 260,
            "setxattr": 188,
            "lsetxattr": 189,
            "fsetxattr": 190,
            "setxattrat": 463,
            "removexattr": 197,
            "lremovexattr": 198,
            "fremovexattr": 199,
            "removexattrat": 466,
            "setpriority": 141,
            "ioprio_set": 251,
            "unshare": 272,
            "setns": 308,
            "inotify_add_watch": 254,
            "utime": 132,
            "utimes": 235,
            "futimesat": 261,
            "utimensat": 280,
        },
    ),
    "aarch64": (
        0xC00000B7,
        {
            "socket": 198,
            "ptrace": 117,
            "process_vm_readv": 270,
            "process_vm_writev": 271,
            "pidfd_getfd": 438,
            "io_uring_setup": 425,
            "bpf": 280,
            "shmget": 194,
            "semget": 190,
            "msgget": 186,
            "mq_open": 180,
            "add_key": 217,
            "request_key": 218,
            "keyctl": 219,
            "truncate": 45,
            "fchmod": 52,
            "fchmodat": 53,
            "fchmodat2": 452,
            "fchownat": 54,
            "fchown": 55,
            "setxattr": 5,
            "lsetxattr": 6,
            "fsetxattr": 7,
            "setxattrat": 463,
            "removexattr": 14,
            "lremovexattr": 15,
            "fremovexattr": 16,
            "removexattrat": 466,
            "setpriority": 140,
            "ioprio_set": 30,
            "unshare": 97,
            "setns": 268,
            "inotify_add_watch": 27,
            "utimensat": 88,
        },
    ),
}
# What a process may do to itself only: its first argument is a process, 0 the caller.
OF_ITSELF: Final = {
    "x86_64": {
        "prlimit64": 302,
        "sched_setparam": 142,
        "sched_setscheduler": 144,
        "sched_setaffinity": 203,
        "sched_setattr": 314,
    },
    "aarch64": {
        "prlimit64": 261,
        "sched_setparam": 118,
        "sched_setscheduler": 119,
        "sched_setaffinity": 122,
        "sched_setattr": 274,
    },
}
# How a process gets out of the group that is ended with the one it was started by.
LEAVING: Final = {"x86_64": (109, 112), "aarch64": (154, 157)}  # setpgid, setsid


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _done(result: int, what: str) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")
    return result


def _call(number: int, what: str, *args: object) -> int:
    return _done(_libc().syscall(ctypes.c_long(number), *args), what)


def _prctl(option: int, what: str, *args: object) -> None:
    wide = [ctypes.c_ulong(one) if isinstance(one, int) else one for one in args]
    _done(_libc().prctl(ctypes.c_int(option), *wide, *[ctypes.c_ulong(0)] * (4 - len(wide))), what)


def landlock_version() -> int:
    """Which version of Landlock there is; 0: none."""
    if not LINUX:
        return 0
    try:
        nothing, size = ctypes.c_void_p(None), ctypes.c_size_t(0)
        return _call(CREATE_RULESET, "landlock", nothing, size, ctypes.c_uint32(_ASK_VERSION))
    except OSError:
        return 0


def see_only(readable: Iterable[Path], usable: Iterable[Path]) -> None:
    """From now on read and run only what is beneath these paths, and write to the usable files.

    Signals reach no process outside, where Landlock knows of signals.
    """
    version = landlock_version()
    rights = (1 << max(n for since, n in _RIGHTS_SINCE.items() if since <= version)) - 1
    scopes = _ALL_SCOPES if version >= _SCOPES_SINCE else 0
    attributes = struct.pack("QQQ", rights, 0, scopes)
    ruleset = _call(
        CREATE_RULESET,
        "landlock_create_ruleset",
        ctypes.c_char_p(attributes),
        ctypes.c_size_t(len(attributes)),
        ctypes.c_uint32(0),
    )
    try:
        for path in readable:
            _allow(ruleset, path, _EXECUTE | _READ_FILE | (_READ_DIR if path.is_dir() else 0))
        for path in usable:
            _allow(ruleset, path, _READ_FILE | _WRITE_FILE)
        _call(_RESTRICT_SELF, "landlock_restrict_self", ctypes.c_int(ruleset), ctypes.c_uint32(0))
    finally:
        os.close(ruleset)


def _allow(ruleset: int, path: Path, rights: int) -> None:
    place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        _call(
            _ADD_RULE,
            f"landlock_add_rule {path}",
            ctypes.c_int(ruleset),
            ctypes.c_int(_PATH_BENEATH),
            ctypes.c_char_p(struct.pack("=Qi", rights, place)),
            ctypes.c_uint32(0),
        )
    finally:
        os.close(place)


def can_refuse_calls() -> bool:
    """Whether a filter of system calls can be set here, by one that is none."""
    if not LINUX or platform.machine() not in CALLS or sys.maxsize < 1 << 32:
        return False
    try:
        _prctl(_SET_SECCOMP, "seccomp", _FILTER, ctypes.c_void_p(None))
    except OSError as problem:
        return problem.errno == errno.EFAULT
    return False


def refuse_calls(numbers: Iterable[int], of_itself: Iterable[int] = ()) -> None:
    """From now on these system calls are not permitted, and those only to the process itself.

    Needs `keep_privileges_down` before.
    """
    own, _ = CALLS[platform.machine()]
    wholly, by_process = sorted(set(numbers)), sorted(set(of_itself))
    asked = len(wholly) + len(by_process)
    look, refuse = asked + 5, asked + 8  # where these steps are
    program = [
        (_LOAD, 0, 0, 4),  # the architecture the call is made for
        (_EQUALS, 0, refuse - 2, own),
        (_LOAD, 0, 0, 0),  # its number
        (_AT_LEAST, refuse - 4, 0, _FOREIGN_CALLS),
        *((_EQUALS, refuse - at - 1, 0, number) for at, number in enumerate(wholly, 4)),
        *(
            (_EQUALS, look - at - 1, 0, number)
            for at, number in enumerate(by_process, 4 + len(wholly))
        ),
        (_RETURN, 0, 0, _ALLOW),
        (_LOAD, 0, 0, 16),  # its first argument
        (_EQUALS, 0, 1, 0),
        (_RETURN, 0, 0, _ALLOW),
        (_RETURN, 0, 0, _REFUSE),
    ]
    code = b"".join(struct.pack("HBBI", *step) for step in program)
    kept = ctypes.create_string_buffer(code, len(code))
    filtering = struct.pack("HxxxxxxQ", len(program), ctypes.addressof(kept))
    _prctl(_SET_SECCOMP, "seccomp", _FILTER, ctypes.c_char_p(filtering))


def keep_privileges_down() -> None:
    """Nothing this process starts has more rights than it has itself."""
    _prctl(_SET_NO_NEW_PRIVS, "no_new_privs", 1)


def drop_capabilities() -> None:
    """Root keeps only the rights of an ordinary owner of its files."""
    header = ctypes.c_char_p(struct.pack("Ii", _CAPABILITIES, 0))
    _done(_libc().capset(header, ctypes.c_char_p(bytes(24))), "capset")


def signal_at_parents_end(number: signal.Signals) -> None:
    """A process whose parent ends, in whatever way, gets this signal."""
    if LINUX:
        _prctl(_SET_DEATH_SIGNAL, "death signal", number)


def hide_own_memory() -> None:
    """Other processes of this user see neither our memory nor our environment nor our files."""
    _prctl(_SET_DUMPABLE, "dumpable", 0)
