# Compiled with mypyc.
"""Frames of a WebSocket as bytes (RFC 6455, 5.2): the common ones in and out, the rest by size."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform for which websockets was not compiled
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # the first byte of a text in one frame
BINARY: Final = 0x82  # the same of bytes
MASKED: Final = 0x80  # in the second byte; the rest of it is the length, or one of these:
IN_TWO_BYTES: Final = 126
IN_EIGHT_BYTES: Final = 127


def framed(text: bytes) -> bytes:
    """A text message as it stands on the wire."""
    return _frame(TEXT, text)


def framed_bytes(data: bytes) -> bytes:
    """A binary message as it stands on the wire."""
    return _frame(BINARY, data)


def _frame(kind: int, payload: bytes) -> bytes:
    """A whole message in one frame, from a server."""
    length = len(payload)
    if length < IN_TWO_BYTES:
        return bytes((kind, length)) + payload
    if length < 1 << 16:
        return bytes((kind, IN_TWO_BYTES)) + length.to_bytes(2, "big") + payload
    return bytes((kind, IN_EIGHT_BYTES)) + length.to_bytes(8, "big") + payload


def plain_text(data: bytes, most: int) -> tuple[bytes, bytes] | None:
    """What clients send all the time: a whole text in one masked frame; and what follows it.

    None for anything else, wrong or only rare: that is for a parser that knows all of the standard.
    """
    if len(data) < 8 or data[0] != TEXT:
        return None
    length, begin = data[1] ^ MASKED, 6
    if length == IN_TWO_BYTES:
        length, begin = data[2] << 8 | data[3], 8
    elif length > IN_TWO_BYTES:
        return None  # longer than any message, or not masked
    end = begin + length
    if length > most or end > len(data):
        return None
    return apply_mask(data[begin:end], data[begin - 4 : begin]), data[end:]


class Boundary:
    """Whether a stream of frames stands between two of them, however it was cut on the way."""

    def __init__(self) -> None:
        self.between = True
        self._begun = b""  # a header that is not whole yet
        self._missing = 0  # bytes of the present frame that are still to come

    def follow(self, data: bytes) -> None:
        """Some bytes more have come."""
        data = self._begun + data
        self._begun = b""
        at = self._missing
        while at < len(data):
            size = _frame_size(data, at)
            if size is None:
                self._begun = data[at:]
                break
            at += size
        self._missing = 0 if self._begun else at - len(data)
        self.between = not (self._begun or self._missing)


def _frame_size(data: bytes, at: int) -> int | None:
    """How long the frame is that begins here; None: its header is not whole."""
    if len(data) < at + 2:
        return None
    length, masked = data[at + 1] & ~MASKED, data[at + 1] & MASKED
    head = 6 if masked else 2
    digits = {IN_TWO_BYTES: 2, IN_EIGHT_BYTES: 8}.get(length, 0)
    if digits:
        if len(data) < at + 2 + digits:
            return None
        length = int.from_bytes(data[at + 2 : at + 2 + digits], "big")
    return head + digits + length
