"""Any view as it is, field by field."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludolith.cli.translations import Words
from ludolith.engine.views import View


def draw(view: View, _names: Sequence[str], _speech: Words) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for field, value in msgspec.to_builtins(view).items():
        table.add_row(Text(field, style="bold"), Text(json.dumps(value, ensure_ascii=False)))
    return table
