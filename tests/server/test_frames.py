"""Frames as bytes: the short way takes what is plain, and leaves the rest to the parser."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ludolith.server.websocket_frames import Boundary, framed, framed_bytes, plain_text
from tests.server.live import QUICK, Live, Player, wait_until

MOST = 16 * 1024
PING = b'{"id": "%d", "request": {"ask": "ping"}}'
SIZES = st.sampled_from((0, 1, 2, 125, 126, 127, 200, 65535, 65536))
FRAMES = st.builds(
    lambda opcode, size, fin: Frame(opcode, b"x" * size, fin).serialize(mask=True),
    st.sampled_from((Opcode.TEXT, Opcode.BINARY, Opcode.CONT)),
    SIZES,
    st.booleans(),
) | st.builds(
    lambda opcode, size: Frame(opcode, b"x" * size).serialize(mask=True),
    st.sampled_from((Opcode.PING, Opcode.PONG, Opcode.CLOSE)),
    st.integers(0, 125),
)


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@given(st.binary(min_size=2, max_size=300), st.binary(max_size=20))
def test_a_plain_text_is_read_as_it_was_sent(text: bytes, after: bytes) -> None:
    assert plain_text(masked(text) + after, MOST) == (text, after)


@pytest.mark.parametrize("size", [2, 125, 126, 127, MOST])
def test_a_text_of_any_allowed_length_is_plain(size: int) -> None:
    assert plain_text(masked(b"x" * size), MOST) == (b"x" * size, b"")


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        masked(b"x" * (MOST + 1)),
        masked(b"x" * 70_000),
        masked(b"hello", Opcode.BINARY),
        masked(b"hello", Opcode.PING),
        masked(b"hello", Opcode.CONT),
        masked(b"\x03\xe8bye", Opcode.CLOSE),
        masked(b"hello", fin=False),
        bytes([masked(b"hello")[0] | 0x40]) + masked(b"hello")[1:],
        bytes([masked(b"hello")[0] | 0x20]) + masked(b"hello")[1:],
        bytes([0x83]) + masked(b"hello")[1:],
        Frame(Opcode.TEXT, b"hello there").serialize(mask=False),
        Frame(Opcode.TEXT, b"x" * 200).serialize(mask=False),
    ],
    ids=count(),  # a mask is drawn by chance: the bytes are no name
)
def test_whatever_else_comes_is_left_to_the_parser(frame: bytes) -> None:
    assert plain_text(frame, MOST) is None


@given(st.sampled_from((2, 50, 125, 126, 300)), st.data())
def test_half_a_frame_is_left_to_the_parser(size: int, data: st.DataObject) -> None:
    frame = masked(b"x" * size)
    assert plain_text(frame[: data.draw(st.integers(0, len(frame) - 1))], MOST) is None


@given(st.lists(FRAMES, max_size=5), st.data())
def test_however_a_stream_is_cut_it_is_known_where_frames_end(
    frames: list[bytes], data: st.DataObject
) -> None:
    stream, ends, boundary = b"".join(frames), {0}, Boundary()
    for frame in frames:
        ends.add(max(ends) + len(frame))
    cuts = data.draw(st.lists(st.integers(0, len(stream)), max_size=8))
    near = [end + step for end in ends for step in data.draw(st.lists(st.integers(-9, 9)))]
    before = 0
    for cut in sorted({*cuts, *(one for one in near if 0 <= one <= len(stream))}):
        boundary.follow(stream[before:cut])
        assert boundary.between == (cut in ends)
        before = cut


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
@pytest.mark.parametrize(
    ("frame", "opcode"), [(framed, Opcode.TEXT), (framed_bytes, Opcode.BINARY)]
)
def test_what_is_sent_is_framed_as_the_standard_says(
    frame: Callable[[bytes], bytes], opcode: Opcode, size: int
) -> None:
    assert frame(b"x" * size) == Frame(opcode, b"x" * size).serialize(mask=False)


# -- the same over a real connection


def at_a_table(live: Live) -> Player:
    return live.player(live.make()["table"])


def pongs(player: Player, number: int) -> list[str]:
    return [player.until_received("pong")["id"] for _ in range(number)]


def test_several_messages_in_one_packet_are_all_heard_in_order(live: Live) -> None:
    player = at_a_table(live)
    ping = masked(b"", Opcode.PING)
    player.socket.socket.sendall(
        masked(PING % 1) + masked(PING % 2) + ping + masked(PING % 3) + masked(PING % 4)
    )
    assert pongs(player, 4) == ["1", "2", "3", "4"]


def test_messages_cut_anywhere_are_heard(live: Live) -> None:
    made = live.make()
    player = live.player(made["table"])
    room = live.app.state.rooms.rooms[made["table"]]
    wire = next(iter(room.audience.connections)).wire
    frame = masked(PING % 7)
    for cut in range(1, len(frame), 5):
        player.socket.socket.sendall(frame[:cut])
        wait_until(lambda: not wire._boundary.between)
        player.socket.socket.sendall(frame[cut:])
        assert pongs(player, 1) == ["7"]
        assert wire._boundary.between


def test_a_message_in_pieces_with_a_ping_between_is_heard_once(live: Live) -> None:
    player = at_a_table(live)
    text = PING % 5
    player.socket.socket.sendall(masked(text[:9], fin=False))
    player.socket.socket.sendall(masked(b"", Opcode.PING))
    player.socket.socket.sendall(masked(text[9:], Opcode.CONT) + masked(PING % 6))
    assert pongs(player, 2) == ["5", "6"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (masked(b"half", fin=False) + masked(PING % 1), 1002),  # another message in between
        (masked(PING % 1, Opcode.CONT), 1002),
        (Frame(Opcode.TEXT, PING % 1).serialize(mask=False), 1002),
        (bytes([0xC1]) + masked(PING % 1)[1:], 1002),  # compressed, which was not agreed
        (bytes([0x83]) + masked(PING % 1)[1:], 1002),  # a kind of frame that is not known
        (masked(b"x" * (QUICK.limits.message_bytes + 1)), 1009),
    ],
    ids=count(),
)
def test_a_frame_against_the_standard_ends_the_connection(
    live: Live, wrong: bytes, code: int
) -> None:
    player = at_a_table(live)
    player.socket.socket.sendall(wrong)
    with pytest.raises(ConnectionClosed) as closed:
        player.until_received("pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_nothing_is_heard_after_a_close(live: Live) -> None:
    player = at_a_table(live)
    closing = masked(b"\x03\xe8", Opcode.CLOSE)
    player.socket.socket.sendall(closing + masked(b'{"id": "x", "request": {"ask": "ping"}}'))
    with pytest.raises(ConnectionClosed):
        player.until_received("pong")


def test_text_that_is_not_unicode_is_refused_as_any_wrong_message(live: Live) -> None:
    player = at_a_table(live)
    player.socket.socket.sendall(masked(b'{"id": "\xff\xfe", "request": {"ask": "ping"}}'))
    assert player.until_received("refused")["cause"] == "bad-message"
