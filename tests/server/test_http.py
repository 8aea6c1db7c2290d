from __future__ import annotations

import asyncio
import math
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from ludolith import games
from ludolith.cli.terminal_game import TerminalGame, play_by_bots
from ludolith.engine.records import Seat, sealed
from ludolith.server.errors import BadMessage, NotFinished
from ludolith.server.http_endpoints import body_of, reply
from ludolith.server.replay_frames import frames_of
from ludolith.server.response_headers import content_policy, shortened
from ludolith.server.settings import Rate
from ludolith.text import LANGUAGES
from tests.server.live import QUICK, Live


def test_the_games_and_their_rules(live: Live) -> None:
    listed = live.http.get("/api/games").json()
    diamant = next(game for game in listed if game["name"] == "diamant")
    assert (diamant["least"], diamant["most"]) == (3, 8)
    assert "steady" in diamant["levels"]
    titles = {
        live.http.get("/api/games/diamant/rules", params={"lang": lang}).json()["chapters"][0][
            "title"
        ]
        for lang in LANGUAGES
    }
    assert len(titles) == 3
    assert live.http.get("/api/games/diamant/rules?lang=xx").json()["cause"] == "unknown-language"
    unknown = live.http.get("/api/games/chess/rules")
    assert (unknown.status_code, unknown.json()["cause"]) == (404, "unknown-game")


def test_open_tables_are_those_one_can_join(live: Live) -> None:
    shown = live.make(players=4, listed=True)["table"]
    live.make(players=4, listed=False)
    live.make(players=4, listed=True, bots="steady")
    live.make(players=4, listed=True, bots="steady", start=True)
    rows = live.http.get("/api/tables").json()
    assert [(row["table"], row["host"], row["free"]) for row in rows] == [(shown, "Ann", 3)]


def test_a_table_seen_from_outside_has_no_secrets(live: Live) -> None:
    made = live.make(players=3, bots="steady", start=True)
    sight = live.http.get(f"/api/tables/{made['table']}")
    assert sight.json()["phase"] == "playing"
    assert sight.json()["secret"] is None
    assert made["key"] not in sight.text


