"""Connections that are begun and not gone on with, and what is no HTTP at all."""

from __future__ import annotations

import contextlib
import logging
import resource
import signal
import socket
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from ludolith.server.client_addresses import Proxies, address_of
from ludolith.server.connection_limits import ConnectionLimits
from ludolith.server.file_descriptors import KEPT, fitted, raised
from ludolith.server.http_protocol import HttpProtocol
from ludolith.server.settings import Limits, Settings
from tests.server.live import QUICK, SOON, Live, wait_until
from tests.server.process import Process

GET = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
LAST = GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
POST = b"POST /api/tables HTTP/1.1\r\nHost: here\r\n"
UPGRADE = b"GET /ws/x HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
LARGE = 16 << 20
ELSEWHERE = "127.0.0.2"  # this machine, too, but no proxy that is believed
IMPATIENT = msgspec.structs.replace(
    QUICK, header_within=0.2, body_within=0.2, read_within=0.2, keep_alive=0
)


class Client:
    """A socket that sends what it likes."""

    def __init__(self, host: str, sent: bytes = b"", address: str = "127.0.0.1") -> None:
        name, port = host.split(":")
        self.socket = socket.create_connection((name, int(port)), SOON, (address, 0))
        self.socket.sendall(sent)

    def rest(self) -> bytes:
        """All that comes until the server ends it."""
        found = b""
        with contextlib.suppress(ConnectionError):
            while part := self.socket.recv(1 << 16):
                found += part
        self.socket.close()
        return found

    def is_open(self) -> bool:
        """Whether the server has neither answered nor ended it."""
        self.socket.setblocking(False)
        try:
            self.socket.recv(1)
        except BlockingIOError:
            return True
        except ConnectionError:
            return False
        return False


@pytest.fixture
def many(request: pytest.FixtureRequest) -> Iterator[list[Client]]:
    """Clients to be hung up after the test."""
    clients: list[Client] = []
    yield clients
    for client in clients:
        client.socket.close()


class Tight(Process):
    """A server that may open few files."""

    @staticmethod
    def command(data: Path, port: int) -> list[str]:
        return ["sh", "-c", 'ulimit -n 256; exec "$@"', "sh", *Process.command(data, port)]


def test_many_unfinished_requests_keep_nobody_out(tmp_path: Path, many: list[Client]) -> None:
    with Tight(tmp_path) as server:
        assert "few_file_descriptors connections=120 files=256" in server.said()
        for address in (ELSEWHERE, "127.0.0.1"):
            many += [Client(server.host, POST, address) for _ in range(300)]
            # By a connection of its own: one that is kept open may have to make room at any time.
            assert httpx.get(f"http://{server.host}/health", timeout=SOON).is_success
        made = server.make(players=3, bots="steady", start=True)
        ann = server.player(made["table"], made["key"])
        ann.play_out()
        ann.close()
        assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)
        assert "Traceback" not in server.said()


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", b"408"),
        (b"GET /health HT", b"408"),
        (POST, b"408"),
        (POST + b"Content-Length: 9\r\n\r\n{", b"408"),
        (CHUNKED + b"5\r\n{", b"408"),
        (GET, b"200"),
        (GET + b"GET /hea", b"200"),
        (GET.replace(b"\r\n\r\n", b"\r\nContent-Length: 9\r\n\r\n{"), b"200"),
    ],
)
def test_who_does_not_go_on_is_cut_off(
    serve: Callable[..., Live], sent: bytes, status: bytes
) -> None:
    live = serve(IMPATIENT)
    said = Client(live.host, sent).rest()
    assert said.rpartition(b"HTTP/1.1 ")[2].startswith(status)
    assert live.http.get("/health").is_success


def test_a_byte_now_and_then_buys_no_time(serve: Callable[..., Live]) -> None:
    live = serve(IMPATIENT)
    for begin in (b"GET /health HTTP/1.1\r\nA: ", POST + b"Content-Length: 99999\r\n\r\n"):
        client = Client(live.host, begin)
        client.socket.settimeout(0.02)
        said, pieces = b"", 0
        with contextlib.suppress(ConnectionError):
            while pieces < 1000:
                try:
                    said = client.socket.recv(1 << 16)
                    break
                except TimeoutError:
                    client.socket.sendall(b"a")
                    pieces += 1
        assert 0 < pieces < 1000
        assert said.startswith(b"HTTP/1.1 408") or not said
        client.socket.close()


def large_page(
    serve: Callable[..., Live], folder: Path, client: list[Client], **own: object
) -> Live:
    """A server, and a client that has asked it for more than fits on the way."""
    pages = folder / "client"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<html></html>")
    (pages / "assets" / "large.bin").write_bytes(bytes(LARGE))
    live = serve(msgspec.structs.replace(QUICK, **own), pages)
    client.append(Client(live.host))
    client[0].socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
    client[0].socket.sendall(LAST.replace(b"/health", b"/assets/large.bin"))
    assert client[0].socket.recv(15) == b"HTTP/1.1 200 OK"
    return live


