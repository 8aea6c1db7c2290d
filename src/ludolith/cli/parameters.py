"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="Such as en; default: your locale's language."),
]
Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="Where games are kept; default: your own."),
]
