"""A table where the world decides what comes of a move: asked before, then never again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludolith.engine.errors import BadFinding, BadOptionValue
from ludolith.engine.replay import fingerprint, verify
from ludolith.games.seven_dwarfs import GAME, strike_solver
from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics import NoPhysics
from ludolith.games.seven_dwarfs.strike_motion import Motion
from ludolith.games.seven_dwarfs.view import SevenDwarfsView
from ludolith.table import acts, requests
from ludolith.table.handlers import clock_move, handle
from ludolith.table.table import Table
from tests.games.seven_dwarfs.stand_in import stand_in
from tests.games.seven_dwarfs.without import without_mujoco
from tests.table.scene import Scene

TAP = {"move": "strike", "height": 276, "azimuth": 45, "offset": 0, "elevation": 0, "speed": 110}


class Mine(Scene):
    """Ann and Bob at the column."""

    def __init__(self, **options: Any) -> None:
        super().__init__(players=2, people=2, game="seven_dwarfs", **options)

    def happen(self, happening: list[acts.AnyAct]) -> list[acts.AnyAct]:
        question = self.table.question(happening)
        if question is not None:
            found = question.position.attempt(question.act.seat, question.code)
            happening = [self.table.answered(question, found.finding)]
        return super().happen(happening)

    def started(self, fill: str | None = None, secret: int = 1) -> Mine:
        super().started(fill, secret)
        return self

    def strike(self, member: int) -> acts.Moved:
        (moved,) = self.decide(member, TAP)
        assert isinstance(moved, acts.Moved)
        return moved


def nobody(
    column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
) -> tuple[Finding, Motion | None]:
    raise AssertionError("the world was asked again")


def tremor_in(moved: acts.Moved) -> Any:
    assert moved.finding is not None
    return moved.finding["tremor"]


def test_a_strike_cannot_happen_before_it_is_known_what_came_of_it() -> None:
    mine = Mine().started()
    acting = handle(mine.table, 0, requests.Decide(0, TAP, mine.table.version, "d1"))
    before = fingerprint(mine.state)
    with pytest.raises(BadFinding, match="its finding is missing"):
        mine.table.apply(acting[0])
    assert mine.table.play is not None
    assert mine.table.play.numbers == 0
    question = mine.table.question(acting)
    assert question is not None
    found = question.position.attempt(0, question.code).finding
    mine.table.apply(mine.table.answered(question, found))
    assert fingerprint(mine.state) != before


def test_without_what_decides_strikes_no_game_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = Mine()
    without_mujoco(monkeypatch)
    refused = pytest.raises(NoPhysics, match="mujoco is not installed")
    with strike_solver.decided_by(strike_solver.simulated), refused:
        handle(mine.table, 0, requests.Start(fill="steady"))
    assert mine.table.phase == "lobby"
    with strike_solver.decided_by(stand_in):
        assert handle(mine.table, 0, requests.Start(fill="steady"))


def test_choices_of_other_games_ask_the_world_nothing() -> None:
    scene = Scene().started()
    acting = handle(
        scene.table, 0, requests.Decide(0, {"move": "leave"}, scene.table.version, "d1")
    )
    assert scene.table.question(acting) is None


def test_the_stored_acts_hold_what_came_of_strikes_and_a_restart_asks_nobody() -> None:
    mine = Mine().started()
    for member in (0, 0, 1, 1, 0):
        mine.strike(member)
    with strike_solver.decided_by(nobody):
        again = mine.rebuilt()
    assert again.play is not None
    assert fingerprint(again.play.state) == fingerprint(mine.state)
    assert again.version == mine.table.version


def test_an_act_of_a_game_without_findings_is_stored_as_before() -> None:
    stored = msgspec.json.decode(msgspec.json.encode(acts.Moved(1, {"move": "leave"}, "bot")))
    assert stored == {"act": "moved", "seat": 1, "move": {"move": "leave"}, "by": "bot"}


def test_a_finding_found_for_another_strike_is_refused() -> None:
    mine = Mine().started()
    moved = mine.strike(0)
    before = mine.state.view(None)
    with pytest.raises(BadFinding, match="its tremor is not the one that was drawn"):
        mine.table.apply(moved)
    assert mine.state.view(None) == before


def test_a_strike_is_final_and_made_again_it_trembles_otherwise() -> None:
    mine = Mine().started()
    first = mine.strike(0)
    assert mine.table.play is not None
    assert mine.table.play.free_undo(0) is None
    assert mine.ask(0, requests.AskUndo(0)) == [acts.UndoAsked(0)]
    mine.ask(1, requests.AnswerUndo(1, agrees=True))
    assert mine.state.view(None) == Mine().started().state.view(None)
    assert tremor_in(mine.strike(0)) != tremor_in(first)
    with strike_solver.decided_by(nobody):
        mine.rebuilt()


def test_whose_time_runs_out_taps_softly() -> None:
    mine = Mine().started()
    (moved,) = mine.happen(clock_move(mine.table, 0))
    assert isinstance(moved, acts.Moved)
    assert moved.by == "clock"
    assert moved.move["speed"] == 20
    assert moved.finding is not None
    assert moved.finding["gems"] == []


def test_the_record_of_a_table_is_true_without_asking() -> None:
    mine = Mine(penalties=True).started()
    with strike_solver.decided_by(stand_in):
        while mine.table.phase == "playing":
            (seat,) = mine.table.deciders()
            mine.decide(seat, {**TAP, "speed": 170, "height": mine_height(mine)})
    record = mine.table.record()
    assert record is not None
    assert record.findings is not None
    with strike_solver.decided_by(nobody):
        assert verify(GAME, record).over


def mine_height(mine: Mine) -> int:
    """The highest block."""
    view = mine.state.view(None)
    assert isinstance(view, SevenDwarfsView)
    return round(2 * view.blocks[-1].pose[2])


def test_variants_that_do_not_go_together_are_refused_at_the_table() -> None:
    mine = Mine()
    with pytest.raises(BadOptionValue, match="three_in_the_mine is for 3 or 6 players"):
        mine.ask(0, requests.SetOptions({"three_in_the_mine": True}))
    mine.ask(0, requests.SetSeats(3))
    mine.ask(0, requests.SetOptions({"three_in_the_mine": True}))
    with pytest.raises(BadOptionValue, match="three_in_the_mine is for 3 or 6 players"):
        mine.ask(0, requests.SetSeats(4))


def test_the_marks_of_seats_go_with_those_who_sit_there() -> None:
    mine = Mine()
    mine.ask(0, requests.SetSeats(3))
    mine.ask(0, requests.SetOptions({"steady": "2,3", "experienced": "1"}))
    mine.started("random")
    names = mine.table.names()
    mine.table.phase = "over"
    mine.table.apply(acts.Rematched())
    assert mine.table.names() == [names[2], names[0], names[1]]
    assert mine.table.options["steady"] == "1,3"
    assert mine.table.options["experienced"] == "2"
    mine.ask(0, requests.SwapSeats(0, 1))
    assert mine.table.options["steady"] == "2,3"
    assert mine.table.options["experienced"] == "1"
    assert isinstance(mine.table, Table)
