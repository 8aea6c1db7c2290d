from __future__ import annotations

import signal

from hypothesis import settings

# Begun in the background, a run ignores Ctrl-C, and so would every program that the tests start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every run and every machine; how long one takes says nothing here.
settings.register_profile("ludolith", deadline=None, derandomize=True, database=None)
settings.load_profile("ludolith")
