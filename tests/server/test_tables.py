from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ludolith.server.protocol import Pong
from ludolith.server.settings import Rate
from tests.server.live import QUICK, Live, Player, wait_until


class Two(msgspec.Struct):
    """Ann and Bob at a table for three, with a bot, playing."""

    table: str
    ann: Player
    bob: Player
    key: str
    bobs_key: str


def two_at_a_table(live: Live) -> Two:
    made = live.make(players=3)
    ann = live.player(made["table"], made["key"])
    bob = live.player(made["table"])
    key = bob.ask("join", name="Bob", seat=1)
    assert key["tell"] == "key"
    started = ann.ask("start", fill="steady")
    assert started["tell"] == "done"
    bob.until_version(started["version"])
    ann.until_version(started["version"])
    return Two(made["table"], ann, bob, made["key"], key["key"])


def test_a_game_against_bots_from_the_first_request_to_the_record(live: Live) -> None:
    made = live.make(players=4, bots="steady", start=True)
    ann = live.player(made["table"], made["key"])
    assert ann.member == 0
    ann.play_out()
    assert ann.snapshot["table"]["phase"] == "over"
    assert ann.snapshot["table"]["secret"]
    record = live.http.get(f"/api/tables/{made['table']}/record")
    named = record.headers["content-disposition"]
    assert named == 'attachment; filename="ludolith-diamant-1.json"'
    verdict = live.http.post("/api/verify", content=record.content).json()
    assert verdict["ok"]
    assert verdict["scores"] == ann.snapshot["views"][0]["scores"]
    replay = live.http.get(f"/api/tables/{made['table']}/replay", params={"seat": 0}).json()
    assert replay["verified"]
    assert replay["frames"][-1]["view"] == ann.snapshot["views"][0]
    ann.close()


def test_done_comes_before_the_update_it_made(live: Live) -> None:
    two = two_at_a_table(live)
    ann = two.ann
    ann.received.clear()
    done = ann.decide("continue")
    update = ann.until_received("update")
    assert done["tell"] == "done"
    assert done["version"] == update["version"]
    assert [message["tell"] for message in ann.received].index("done") == 0 or any(
        message["tell"] == "update" and message["version"] < done["version"]
        for message in ann.received
    )


def test_everybody_sees_their_own_view_only(live: Live) -> None:
    two = two_at_a_table(live)
    ann, bob = two.ann, two.bob
    watcher = live.player(two.table)
    ann.decide("leave")
    for one, seats in ((ann, [0]), (bob, [1]), (watcher, [None])):
        one.until(
            lambda received: received["tell"] == "update" and received["version"] >= ann.version
        )
        assert [view["seat"] for view in one.snapshot["views"]] == seats
    assert watcher.snapshot["choices"] == []
    assert ann.snapshot["views"][0]["own_choice"] == "leave" or len(ann.log) > 3
    assert "key" not in str(watcher.received)


def test_a_resend_on_another_connection_is_played_once(live: Live) -> None:
    two = two_at_a_table(live)
    ann = two.ann
    first = ann.decide("continue", number="once")
    again = live.player(two.table, two.key)
    request = {"seat": 0, "move": {"move": "continue"}, "version": 1, "id": "once"}
    second = again.ask("decide", **request)
    assert (second["tell"], second["version"]) == ("done", first["version"])


def test_the_same_decision_in_flight_twice_is_played_once(live: Live) -> None:
    two = two_at_a_table(live)
    ann = two.ann
    other = live.player(two.table, two.key)
    choice = ann.open_choices()[0]
    request = {
        "ask": "decide",
        "seat": 0,
        "move": {"move": "leave"},
        "version": choice["asked"],
        "id": "twice",
    }
    numbers = [ann.send(request), other.send(request), ann.send(request)]
    answers = [
        ann.until(lambda received: received.get("id") == numbers[0]),
        ann.until(lambda received: received.get("id") == numbers[2]),
        other.until(lambda received: received.get("id") == numbers[1]),
    ]
    assert {answer["tell"] for answer in answers} == {"done"}
    assert len({answer["version"] for answer in answers}) == 1


