"""Processes that are started with an empty memory, no open files and hardly any environment."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess
from typing import Any, Final

# How Python and libraries find their files, language and speed. Nothing here is a secret.
PASSED_ON: Final = frozenset(
    {
        "PATH",
        "LANG",
        "LC_ALL",
        "LC_CTYPE",
        "TZ",
        "LD_LIBRARY_PATH",
        "DYLD_LIBRARY_PATH",
        "VIRTUAL_ENV",
        "PYTHONHOME",
        "PYTHONPATH",
        "PYTHONUTF8",
        "PYTHONHASHSEED",
        "PYTHONWARNINGS",
        "LUDOLITH_PURE",
        "OMP_NUM_THREADS",
        "OPENBLAS_NUM_THREADS",
        "MKL_NUM_THREADS",
    }
)
_swap: Final = threading.Lock()


@contextmanager
def bare_environment() -> Iterator[None]:
    """Processes started within inherit only a small environment; afterwards it is restored.

    Cleaning up in the new process would be too late: the system shows the environment it was
    started with.
    """
    with _swap:
        kept = dict(os.environ)
        for name in kept.keys() - PASSED_ON:
            del os.environ[name]
        try:
            yield
        finally:
            os.environ.update(kept)


class BareProcess(SpawnProcess):
    """Spawned, not forked: it inherits no socket and no file of the server."""

    @staticmethod
    def _Popen(process_obj: BaseProcess) -> Any:  # noqa: N802
        with bare_environment():
            return SpawnProcess._Popen(process_obj)


class BareContext(SpawnContext):
    """For a pool of such processes."""

    Process = BareProcess

    def __init__(self) -> None:
        super().__init__()
        with bare_environment():
            resource_tracker.ensure_running()  # Python's own helper for such pools
