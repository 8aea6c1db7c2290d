"""Acts as they were stored, read as what they mean today."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludolith.table.acts import AnyAct

_decode: Final = msgspec.json.Decoder(AnyAct).decode
# Only acts of before protocol 2 have this field; then `hints` meant the odds on the board.
_FORMER_HINTS: Final = b'"advice":'


def decode_act(text: bytes) -> AnyAct:
    """An act from its JSON, however old; raises msgspec's errors for anything else."""
    if _FORMER_HINTS not in text:
        found: AnyAct = _decode(text)
        return found
    act: dict[str, Any] = msgspec.json.decode(text)
    rules = act.get("rules")
    if isinstance(rules, dict) and "advice" in rules:
        act["rules"] = {**rules, "odds": rules.get("hints", True), "hints": rules["advice"]}
    meant: AnyAct = msgspec.convert(act, AnyAct)
    return meant