def test_a_refusal_has_its_cause_and_changes_nothing(live: Live) -> None:
    two = two_at_a_table(live)
    bob = two.bob
    version = bob.snapshot["table"]["version"]
    wrong = bob.ask("decide", seat=0, move={"move": "leave"}, version=version, id="x")
    assert (wrong["tell"], wrong["cause"]) == ("refused", "not-your-seat")
    stale = bob.ask("decide", seat=1, move={"move": "leave"}, version=1, id="y")
    assert stale["cause"] == "stale"
    nonsense = bob.ask("decide", seat=1, move={"move": "fly"}, version=version, id="z")
    assert nonsense["cause"] == "unknown-move"
    assert bob.ask("start")["cause"] == "host-only"
    watcher = live.player(two.table)
    assert watcher.ask("pause")["cause"] == "host-only"


def test_a_viewer_who_comes_back_gets_only_the_lines_that_are_new(live: Live) -> None:
    two = two_at_a_table(live)
    ann, bob = two.ann, two.bob
    bob.close()
    kept, last = list(bob.log), bob.version
    ann.decide("continue")
    ann.until_version(ann.ask("ask-undo", seat=0)["version"])
    again = live.connect(two.table)
    again.log = list(kept)
    welcome = again.hello(two.bobs_key, last)
    assert welcome["log_from"] == len(kept)
    again.decide("continue")
    ann.decide("continue")
    again.until(lambda received: received["tell"] == "update" and len(again.log) > len(kept))
    fresh = live.player(two.table, two.bobs_key)
    assert fresh.log == again.log


def test_lines_taken_back_while_away_are_replaced(live: Live) -> None:
    made = live.make(players=3, bots="steady", start=True)
    ann = live.player(made["table"], made["key"])
    ann.decide("continue")
    ann.until_log("choices-revealed")
    kept, last = list(ann.log), ann.version
    ann.ask("ask-undo", seat=0)  # no other person to ask: everything since is gone
    ann.ask("pause")
    again = live.connect(made["table"])
    again.log = list(kept)
    again.hello(made["key"], last)
    fresh = live.player(made["table"], made["key"])
    assert again.log == fresh.log
    assert again.log != kept


@pytest.mark.parametrize("last", [-5, 0, 1, 10**9])
def test_a_version_that_means_nothing_here_brings_all_lines(live: Live, last: int) -> None:
    two = two_at_a_table(live)
    ann = two.ann
    found = live.connect(two.table)
    assert found.hello(None, last)["log_from"] == 0
    assert found.log == ann.log


def test_hello_again_is_a_fresh_look(live: Live) -> None:
    two = two_at_a_table(live)
    ann = two.ann
    watcher = live.player(two.table)
    assert watcher.hello(two.key, watcher.version)["member"] == 0
    assert watcher.log == ann.log
    assert watcher.open_choices()


def test_a_wrong_key_is_refused_and_one_may_still_look(live: Live) -> None:
    made = live.make()
    player = live.connect(made["table"])
    assert player.hello("made up")["cause"] == "bad-key"
    assert player.hello()["member"] is None


def test_presence_follows_connections_and_ignores_a_reload(live: Live) -> None:
    made = live.make(players=3)
    ann = live.player(made["table"], made["key"])
    bob = live.player(made["table"])
    bobs_key = bob.ask("join", name="Bob", seat=1)["key"]
    ann.until(lambda received: received["tell"] == "presence" and received["present"] == [0, 1])
    bob.close()
    again = live.player(made["table"], bobs_key)
    again.close()
    gone = ann.until_received("presence")
    assert gone == {"tell": "presence", "present": [0], "spectators": 0}


def test_a_bot_may_stand_in_only_for_those_who_are_away(live: Live) -> None:
    two = two_at_a_table(live)
    ann, bob = two.ann, two.bob
    assert ann.ask("let-bot-play", seat=1, level="steady")["cause"] == "not-your-seat"
    bob.close()
    ann.until(lambda received: received["tell"] == "presence" and received["present"] == [0])
    assert ann.ask("let-bot-play", seat=1, level="steady")["tell"] == "done"


