"""Every player's device gives a random part to the chance of a live game, which waits for them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludolith.engine.errors import LudolithError
from ludolith.engine.records import Record
from ludolith.engine.replay import fingerprint, verify
from ludolith.table import acts, requests
from ludolith.table.errors import (
    NotYourSeat,
    NotYourTable,
    PartGiven,
    StaleDecision,
    WrongPhase,
)
from ludolith.table.handlers import begin
from ludolith.table.joining import join
from ludolith.table.payloads import PartInfo
from ludolith.table.table import Table
from ludolith.table.visibility import table_info
from tests.table.scene import STAY, Scene

ANN, BOB, EVE = "a0" * 32, "b0" * 32, "e0" * 32


def kinds(happening: list[acts.AnyAct]) -> list[str]:
    return [type(act).__name__ for act in happening]


def record_of(scene: Scene) -> Record:
    record = scene.table.record()
    assert record is not None
    return record


def dealt(scene: Scene) -> str:
    """The game as it stands, chance to come included."""
    return fingerprint(scene.state)


def with_secret(scene: Scene, secret: int) -> Scene:
    """The same game about to begin, with a known secret in place of the fresh one."""
    promised = scene.history[-1]
    assert isinstance(promised, acts.Promised)
    known = acts.Promised(secret.to_bytes(32, "big").hex(), promised.asked)
    scene.history[-1] = known
    scene.table = scene.rebuilt()
    return scene


def test_the_commitment_is_shown_before_the_parts_are_given_and_stays() -> None:
    scene = Scene().promised(0, 1, 2)
    shown = table_info(scene.table)
    assert (shown.phase, shown.starting, shown.parts, shown.secret) == ("lobby", True, (), None)
    assert shown.commitment is not None
    scene.contribute(1, BOB)
    assert table_info(scene.table).parts == (PartInfo(1, BOB),)
    scene.contribute(0, ANN)
    assert kinds(scene.contribute(2, EVE)) == ["Contributed", "Started"]
    begun = table_info(scene.table)
    assert (begun.phase, begun.starting, begun.commitment) == ("playing", False, shown.commitment)
    assert begun.parts == (PartInfo(0, ANN), PartInfo(1, BOB), PartInfo(2, EVE))


def test_the_game_begins_with_the_last_part_that_is_waited_for() -> None:
    scene = Scene(3, 2).promised(0, 1, fill="steady")
    assert kinds(scene.contribute(0, ANN)) == ["Contributed"]
    assert scene.table.phase == "lobby"
    assert kinds(scene.contribute(1, BOB)) == ["Contributed", "Started"]


def test_nobody_to_wait_for_means_no_waiting() -> None:
    assert kinds(Scene().promised().history[-1:]) == ["Started"]
    assert kinds(Scene(3, 1).promised(7, fill="steady").history[-1:]) == ["Started"]


def test_people_without_a_seat_are_not_waited_for() -> None:
    scene = Scene(3, 3)
    scene.happen(join(scene.table, "Joe", None, "key of Joe"))
    scene.promised(0, 3)
    asked = scene.history[-1]
    assert isinstance(asked, acts.Promised)
    assert asked.asked == (0,)
    with pytest.raises(NotYourSeat):
        scene.contribute(3, ANN)
    with pytest.raises(NotYourTable):
        scene.contribute(None, ANN)


def test_several_seats_on_one_device_give_one_part() -> None:
    scene = Scene(3, 1)
    scene.ask(0, requests.Sit(2, "Amy"))
    scene.promised(0, fill="steady")
    scene.contribute(0, ANN)
    record = record_of(scene.play_out())
    assert record.contributions is not None
    assert [(one.seats, one.part) for one in record.contributions] == [((0, 2), ANN)]
    assert verify(scene.table.game, record).over


def test_whoever_says_nothing_for_long_is_not_waited_for_any_longer() -> None:
    scene = Scene().promised(0, 1, 2)
    scene.contribute(1, BOB)
    assert kinds(scene.happen(begin(scene.table))) == ["Started"]
    assert table_info(scene.table).parts == (PartInfo(1, BOB),)
    assert begin(scene.table) == []


def test_who_was_not_asked_may_give_a_part_while_there_is_time() -> None:
    scene = Scene().promised(0)
    scene.contribute(2, EVE)
    scene.contribute(0, ANN)
    assert [one.member for one in table_info(scene.table).parts] == [0, 2]


def test_the_first_part_of_a_person_counts() -> None:
    scene = Scene().promised(0, 1, 2)
    assert kinds(scene.contribute(0, ANN)) == ["Contributed"]
    assert scene.contribute(0, ANN) == [], "a resend is no second one"
    with pytest.raises(PartGiven):
        scene.contribute(0, BOB)
    assert table_info(scene.table).parts == (PartInfo(0, ANN),)


def test_a_part_that_comes_too_late_changes_nothing() -> None:
    scene = Scene().promised(0, 1)
    scene.contribute(0, ANN)
    promise = scene.table.promise
    assert promise is not None
    scene.happen(begin(scene.table))
    before, version = dealt(scene), scene.table.version
    with pytest.raises(WrongPhase):
        scene.ask(1, requests.Contribute(promise.commitment, BOB))
    assert (dealt(scene), scene.table.version) == (before, version)


def test_a_part_made_for_another_game_is_stale() -> None:
    scene = Scene().promised(0)
    old = scene.table.promise
    assert old is not None
    scene.contribute(0, ANN)
    scene.play_out()
    scene.ask(0, requests.Rematch())
    scene.promised(0)
    with pytest.raises(StaleDecision):
        scene.ask(0, requests.Contribute(old.commitment, ANN))


def test_a_rematch_has_another_secret_and_other_parts() -> None:
    scene = Scene().promised(0)
    scene.contribute(0, ANN)
    first = record_of(scene.play_out())
    scene.ask(0, requests.Rematch())
    assert table_info(scene.table).commitment is None
    assert table_info(scene.table).parts == ()
    scene.promised(1)
    scene.contribute(1, BOB)
    second = record_of(scene.play_out())
    assert first.commitment != second.commitment
    assert second.contributions is not None
    assert [(one.seats, one.part) for one in second.contributions] == [((2,), BOB)]
    assert verify(scene.table.game, second).over


@pytest.mark.parametrize(
    "request_",
    [
        requests.Start("steady"),
        requests.Sit(0, "Amy"),
        requests.OpenSeat(0),
        requests.SwapSeats(0, 1),
        requests.SetSeats(4),
        requests.SetOptions({"relics": True}),
        requests.SeatBot(2, "steady"),
        requests.Rematch(),
        requests.Pause(),
    ],
)
def test_the_table_stands_still_while_a_game_is_about_to_begin(
    request_: requests.AnyRequest,
) -> None:
    scene = Scene().promised(0)
    with pytest.raises(WrongPhase):
        scene.ask(0, request_)


def test_nobody_sits_down_or_stands_up_while_a_game_is_about_to_begin() -> None:
    scene = Scene(3, 2).promised(0, fill="steady")
    with pytest.raises(LudolithError):
        scene.happen(join(scene.table, "Joe", 2, "key of Joe"))
    with pytest.raises(WrongPhase):
        scene.ask(1, requests.Leave())
    scene.ask(1, requests.Rename("Bert"))  # a name is no part of the game
    scene.contribute(0, ANN)
    assert scene.table.names()[:2] == ["Ann", "Bert"]


def test_other_parts_are_another_game_and_their_order_of_arrival_is_none() -> None:
    def begun(*given: tuple[int, str]) -> str:
        scene = with_secret(Scene().promised(0, 1), 7)
        for member, part in given:
            scene.contribute(member, part)
        return dealt(scene)

    assert begun((0, ANN), (1, BOB)) == begun((1, BOB), (0, ANN))
    others = {begun((0, ANN), (1, BOB)), begun((0, BOB), (1, ANN)), begun((0, ANN), (1, EVE))}
    assert len(others) == 3


def test_taking_back_keeps_to_the_chance_of_the_game() -> None:
    scene = Scene().promised(0)
    scene.contribute(0, ANN)
    before = dealt(scene)
    scene.decide(0, STAY)
    scene.ask(0, requests.AskUndo(0))
    assert dealt(scene) == before
    record = record_of(scene.play_out())
    assert record.taken_back == 1
    assert verify(scene.table.game, record).over


@pytest.mark.parametrize("given", [0, 1, 2])
def test_a_table_rebuilt_from_its_acts_goes_on_where_it_was(given: int) -> None:
    scene = with_secret(Scene().promised(0, 1, 2), 7)
    for member, part in ((0, ANN), (1, BOB))[:given]:
        scene.contribute(member, part)
    again = scene.rebuilt()
    assert table_info(again) == table_info(scene.table)
    for table in (scene.table, again):
        for act in begin(table):
            table.apply(act)
    assert again.play is not None
    assert fingerprint(again.play.state) == dealt(scene)


def test_the_record_of_a_game_that_goes_on_tells_nothing_of_its_chance() -> None:
    scene = Scene().promised(0)
    scene.contribute(0, ANN)
    record = record_of(scene)
    assert (record.secret, record.commitment, record.contributions) == (None, None, None)


def test_acts_stored_before_there_were_contributions_make_the_same_table() -> None:
    kept = (Path(__file__).parent / "kept_acts.json").read_bytes()
    table = Table.rebuild(msgspec.json.decode(kept, type=list[acts.AnyAct]))
    assert (table.version, table.round, table.phase) == (56, 2, "playing")
    assert table.play is not None
    assert fingerprint(table.play.state) == "09c4b49fd330e78dc50c2f2f8f825ac0"
    assert table.play.contributions == ()
