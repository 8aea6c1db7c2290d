"""Hints for people, and the chart of a finished game: honest, private, worked out once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import ludolith
from ludolith.bots.win_chances import WinChances
from ludolith.engine.records import Record, Seat, to_json
from ludolith.engine.replay import result_of
from ludolith.server.bot_pool import BotPool
from ludolith.server.errors import NoHint, TooFast
from ludolith.server.metrics import Metrics
from ludolith.server.settings import Settings
from ludolith.server.win_chances import MOST_AT_ONCE, WinChanceCharts
from tests.server.live import QUICK, SOON, Live, Player

HOUSE = {"seconds": None, "chat": False, "listed": False, "odds": True, "hints": True}
# Bots leave the question as it is; a hint may take its time on a busy machine.
WAIT = msgspec.structs.replace(QUICK, pace=(60.0, 60.0), bot_seconds=SOON)


@pytest.fixture
def ann(serve: Callable[..., Live]) -> Player:
    """Ann has to decide, at a table where hints are allowed."""
    live = serve(WAIT)
    made = live.make(players=3, bots="casual")
    found = live.player(made["table"], made["key"])
    assert found.ask("set-house-rules", rules=HOUSE)["tell"] == "done"
    assert found.ask("start")["tell"] == "done"
    found.until_received("update")
    return found


def test_a_hint_tells_moves_with_their_shares_and_what_came_of_them(ann: Player) -> None:
    hint = ann.ask("ask-hint", seat=0)
    assert hint["tell"] == "hint"
    question = ann.open_choices()[0]
    assert (hint["seat"], hint["asked"]) == (0, question["asked"])
    considered: list[dict[str, Any]] = hint["considered"]
    assert {each["move"]["move"] for each in considered} == {"leave", "continue"}
    assert sum(each["share"] for each in considered) == pytest.approx(1)
    assert considered[0]["share"] >= considered[1]["share"]
    for each in considered:
        assert 0 <= each["victory"] <= 1
        assert each["points"] >= 0


def test_nobody_else_hears_of_a_hint(ann: Player, serve: Callable[..., Live]) -> None:
    live = serve(WAIT)
    made = live.make(players=3, bots="casual", start=True)
    host = live.player(made["table"], made["key"])
    watcher = live.player(made["table"])
    assert host.ask("set-house-rules", rules=HOUSE)["tell"] == "done"
    assert watcher.until_received("update")
    assert host.ask("ask-hint", seat=0)["tell"] == "hint"
    assert host.ask("react", kind="wave")["tell"] == "done"
    watcher.until_received("reacted")
    assert all(message["tell"] != "hint" for message in watcher.received)


def test_hints_are_for_ones_own_decisions_only(ann: Player) -> None:
    assert ann.ask("ask-hint", seat=1)["cause"] == "not-your-seat"
    assert ann.ask("ask-hint", seat=7)["cause"] == "not-your-seat"
    assert ann.decide("continue")["tell"] == "done"
    assert ann.ask("ask-hint", seat=0)["cause"] == "not-your-decision"


def test_without_the_house_rule_there_are_no_hints(live: Live) -> None:
    made = live.make(players=3, bots="casual", start=True)
    assert live.player(made["table"], made["key"]).ask("ask-hint", seat=0)["cause"] == "wrong-phase"


def test_a_spectator_gets_no_hint(ann: Player, serve: Callable[..., Live]) -> None:
    live = serve(WAIT)
    made = live.make(players=3, bots="casual", start=True)
    assert live.player(made["table"]).ask("ask-hint", seat=0)["cause"] == "not-your-seat"


def test_one_question_at_a_time(ann: Player) -> None:
    one, two = (ann.send({"ask": "ask-hint", "seat": 0}) for _ in range(2))
    answers: dict[str | None, dict[str, Any]] = {}
    while len(answers) < 2:
        message = ann.receive()
        answers[message.get("id")] = message
    assert answers[one]["tell"] == "hint"
    assert answers[two]["cause"] == "too-fast"


# -- the chart


def test_chances_of_a_finished_game_add_up_and_end_with_the_winners(live: Live) -> None:
    made = live.make(players=3, bots="casual", start=True)
    ann = live.player(made["table"], made["key"])
    url = f"/api/tables/{made['table']}"
    assert live.http.get(f"{url}/win-chances").json()["cause"] == "not-finished"
    ann.play_out()
    replay = live.http.get(f"{url}/replay").json()
    found = live.http.get(f"{url}/win-chances").json()
    assert found["plies"][0] == 0
    assert found["plies"][-1] == len(replay["frames"]) - 1
    assert len(found["chances"]) == len(found["plies"]) <= 42
    for chances in found["chances"]:
        assert sum(chances) == pytest.approx(1)
    winners = replay["winners"]
    end = [1 / len(winners) if seat in winners else 0 for seat in range(3)]
    assert found["chances"][-1] == pytest.approx(end)
    record = live.http.get(f"{url}/record").text
    assert live.http.post("/api/win-chances", content=record).json() == found


class Counting(BotPool):
    """Foresees nothing, and counts how often it was asked."""

    asked = 0
    fails = False

    async def win_chances(self, record: bytes, owner: str = "") -> WinChances:
        self.asked += 1
        await asyncio.sleep(0)
        if self.fails:
            raise RuntimeError("a headache")
        return WinChances((0,), ((1.0,),))


def finished_record() -> Record:
    state = ludolith.game("diamant").new(3, 5)
    moves: list[tuple[int, dict[str, Any]]] = []
    while not state.over:
        for seat in list(state.deciders()):
            moves.append((seat, {"move": "leave"}))
            state.apply(seat, 0)
    seats = tuple(Seat(name) for name in ("Ann", "Bob", "Eve"))
    return Record(
        game="diamant",
        options={},
        seats=seats,
        seed=5,
        moves=tuple(moves),
        result=result_of(state),
    )


def test_a_chart_is_worked_out_once_however_many_ask() -> None:
    bot_pool = Counting(QUICK, Metrics())
    win_chance_charts = WinChanceCharts(bot_pool)

    async def several() -> None:
        record = finished_record()
        await asyncio.gather(*(win_chance_charts.of(record, b"the same") for _ in range(3)))
        await win_chance_charts.of(record, b"the same")

    asyncio.run(several())
    assert bot_pool.asked == 1


def test_an_address_has_only_so_many_charts_in_the_queue_and_others_have_theirs() -> None:
    win_chance_charts = WinChanceCharts(Counting(Settings(), Metrics()))
    record = finished_record()

    async def many() -> None:
        asked = [win_chance_charts.of(record, bytes([n]), "greedy") for n in range(MOST_AT_ONCE)]
        waiting = [asyncio.ensure_future(each) for each in asked]
        await asyncio.sleep(0)
        with pytest.raises(TooFast):
            await win_chance_charts.of(record, b"one more", "greedy")
        await win_chance_charts.of(record, b"another's", "modest")
        await asyncio.gather(*waiting)
        await win_chance_charts.of(record, b"one more", "greedy")

    asyncio.run(many())


def test_a_chart_that_failed_is_tried_again() -> None:
    bot_pool = Counting(QUICK, Metrics())
    win_chance_charts = WinChanceCharts(bot_pool)

    async def twice() -> None:
        bot_pool.fails = True
        with pytest.raises(NoHint):
            await win_chance_charts.of(finished_record(), b"the same")
        bot_pool.fails = False
        await win_chance_charts.of(finished_record(), b"the same")

    asyncio.run(twice())
    assert bot_pool.asked == 2


def test_a_record_that_stops_before_the_end_has_no_chart(live: Live) -> None:
    made = live.make(players=3, bots="casual", start=True)
    ann = live.player(made["table"], made["key"])
    ann.play_out()
    record = live.http.get(f"/api/tables/{made['table']}/record").json()
    record.pop("result")
    record["moves"] = record["moves"][:3]
    record["numbers"] = record["numbers"][:3]
    answer = live.http.post("/api/win-chances", json=record)
    assert answer.json()["cause"] == "record-mismatch"


@pytest.mark.parametrize("deep", [1, 700, 960, 975, 985, 3000])
def test_a_record_nested_however_deeply_breaks_nothing(live: Live, deep: int) -> None:
    record = msgspec.json.decode(to_json(finished_record()))
    record["moves"][0][1]["x"] = "BOTTOM"
    text = json.dumps(record).replace('"BOTTOM"', '{"a":' * deep + "1" + "}" * deep)
    for path in ("win-chances", "verify", "replay"):
        answer = live.http.post(f"/api/{path}", content=text)
        assert answer.status_code in (200, 400), (path, answer.text)


def test_a_record_that_does_not_hold_what_it_claims_gets_no_chart(live: Live) -> None:
    record = msgspec.json.decode(to_json(finished_record()))
    record["result"]["scores"][0] += 1
    answer = live.http.post("/api/win-chances", json=record)
    assert (answer.status_code, answer.json()["cause"]) == (400, "corrupt-record")


def test_a_game_says_whether_there_are_hints_in_it(live: Live) -> None:
    received = {game["name"]: game["hints"] for game in live.http.get("/api/games").json()}
    assert received == {
        name: ludolith.game(name).search_profile is not None for name in ludolith.NAMES
    }
    assert set(received.values()) == {True, False}