def test_a_new_key_closes_the_old_connections(live: Live) -> None:
    two = two_at_a_table(live)
    ann, bob = two.ann, two.bob
    assert bob.ask("reissue", seat=0)["cause"] == "host-only"
    new = ann.ask("reissue", seat=1)
    assert new["tell"] == "key"
    assert bob.farewell()["cause"] == "key-replaced"
    assert live.connect(two.table).hello(two.bobs_key)["cause"] == "bad-key"
    assert live.player(two.table, new["key"]).member == 1


def test_reactions_and_texts(live: Live) -> None:
    made = live.make(players=3)
    ann = live.player(made["table"], made["key"])
    watcher = live.player(made["table"])
    assert ann.ask("react", kind="wave")["tell"] == "done"
    assert watcher.until_received("reacted") == {"tell": "reacted", "member": 0, "kind": "wave"}
    assert watcher.ask("react", kind="wave")["cause"] == "host-only"
    assert ann.ask("say", text="hello")["cause"] == "wrong-phase"
    rules = {"seconds": None, "chat": True, "listed": True, "odds": True}
    assert ann.ask("set-house-rules", rules=rules)["tell"] == "done"
    assert ann.ask("say", text=" <b>hi\u202e\n there</b> ")["tell"] == "done"
    assert watcher.until_received("said")["text"] == "<b>hi there</b>"
    assert ann.ask("say", text="x" * 201)["cause"] == "bad-message"
    answers = [ann.ask("react", kind="cheer") for _ in range(8)]
    assert answers[-1].get("cause") == "too-fast"


def test_what_was_asked_with_a_replaced_key_does_not_happen(live: Live) -> None:
    two = two_at_a_table(live)
    ann, bob = two.ann, two.bob
    room = live.app.state.rooms.rooms[two.table]
    receive = {one.member: one.wire._receive for one in room.audience.greeted()}

    def at_once() -> None:
        receive[0](b'{"id": "a", "request": {"ask": "reissue", "seat": 1}}')
        receive[1](b'{"id": "b", "request": {"ask": "rename", "name": "Thief"}}')

    room.loop.call_soon_threadsafe(at_once)
    assert bob.farewell()["cause"] == "key-replaced"
    assert ann.ask("pause")["tell"] == "done"
    ann.until_received("update")
    assert [seat["name"] for seat in ann.snapshot["table"]["seats"]][1] == "Bob"


def test_a_person_has_one_voice_on_however_many_devices(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, chat=Rate(2, 0.001))
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    made = live.make(players=3)
    first, second = (live.player(made["table"], made["key"]) for _ in range(2))
    assert [first.ask("react", kind="wave")["tell"] for _ in range(2)] == ["done", "done"]
    assert second.ask("react", kind="wave")["cause"] == "too-fast"


def test_house_rules_that_say_nothing_of_it_list_no_table(live: Live) -> None:
    made = live.make(players=3)
    ann = live.player(made["table"], made["key"])
    assert ann.ask("set-house-rules", rules={"seconds": 30})["tell"] == "done"
    assert live.http.get("/api/tables").json() == []
    assert ann.ask("set-house-rules", rules={"listed": True})["tell"] == "done"
    assert [row["table"] for row in live.http.get("/api/tables").json()] == [made["table"]]


def test_a_rematch_at_the_same_link(live: Live) -> None:
    made = live.make(players=3, bots="casual", start=True)
    ann = live.player(made["table"], made["key"])
    ann.play_out()
    first = live.http.get(f"/api/tables/{made['table']}/record").json()
    assert ann.ask("rematch")["tell"] == "done"
    ann.until_received("update")
    assert ann.log == []
    assert ann.ask("start")["tell"] == "done"
    ann.until_received("update")
    ann.play_out()
    url = f"/api/tables/{made['table']}/record"
    assert live.http.get(url, params={"round": 1}).json() == first
    second = live.http.get(url).json()
    assert second["secret"] != first["secret"]
    assert [seat["bot"] for seat in second["seats"]] == ["casual", None, "casual"]
    assert live.http.get(url, params={"round": 3}).status_code == 404


