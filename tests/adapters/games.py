"""The games that can be learned by numbered actions."""

from __future__ import annotations

import ludolith

NAMES = [name for name in ludolith.NAMES if ludolith.game(name).codes()]
