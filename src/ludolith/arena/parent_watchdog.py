"""Workers that end with the process that started them, even if it was killed."""

from __future__ import annotations

import multiprocessing
import os
import threading


def follow_parent() -> None:
    """Call this in a new worker: it ends as soon as its parent has ended."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