def test_who_does_not_read_the_answer_is_cut_off(
    serve: Callable[..., Live], tmp_path: Path, many: list[Client]
) -> None:
    live = large_page(serve, tmp_path, many, read_within=0.4)
    wait_until(lambda: b'refused_total{cause="too-slow"} 1.0' in live.http.get("/metrics").content)
    assert len(many[0].rest()) < LARGE


def test_who_reads_slowly_but_steadily_gets_the_whole_answer(
    serve: Callable[..., Live], tmp_path: Path, many: list[Client]
) -> None:
    large_page(serve, tmp_path, many, read_within=0.4)
    began, found = time.monotonic(), 0
    while time.monotonic() < began + 1.2:  # three times what one that does not read has
        found += len(many[0].socket.recv(1 << 13))
        time.sleep(0.005)
    assert found + len(many[0].rest()) > LARGE


@pytest.mark.parametrize(
    ("sent", "status", "cause"),
    [
        (b"\x16\x03\x01\x02\x00\x01", 400, "illegal request line"),
        (b"hello\r\n\r\n", 400, "illegal request line"),
        (b"GET / HTTP/1.1\r\n\r\n", 400, "Missing mandatory Host"),
        (b"GET / HTTP/1.1\r\nHost: a\r\nA: " + b"b" * 70_000, 431, "Receive buffer too long"),
        (CHUNKED + b"zz\r\n", 400, "illegal chunk header"),
        (CHUNKED + b"2\r\n{}--", 400, "malformed chunk footer"),
        (
            CHUNKED.replace(b"\r\n\r\n", b"\r\nContent-Length: 5\r\n\r\n") + b"0\r\n\r\n",
            400,
            "Transfer-Encoding together with Content-Length",
        ),
        (
            CHUNKED.replace(b"/1.1", b"/1.0") + b"0\r\n\r\n",
            400,
            "Transfer-Encoding before HTTP/1.1",
        ),
        (POST + b"Transfer-Encoding: gzip\r\n\r\n", 501, "Only Transfer-Encoding"),
        (UPGRADE + b"Content-Length: 5\r\n\r\nhello", 400, "not the beginning of a WebSocket"),
        (UPGRADE + b"A: b\r\n" * 200 + b"\r\n", 400, "not the beginning of a WebSocket"),
        (POST + b"Content-Length: -1\r\n\r\n", 400, "bad Content-Length"),
        (
            b"GET /health HTTP/1.1\r\nHost: a\r\n" + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
            400,
            "",
        ),
    ],
)
def test_what_is_no_http_is_refused_with_one_line_in_the_log(
    live: Live, caplog: pytest.LogCaptureFixture, sent: bytes, status: int, cause: str
) -> None:
    with caplog.at_level(logging.WARNING):
        said = Client(live.host, sent).rest()
        assert live.http.get("/health").is_success
    assert said.startswith(b"HTTP/1.1 %d " % status)
    assert said.count(b"Connection: close") == 1
    assert cause.encode() in said
    warned = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.name for record in warned] == ["ludolith.http"]
    assert cause in warned[0].getMessage()
    assert warned[0].exc_info is None