@pytest.mark.parametrize(
    ("body", "cause"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 99}, "wrong-player-count"),
        ({"players": "3"}, "bad-message"),
        ({"name": ""}, "bad-name"),
        ({"options": {"dragons": True}}, "unknown-option"),
        ({"options": {"relics": 1}}, "bad-option-value"),
        ({"seat": 7}, "bad-request"),
        ({"seat": -1}, "bad-request"),
        ({"bots": "unknown"}, "unknown-bot"),
        ({"start": True}, "wrong-phase"),
        ({"more": 1}, "bad-message"),
        ({"name": "x" * 20_000}, "too-large"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_cause(
    live: Live, body: dict[str, object], cause: str
) -> None:
    answer = live.http.post("/api/tables", json={"game": "diamant", "name": "Ann", **body})
    assert answer.status_code in {400, 404, 413}
    assert answer.json()["cause"] == cause
    assert live.http.get("/health").json()["tables"] == 0


@pytest.mark.parametrize("body", [b"", b"nonsense", b"[]", b"\xff", b"[" * 10_000, b"null"])
def test_a_body_that_is_no_json_is_refused(live: Live, body: bytes) -> None:
    for path in ("/api/tables", "/api/verify", "/api/replay"):
        answer = live.http.post(path, content=body)
        assert answer.status_code == 400
        assert answer.json()["cause"] in {"bad-message", "corrupt-record"}


def test_an_unfinished_game_tells_nothing(live: Live) -> None:
    made = live.make(players=3, bots="steady", start=True)
    for what in ("record", "replay", "replay?seat=1", "replay?open=1", "record?round=1"):
        answer = live.http.get(f"/api/tables/{made['table']}/{what}")
        assert (answer.status_code, answer.json()["cause"]) == (409, "not-finished")
    assert live.http.get("/api/tables/none/record").json()["cause"] == "unknown-table"


def test_a_replay_keeps_to_the_perspective_it_was_asked_for(live: Live) -> None:
    made = live.make(players=3, bots="steady", start=True)
    ann = live.player(made["table"], made["key"])
    ann.play_out()
    url = f"/api/tables/{made['table']}/replay"
    of_spectator, of_ann = live.http.get(url).json(), live.http.get(url + "?seat=0").json()
    for own, public in zip(of_ann["frames"][:-1], of_spectator["frames"][:-1], strict=True):
        assert public["view"]["explorers"][0]["chest"] is None
        assert own["view"]["explorers"][0]["chest"] is not None
    assert of_ann["frames"][-1]["scores"] == of_ann["frames"][-1]["view"]["scores"]
    assert live.http.get(url + "?seat=3").status_code == 404
    for nonsense in ("x", "-1", "1e3", "9" * 30, "²"):
        assert live.http.get(url, params={"seat": nonsense}).json()["cause"] == "bad-message"


def test_after_the_end_everything_can_be_seen_at_once(live: Live) -> None:
    made = live.make(players=3, bots="steady", start=True)
    ann = live.player(made["table"], made["key"])
    ann.play_out()
    url = f"/api/tables/{made['table']}/replay"
    seen, public = live.http.get(url + "?open=1").json(), live.http.get(url).json()
    assert (seen["open"], public["open"]) == (True, False)
    for frame, plain in zip(seen["frames"][:-1], public["frames"][:-1], strict=True):
        assert frame["view"] == plain["view"]
        assert plain["secrets"] == []
        scores = [own["scores"][seat] for seat, own in enumerate(frame["secrets"])]
        assert scores == frame["scores"]
    for nonsense in ("?open=2", "?open=x", "?open=1&seat=0"):
        assert live.http.get(url + nonsense).json()["cause"] == "bad-message"
    record = live.http.get(f"/api/tables/{made['table']}/record").json()
    assert live.http.post("/api/replay?open=1", json=record).json()["frames"] == seen["frames"]
    unfinished = {**record, "version": 1, "seal": None, "result": None}
    answer = live.http.post("/api/replay?open=1", json=unfinished)
    assert answer.json()["cause"] == "not-finished"


def test_everything_open_tells_every_hand_and_every_whisper() -> None:
    game = games.game("dinokalipsa")
    playing = TerminalGame(
        game, [Seat("Ann", "random"), Seat("Bob", "random")], 3, {"boards": "dealt"}
    )
    play_by_bots(playing)
    record = playing.record()
    seen, of_ann = frames_of(record, None, everything=True), frames_of(record, 0)
    whispers = {"card-drawn", "card-seen", "taken-card-shown", "deck-card-seen"}
    drawn = [event for event in seen.frames[0].events if event["event"] == "card-drawn"]
    assert {event["seat"] for event in drawn} == {0, 1}
    for frame, own in zip(seen.frames, of_ann.frames, strict=True):
        public = [event for event in frame.events if event["event"] not in whispers]
        assert public == [event for event in own.events if event["event"] not in whispers]
        assert frame.secrets[0].get("hand", []) == own.view["hand"]
        assert "unseen" not in frame.secrets[1]


def test_an_unfinished_record_tells_nobodys_choices_but_ones_own() -> None:
    game = games.game("diamant")
    playing = TerminalGame(game, [Seat(name, "random") for name in ("Ann", "Bob", "Eve")], 3, {})
    play_by_bots(playing)
    record = playing.record()
    half = sealed(msgspec.structs.replace(record, moves=record.moves[:7], result=None))
    assert all(frame.move for frame in frames_of(record, None).frames[1:])
    assert not any(frame.move or frame.scores for frame in frames_of(half, None).frames)
    own = frames_of(half, 1).frames
    assert [frame.ply for frame in own if frame.move] == [
        ply for ply, (seat, _) in enumerate(half.moves, 1) if seat == 1
    ]
    with pytest.raises(NotFinished):
        frames_of(half, None, everything=True)


def test_a_record_posted_is_replayed_and_judged(live: Live) -> None:
    made = live.make(players=3, bots="steady", start=True)
    live.player(made["table"], made["key"]).play_out()
    record = live.http.get(f"/api/tables/{made['table']}/record").json()
    replay = live.http.post("/api/replay?seat=1", json=record).json()
    assert replay["verified"]
    assert len(replay["frames"]) == len(record["moves"]) + 1
    record["result"]["scores"][0] += 1
    verdict = live.http.post("/api/verify", json=record).json()
    assert not verdict["ok"]
    assert "scores" in verdict["message"]
    assert verdict["problem"]["cause"] == "record-mismatch"
    assert verdict["problem"]["fault"] == "result-other"
    assert verdict["problem"]["facts"]["field"] == "scores"
    record["moves"].append(record["moves"][0])
    assert live.http.post("/api/verify", json=record).json()["cause"] == "corrupt-record"
    refused = live.http.post("/api/replay", content="[]").json()
    assert (refused["cause"], refused["fault"]) == ("corrupt-record", "record-shape")
    assert refused["facts"] == {
        "flaw": "type",
        "place": "$",
        "want": "object",
        "got": "array",
    }
    record["numbers"].append(record["numbers"][-1] + 1)
    assert live.http.post("/api/verify", json=record).json()["ok"] is False
    assert live.http.post("/api/replay", json=record).status_code == 400
    record["game"] = "chess"
    assert live.http.post("/api/replay", json=record).status_code in {400, 404}


def test_replays_are_put_into_words_beside_the_loop(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = live.make(players=3, bots="steady", start=True)
    live.player(made["table"], made["key"]).play_out()
    record = live.http.get(f"/api/tables/{made['table']}/record").text
    threads: list[threading.Thread] = []

    def noted(body: object, status: int = 200) -> Response:
        threads.append(threading.current_thread())
        return reply(body, status)

    monkeypatch.setattr("ludolith.server.http_endpoints.reply", noted)
    answers = [
        live.http.get(f"/api/tables/{made['table']}/replay?seat=0"),
        live.http.post("/api/replay?seat=0", content=record),
        live.http.post("/api/verify", content=record),
    ]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert answers[0].json()["frames"] == answers[1].json()["frames"]
    assert len(threads) == 3
    assert live.thread not in threads


def test_a_body_that_breaks_off_is_no_fault_of_ours() -> None:
    async def broken_off() -> Message:
        return {"type": "http.disconnect"}

    request = Request({"type": "http", "method": "POST", "headers": []}, broken_off)
    with pytest.raises(BadMessage, match="broke off"):
        asyncio.run(body_of(request, 100))


def test_unknown_paths_and_methods_are_problems_in_json(live: Live) -> None:
    for path in ("/api", "/api/", "/api/nope", "/nope", "/assets/none.js", "/../etc/passwd"):
        answer = live.http.get(path)
        assert (answer.status_code, answer.json()["cause"]) == (404, "not-found"), path
    assert live.http.delete("/api/tables").json()["cause"] == "wrong-method"
    assert live.http.get("/api/verify").status_code == 405
    assert live.http.get("/ws/table").status_code == 404


def test_every_answer_is_safe_for_browsers(live: Live) -> None:
    for path in ("/", "/api/games", "/api/nope", "/health"):
        headers = live.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["permissions-policy"]
    assert live.http.get("/api/games").headers["cache-control"] == "no-store"


def test_a_strange_host_header_does_not_get_into_the_policy() -> None:
    assert "evil" not in content_policy("evil.example; script-src *")
    assert "ws://[::1]:80 wss://[::1]:80" in content_policy("[::1]:80")


def test_the_log_shows_no_table_and_no_query() -> None:
    assert shortened("/api/tables/abcdefghijkl/record") == "/api/tables/abcd…/record"
    assert shortened("/t/abcdefghijkl") == "/t/abcd…"
    assert shortened("/replay/abcdefghijkl") == "/replay/abcd…"
    assert "\n" not in shortened("/x\ny")


def test_a_page_of_another_site_may_not_post(live: Live) -> None:
    for path in ("/api/tables", "/api/verify", "/api/replay"):
        answer = live.http.post(path, json={}, headers={"Origin": "https://elsewhere.example"})
        assert (answer.status_code, answer.json()["cause"]) == (403, "foreign-origin")
    wish = {"game": "diamant", "name": "Ann"}
    own = {"Origin": f"http://{live.host}"}
    assert live.http.post("/api/tables", json=wish, headers=own).status_code == 201


@pytest.mark.parametrize("origin", ["http://[", "http://[x]:1]", "null", "//", "\xff"])
def test_an_origin_that_is_no_site_is_refused(live: Live, origin: str) -> None:
    headers = {b"origin": origin.encode("latin-1")}
    answer = live.http.post("/api/tables", json={"game": "diamant", "name": "A"}, headers=headers)
    assert (answer.status_code, answer.json()["cause"]) == (403, "foreign-origin")


def test_so_many_tables_from_one_address(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(
        QUICK.limits, address_limits=True, tables_made=Rate(2, 0.001), record_bytes=100
    )
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    live.make()
    live.make()
    answer = live.http.post("/api/tables", json={"game": "diamant", "name": "Ann"})
    assert (answer.status_code, answer.json()["cause"]) == (429, "too-fast")
    assert live.http.post("/api/verify", content=b" " * 101).status_code == 413


def test_a_proxy_that_is_believed_says_whose_address_it_is(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, address_limits=True, tables_made=Rate(1, 0.001))
    wish = {"game": "diamant", "name": "Ann"}

    def answers(live: Live) -> list[int]:
        return [
            live.http.post("/api/tables", json=wish, headers={"X-Forwarded-For": who}).status_code
            for who in ("203.0.113.7", "203.0.113.8", "203.0.113.7")
        ]

    believed = msgspec.structs.replace(QUICK, limits=limits)
    assert answers(serve(believed)) == [201, 201, 429]
    assert answers(serve(msgspec.structs.replace(believed, proxies=()))) == [201, 429, 429]


def test_so_many_tables_in_memory(serve: Callable[..., Live]) -> None:
    limits = msgspec.structs.replace(QUICK.limits, tables=1)
    live = serve(msgspec.structs.replace(QUICK, limits=limits))
    live.make()
    answer = live.http.post("/api/tables", json={"game": "diamant", "name": "Ann"})
    assert (answer.status_code, answer.json()["cause"]) == (503, "server-full")


def test_health_tells_when_the_store_is_gone(live: Live) -> None:
    assert live.http.get("/health").json()["ok"]
    live.store._closed = True
    answer = live.http.get("/health")
    assert (answer.status_code, answer.json()["cause"]) == (503, "store-failed")
    live.store._closed = False


def test_health_tells_when_nothing_can_be_stored_and_when_it_can_again(live: Live) -> None:
    def ask() -> tuple[int, object]:
        answer = live.http.get("/health")
        return answer.status_code, answer.json().get("cause")

    live.store._writing.execute("PRAGMA query_only = 1")
    live.store._committed = -math.inf  # long ago
    assert [ask(), ask()] == [(503, "store-failed")] * 2
    live.store._writing.execute("PRAGMA query_only = 0")
    assert ask() == (200, None)
    live.make()
    live.store._writing.execute("PRAGMA query_only = 1")
    assert live.http.post("/api/tables", json={"game": "diamant", "name": "A"}).status_code == 503
    assert ask() == (503, "store-failed")


def test_metrics_count_what_happens(live: Live) -> None:
    made = live.make(players=3, bots="steady", start=True)
    ann = live.player(made["table"], made["key"])
    ann.decide("continue")
    ann.ask("resume")
    text = live.http.get("/metrics").text
    assert 'ludolith_moves_total{by="player"} 1.0' in text
    assert 'ludolith_refused_total{cause="wrong-phase"} 1.0' in text
    assert "ludolith_connections 1.0" in text
    assert "ludolith_commit_seconds_count" in text


def test_a_client_that_was_not_built_is_said_plainly(live: Live) -> None:
    answer = live.http.get("/t/some-table")
    assert answer.status_code == 503
    assert "has not been built" in answer.text


def test_the_client_is_served_with_what_caches_need(
    serve: Callable[..., Live], tmp_path: Path
) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>Ludolith</title>")
    (client / "favicon.svg").write_text("<svg/>")
    (client / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path / "private.txt").write_text("not for you")
    live = serve(client=client)
    for page in ("/", "/t/abc", "/replay", "/replay/abc/1"):
        answer = live.http.get(page)
        assert answer.text == "<title>Ludolith</title>"
        assert answer.headers["cache-control"] == "no-cache"
    script = live.http.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert live.http.get("/favicon.svg").headers["cache-control"] == "no-cache"
    for path in ("/assets/none.js", "/none", "/..%2fprivate.txt", "/assets/..%2f..%2fprivate.txt"):
        assert live.http.get(path).status_code == 404
    lost = live.http.get("/no/such/page", headers={"accept": "text/html"})
    assert (lost.status_code, lost.text) == (404, "<title>Ludolith</title>")
    unknown = live.http.get("/api/none", headers={"accept": "text/html"})
    assert unknown.json()["cause"] == "not-found"


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    method=st.sampled_from(("GET", "POST", "PUT", "HEAD", "OPTIONS")),
    path=st.sampled_from(
        (
            "/api/games",
            "/api/games/{}/rules",
            "/api/tables",
            "/api/tables/{}",
            "/api/tables/{}/record",
            "/api/tables/{}/replay",
            "/api/replay",
            "/api/verify",
            "/t/{}",
            "/{}",
        )
    ),
    word=st.text(st.characters(codec="utf-8"), max_size=20),
    query=st.dictionaries(st.sampled_from(("seat", "open", "round", "lang")), st.text(max_size=5)),
    body=st.binary(max_size=60) | st.just(b'{"game":"diamant","name":"A"}'),
)
def test_no_http_request_breaks_the_server(
    live: Live, method: str, path: str, word: str, query: dict[str, str], body: bytes
) -> None:
    url = "/".join(part.replace("{}", quoted(word)) for part in path.split("/"))
    answer = live.http.request(method, url, params=query, content=body)
    assert answer.status_code < 500 or (
        answer.status_code == 503 and "text/html" in str(answer.headers)
    )
    if answer.status_code >= 400 and method != "HEAD" and "json" in str(answer.headers):
        assert answer.json()["cause"]


def quoted(word: str) -> str:
    return "".join(f"%{byte:02x}" for byte in word.encode("utf-8"))