def test_several_people_on_one_device(live: Live) -> None:
    made = live.make(players=3)
    ann = live.player(made["table"], made["key"])
    for seat, name in ((1, "Mum"), (2, "Dad")):
        assert ann.ask("sit", seat=seat, name=name)["tell"] == "done"
    assert ann.ask("start")["tell"] == "done"
    ann.until_received("update")
    assert [view["seat"] for view in ann.snapshot["views"]] == [0, 1, 2]
    for seat in (2, 0, 1):
        ann.decide("continue", seat)
        ann.until_received("update")
    assert len(ann.open_choices()) in {0, 3}


def test_time_runs_out_and_the_game_goes_on(serve: Callable[..., Live]) -> None:
    live = serve()
    made = live.make(players=3, bots="steady")
    ann = live.player(made["table"], made["key"])
    rules = {"seconds": 15, "chat": False, "listed": False, "odds": True}
    assert ann.ask("set-house-rules", rules=rules)["tell"] == "done"
    assert ann.ask("start")["tell"] == "done"
    ann.until_received("update")
    assert 14 < ann.snapshot["seconds_left"]["0"] <= 15
    room = live.app.state.rooms.rooms[made["table"]]
    # Fifteen seconds pass in a moment.
    room.clock._since -= 15
    room.loop.call_soon_threadsafe(room.schedule)
    ann.until_log("time-ran-out")


def test_an_undo_nobody_answers_is_refused_after_a_while(serve: Callable[..., Live]) -> None:
    live = serve(msgspec.structs.replace(QUICK, undo_within=0.3))
    two = two_at_a_table(live)
    ann, bob = two.ann, two.bob
    ann.decide("continue")
    bob.decide("continue")
    ann.until_log("choices-revealed")
    assert ann.ask("ask-undo", seat=0)["tell"] == "done"
    ann.until_log("undo-unanswered")
    assert ann.snapshot["table"]["undo_by"] is None


def test_a_restarted_server_goes_on_where_it_was(serve: Callable[..., Live]) -> None:
    live = serve(msgspec.structs.replace(QUICK, pace=(60.0, 60.0)))
    made = live.make(players=4, bots="steady", start=True)
    ann = live.player(made["table"], made["key"])
    ann.decide("continue")
    ann.until_received("update")
    live.settings = QUICK
    live.restart()  # the bots had not moved yet; now they do without a request
    wait_until(
        lambda: live.http.get(f"/api/tables/{made['table']}").json()["version"] > ann.version + 2
    )
    again = live.connect(made["table"])
    again.log = ann.log
    again.hello(made["key"], ann.version)
    again.play_out()
    assert live.http.post(
        "/api/verify", content=live.http.get(f"/api/tables/{made['table']}/record").content
    ).json()["ok"]


def test_a_bot_whose_turn_a_decision_brought_moves_after_a_restart_though_nobody_looks(
    serve: Callable[..., Live],
) -> None:
    """At the start of the game no bot had anything to do; the store must learn of the change."""
    live = serve()
    made = live.make(players=3, bots="steady", start=True)
    ann = live.player(made["table"], made["key"])
    while ann.snapshot["table"]["deciding"] != [0]:  # the bots decide, too
        ann.receive()
    live.settings = msgspec.structs.replace(QUICK, pace=(600.0, 600.0))
    live.restart()
    again = live.player(made["table"], made["key"])
    again.decide("continue")  # and now they have to decide again, but take their time
    while again.snapshot["table"]["deciding"] == [0]:  # both had left the cave: the next one, then
        again.decide("continue")
    live.settings = QUICK
    live.restart()
    moved = re.compile(r'ludolith_moves_total{by="bot"} [1-9]')  # one may have left the cave before
    wait_until(lambda: moved.search(live.http.get("/metrics").text) is not None)


