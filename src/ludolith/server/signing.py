"""The key with which this server signs the records of games that it played."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ludolith.engine.records import Record, to_json
from ludolith.engine.signatures import message_of
from ludolith.server.errors import CannotServe
from ludolith.server.store import Finished
from ludolith.table.table import Table

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

KEY: Final = "signing-key.pem"
PUBLIC: Final = "signing-key.pub"  # the public half in hex, by which damage to the key is noticed
MOST_BYTES: Final = 10_000


class Signer:
    """A private key. `public` is the key that proves what it signed, in hex."""

    def __init__(self, key: Ed25519PrivateKey) -> None:
        self._key = key
        self.public = key.public_key().public_bytes_raw().hex()

    def signed(self, record: Record) -> Record:
        """A sealed record with the signature of its seal; the record names us as its signer."""
        assert record.signer == self.public
        assert record.seal is not None
        signature = self._key.sign(message_of(record.seal)).hex()
        return msgspec.structs.replace(record, signature=signature)


def finished_game(table: Table, signer: Signer | None) -> Finished | None:
    """The game of a table that came to its end just now, signed if this server has a key."""
    record = table.record(None if signer is None else signer.public)
    if record is None:
        return None
    return Finished(table.round, to_json(record if signer is None else signer.signed(record)))


def new_signer() -> Signer:
    """A new key that is not stored."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Signer(Ed25519PrivateKey.generate())


def signer_of(data: Path) -> Signer:
    """The key in a data folder, made when the folder has none."""
    file = data / KEY
    with named_faults(file):
        if not file.exists():
            make_key(file)
        signer = sound_key(data)
        if not (data / PUBLIC).exists():
            write_whole(data / PUBLIC, f"{signer.public}\n".encode(), 0o600)
    return signer


def check_key(data: Path) -> None:
    """Raise CannotServe if the key in a data folder is damaged; change nothing."""
    if (data / KEY).exists():
        with named_faults(data / KEY):
            sound_key(data)


@contextlib.contextmanager
def named_faults(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise CannotServe(f"cannot use the key {file}: {problem.strerror or problem}") from None


def sound_key(data: Path) -> Signer:
    """The key in a data folder, if it is the one whose public half was written beside it.

    Most damage turns a key into another valid key; only the public half shows that.
    """
    file, public = data / KEY, data / PUBLIC
    try:
        with file.open("rb") as opened:
            signer = read_key(opened.read(MOST_BYTES))
    except ValueError as problem:
        raise CannotServe(
            f"the key {file} is damaged ({problem}): put back a copy of it, or move it away for a "
            "new one"
        ) from None
    if public.exists():
        with public.open("rb") as opened:
            kept = opened.read(MOST_BYTES).strip()
        if kept != signer.public.encode():
            raise CannotServe(
                f"the key {file} is damaged (it does not fit {public}): put back copies of both, "
                "or move both away for a new one"
            )
    return signer


def read_key(text: bytes) -> Signer:
    """A key from its file; raises ValueError with what is wrong with it."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        key = load_pem_private_key(text, password=None)
    except Exception:  # the library has many faults for bytes that are no key
        raise ValueError("not a private key in PEM") from None
    if not isinstance(key, Ed25519PrivateKey):
        raise ValueError("not a key of Ed25519")
    return Signer(key)


def make_key(file: Path) -> None:
    """Readable by its owner only."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
    )

    text = Ed25519PrivateKey.generate().private_bytes(
        Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
    )
    file.with_name(PUBLIC).unlink(missing_ok=True)  # of a key that was moved away
    write_whole(file, text, 0o600)


def write_whole(file: Path, text: bytes, mode: int) -> None:
    """Whole or not at all."""
    beside = file.with_name(f"{file.name}.new")
    with os.fdopen(os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, mode), "wb") as opened:
        opened.write(text)
        opened.flush()
        os.fsync(opened.fileno())
    beside.replace(file)
