"""The small parts of the typefaces."""

from __future__ import annotations

import re
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "client"


def test_letters_of_the_latin_part_are_not_sought_in_what_is_cut_from_latin_ext() -> None:
    css = (CLIENT / "src/styles/fonts.css").read_text(encoding="utf-8")
    parts = re.findall(r'-polish\.woff2"\) format\("woff2"\);\s*unicode-range:\s*([^;]+);', css)
    assert len(parts) == 3
    starts = [int(each.strip()[2:6], 16) for part in parts for each in part.split(",")]
    assert min(starts) >= 0x100
    plain = re.findall(r'-plain\.woff2"\) format\("woff2"\);\s*unicode-range:\s*([^;]+);', css)
    assert len(plain) == 3
    assert all("U+00D3" in part and "U+00F3" in part for part in plain), "Ó and ó of Polish"
