"""Whether a file can be written is known before any work is done for it, and leaves nothing."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import NoReturn

import pytest

from ludolith.engine.atomic_write import writable, write
from ludolith.engine.errors import UnwritableFile


def refused(path: Path, *, overwrite: bool = True) -> dict[str, str | int]:
    """Why, both before the work and after it."""
    with pytest.raises(UnwritableFile) as before:
        writable(path, overwrite=overwrite)
    with pytest.raises(UnwritableFile) as after:
        write("text", path, overwrite=overwrite)
    assert (str(before.value), before.value.facts) == (str(after.value), after.value.facts)
    assert before.value.place == str(path)
    return before.value.facts


def test_why_a_file_cannot_be_written(tmp_path: Path) -> None:
    loop, there = tmp_path / "loop", tmp_path / "there"
    loop.symlink_to(loop)
    there.write_text("precious")
    os.mkfifo(tmp_path / "pipe")
    assert refused(loop) == {"flaw": "loop"}
    assert refused(loop / "x") == {"flaw": "loop"}
    assert refused(tmp_path) == {"flaw": "folder"}
    assert refused(tmp_path / "nowhere" / "x") == {"flaw": "no-folder"}
    assert refused(there / "x") == {"flaw": "no-folder"}
    assert refused(there, overwrite=False) == {"flaw": "exists"}
    assert refused(tmp_path / "pipe") == {"flaw": "no-plain"}
    assert refused(tmp_path / ("x" * 300)) == {}
    assert refused(Path("null\0byte")) == {}
    assert there.read_text() == "precious"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["loop", "pipe", "there"]


@pytest.mark.parametrize(
    ("number", "flaw"), [(errno.EACCES, "locked"), (errno.EROFS, "locked"), (errno.ENOSPC, "full")]
)
def test_a_folder_that_takes_no_file_is_found_out_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, flaw: str
) -> None:
    def refuse(**_: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    assert refused(tmp_path / "x") == {"flaw": flaw}


def test_trying_leaves_nothing_behind(tmp_path: Path) -> None:
    assert writable(tmp_path / "new") == tmp_path / "new"
    assert list(tmp_path.iterdir()) == []


def test_a_link_stays_a_link_and_its_file_is_written(tmp_path: Path) -> None:
    link, file = tmp_path / "link", tmp_path / "file"
    link.symlink_to(file)
    assert writable(link) == file
    write("one", link)
    write("two", link, overwrite=True)
    assert link.is_symlink()
    assert file.read_text() == "two"


def test_a_name_as_long_as_names_may_be_is_written(tmp_path: Path) -> None:
    file = tmp_path / ("x" * 255)
    write("text", file)
    assert file.read_text() == "text"


def test_a_pipe_will_do_where_a_file_need_not_be_whole(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert writable(tmp_path / "pipe", overwrite=True, special=True) == tmp_path / "pipe"
