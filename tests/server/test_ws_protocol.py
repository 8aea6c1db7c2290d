"""What strangers, broken clients and attackers send."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludolith.server.connection import encode
from ludolith.server.protocol import PROTOCOL, ClientMessage, Pong
from ludolith.server.settings import Rate
from ludolith.table import joining
from tests.server.live import QUICK, Live, Player, wait_until

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
ASKS = sorted(
    part["properties"]["ask"]["enum"][0]
    for part in msgspec.json.schema_components([ClientMessage])[1].values()
    if "ask" in part["properties"]
)


def still_answers(live: Live) -> bool:
    return bool(live.http.get("/health").json()["ok"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"id": "a"}',
        '{"id": 7, "request": {"ask": "ping"}}',
        '{"id": "a", "request": {"ask": "fly"}}',
        '{"id": "a", "request": {"ask": "sit", "seat": "0", "name": "x"}}',
        '{"id": "a", "request": {"ask": "sit", "seat": 0, "name": "x", "more": 1}}',
        '{"id": "a", "request": {"ask": "ping"}, "more": 1}',
        '{"id": "' + "a" * 65 + '", "request": {"ask": "ping"}}',
        '{"id": "\\ud800", "request": {"ask": "ping"}}',
        "[" * 5000,
        '{"id": "a", "request": {"ask": "decide", "move": ' + "[" * 3000,
        "\x00",
    ],
)
def test_what_is_no_message_is_refused_with_a_cause(live: Live, text: str) -> None:
    made = live.make()
    player = live.player(made["table"], made["key"])
    player.socket.send(text)
    refused = player.until_received("refused")
    assert refused["cause"] == "bad-message"
    assert "Traceback" not in refused["message"]
    assert player.ask("ping")["tell"] == "pong"


def test_bytes_that_are_no_text_are_refused(live: Live) -> None:
    player = live.player(live.make()["table"])
    player.socket.send(b"\xff\xfe\x00")
    assert player.until_received("refused")["cause"] == "bad-message"


def test_the_refusal_of_a_wrong_message_carries_its_id(live: Live) -> None:
    player = live.player(live.make()["table"])
    player.socket.send('{"id": "mine", "request": {"ask": "fly"}}')
    assert player.until_received("refused")["id"] == "mine"


def test_requests_before_hello_are_refused(live: Live) -> None:
    player = live.connect(live.make()["table"])
    for what in ("pause", "rematch", "start"):
        assert player.ask(what)["cause"] == "bad-message"
    assert player.ask("ping")["tell"] == "pong"


def test_too_many_wrong_messages_end_the_talk(live: Live) -> None:
    player = live.player(live.make()["table"])
    for _ in range(QUICK.limits.wrong_messages + 1):
        player.socket.send("?")
    assert player.farewell()["cause"] == "too-many-errors"


def test_a_message_too_large_closes_the_connection(live: Live) -> None:
    player = live.player(live.make()["table"])
    player.socket.send('{"id": "' + "a" * 20_000)
    with pytest.raises(ConnectionClosed) as closed:
        player.until_received("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_who_says_nothing_is_sent_away(serve: Callable[..., Live]) -> None:
    live = serve(msgspec.structs.replace(QUICK, hello_within=0.1))
    assert live.connect(live.make()["table"]).farewell()["cause"] == "no-hello"


def test_another_protocol_is_told_so(live: Live) -> None:
    player = live.connect(live.make()["table"])
    player.send({"ask": "hello", "protocol": PROTOCOL + 1})
    assert player.farewell()["cause"] == "protocol"


@pytest.mark.parametrize("table", ["none", "x" * 300, "%00", "%F0%9F%98%80"])
def test_an_unknown_table_is_told_so(live: Live, table: str) -> None:
    assert live.connect(table).farewell()["cause"] == "unknown-table"
    assert still_answers(live)


def test_a_path_that_is_no_table_is_not_connected(live: Live) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Player(live.host, "..%2f..")
    assert refused.value.response.status_code == 403


def test_a_page_of_another_site_gets_no_connection(live: Live) -> None:
    made = live.make()
    with pytest.raises(InvalidStatus) as refused:
        Player(live.host, made["table"], origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    assert live.connect(made["table"], origin=f"http://{live.host}").hello()["tell"] == "welcome"


def test_a_site_named_in_the_settings_may_connect(serve: Callable[..., Live]) -> None:
    live = serve(msgspec.structs.replace(QUICK, origins=("https://play.example",)))
    player = live.connect(live.make()["table"], origin="https://play.example")
    assert player.hello()["tell"] == "welcome"


def test_messages_have_a_pace(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, messages=Rate(5, 50))
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    player = live.player(live.make()["table"])
    for _ in range(12):
        player.send({"ask": "ping"})
    assert player.until_received("refused")["cause"] == "too-fast"
    time.sleep(0.2)
    assert player.ask("ping")["tell"] == "pong"


def test_pings_have_a_pace_too(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, signals=Rate(5, 0.001))
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    player = live.player(live.make()["table"])
    for _ in range(6):
        with contextlib.suppress(ConnectionClosed):
            player.socket.ping()
    with pytest.raises(ConnectionClosed):
        player.until_received("never")
    assert still_answers(live)


def test_pieces_of_a_message_have_a_pace_too(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, signals=Rate(5, 0.001))
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    player = live.player(live.make()["table"])
    with contextlib.suppress(ConnectionClosed):
        player.socket.send([""] * 8)
    with pytest.raises(ConnectionClosed):
        player.until_received("never")


def test_only_the_quiet_are_asked_whether_they_are_there(live: Live) -> None:
    made = live.make()
    live.player(made["table"])
    room = live.app.state.rooms.rooms[made["table"]]
    wire = next(iter(room.audience.connections)).wire
    asked = []

    def after(quiet: float) -> None:
        wire.stop_keepalive()
        wire._alive = wire.loop.time() - quiet
        wire.send_keepalive_ping()
        asked.append((wire.pending_ping_payload is not None, wire.ping_timer is not None))

    for seconds in (0, wire.ping_interval - 5, wire.ping_interval + 5):
        wire.loop.call_soon_threadsafe(after, seconds)
    wait_until(lambda: len(asked) == 3)
    assert asked == [(False, True), (False, True), (True, False)]


def test_who_pings_and_never_reads_is_cut_off(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, waiting_bytes=4000)
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    made = live.make()
    player = live.player(made["table"])
    room = live.app.state.rooms.rooms[made["table"]]
    one = next(iter(room.audience.connections))
    flood = encode(Pong("x" * 100_000)) * 300  # more than all buffers on the way can take
    room.loop.call_soon_threadsafe(one.wire.write, flood)
    wait_until(lambda: one.wire.unread > 4000)
    player.socket.ping()
    with pytest.raises(ConnectionClosed):
        player.until_received("never")


def test_what_goes_through_a_whole_table_counts_for_more(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, messages=Rate(18, 0.001))
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    made = live.make(players=3, bots="steady", start=True)
    ann = live.player(made["table"], made["key"])
    ann.decide("leave")
    assert ann.ask("ask-undo", seat=0)["tell"] == "done"
    assert [ann.hello(made["key"])["tell"] for _ in range(2)] == ["welcome", "refused"]
    assert ann.ask("ping")["tell"] == "pong"


def test_so_many_new_connections_from_one_address(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, address_limits=True, connects=Rate(2, 0.001))
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    table = live.make()["table"]
    for _ in range(2):
        live.player(table).close()
    assert live.connect(table).farewell()["cause"] == "too-fast"


def test_messages_sent_before_the_table_is_found_are_answered_in_order(live: Live) -> None:
    made = live.make(players=3)
    ann = live.connect(made["table"])
    ann.send({"ask": "hello", "protocol": PROTOCOL, "key": made["key"]})
    numbers = [ann.send({"ask": "sit", "seat": seat, "name": f"N{seat}"}) for seat in (1, 2)]
    numbers.append(ann.send({"ask": "start"}))
    ann.until(lambda received: received.get("id") == numbers[-1])
    answered = [received for received in ann.received if received.get("id")]
    assert [received["id"] for received in answered] == numbers
    assert {received["tell"] for received in answered} == {"done"}
    assert ann.received[0]["tell"] == "welcome"


def test_so_many_connections_from_one_address(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, address_limits=True, connections_of_address=2)
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    table = live.make()["table"]
    live.player(table)
    second = live.player(table)
    assert live.connect(table).farewell()["cause"] == "too-fast"
    second.close()
    time.sleep(0.1)
    assert live.connect(table).hello()["tell"] == "welcome"


def test_so_many_connections_at_all(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, connections=1)
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    table = live.make()["table"]
    live.player(table)
    assert live.connect(table).farewell()["cause"] == "server-full"


def test_so_many_look_at_a_table_and_who_plays_there_still_gets_in(
    serve: Callable[..., Live],
) -> None:
    limits = msgspec.structs.replace(QUICK.limits, connections_of_table=2)
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    made = live.make(players=3)
    first, second = live.player(made["table"]), live.player(made["table"])
    assert live.connect(made["table"]).hello()["cause"] == "server-full"
    ann = live.player(made["table"], made["key"])
    assert ann.member == 0
    assert first.farewell()["cause"] == "server-full"
    assert second.ask("ping")["tell"] == "pong"
    again = live.player(made["table"], made["key"])
    assert second.farewell()["cause"] == "server-full"
    third = live.player(made["table"], made["key"])
    assert ann.farewell()["cause"] == "server-full"
    assert [one.ask("ping")["tell"] for one in (again, third)] == ["pong", "pong"]


def test_those_who_only_look_on_do_not_keep_a_friend_from_a_seat(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining, "MOST_MEMBERS", 3)
    made = live.make(players=3)
    guests = [live.player(made["table"]) for _ in range(2)]
    for number, guest in enumerate(guests):
        assert guest.ask("join", name=f"Guest {number}")["tell"] == "key"
    assert live.player(made["table"]).ask("join", name="Eve")["cause"] == "table-full"
    assert live.player(made["table"]).ask("join", name="Bob", seat=1)["tell"] == "key"
    assert guests[0].until_received("welcome")["member"] is None
    assert guests[0].ask("react", kind="wave")["cause"] == "host-only"
    assert guests[1].ask("react", kind="wave")["tell"] == "done"


def test_so_many_joins_from_one_address(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, address_limits=True, joins=Rate(1, 0.001))
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    table = live.make(players=4)["table"]
    assert live.player(table).ask("join", name="Bob", seat=1)["tell"] == "key"
    assert live.player(table).ask("join", name="Eve", seat=2)["cause"] == "too-fast"


def test_a_join_whose_answer_was_lost_may_be_sent_again(live: Live) -> None:
    table = live.make(players=4)["table"]
    own = {"name": "Bob", "seat": 1, "key": "k" * 32}
    lost = live.player(table)
    lost.send({"ask": "join", **own})
    lost.close()
    bob = live.player(table)
    assert bob.ask("join", **own) == {"tell": "key", "id": "r2", "member": 1, "key": "k" * 32}
    assert bob.hello("k" * 32)["member"] == 1
    assert bob.ask("join", **own)["member"] == 1
    assert [seat["name"] for seat in bob.snapshot["table"]["seats"]] == ["Ann", "Bob", "", ""]
    assert live.player(table).ask("join", name="Eve", key="guess me")["cause"] == "bad-message"


def test_joining_twice_is_refused(live: Live) -> None:
    made = live.make(players=4)
    assert live.player(made["table"], made["key"]).ask("join", name="X")["cause"] == "wrong-phase"


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    ask=st.sampled_from(ASKS),
    fields=st.dictionaries(
        st.sampled_from(("seat", "name", "level", "players", "options", "rules", "fill", "move"))
        | st.sampled_from(("version", "id", "agrees", "kind", "text", "key", "last", "protocol")),
        JSON_VALUES | st.integers(-2, 9) | st.sampled_from(("steady", "Ann", "x")),
        max_size=4,
    ),
)
def test_no_request_breaks_the_server(live: Live, ask: str, fields: dict[str, object]) -> None:
    """Every kind of request with fields of any kind: answered, refused, or a farewell."""
    made = live.made or live.make(players=4, bots="random", start=True)
    player = live.connect(made["table"])
    player.hello(made["key"])
    number = player.send({"ask": ask, **fields})
    received = player.until(
        lambda one: one.get("id") == number or one["tell"] in {"goodbye", "welcome"}
    )
    assert received.get("cause") != "server-error"
    player.close()
    assert still_answers(live)
