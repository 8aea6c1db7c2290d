from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from ludolith import games
from ludolith.engine.errors import BadRequest, LudolithError, UnknownBot, WrongPlayerCount
from ludolith.table import acts, requests, table_events
from ludolith.table.errors import (
    BadName,
    NameTaken,
    NotYourSeat,
    NotYourTable,
    SeatTaken,
    TableFull,
    WrongPhase,
)
from ludolith.table.former_acts import decode_act
from ludolith.table.joining import MOST_MEMBERS, join, reissue
from ludolith.table.names import BOTS, clean_line, clean_name, read_as
from ludolith.table.requests import (
    Leave,
    OpenSeat,
    Rematch,
    Rename,
    SeatBot,
    SetHouseRules,
    SetOptions,
    SetSeats,
    Sit,
    Start,
    SwapSeats,
)
from ludolith.text import Speech
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
    assert [member.name for member in scene.table.members.values()] == ["Ann", "Bob"]


@pytest.mark.parametrize(
    "request_",
    [
        SeatBot(2, "steady"),
        SetSeats(4),
        SwapSeats(0, 1),
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
    assert refuses(scene, 1, Sit(2, "Ann")) is NameTaken
    assert refuses(scene, 1, Rename("Ann")) is NameTaken
    scene.ask(1, Rename("Robert"))
    assert scene.table.names() == ["Ann", "Robert", ""]


@pytest.mark.parametrize(
    "name",
    [
        *(
            "",
            "   ",
            "x" * 25,
            "a\u200bb",
            "a\u200db",
            "a\x00b",
            "\u202eAnn",
            "\u3164",
            "\uffa0\u115f",
        ),
        *("\u2800", "An\u034fn", "\ufe0f", "\u0301Ann", "A" + "\u0316\u0317\u0318", "\U000e0041x"),
    ],
)
def test_names_that_cannot_stand_at_a_table(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


def test_a_name_is_cleaned() -> None:
    assert clean_name("  Zo\u0065\u0308   K. ") == "Zoë K."
    assert clean_name("I \u2764\ufe0f Łódź") == "I \u2764 Łódź"
    assert clean_name("Nguyễn Thị") == "Nguyễn Thị"


def test_a_text_is_one_line_without_anything_invisible() -> None:
    assert clean_line(" <b>hi\u202e\n there\u3164</b> ") == "<b>hi there</b>"
    assert clean_line("a" + "\u0316" * 500 + "b") == "a\u0316\u0316b"


@pytest.mark.parametrize("other", ["ann", "ANN", "Ａｎｎ", "Аnn", "Ánn", "A n n", "𝐀𝐧𝐧"])
def test_names_that_only_look_different_are_the_same(other: str) -> None:
    assert refuses(Scene(people=2), 1, Sit(2, other)) is NameTaken


def test_a_person_called_like_a_bot_keeps_the_name() -> None:
    scene = Scene(people=2)
    scene.ask(1, Rename("agate"))
    scene.ask(0, Start("steady"))
    assert scene.table.names() == ["Ann", "agate", "Beryl"]


def test_no_bot_begins_like_another_at_the_table_to_readers_of_any_language() -> None:
    scene = Scene(players=8, people=1)
    for seat, name in enumerate(("Вера", "Kim", "Игорь", "Flo", "gus"), 1):
        scene.ask(0, Sit(seat, name))
    scene.ask(0, Start("steady"))
    assert scene.table.names()[6:] == ["Dolomite", "Opal"]


def test_bots_can_fill_any_table() -> None:
    """No initial, in whatever language, stands for two of them: a person takes one at most."""
    initials = [{seen[:1] for seen in read_as(name, "steady")} for name in BOTS]
    assert len(set.union(*initials)) == sum(map(len, initials))
    assert len(BOTS) == max(games.game(name).player_counts[-1] for name in games.NAMES)


@pytest.mark.parametrize("name", ["Cobalt", "кобальт", "Kobalt"])
def test_nobody_is_called_like_a_bot_at_the_table_in_any_language(name: str) -> None:
    scene = Scene(people=2)
    scene.ask(0, SeatBot(2, "steady"))
    assert refuses(scene, 1, Rename(name)) is NameTaken


FORMER = ["Ann", "Beryl", "Cobalt", "Dolomite", "Emerald", "Flint", "Garnet", "Halite"]


def old_table() -> Scene:
    """A table of eight from acts that hold no names of bots."""
    scene = Scene(players=8, people=1)
    for seat in range(1, 8):
        act = msgspec.json.encode({"act": "bot-sat", "seat": seat, "level": "steady"})
        scene.happen([decode_act(act)])
    return scene


def test_bots_of_an_old_table_keep_the_names_they_had() -> None:
    scene = old_table()
    assert scene.table.names() == FORMER
    scene.ask(0, SeatBot(5, "random"))
    assert scene.rebuilt().names() == FORMER
    names = [Speech("ru").player(name, "steady") for name in ("Flint", "Halite")]
    assert names == ["Кремень", "Галит"]


def test_a_bot_finds_a_name_beside_any_bots_of_an_old_table() -> None:
    for gone in combinations(range(1, 8), 2):
        scene = old_table()
        for seat in gone:
            scene.ask(0, OpenSeat(seat))
        scene.ask(0, Start("steady"))
        assert len(set(scene.table.names())) == 8


def test_the_name_of_a_bot_is_kept_with_the_act_that_seats_it() -> None:
    scene = Scene(players=8, people=1)
    scene.ask(0, Start("steady"))
    emitted = [act.name for act in scene.history if isinstance(act, acts.BotSat)]
    assert ["Ann", *emitted] == scene.table.names() == scene.rebuilt().names()
    assert "Fluorite" in emitted


def test_a_bot_of_another_level_keeps_its_name() -> None:
    scene = Scene(players=3, people=1)
    scene.ask(0, SeatBot(1, "steady"))
    before = scene.table.names()
    scene.ask(0, SeatBot(1, "random"))
    assert scene.table.names() == before


def test_the_host_says_who_sits_where() -> None:
    scene = Scene(players=4, people=2)
    scene.ask(0, SeatBot(2, "steady"))
    scene.ask(0, SwapSeats(0, 2))
    scene.ask(0, SwapSeats(3, 1))
    bot = scene.table.names()[0]
    assert scene.table.names() == [bot, "", "Ann", "Bob"]
    assert scene.table.chairs[0].bot == "steady"
    assert [scene.table.seats_of(member) for member in (0, 1)] == [(2,), (3,)]
    assert scene.rebuilt().names() == scene.table.names()


def test_only_two_seats_that_exist_change_places_and_only_before_the_game() -> None:
    scene = Scene(players=3)
    for one, other in ((0, 3), (-1, 0), (1, 1)):
        assert refuses(scene, 0, SwapSeats(one, other)) is BadRequest
    scene.ask(0, Start())
    assert refuses(scene, 0, SwapSeats(0, 1)) is WrongPhase


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
    assert refuses(scene, 0, Start("unknown")) is UnknownBot
    scene.ask(0, Start("steady"))
    assert [chair.bot for chair in scene.table.chairs] == [None, None, "steady", "steady"]
    assert len(set(scene.table.names())) == 4


@pytest.mark.parametrize("level", ["master@10000000", "master@1", "genius", "", "x" * 5000])
def test_a_table_takes_only_the_bots_everybody_can_choose(level: str) -> None:
    scene = Scene(people=1)
    assert refuses(scene, 0, requests.SeatBot(1, level)) is UnknownBot
    assert refuses(scene, 0, requests.Start(level)) is UnknownBot
    scene.started("master")
    assert refuses(scene, 0, requests.LetBotPlay(0, level)) is UnknownBot


def test_a_clock_has_one_of_a_few_lengths() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"value 1 - at `\$.rules.seconds`"):
        msgspec.json.decode(
            b'{"ask": "set-house-rules", "rules": {"seconds": 1}}', type=requests.AnyRequest
        )


def test_the_lobby_is_over_when_the_game_begins() -> None:
    scene = Scene().started()
    for request in (Sit(0, "Ann"), OpenSeat(0), SetSeats(4), SetOptions({}), Start()):
        assert refuses(scene, 0, request) is WrongPhase
    assert refuses(scene, 0, Rematch()) is WrongPhase


def test_people_come_and_go_without_end() -> None:
    scene = Scene(people=2)
    here = {2, 3}
    for number in range(2, 3 * MOST_MEMBERS):
        scene.happen(join(scene.table, f"Guest {number}", None, f"key {number}", here))
    members = scene.table.members
    assert len(members) == MOST_MEMBERS
    assert {0, 1, 2, 3, 3 * MOST_MEMBERS - 1} <= set(members)
    assert scene.table.member_by_key("key 4") is None
    assert scene.rebuilt().members == members


def test_a_table_full_of_people_who_are_there_is_full() -> None:
    scene = Scene(people=1)
    for number in range(1, MOST_MEMBERS):
        scene.happen(join(scene.table, f"Guest {number}", None, f"key {number}"))
    with pytest.raises(TableFull):
        join(scene.table, "One more", None, "key", range(MOST_MEMBERS))


def test_who_leaves_is_forgotten_and_their_seat_is_free() -> None:
    scene = Scene(people=3)
    scene.ask(1, Leave())
    assert scene.table.names() == ["Ann", "", "Eve"]
    assert scene.table.member_by_key("key of Bob") is None
    assert refuses(scene, 0, Leave()) is NotYourTable
    scene.happen(join(scene.table, "Bob", 1, "new key"))
    assert scene.table.chairs[1].member == 3
    scene.started()
    assert refuses(scene, 2, Leave()) is WrongPhase
    scene.happen(join(scene.table, "Zed", None, "key of Zed"))
    assert scene.ask(4, Leave()) == [acts.Left(4)]


def test_those_who_play_hear_of_new_links_and_changed_house_rules() -> None:
    scene = Scene(people=2)
    scene.ask(0, SetHouseRules(acts.HouseRules(seconds=30)))
    assert scene.table.log == []
    scene.started("steady")
    before = len(scene.table.log)
    scene.happen([reissue(scene.table, 0, 1, "new")])
    scene.ask(0, SetHouseRules(acts.HouseRules(seconds=30)))  # nothing has changed
    scene.ask(0, SetHouseRules(acts.HouseRules(chat=True)))
    scene.ask(0, SetHouseRules(acts.HouseRules(chat=True, hints=True)))
    assert [entry.emitted.event for entry in scene.table.log[before:]] == [
        table_events.SeatReissued(seat=1),
        table_events.ClockSet(seconds=0),
        table_events.HouseRuleSwitched(change="chat-on"),
        table_events.HouseRuleSwitched(change="hints-on"),
    ]


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
