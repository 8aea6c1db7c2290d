"""The small parts: clock, buckets, bots' processes, the schema."""

from __future__ import annotations

import asyncio
from typing import get_args

import msgspec
import pytest

from ludolith.engine.struct_tags import kinds_of
from ludolith.server import protocol
from ludolith.server.audience import LogHistory
from ludolith.server.bot_pool import BotPool
from ludolith.server.decision_clock import Clock
from ludolith.server.metrics import Metrics
from ludolith.server.schema import PLACE, document
from ludolith.server.settings import Rate, Settings
from ludolith.server.token_buckets import Bucket, Buckets
from ludolith.table import acts, requests
from ludolith.table.acts import HouseRules
from ludolith.table.handlers import bot_move
from ludolith.table.requests import AskUndo, ComeBack, LetBotPlay, Pause, Resume, SetHouseRules
from ludolith.table.table import Table
from tests.table.scene import LEAVE, STAY, Scene


def timed_scene() -> Scene:
    scene = Scene()
    scene.ask(0, SetHouseRules(HouseRules(seconds=30)))
    return scene.started()


def test_every_deciding_person_has_their_time() -> None:
    scene, clock = timed_scene(), Clock()
    clock.follow(scene.table, 100.0)
    assert clock.left(110.0) == {0: 20.0, 1: 20.0, 2: 20.0}
    scene.decide(1, STAY)
    clock.follow(scene.table, 110.0)
    assert clock.left(115.0) == {0: 15.0, 2: 15.0}
    assert clock.next() == 130.0
    assert clock.run_out(129.0) == []
    assert clock.run_out(130.0) == [0, 2]


def test_a_new_question_gives_new_time() -> None:
    scene, clock = timed_scene(), Clock()
    clock.follow(scene.table, 0.0)
    scene.all_decide(STAY)
    clock.follow(scene.table, 20.0)
    assert set(clock.left(20.0).values()) == {30.0}


def test_a_paused_table_does_not_tick() -> None:
    scene, clock = timed_scene(), Clock()
    clock.follow(scene.table, 0.0)
    scene.ask(0, Pause())
    clock.follow(scene.table, 10.0)
    assert clock.next() is None
    assert clock.run_out(500.0) == []
    scene.ask(0, Resume())
    clock.follow(scene.table, 500.0)
    assert clock.left(505.0)[0] == 15.0


def test_an_undo_question_stops_the_clock() -> None:
    scene, clock = timed_scene(), Clock()
    scene.all_decide(STAY)
    clock.follow(scene.table, 0.0)
    scene.ask(0, AskUndo(0))
    clock.follow(scene.table, 10.0)
    assert clock.next() is None


def test_deciding_and_taking_back_wins_no_time() -> None:
    scene, clock = timed_scene(), Clock()
    clock.follow(scene.table, 0.0)
    for now in (10.0, 20.0):
        scene.decide(0, LEAVE)
        clock.follow(scene.table, now)
        scene.ask(0, AskUndo(0))
        clock.follow(scene.table, now + 5, took_back=0)
    assert clock.left(25.0) == {0: 15.0, 1: 5.0, 2: 5.0}


def test_a_bot_for_a_moment_wins_no_time() -> None:
    scene, clock = timed_scene(), Clock()
    clock.follow(scene.table, 0.0)
    scene.ask(0, LetBotPlay(0, "steady"))
    clock.follow(scene.table, 20.0)
    assert clock.left(21.0) == {1: 9.0, 2: 9.0}
    assert clock.run_out(50.0) == [1, 2]
    scene.ask(0, ComeBack(0))
    clock.follow(scene.table, 22.0)
    assert clock.left(22.0) == {0: 8.0, 1: 8.0, 2: 8.0}
    scene.all_decide(STAY)
    clock.follow(scene.table, 25.0)
    assert clock.left(25.0) == {0: 30.0, 1: 30.0, 2: 30.0}


def test_a_question_put_to_a_bot_gives_its_person_time_on_their_return() -> None:
    scene, clock = timed_scene(), Clock()
    scene.ask(0, LetBotPlay(0, "steady"))
    clock.follow(scene.table, 0.0)
    assert clock.left(5.0) == {1: 25.0, 2: 25.0}
    scene.ask(0, ComeBack(0))
    clock.follow(scene.table, 10.0)
    assert clock.left(10.0)[0] == 30.0


def test_without_a_clock_nobody_has_a_deadline() -> None:
    scene, clock = Scene().started(), Clock()
    clock.follow(scene.table, 0.0)
    assert (clock.left(9.0), clock.next()) == ({}, None)


