"""Records: a whole game as a small readable file that replays bit for bit, on any machine."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from ludolith.engine import json_faults
from ludolith.engine.atomic_write import write
from ludolith.engine.canonical_json import canonical
from ludolith.engine.chance_source import MOST_SEED, SECRET_BYTES, Contribution, chance_key
from ludolith.engine.errors import CorruptRecord, LudolithError, NewerRecord

FORMAT: Final = "ludolith-record"
VERSION: Final = 3
SEALED: Final = 2  # the version from which on records have a seal
SIGNED: Final = 3  # the version from which on they may have contributions and a signature
HEX: Final = frozenset("0123456789abcdef")
SECRET_DIGITS: Final = 2 * SECRET_BYTES  # of a contribution, too
KEY_DIGITS: Final = 64  # of a public key of Ed25519
SIGNATURE_DIGITS: Final = 128
MOST_BYTES: Final = 16 * 1024 * 1024
MOST_NAME: Final = 64


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a person by name, or a bot by name and level."""

    name: str
    bot: str | None = None


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended, and a hash of that and of the chance to come."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rule: str
    fingerprint: str


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Game, options, seats, chance and moves; the result once the game is over.

    Chance comes from `seed`, or at a live table from `secret` (hex), whose `commitment` was shown
    before the game, and from the `contributions` of the players' devices, which came after that.
    A move is (seat, typed move). `numbers` gives the moves of a live game their
    places in its chance: where decisions were taken back, numbers are missing. `findings` says,
    move by move, what came of those that the rules alone do not decide (None: they do). The `seal`
    is a hash of all the rest: it finds damage, also to names, bots and options, of which the moves
    know nothing. A forger can seal a changed record anew, but not sign it: the `signature` of the
    seal (Ed25519) is by the server that played the game, whose public key is the `signer`.
    """

    format: str = FORMAT
    version: int = VERSION
    game: str
    options: dict[str, bool | int | str]
    seats: tuple[Seat, ...]
    seed: int | None = None
    secret: str | None = None
    commitment: str | None = None
    contributions: tuple[Contribution, ...] | None = None
    numbers: tuple[int, ...] | None = None
    moves: tuple[tuple[int, dict[str, Any]], ...]
    findings: tuple[dict[str, Any] | None, ...] | None = None
    result: Result | None = None
    signer: str | None = None
    seal: str | None = None
    signature: str | None = None

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def taken_back(self) -> int:
        """How many decisions of a live game do not count, because they were taken back."""
        return 0 if not self.numbers else self.numbers[-1] - len(self.numbers)

    @property
    def chance_key(self) -> bytes | None:
        """What the chance of a live game comes from; None: from a seed."""
        if self.secret is None:
            return None
        return chance_key(bytes.fromhex(self.secret), self.contributions or ())


def seal_of(record: Record) -> str:
    """The hash of all that is said in a record."""
    said = {name: value for name, value in msgspec.to_builtins(record).items() if value is not None}
    said.pop("seal", None)
    said.pop("signature", None)
    if record.version >= SIGNED:
        return hashlib.sha256(canonical(said)).hexdigest()
    return hashlib.blake2b(msgspec.json.encode(said, order="sorted"), digest_size=16).hexdigest()


def sealed(record: Record) -> Record:
    """A record that is complete."""
    return msgspec.structs.replace(record, seal=seal_of(record))


class _Head(msgspec.Struct):
    format: str
    version: int


def to_json(record: Record) -> str:
    """A record as JSON that people can read: one line a field, one line a move."""
    fields = msgspec.to_builtins(record)
    lines = []
    for name, value in fields.items():
        if value is None:
            continue
        if name in ("moves", "findings") and value:
            each = ",\n".join("    " + json.dumps(one, ensure_ascii=False) for one in value)
            lines.append(f"  {json.dumps(name)}: [\n{each}\n  ]")
        else:
            lines.append(f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_json(data: bytes | str) -> Record:
    """A record from JSON; refuses what is damaged or was written by a later version."""
    try:
        head = json_faults.decode(data, _Head)
        if head.format != FORMAT:
            raise CorruptRecord(
                f"not a record: its format is {head.format!r}, not {FORMAT!r}",
                fault="record-format",
            )
        if head.version > VERSION:
            raise NewerRecord(
                f"the record has version {head.version}, this program reads up to {VERSION}: "
                "update ludolith to open it",
                fault="record-newer",
                version=str(head.version),
                known=str(VERSION),
            )
        record = json_faults.decode(data, Record)
    except json_faults.Unread as problem:
        raise CorruptRecord(
            f"not a record: {problem}", fault="record-shape", **problem.facts
        ) from None
    fault = next(faults(record), None)
    if fault:
        raise CorruptRecord(f"not a sound record: {fault}", fault="record-unsound", detail=fault)
    return record


def faults(record: Record) -> Iterator[str]:
    """What is wrong with a record that has the right shape."""
    if record.version < 1:
        yield f"there never was a version {record.version}"
    if (record.seal is None) == (record.version >= SEALED):
        yield "it has no seal" if record.seal is None else "its version had no seals"
    if (record.seed is None) == (record.secret is None):
        yield "it needs either a seed or a secret (a live game's is known when it is over)"
    for seat, sitter in enumerate(record.seats):
        if not 0 < len(sitter.name) <= MOST_NAME or len(sitter.bot or "") > MOST_NAME:
            yield f"the name at seat {seat} does not have 1 to {MOST_NAME} characters"
    for ply, (seat, _) in enumerate(record.moves):
        if not 0 <= seat < record.players:
            yield f"move {ply + 1} is by seat {seat}, which does not exist"
    if record.numbers is not None:
        if len(record.numbers) != len(record.moves):
            yield "it has not as many numbers as moves"
        if (
            sorted(set(record.numbers)) != list(record.numbers)
            or min(record.numbers, default=1) < 1
        ):
            yield "its numbers do not ascend from 1"
        if max(record.numbers, default=1) > MOST_SEED:
            yield "one of its numbers is too high"
    if record.findings is not None and len(record.findings) != len(record.moves):
        yield "it has not as many findings as moves"
    if record.secret is not None and not is_hex(record.secret, SECRET_DIGITS):
        yield f"its secret is not {SECRET_DIGITS} hexadecimal digits"
    if (record.secret is None) != (record.commitment is None):
        yield "a secret and the commitment to it go together"
    if record.numbers is not None and record.secret is None:
        yield "numbers of decisions belong to a live game, which has a secret"
    yield from _faults_of_parts(record)
    yield from _faults_of_signature(record)


def _faults_of_parts(record: Record) -> Iterator[str]:
    """What is wrong with the contributions to the chance of a live game."""
    given = record.contributions
    if given is None:
        return
    if record.secret is None:
        yield "contributions belong to a live game, which has a secret"
    if not given:
        yield "its contributions are none"
    for one in given:
        if not is_hex(one.part, SECRET_DIGITS):
            yield f"a contribution is not {SECRET_DIGITS} hexadecimal digits"
        if any(not 0 <= seat < record.players or record.seats[seat].bot for seat in one.seats):
            yield "a contribution is by a seat that does not exist"
    seats = [seat for one in given for seat in one.seats]
    firsts = [one.seats[:1] for one in given]
    if () in firsts or len({*seats}) != len(seats) or sorted(firsts) != firsts:
        yield "its contributions are not by one person each, in the order of their seats"


def _faults_of_signature(record: Record) -> Iterator[str]:
    if (record.signer is None) != (record.signature is None):
        yield "a signature and the key of its signer go together"
    if record.signer is not None and not is_hex(record.signer, KEY_DIGITS):
        yield f"the key of its signer is not {KEY_DIGITS} hexadecimal digits"
    if record.signature is not None and not is_hex(record.signature, SIGNATURE_DIGITS):
        yield f"its signature is not {SIGNATURE_DIGITS} hexadecimal digits"
    later = (record.contributions, record.signer, record.signature)
    if record.version < SIGNED and later != (None, None, None):
        yield "its version had no contributions and no signatures"


def is_hex(text: str, digits: int) -> bool:
    """Whether it is so many hexadecimal digits, as this program writes them."""
    return len(text) == digits and HEX.issuperset(text)


def load(path: Path) -> Record:
    """Read a record file."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)  # a device may have no end
        if len(data) > MOST_BYTES:
            raise CorruptRecord(
                f"more than {MOST_BYTES} bytes are too many for a record", fault="record-size"
            )
        return from_json(data)
    except OSError as problem:
        raise json_faults.unreadable(path, problem) from None
    except LudolithError as problem:
        raise problem.within(path) from None


def save(record: Record, path: Path, *, overwrite: bool = False) -> None:
    """Write a record file whole or not at all; an existing file stays unless overwrite is said."""
    write(to_json(record), path, overwrite=overwrite)
