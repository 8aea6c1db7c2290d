"""Writing a file: check first that it can be written, then write it whole."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import Final

from ludolith.engine.errors import UnwritableFile
from ludolith.engine.json_faults import Flaw

HIDDEN: Final = ".ludolith-"  # not the file's own name: with more in front it could be too long
REASONS: Final[dict[int, Flaw]] = {
    errno.EISDIR: "folder",
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "locked",
    errno.EPERM: "locked",
    errno.EROFS: "locked",
    errno.ELOOP: "loop",
    errno.ENOSPC: "full",
}


def writable(path: Path, *, overwrite: bool = False, special: bool = False) -> Path:
    """The file behind a path, links followed, if it can be written; leaves nothing behind.

    `special`: a pipe or a device is allowed.
    """
    target = target_of(path, overwrite=overwrite, special=special)
    if target.is_file() or not target.exists():
        try:
            handle, name = tempfile.mkstemp(dir=target.parent, prefix=HIDDEN)
            os.close(handle)
            Path(name).unlink()
        except OSError as problem:
            raise unwritable(path, problem) from None
    return target


def write(text: str, path: Path, *, overwrite: bool = False) -> None:
    """Write a file whole or not at all; an existing file stays unless `overwrite`."""
    target = target_of(path, overwrite=overwrite)
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=HIDDEN)
        written = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            written.chmod(0o666 & ~_umask())
            if overwrite:
                written.replace(target)
            else:
                os.link(written, target)  # fails if there is a file, even one made just now
        finally:
            written.unlink(missing_ok=True)
    except FileExistsError:
        raise exists(path) from None
    except OSError as problem:
        raise unwritable(path, problem) from None


def target_of(path: Path, *, overwrite: bool, special: bool = False) -> Path:
    """The file behind a path: a link stays a link. Refuses what is there and must stay."""
    try:
        target = Path(os.path.realpath(path))  # Path.resolve has no answer for a link to itself
        target.stat()
    except FileNotFoundError:
        return target
    except OSError as problem:
        raise unwritable(path, problem) from None
    except ValueError as problem:  # a path that no file can have
        raise explained(UnwritableFile(f"cannot write {path}: {problem}"), path) from None
    if target.is_dir():
        raise explained(
            UnwritableFile(f"{path} is a folder; give the name of a file"), path, "folder"
        )
    if not target.is_file() and not special:
        raise explained(
            UnwritableFile(f"{path} is no file; it was left as it is"), path, "no-plain"
        )
    if not overwrite:
        raise exists(path)
    return target


def exists(path: Path) -> UnwritableFile:
    return explained(UnwritableFile(f"{path} exists already; it was left as it is"), path, "exists")


def unwritable(path: Path, problem: OSError) -> UnwritableFile:
    """What is said of a file that the system does not let us write."""
    flaw = REASONS.get(problem.errno or 0)
    why = problem.strerror or str(problem)
    if flaw == "no-folder":
        why = f"there is no folder {path.parent}"
    return explained(UnwritableFile(f"cannot write {path}: {why}"), path, flaw)


def explained(refusal: UnwritableFile, path: Path, flaw: Flaw | None = None) -> UnwritableFile:
    """A refusal that knows its file and, if there are words for it, its reason."""
    refusal.place = str(path)
    if flaw is not None:
        refusal.facts["flaw"] = flaw
    return refusal


def _umask() -> int:
    """The permissions that new files must not have. The mask can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