def test_a_bucket_gives_a_burst_and_then_a_steady_rate() -> None:
    bucket = Bucket(Rate(3, 2), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]


def test_buckets_of_many_addresses_stay_few() -> None:
    buckets = Buckets(Rate(2, 0.001))
    for number in range(25_000):
        assert buckets.take(f"address {number}", 0.0)
    assert len(buckets.buckets) <= 10_000


@pytest.mark.parametrize(("seconds", "failures"), [(10.0, 0), (0.000_01, 1)])
def test_a_bot_that_thinks_too_long_is_replaced_by_the_default(
    seconds: float, failures: int
) -> None:
    scene = Scene(people=1).started("steady")
    metrics = Metrics()

    async def think() -> int:
        bot_pool = BotPool(Settings(bot_workers=1, bot_seconds=seconds), metrics)
        try:
            return await bot_pool.think(scene.table, 1, "steady")
        finally:
            await bot_pool.close()

    code = asyncio.run(think())
    assert code in set(scene.state.legal(1))
    if failures:
        assert code == scene.table.game.default_move(scene.state, 1)
    assert f"ludolith_bot_failures_total {failures}.0" in metrics.text().decode()


@pytest.mark.parametrize("nonsense", [-1, 99])
def test_a_bot_that_chooses_what_is_not_legal_is_replaced_by_the_default(
    monkeypatch: pytest.MonkeyPatch, nonsense: int
) -> None:
    scene = Scene(people=1).started("steady")
    metrics = Metrics()

    async def choose(*_: object) -> int:
        return nonsense

    async def think() -> int:
        bot_pool = BotPool(Settings(bot_workers=1), metrics)
        try:
            return await bot_pool.think(scene.table, 1, "steady")
        finally:
            await bot_pool.close()

    monkeypatch.setattr(BotPool, "_ask", choose)
    assert asyncio.run(think()) == scene.table.game.default_move(scene.state, 1)
    assert "ludolith_bot_failures_total 1.0" in metrics.text().decode()


def test_what_a_bot_gets_holds_nothing_it_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two positions that look alike to a seat are sent to its bot alike but for fresh chance."""
    sent: list[bytes] = []

    async def keep(
        self: BotPool, table: Table, level: str, known: bytes, seat: int, owner: str
    ) -> int:
        sent.append(known)
        return 0

    monkeypatch.setattr(BotPool, "_ask", keep)
    monkeypatch.setattr("secrets.randbits", lambda _bits: 7)
    for move in (STAY, LEAVE):
        scene = Scene(people=2).started("steady")
        scene.decide(0, move)
        asyncio.run(BotPool(Settings(), Metrics()).think(scene.table, 2, "steady"))
    assert sent[0] == sent[1]


def test_a_viewer_keeps_the_lines_that_no_undo_has_rewritten() -> None:
    scene, memory = Scene(people=1).started("steady"), LogHistory()
    table = Table(acts.Opened("scene", "diamant", 3, {}))
    for act in scene.history[1:]:
        memory.note(table.apply(act))
    began, lines = table.version, len(table.log)
    for seat in (1, 2):
        memory.note(table.apply(bot_move(table, seat, 1, table.asked[seat])[0]))
    memory.note(table.apply(acts.Paused(0)))
    memory.note(table.apply(acts.Resumed(0)))
    before = table.version
    assert memory.known(table, before) == lines + 2
    memory.note(table.apply(acts.Moved(0, STAY)))
    revealed = table.version
    assert memory.known(table, revealed) == len(table.log) > lines + 2
    memory.note(table.apply(acts.TookBack(0, 3, alone=False)))
    assert memory.known(table, revealed) == lines + 2
    assert memory.known(table, before) == lines + 2
    assert memory.known(table, table.version) == len(table.log) == lines + 3
    assert memory.known(table, began - 1) == memory.known(table, table.version + 1) == 0


def test_the_schema_names_every_message_and_refers_to_nothing_missing() -> None:
    found = document()
    text = msgspec.json.encode(found).decode()
    named = {part.split('"')[0] for part in text.split(PLACE.format(name=""))[1:]}
    assert named <= set(found["$defs"])
    for name in ("AnyServerMessage", "ClientMessage", "DiamantView", "DiamantMove", "Verdict"):
        assert name in found["$defs"]
    asks = found["$defs"]["ClientMessage"]["properties"]["request"]["discriminator"]["mapping"]
    kinds = [
        *get_args(kinds_of(requests.Request, requests)),
        *get_args(kinds_of(requests.Request, protocol)),
    ]
    assert set(asks) == {kind.__struct_config__.tag for kind in kinds}
