"""Games in which several seats act at once, each in an area of their own."""

from __future__ import annotations

import pytest

from ludolith.server.decision_clock import Clock
from ludolith.table import acts
from ludolith.table.requests import AskUndo, Decide
from ludolith.table.table import Table
from ludolith.table.visibility import choices, views
from tests.table.quarry import Quarry, QuarryGame, Shouting
from tests.table.scene import Scene

DONE = {"move": "done"}


def dig(depth: int) -> dict[str, object]:
    return {"move": "dig", "depth": depth}


@pytest.fixture
def kind() -> type[Quarry]:
    return Quarry


@pytest.fixture
def quarry(monkeypatch: pytest.MonkeyPatch, kind: type[Quarry]) -> Scene:
    """Ann, Bob and Eve dig."""
    game = QuarryGame(kind)
    monkeypatch.setattr("ludolith.table.table.game_by_name", lambda _: game)
    return Scene(game="quarry").started()


def pits(table: Table) -> list[int]:
    assert table.play is not None
    return list(table.play.state.scores())


def test_own_steps_are_taken_back_one_by_one_although_others_went_on(quarry: Scene) -> None:
    quarry.decide(0, dig(1))
    quarry.decide(1, dig(3))
    quarry.decide(0, dig(2))
    quarry.decide(1, dig(1))
    quarry.decide(2, DONE)
    assert pits(quarry.table) == [3, 4, 0]
    assert quarry.ask(0, AskUndo(0)) == [acts.TookBack(0, 3, alone=True)]
    assert pits(quarry.table) == [1, 4, 0]
    assert quarry.ask(0, AskUndo(0)) == [acts.TookBack(0, 1, alone=True)]
    assert pits(quarry.table) == [0, 4, 0]
    assert quarry.table.deciders() == (0, 1)
    assert pits(quarry.rebuilt()) == [0, 4, 0]


def test_taking_back_and_doing_it_again_leads_to_the_same_position(quarry: Scene) -> None:
    for member, depth in ((0, 1), (1, 2), (2, 3)):
        quarry.decide(member, dig(depth))
    before = views(quarry.table, (0, 1, 2, None))
    quarry.ask(0, AskUndo(0))
    quarry.decide(0, dig(1))
    assert views(quarry.table, (0, 1, 2, None)) == before


def test_who_is_done_may_think_better_of_it_until_all_are(quarry: Scene) -> None:
    quarry.decide(0, DONE)
    quarry.decide(1, DONE)
    assert quarry.ask(0, AskUndo(0)) == [acts.TookBack(0, 1, alone=True)]
    quarry.decide(0, DONE)
    quarry.decide(2, DONE)  # the storm comes
    assert not any(choice.undo for member in (0, 1, 2) for choice in choices(quarry.table, member))
    assert quarry.ask(0, AskUndo(0)) == [acts.UndoAsked(0)]


def test_steps_of_an_earlier_stretch_stay(quarry: Scene) -> None:
    for member in (0, 1, 2):
        quarry.decide(member, DONE)
    quarry.decide(1, dig(2))
    assert not any(choice.undo for choice in choices(quarry.table, 0))
    assert quarry.ask(1, AskUndo(1)) == [acts.TookBack(1, 4, alone=True)]


def test_what_others_do_makes_no_question_old(quarry: Scene) -> None:
    asked = quarry.table.asked[0]
    quarry.decide(1, dig(2))
    quarry.decide(1, dig(1))
    quarry.ask(1, AskUndo(1))
    assert quarry.table.asked[0] == asked
    assert quarry.ask(0, Decide(0, dig(1), asked, "in time"))


def test_a_clock_runs_on_while_others_act(quarry: Scene) -> None:
    quarry.table.house = acts.HouseRules(seconds=30)
    clock = Clock()
    clock.follow(quarry.table, 0.0)
    quarry.decide(1, dig(2))
    clock.follow(quarry.table, 10.0)
    assert clock.left(10.0)[0] == 20.0


@pytest.mark.parametrize("kind", [Shouting])
def test_where_acts_concern_the_others_an_act_of_another_ends_free_undo(quarry: Scene) -> None:
    quarry.decide(0, dig(1))
    assert any(choice.undo for choice in choices(quarry.table, 0))
    asked = quarry.table.asked[2]
    quarry.decide(1, dig(1))
    assert quarry.table.asked[2] > asked
    assert not any(choice.undo for choice in choices(quarry.table, 0))
    assert quarry.ask(0, AskUndo(0)) == [acts.UndoAsked(0)]
