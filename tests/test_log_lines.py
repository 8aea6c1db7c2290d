"""Log lines are an event and key=value pairs, so that an operator can search for them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "ludolith"
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
# A remark for the operator may follow in brackets.
LINE = re.compile(r"[a-z]+(?:_[a-z]+)*(?: [a-z_]+=%[\w.]+…?)*(?: \([^)]+\))?")


def log_lines(source: str) -> Iterator[str]:
    """The first argument of every call of a logger; "" where it is not a plain text."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="log" | "_log"), attr=level), args=[first, *_]
            ) if level in LEVELS:
                yield str(first.value) if isinstance(first, ast.Constant) else ""


def test_every_log_line_is_an_event_with_its_values_by_name() -> None:
    lines = [
        (path.name, line)
        for path in sorted(PACKAGE.rglob("*.py"))
        for line in log_lines(path.read_text(encoding="utf-8"))
    ]
    assert len(lines) > 20
    assert [found for found in lines if not LINE.fullmatch(found[1])] == []


def test_other_lines_would_be_found() -> None:
    source = 'log.info("It is %s", 1)\nlog.error(f"{x}")\n_log.warning("bot_failed bot=%s", name)\n'
    lines = list(log_lines(source))
    assert lines == ["It is %s", "", "bot_failed bot=%s"]
    assert [bool(LINE.fullmatch(line)) for line in lines] == [False, False, True]