def test_a_fault_after_the_answer_has_begun_costs_no_traceback(
    live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    client = Client(live.host, CHUNKED.replace(b"/api/tables", b"/nowhere"))
    assert client.socket.recv(1 << 16).startswith(b"HTTP/1.1 404")
    with caplog.at_level(logging.WARNING):
        client.socket.sendall(b"zz\r\n")
        client.rest()
        assert live.http.get("/health").is_success
    assert [record.name for record in caplog.records] == ["ludolith.http"]


def test_a_connection_that_breaks_leaves_no_clock_behind(live: Live) -> None:
    live.http.close()
    client = Client(live.host, GET)
    assert client.socket.recv(15) == b"HTTP/1.1 200 OK"
    (one,) = live.server.server_state.connections
    assert isinstance(one, HttpProtocol)
    wait_until(lambda: one.timeout_keep_alive_task is not None)
    client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.socket.close()
    wait_until(lambda: not live.server.server_state.connections)
    assert one.timeout_keep_alive_task is None
    one.timeout_keep_alive_handler()
    assert one._deadline is None


def test_one_address_has_so_many_connections_and_its_oldest_unfinished_one_makes_room(
    serve: Callable[..., Live], many: list[Client]
) -> None:
    limits = Limits(connections_of_address=2, requests_of_address=2)
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    others = Client(live.host, POST, "127.0.0.3")
    many += [Client(live.host, POST, ELSEWHERE) for _ in range(6)]
    wait_until(lambda: not many[0].is_open() and not many[1].is_open())
    assert live.http.get("/health").is_success
    assert [client.is_open() for client in (*many, others)] == [False] * 2 + [True] * 5
    others.socket.close()


class Waiting:
    """A connection that keeps us waiting."""

    def __init__(self, admission: ConnectionLimits, host: str) -> None:
        self.admission = admission
        self.address = admission.enter(host)
        assert self.address is not None
        self.dismissed = False
        admission.waits(self, self.address)

    def make_room(self) -> None:
        assert self.address is not None
        self.dismissed = True
        self.admission.leave(self, self.address)


def test_an_address_that_has_too_many_costs_no_other_one_its_place() -> None:
    limits = Limits(connections=3, requests=1, connections_of_address=2, requests_of_address=1)
    admission = ConnectionLimits(msgspec.structs.replace(QUICK, limits=limits))
    assert [admission.enter("203.0.113.7") for _ in range(3)] == ["203.0.113.7"] * 3
    other = Waiting(admission, "203.0.113.8")
    assert admission.enter("203.0.113.7") is None
    assert not other.dismissed
    assert admission.enter("203.0.113.9") == "203.0.113.9"
    assert other.dismissed


def test_without_limits_per_address_only_the_whole_number_counts(
    serve: Callable[..., Live], many: list[Client]
) -> None:
    limits = Limits(connections_of_address=2, requests_of_address=2, address_limits=False)
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    many += [Client(live.host, POST, ELSEWHERE) for _ in range(6)]
    assert live.http.get("/health").is_success
    assert all(client.is_open() for client in many)


def test_who_is_being_answered_never_makes_room(
    serve: Callable[..., Live], tmp_path: Path, many: list[Client]
) -> None:
    live = large_page(serve, tmp_path, many, limits=Limits(connections=1, requests=1))
    many += [Client(live.host, POST, ELSEWHERE) for _ in range(3)]
    wait_until(lambda: not many[2].is_open())
    assert many[3].is_open()
    assert len(many[0].rest()) > LARGE


def test_who_leaves_a_table_gives_the_place_back(serve: Callable[..., Live]) -> None:
    live = serve(msgspec.structs.replace(QUICK, limits=Limits(connections=1, requests=1)))
    made = live.make(players=3)
    live.http.close()
    for _ in range(3):
        live.player(made["table"], made["key"]).close()
        wait_until(lambda: not live.server.server_state.connections)


def test_people_at_tables_never_make_room(serve: Callable[..., Live], many: list[Client]) -> None:
    limits = Limits(connections=2, requests=1)
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    made = live.make(players=3)
    live.http.close()
    ann, bob = live.player(made["table"], made["key"]), live.player(made["table"])
    many += [Client(live.host, POST, ELSEWHERE) for _ in range(5)]
    wait_until(lambda: sum(client.is_open() for client in many) == 1)
    assert [one.ask("ping")["tell"] for one in (ann, bob)] == ["pong", "pong"]
    ann.close()
    bob.close()
    for client in many:
        client.socket.close()
    wait_until(lambda: b"200 OK" in Client(live.host, LAST).rest())


def test_requests_under_way_are_counted_by_the_address_a_proxy_names(
    serve: Callable[..., Live], many: list[Client]
) -> None:
    limits = Limits(requests_of_address=2, connections_of_address=0)
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    head = POST + b"X-Forwarded-For: 203.0.113.7\r\nContent-Length: 5\r\n\r\n"
    many += [Client(live.host, head) for _ in range(2)]

    def answers() -> list[int]:
        return [
            live.http.get("/health", headers={"X-Forwarded-For": who}).status_code
            for who in ("203.0.113.7", "203.0.113.8")
        ]

    wait_until(lambda: answers() == [429, 200])
    many[0].socket.sendall(b"false")
    assert many[0].socket.recv(15) == b"HTTP/1.1 400 Ba"
    wait_until(lambda: answers() == [200, 200])


def test_an_address_is_the_same_over_a_socket_for_both_kinds() -> None:
    assert address_of("::ffff:203.0.113.7") == address_of("203.0.113.7") == "203.0.113.7"
    assert address_of("2001:db8::1") == address_of("2001:db8::2") == "2001:db8::/64"
    believed = Proxies(("127.0.0.1", "10.0.0.0/8"))
    assert "::ffff:10.1.2.3" in believed
    assert "203.0.113.7" not in believed
    assert "" not in believed


def test_as_many_files_are_taken_as_this_user_may_open() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        assert raised() == hard
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(("given", "taken"), [(20_000, 1 << 14), (10_240, 10_240), (100, 256)])
def test_where_the_system_gives_less_than_it_promises_that_is_taken(
    monkeypatch: pytest.MonkeyPatch, given: int, taken: int
) -> None:
    limits = [256, resource.RLIM_INFINITY]

    def set_limit(_: int, wanted: tuple[int, int]) -> None:
        if not 0 <= wanted[0] <= given:
            raise ValueError
        limits[:] = wanted

    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limits))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert raised() == taken
    assert limits == [taken, resource.RLIM_INFINITY]


def test_few_files_mean_few_connections_and_a_line_that_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    own = Settings()
    assert fitted(own, 20_000) is own
    assert fitted(own, resource.RLIM_INFINITY) is own
    assert caplog.text == ""
    limits = fitted(own, 1024).limits
    assert limits.connections + limits.requests == 1024 - KEPT
    assert "few_file_descriptors" in caplog.text
    assert "files=1024" in caplog.text
    tiny = fitted(own, 10).limits
    assert (tiny.connections, tiny.requests) == (1, 1)
