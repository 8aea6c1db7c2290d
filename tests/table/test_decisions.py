"""A decision is decoded and checked once on its way, and nothing unchecked ever happens."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from mypy_extensions import i64

from ludolith.engine.errors import IllegalMove, NotYourDecision
from ludolith.table import acts
from ludolith.table.handlers import bot_move, clock_move, handle
from ludolith.table.requests import Decide
from tests.table.quarry import Quarry, QuarryGame
from tests.table.scene import Scene

DIG = {"move": "dig", "depth": 2}
counted: Counter[str] = Counter()


class Checking(Quarry):
    """Counts how often a move is checked."""

    def allows(self, seat: i64, move: i64) -> bool:
        counted["checked"] += 1
        return super().allows(seat, move)


class Decoding(QuarryGame):
    """Counts how often a move is decoded."""

    def decode_move(self, data: object) -> int:
        counted["decoded"] += 1
        return super().decode_move(data)


@pytest.fixture
def scene(monkeypatch: pytest.MonkeyPatch) -> Scene:
    """Ann and Bob dig, and a bot."""
    game = Decoding(Checking)
    game.levels = {"steady": lambda: pytest.fail("no bot thinks here")}  # type: ignore[misc]
    monkeypatch.setattr("ludolith.table.table.game_by_name", lambda _: game)
    found = Scene(people=2, game="quarry")
    found.happen([acts.BotSat(2, "steady", "Bot"), acts.Started("00" * 32)])
    counted.clear()
    return found


def happens(scene: Scene, happening: list[acts.AnyAct]) -> Counter[str]:
    """What it takes to let this happen, as a room does it."""
    assert scene.table.question(happening) is None
    scene.happen(happening)
    return counted


def test_a_players_decision_is_decoded_once_and_checked_once(scene: Scene) -> None:
    acting = handle(scene.table, 0, Decide(0, DIG, scene.table.version, "d1"))
    assert happens(scene, acting) == {"decoded": 1, "checked": 1}


def test_a_decision_of_a_bot_or_of_the_clock_is_checked_once_and_never_decoded(
    scene: Scene,
) -> None:
    version = scene.table.asked[2]
    assert happens(scene, bot_move(scene.table, 2, 1, version)) == {"checked": 1}
    counted.clear()
    assert happens(scene, clock_move(scene.table, 0)) == {"checked": 1}


def test_a_bot_that_chose_an_illegal_move_is_refused(scene: Scene) -> None:
    with pytest.raises(IllegalMove):
        bot_move(scene.table, 2, 9, scene.table.asked[2])


def test_a_stored_decision_is_decoded_and_checked_when_a_table_is_rebuilt(scene: Scene) -> None:
    scene.decide(0, DIG)
    counted.clear()
    scene.rebuilt()
    assert counted == {"decoded": 1, "checked": 1}


def test_a_stored_decision_that_is_not_legal_is_refused(scene: Scene) -> None:
    (legal,) = handle(scene.table, 0, Decide(0, DIG, scene.table.version, "d1"))
    assert isinstance(legal, acts.Moved)
    too_deep = msgspec.structs.replace(legal, move={"move": "dig", "depth": 9})
    for act, refusal in (
        (too_deep, IllegalMove),
        (msgspec.structs.replace(legal, seat=7), NotYourDecision),
    ):
        with pytest.raises(refusal):
            scene.table.apply(act)


def test_a_decision_that_was_checked_in_another_position_is_checked_again(scene: Scene) -> None:
    (legal,) = handle(scene.table, 0, Decide(0, {"move": "done"}, scene.table.version, "d1"))
    scene.happen([legal])
    with pytest.raises(NotYourDecision):
        scene.table.apply(legal)