def test_a_pause_outlives_a_restart_and_ends_when_somebody_says_so(
    serve: Callable[..., Live],
) -> None:
    live = serve(msgspec.structs.replace(QUICK, pace=(60.0, 60.0)))
    made = live.make(players=3, bots="steady", start=True)
    ann = live.player(made["table"], made["key"])
    assert ann.ask("pause")["tell"] == "done"
    live.settings = QUICK
    live.restart()
    again = live.player(made["table"], made["key"])
    assert again.snapshot["table"]["paused"]
    assert again.snapshot["table"]["deciding"] == [0, 1, 2]  # no bot has moved
    assert again.ask("resume")["tell"] == "done"
    again.play_out()


def test_an_undo_question_and_a_clock_go_on_after_a_restart(serve: Callable[..., Live]) -> None:
    live = serve(QUICK)
    two = two_at_a_table(live)
    rules = {"seconds": 15, "chat": False, "listed": True, "odds": True}
    assert two.ann.ask("set-house-rules", rules=rules)["tell"] == "done"
    two.ann.decide("continue")
    two.bob.until_version(two.ann.version)
    two.bob.decide("continue")
    two.ann.until_log("choices-revealed")
    assert two.ann.ask("ask-undo", seat=0)["tell"] == "done"
    live.settings = msgspec.structs.replace(QUICK, undo_within=0.3)
    live.restart()
    again = live.player(two.table, two.key)
    again.until_log("undo-unanswered")
    assert 10 < again.snapshot["seconds_left"]["0"] <= 15


def test_old_lobbies_are_forgotten_at_the_start(serve: Callable[..., Live]) -> None:
    live = serve(msgspec.structs.replace(QUICK, keep_lobbies=None))
    lobby = live.make(players=3)["table"]
    begun = live.make(players=3, bots="steady", start=True)["table"]
    live.restart()
    assert live.http.get(f"/api/tables/{lobby}").is_success
    live.settings = msgspec.structs.replace(QUICK, keep_lobbies=0.001)
    live.restart()
    assert live.http.get(f"/api/tables/{lobby}").json()["cause"] == "unknown-table"
    assert live.http.get(f"/api/tables/{begun}").is_success


def test_idle_tables_leave_the_memory_and_come_back(live: Live) -> None:
    made = live.make(players=3)
    ann = live.player(made["table"], made["key"])
    rooms = live.app.state.rooms
    loop = rooms.rooms[made["table"]].loop
    loop.call_soon_threadsafe(rooms.put_away, -1.0)
    assert ann.ask("ping")["tell"] == "pong"
    assert live.http.get("/health").json()["tables"] == 1  # a player is there
    ann.close()
    wait_until(lambda: live.http.get("/health").json()["connections"] == 0)
    loop.call_soon_threadsafe(rooms.put_away, -1.0)
    wait_until(lambda: live.http.get("/health").json()["tables"] == 0)
    assert live.player(made["table"], made["key"]).member == 0


def test_a_table_whose_acts_cannot_be_stored_is_never_told_of_them(live: Live) -> None:
    two = two_at_a_table(live)
    ann, bob = two.ann, two.bob
    ann.ask("pause")
    bob.until(
        lambda received: received["tell"] == "update" and received["snapshot"]["table"]["paused"]
    )
    version = bob.version
    live.store._writing.execute("PRAGMA query_only = 1")
    number = ann.send({"ask": "resume"})
    assert ann.farewell()["cause"] == "store-failed"
    assert not any(received.get("id") == number for received in ann.received)
    assert bob.farewell()["cause"] == "store-failed"
    assert bob.version == version
    live.store._writing.execute("PRAGMA query_only = 0")
    again = live.player(two.table, two.key)
    assert (again.version, again.snapshot["table"]["paused"]) == (version, True)
    assert again.ask("resume")["tell"] == "done"


def test_a_reader_who_does_not_keep_up_is_sent_away(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, waiting_bytes=4000)
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    made = live.make(players=3)
    ann = live.player(made["table"], made["key"])
    room = live.app.state.rooms.rooms[made["table"]]
    one = next(iter(room.audience.connections))

    def flood() -> None:
        for _ in range(300):  # more than all buffers on the way can take
            one.send(Pong("x" * 100_000))

    room.loop.call_soon_threadsafe(flood)
    assert ann.farewell()["cause"] == "too-slow"
    with pytest.raises(ConnectionClosed):
        ann.receive()
