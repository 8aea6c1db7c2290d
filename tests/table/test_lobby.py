from __future__ import annotations

import pytest

from ludolith.engine.errors import BadRequest, LudolithError, UnknownBot, WrongPlayerCount
from ludolith.table import acts, requests
from ludolith.table.entry import MOST_MEMBERS, join, reissue
from ludolith.table.errors import (
    BadName,
    NotYourSeat,
    NotYourTable,
    SeatTaken,
    TableFull,
    WrongPhase,
)
from ludolith.table.judge import clean_name
from ludolith.table.requests import (
    OpenSeat,
    Rematch,
    Rename,
    SeatBot,
    SetHouseRules,
    SetOptions,
    SetSeats,
    Sit,
    Start,
)
from tests.table.scene import Scene


def refuses(scene: Scene, member: int | None, request: requests.AnyRequest) -> type[LudolithError]:
    """The kind of refusal; the table must be as it was."""
    before = scene.table.version
    with pytest.raises(LudolithError) as refusal:
        scene.ask(member, request)
    assert scene.table.version == before
    assert str(refusal.value)
    return refusal.type


def test_the_first_to_come_is_the_host() -> None:
    scene = Scene(people=2)
    assert scene.table.host == 0
    assert [member.name for member in scene.table.members] == ["Ann", "Bob"]


@pytest.mark.parametrize(
    "request_",
    [
        SeatBot(2, "steady"),
        SetSeats(4),
        SetOptions({"relics": True}),
        SetHouseRules(acts.HouseRules(seconds=30)),
        Start("steady"),
    ],
)
def test_only_the_host_arranges_the_table(request_: requests.AnyRequest) -> None:
    scene = Scene(people=2)
    assert refuses(scene, 1, request_) is NotYourTable
    assert scene.ask(0, request_)


@pytest.mark.parametrize("request_", [Sit(2, "Eve"), OpenSeat(0), Start(), Rematch()])
def test_a_spectator_only_looks(request_: requests.AnyRequest) -> None:
    assert refuses(Scene(people=2), None, request_) is NotYourTable


def test_a_taken_seat_is_taken() -> None:
    scene = Scene(people=2)
    assert refuses(scene, 1, Sit(0, "Bob")) is SeatTaken
    assert refuses(scene, 0, SeatBot(1, "steady")) is SeatTaken
    assert refuses(scene, 1, Sit(7, "Bob")) is BadRequest
    assert refuses(scene, 1, Sit(-1, "Bob")) is BadRequest


def test_one_stands_up_from_ones_own_seat_and_the_host_frees_any() -> None:
    scene = Scene(people=3)
    assert refuses(scene, 1, OpenSeat(2)) is NotYourSeat
    scene.ask(1, OpenSeat(1))
    scene.ask(0, OpenSeat(2))
    assert [chair.free for chair in scene.table.chairs] == [False, True, True]


def test_several_seats_on_one_device() -> None:
    scene = Scene(people=1)
    scene.ask(0, Sit(1, "Mum"))
    scene.ask(0, Sit(2, "Dad"))
    assert scene.table.seats_of(0) == (0, 1, 2)
    scene.ask(0, Rename("Anna"))
    assert scene.table.names() == ["Anna", "Mum", "Dad"]


def test_no_two_seats_have_the_same_name() -> None:
    scene = Scene(people=2)
    assert refuses(scene, 1, Sit(2, "Ann")) is BadName
    assert refuses(scene, 1, Rename("Ann")) is BadName
    scene.ask(1, Rename("Robert"))
    assert scene.table.names() == ["Ann", "Robert", ""]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u200bb", "a\x00b", "\u202eAnn"])
def test_names_that_cannot_stand_at_a_table(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


def test_a_name_is_cleaned() -> None:
    assert clean_name("  Zo\u0065\u0308   K. ") == "Zoë K."


def test_a_seat_somebody_sits_on_cannot_go() -> None:
    scene = Scene(players=4, people=3)
    scene.ask(0, SetSeats(3))
    scene.ask(0, SetSeats(5))
    assert refuses(scene, 0, SetSeats(2)) is WrongPlayerCount
    scene.ask(2, Sit(4, "Eve the second"))
    assert refuses(scene, 0, SetSeats(4)) is SeatTaken


def test_free_seats_are_waited_for_or_given_to_bots() -> None:
    scene = Scene(players=4, people=2)
    assert refuses(scene, 0, Start()) is WrongPhase
    assert refuses(scene, 0, Start("nobody")) is UnknownBot
    scene.ask(0, Start("steady"))
    assert [chair.bot for chair in scene.table.chairs] == [None, None, "steady", "steady"]
    assert len(set(scene.table.names())) == 4


def test_a_clock_has_one_of_a_few_lengths() -> None:
    scene = Scene()
    assert refuses(scene, 0, SetHouseRules(acts.HouseRules(seconds=1))) is BadRequest


def test_the_lobby_is_over_when_the_game_begins() -> None:
    scene = Scene().started()
    for request in (Sit(0, "Ann"), OpenSeat(0), SetSeats(4), SetOptions({}), Start()):
        assert refuses(scene, 0, request) is WrongPhase
    assert refuses(scene, 0, Rematch()) is WrongPhase


def test_so_many_people_come_and_no_more() -> None:
    scene = Scene(people=1)
    for number in range(1, MOST_MEMBERS):
        scene.happen(join(scene.table, f"Guest {number}", None, f"key {number}"))
    with pytest.raises(TableFull):
        join(scene.table, "One more", None, "key")


def test_joining_on_a_taken_seat_is_refused_whole() -> None:
    scene = Scene(people=1)
    with pytest.raises(SeatTaken):
        join(scene.table, "Bob", 0, "key")
    assert len(scene.table.members) == 1


def test_the_host_gives_a_person_a_new_secret() -> None:
    scene = Scene(people=2)
    with pytest.raises(NotYourTable):
        reissue(scene.table, 1, 0, "new")
    for seat in (2, 9, -1):
        with pytest.raises(NotYourSeat):
            reissue(scene.table, 0, seat, "new")
    scene.happen([reissue(scene.table, 0, 1, "new")])
    assert scene.table.member_by_key("new") == 1
    assert scene.table.member_by_key("key of Bob") is None
