"""Who vouches for a record: the signature of the server that played the game (Ed25519).

The signature is of the seal, and the seal is a hash of all the rest in canonical form: a record
that was only formatted anew keeps both.
"""

from __future__ import annotations

import hashlib

from ludolith.engine.errors import RecordMismatch
from ludolith.engine.records import Record

FINGERPRINT_BYTES = 16
GROUP = 4  # digits


def message_of(seal: str) -> bytes:
    """What is signed."""
    return f"ludolith record {seal}".encode()


def fingerprint_of(key: str) -> str:
    """A public key (hex) in short, for people who compare two of them."""
    digits = hashlib.sha256(bytes.fromhex(key)).hexdigest()[: 2 * FINGERPRINT_BYTES]
    return "-".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))


def check_signature(record: Record) -> None:
    """Refuses a signature that does not fit the seal; `replay.check` says whether the seal fits."""
    if record.signer is None or record.signature is None:
        return
    # Here, because only those who verify need it, and it takes a while to load.
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(record.signer))
        key.verify(bytes.fromhex(record.signature), message_of(str(record.seal)))
    except (InvalidSignature, ValueError):
        raise RecordMismatch(
            "the signature does not fit: the record was changed after the server signed it",
            fault="signature-broken",
        ) from None
