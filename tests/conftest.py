from __future__ import annotations

from hypothesis import settings

# The same examples on every run and every machine; how long one takes says nothing here.
settings.register_profile("ludolith", deadline=None, derandomize=True, database=None)
settings.load_profile("ludolith")
