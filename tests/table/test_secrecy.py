"""What a viewer may not know must not change a single byte of what they get."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from ludolith.engine.events import AddressedEvent
from ludolith.table import acts
from ludolith.table.act_results import Entry
from ludolith.table.handlers import bot_move
from ludolith.table.requests import AskUndo, LetBotPlay, Pause, Resume, Sit
from ludolith.table.table import Table
from ludolith.table.visibility import choices, log_lines, table_info, viewing_seats, views
from tests.table.scene import LEAVE, STAY, Scene

PLAYERS = 4
PEOPLE = 3  # the last seat is a bot's


def all_seen(table: Table, member: int | None) -> bytes:
    """Everything a viewer gets, as it goes over the wire."""
    return msgspec.json.encode(
        (
            table_info(table),
            list(views(table, viewing_seats(table, member)).values()),
            choices(table, member),
            log_lines(table, member, table.log),
        )
    )


def random_act(scene: Scene, data: st.DataObject) -> None:
    """One step of a random game, anything that is allowed."""
    table = scene.table
    kind = data.draw(
        st.sampled_from(("decide", "decide", "decide", "decide", "undo", "pause", "bot"))
    )
    seat = data.draw(st.integers(0, PEOPLE - 1))
    chair = table.chairs[seat]
    if kind == "undo" and table.play is not None and table.play.free_undo(seat) is not None:
        scene.ask(seat, AskUndo(seat))
    elif kind == "pause":
        scene.ask(seat, Pause())
        scene.ask(seat, Resume())
    elif kind == "bot" and chair.stand_in is None:
        scene.ask(seat, LetBotPlay(seat, "casual"))
    else:
        decide(scene, data.draw(st.sampled_from(table.deciders())), data.draw(st.booleans()))


def decide(scene: Scene, seat: int, stays: bool) -> None:
    """As a person or as a bot, as the seat is held."""
    if scene.table.chairs[seat].player is None:
        scene.decide(seat, STAY if stays else LEAVE, number=f"{scene.table.version}")
    else:
        asked = scene.table.asked[seat]
        scene.happen(bot_move(scene.table, seat, int(stays), asked))


@settings(max_examples=60, deadline=None)
@given(data=st.data(), relics=st.booleans(), secret=st.integers(0, 2**64))
def test_secret_choices_of_others_change_nothing_a_viewer_gets(
    data: st.DataObject, relics: bool, secret: int
) -> None:
    scene = Scene(PLAYERS, PEOPLE, relics=relics).started("steady", secret)
    for _ in range(data.draw(st.integers(0, 30))):
        if scene.table.phase == "over":
            return
        random_act(scene, data)
    if scene.table.phase == "over":
        return
    viewer = data.draw(st.sampled_from((None, *range(PEOPLE))))
    secretly = [seat for seat in scene.table.deciders() if seat != viewer]
    if len(scene.table.deciders()) < 2 or not secretly:
        return
    # All but one of those who must choose do so; the viewer must not see what.
    if len(secretly) == len(scene.table.deciders()):
        secretly.pop(data.draw(st.integers(0, len(secretly) - 1)))
    twin = Scene.__new__(Scene)
    twin.history, twin.table, twin.sent = list(scene.history), scene.rebuilt(), scene.sent
    for seat in secretly:
        decide(scene, seat, data.draw(st.booleans()))
        decide(twin, seat, data.draw(st.booleans()))
        assert all_seen(scene.table, viewer) == all_seen(twin.table, viewer)
    back = secretly[0]
    if scene.table.chairs[back].player is None:
        scene.ask(back, AskUndo(back))
        twin.ask(back, AskUndo(back))
        assert all_seen(scene.table, viewer) == all_seen(twin.table, viewer)


def test_a_private_line_says_which_people_of_a_device_may_see_it() -> None:
    scene = Scene(4, 2)
    scene.ask(0, Sit(2, "Tom"))
    table = scene.started("steady").table
    event = table.log[-1].emitted.event
    table.log += [
        Entry(table.version, 1, AddressedEvent(event, seats=0b0100)),
        Entry(table.version, 1, AddressedEvent(event, seats=0b0111)),
    ]

    def seen(member: int | None) -> list[tuple[int, ...] | None]:
        return [line.seats for line in log_lines(table, member, table.log[-3:])]

    assert seen(0) == [None, (2,), (0, 2)]
    assert seen(1) == [None, (1,)]
    assert seen(None) == [None]


@settings(max_examples=30, deadline=None)
@given(data=st.data(), number=st.integers(0, 2**64))
def test_the_secret_of_the_game_is_in_nothing_before_the_end(
    data: st.DataObject, number: int
) -> None:
    scene = Scene(PLAYERS, PEOPLE).started("steady", number)
    secret = next(act.secret for act in scene.history if isinstance(act, acts.Started))
    keys = [act.key for act in scene.history if isinstance(act, acts.Joined)]
    for _ in range(20):
        if scene.table.phase == "over":
            break
        random_act(scene, data)
    over = scene.table.phase == "over"
    for viewer in (None, *range(PEOPLE)):
        seen = all_seen(scene.table, viewer).decode()
        assert (secret in seen) == over
        assert not any(key in seen for key in keys)
