"""Which devices contributed to the chance of a recorded game, and which server signed it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludolith.cli.translations import Words, printable, quoted
from ludolith.engine import json_faults
from ludolith.engine.errors import BadRequest, RecordMismatch
from ludolith.engine.records import KEY_DIGITS, Record, is_hex
from ludolith.engine.signatures import FINGERPRINT_BYTES, fingerprint_of

MOST_BYTES = 1000
WANTED = (
    f"a key is {KEY_DIGITS} hexadecimal digits or a fingerprint of {2 * FINGERPRINT_BYTES}, "
    "or a file that holds one or what /api/key answers"
)


class _Answer(msgspec.Struct):
    """What a server says of its key."""

    key: str


def wanted_key(given: str) -> str:
    """A public key or its fingerprint, as plain digits, from the command line or a file."""
    digits = plain(given) or plain(text_in(given))
    if digits is None:
        raise BadRequest(f"{given}: {WANTED}")
    return digits


def text_in(file: str) -> str:
    """The key that a file holds, if it holds one."""
    path = Path(file)
    try:
        with path.open("rb") as opened:
            text = opened.read(MOST_BYTES)
    except (FileNotFoundError, ValueError):  # no path at all
        raise BadRequest(f"{WANTED}; {quoted(file)!r} is neither") from None
    except OSError as problem:
        raise json_faults.unreadable(path, problem) from None
    try:
        return msgspec.json.decode(text, type=_Answer).key
    except (msgspec.DecodeError, UnicodeError):
        return text.decode(errors="replace")


def plain(text: str) -> str | None:
    """The digits of a key or a fingerprint; None: it is neither."""
    digits = text.strip().lower().replace("-", "")
    known = any(is_hex(digits, length) for length in (KEY_DIGITS, 2 * FINGERPRINT_BYTES))
    return digits if known else None


def check_signer(record: Record, demanded: str) -> None:
    """Refuses a record that was not signed with this key. Its signature was found to be valid."""
    if record.signer is None:
        raise RecordMismatch(
            "it is not signed, so nothing proves that the demanded server played it",
            fault="signature-missing",
        )
    fingerprint = fingerprint_of(record.signer)
    if demanded not in (record.signer, plain(fingerprint)):
        raise RecordMismatch(
            f"it was signed with another key ({fingerprint}), not with the demanded one",
            fault="signer-other",
            fingerprint=fingerprint,
        )


def chance_lines(record: Record, speech: Words) -> list[str]:
    """Where the chance of a live game comes from; nothing for a seeded one."""
    if record.secret is None:
        return []
    given = record.contributions
    if given is None:
        return [speech.tell("chance-alone")]
    people = [speech.join([printable(record.seats[s].name) for s in one.seats]) for one in given]
    return [speech.tell("chance-shared", count=len(given), names="; ".join(people))]


def signature_line(record: Record, speech: Words) -> str:
    """The server that signed a record."""
    if record.signer is not None:
        return speech.tell("signed", fingerprint=fingerprint_of(record.signer))
    return speech.tell("unsigned-without-server" if record.secret is None else "unsigned")
