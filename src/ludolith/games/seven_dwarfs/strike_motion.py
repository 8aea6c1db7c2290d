"""The motion of a strike: poses frame by frame, and the message that sends them to a browser.

Parts are numbered: blocks 0 to 8, gems 9 + 4 · block + slot, the pick 45. The origin of a block is
its centre, z along its axis. That of a gem is the centre of its box, x outward, z up. That of the
pick is its tip; x points from the hand along the handle to the head, y along the blow.

The message is deflated, little-endian: uint32 the table's version after the strike; uint16 the
number of frames; uint8 frames a second; uint8 the number of parts; the parts, uint8 each; then for
every part 7 channels (x, y, z in tenths of a millimetre, quaternion w, x, y, z times 32000), one
after the other, each as int16 per frame: the first value, then differences; then uint32 the length
of a JSON list of sounds: [milliseconds, kind, part, strength in cm/s].
"""

from __future__ import annotations

import struct
import zlib
from array import array
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from ludolith.games.seven_dwarfs.column import BLOCKS, SLOTS, Pose

PICK: Final = BLOCKS + BLOCKS * SLOTS
PLACE: Final = 10_000  # units in a metre
TURN: Final = 32_000  # units in a whole quaternion
PLACE_HELD: Final = 2  # a part counts as still until its position changes by more units,
TURN_HELD: Final = 24  # or its quaternion by more units
FARTHEST: Final = 32_767
LARGEST: Final = 25_000  # bytes of a message
HEAD: Final = struct.Struct("<IHBB")
LENGTH: Final = struct.Struct("<I")


class Happening(NamedTuple):
    """A sound."""

    ms: int
    kind: str  # touch (the pick meets a part), drop (a gem leaves its slot), fall, land
    part: int
    strength: int  # cm/s


class Motion(msgspec.Struct, frozen=True):
    """The pose of every part in every frame."""

    fps: int
    frames: tuple[dict[int, Pose], ...]
    happened: tuple[Happening, ...]


def block_part(number: int) -> int:
    return number


def gem_part(number: int, slot: int) -> int:
    return BLOCKS + SLOTS * number + slot


def pack(motion: Motion, version: int) -> bytes:
    """The message; a long motion is thinned out until it is small enough."""
    fps, every = motion.fps, 1
    while True:
        frames = motion.frames[::every]
        if (len(motion.frames) - 1) % every:
            frames = (*frames, motion.frames[-1])
        packed = packed_frames(frames, fps // every, motion.happened, version)
        if len(packed) < LARGEST or every == 4:
            return packed
        every *= 2


def packed_frames(
    frames: tuple[dict[int, Pose], ...], fps: int, happened: tuple[Happening, ...], version: int
) -> bytes:
    tracks = {part: track(frames, part) for part in sorted(frames[0])}
    moving = {part: found for part, found in tracks.items() if part == PICK or moves(found)}
    sounds = msgspec.json.encode(happened)
    parts = [
        HEAD.pack(version, len(frames), fps, len(moving)),
        bytes(moving),
        *(differences(channel) for found in moving.values() for channel in found),
        LENGTH.pack(len(sounds)),
        sounds,
    ]
    return zlib.compress(b"".join(parts), 9)


def moves(channels: list[list[int]]) -> bool:
    return any(value != channel[0] for channel in channels for value in channel)


def track(frames: tuple[dict[int, Pose], ...], part: int) -> list[list[int]]:
    """The seven channels of a part, in units, without jitter."""
    channels: list[list[int]] = [[] for _ in range(7)]
    held: list[int] = []
    before: tuple[float, ...] = ()
    for frame in frames:
        place, turn = frame[part][:3], frame[part][3:]
        if before and sum(a * b for a, b in zip(before, turn, strict=True)) < 0:
            turn = (-turn[0], -turn[1], -turn[2], -turn[3])  # the same rotation, without a jump
        before = turn
        units = [round(value * PLACE) for value in place] + [round(value * TURN) for value in turn]
        if not held or left(held, units):
            held = [max(-FARTHEST, min(FARTHEST, unit)) for unit in units]
        for channel, value in zip(channels, held, strict=True):
            channel.append(value)
    return channels


def left(held: list[int], units: list[int]) -> bool:
    return any(
        abs(unit - was) >= PLACE_HELD for unit, was in zip(units[:3], held[:3], strict=True)
    ) or any(abs(unit - was) >= TURN_HELD for unit, was in zip(units[3:], held[3:], strict=True))


def differences(channel: list[int]) -> bytes:
    """The differences as int16; large jumps wrap around, and so does the sum when unpacked."""
    found = array("h", [channel[0]])
    for one, other in pairwise(channel):
        found.append((other - one + 32_768) % 65_536 - 32_768)
    return struct.pack(f"<{len(found)}h", *found)
