from __future__ import annotations

import struct
import zlib

import msgspec
import pytest

from ludolith.games.seven_dwarfs import strike_motion as motions
from ludolith.games.seven_dwarfs.column import Tremor, fresh_column
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics import strike
from ludolith.games.seven_dwarfs.strike_motion import (
    LARGEST,
    PICK,
    PLACE,
    TURN,
    Motion,
    block_part,
    gem_part,
    pack,
)
from tests.games.seven_dwarfs.physics.blows import blow, pose

FRESH = fresh_column()
Unpacked = tuple[int, int, dict[int, list[list[int]]], list[tuple[int, str, int, int]]]


def unpack(message: bytes) -> Unpacked:
    """The message read by the letter of its description."""
    data = zlib.decompress(message)
    version, frames, fps, number = struct.unpack_from("<IHBB", data)
    parts = data[8 : 8 + number]
    at = 8 + number
    tracks: dict[int, list[list[int]]] = {}
    for part in parts:
        tracks[part] = []
        for _ in range(7):
            channel, value = [], 0
            for difference in struct.unpack_from(f"<{frames}h", data, at):
                value = (value + difference + 32768) % 65536 - 32768
                channel.append(value)
            tracks[part].append(channel)
            at += 2 * frames
    (length,) = struct.unpack_from("<I", data, at)
    sounds = msgspec.json.decode(data[at + 4 :], type=list[tuple[int, str, int, int]])
    assert len(data) == at + 4 + length
    return version, fps, tracks, sounds


def shown(aimed: Strike, tremor: Tremor | None = None) -> Motion:
    motion = strike(FRESH, aimed, tremor or Tremor(), motion=True)[1]
    assert motion is not None
    return motion


def test_the_message_tells_every_pose_to_a_fifth_of_a_millimetre() -> None:
    motion = shown(blow(4, 150))
    version, fps, tracks, sounds = unpack(pack(motion, 70_001))
    assert (version, fps) == (70_001, 60)
    assert {4, gem_part(4, 2), PICK} <= set(tracks)
    for part, channels in tracks.items():
        assert len(channels[0]) == len(motion.frames)
        for number, frame in enumerate(motion.frames):
            for axis in range(3):
                assert abs(channels[axis][number] / PLACE - frame[part][axis]) < 2.1e-4
            same = sum(
                channels[3 + axis][number] / TURN * frame[part][3 + axis] for axis in range(4)
            )
            assert abs(same) > 0.9999
    assert sounds == [tuple(each) for each in motion.happened]


def test_parts_that_stay_where_they_are_are_left_out() -> None:
    tracks = unpack(pack(shown(blow(8, 60)), 1))[2]
    assert block_part(0) not in tracks
    assert block_part(8) in tracks


def test_the_last_frame_shows_the_column_that_stands_afterwards() -> None:
    found, motion = strike(FRESH, blow(7, 130), Tremor(), motion=True)
    assert motion is not None
    for each in found.column.blocks:
        for axis in range(3):
            shown_at = motion.frames[-1][block_part(each.number)][axis]
            assert abs(shown_at - pose(found.column, each.number)[axis]) < 1e-4


@pytest.mark.rule("DWA-42")
def test_what_happens_is_heard_in_order() -> None:
    found, motion = strike(FRESH, blow(7, 150), Tremor(), motion=True)
    assert motion is not None
    kinds = [each.kind for each in motion.happened]
    assert kinds[0] == "touch"
    touch = motion.happened[0]
    assert touch.part == gem_part(7, 0)  # the pick comes from azimuth 0
    assert abs(touch.strength - 150) < 20
    assert [each.ms for each in motion.happened] == sorted(each.ms for each in motion.happened)
    dropped = {each.part for each in motion.happened if each.kind == "drop"}
    assert dropped <= {gem_part(*gem) for gem in found.gems}
    fallen = {each.part for each in motion.happened if each.kind == "fall"}
    assert fallen == {block_part(number) for number in found.blocks}
    assert found.blocks
    assert {"drop", "land"} <= set(kinds)


def test_a_whole_collapse_fits_into_one_small_message() -> None:
    motion = shown(blow(1, 170, 30), Tremor(speed=2.0))
    assert sum(each.kind == "fall" for each in motion.happened) >= 4
    message = pack(motion, 1)
    assert len(message) < LARGEST


def test_what_would_be_too_large_a_message_is_sent_with_fewer_frames(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    motion = shown(blow(4, 170, 30), Tremor(speed=1.6))
    whole = pack(motion, 1)
    monkeypatch.setattr(motions, "LARGEST", len(whole) - 1)
    thinned = pack(motion, 1)
    _, fps, tracks, sounds = unpack(thinned)
    assert len(thinned) < len(whole)
    assert fps == 30
    assert len(sounds) == len(motion.happened)
    assert len(tracks[PICK][0]) <= len(motion.frames) / 2 + 2
    assert abs(tracks[4][0][-1] - motion.frames[-1][4][0] * PLACE) < 2


def test_a_miss_shows_the_pick_alone() -> None:
    motion = shown(Strike(511, 30, 0, 0, 150))
    tracks = unpack(pack(motion, 1))[2]
    assert set(tracks) == {PICK}
    assert len(set(tracks[PICK][0])) > 5
