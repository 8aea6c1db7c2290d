from __future__ import annotations

import msgspec
import pytest

from ludolith.engine import chance_source
from ludolith.engine.errors import BadRequest, IllegalMove, NotYourDecision, UnknownMove
from ludolith.engine.replay import verify
from ludolith.engine.rng import Rng
from ludolith.table import acts, table_events
from ludolith.table.errors import (
    NothingToUndo,
    NotYourSeat,
    StaleDecision,
    TablePaused,
    UndoDenied,
    WrongPhase,
)
from ludolith.table.handlers import bot_move, clock_move, refuse_undo
from ludolith.table.requests import (
    AnswerUndo,
    AskUndo,
    ComeBack,
    Decide,
    LetBotPlay,
    Pause,
    Rematch,
    Resume,
    Sit,
    Start,
    SwapSeats,
)
from ludolith.table.table_events import TimeRanOut
from ludolith.table.visibility import choices, table_info, viewing_seats, views
from tests.table.scene import LEAVE, STAY, Scene


def test_a_decision_is_made_by_its_own_seat() -> None:
    scene = Scene().started()
    with pytest.raises(NotYourSeat):
        scene.decide(1, STAY, seat=0)
    with pytest.raises(NotYourSeat):
        scene.decide(0, STAY, seat=2)
    scene.decide(0, STAY)
    with pytest.raises(NotYourDecision):
        scene.decide(0, LEAVE)


def test_nonsense_is_no_move() -> None:
    scene = Scene().started()
    for move in ({"move": "fly"}, {}, {"move": 1}):
        with pytest.raises(UnknownMove):
            scene.ask(0, Decide(0, move, scene.table.version, "x"))
    assert scene.table.deciders() == (0, 1, 2)


def test_a_resend_is_not_played_twice_even_after_the_end() -> None:
    scene = Scene().started()
    made = scene.table.version
    first = Decide(0, STAY, made, "once")
    assert scene.ask(0, first)
    assert scene.table.requests[0, "once"] == made + 1
    assert scene.ask(0, first) == []
    scene.play_out()
    assert scene.ask(0, first) == []


def test_an_id_counts_for_its_own_seat_only() -> None:
    scene = Scene().started()
    scene.decide(0, STAY, number="same")
    assert scene.decide(1, STAY, number="same")
    with pytest.raises(NotYourSeat):
        scene.decide(2, STAY, seat=1, number="same")


def test_an_answer_to_an_old_question_is_stale() -> None:
    scene = Scene().started()
    old = scene.table.version
    scene.all_decide(STAY)
    with pytest.raises(StaleDecision):
        scene.ask(0, Decide(0, LEAVE, old, "late"))


def test_a_secret_choice_of_another_makes_no_question_old() -> None:
    scene = Scene().started()
    seen = scene.table.version
    scene.decide(1, STAY)
    assert scene.ask(0, Decide(0, LEAVE, seen, "in time"))


def test_a_choice_nothing_followed_is_taken_back_freely() -> None:
    scene = Scene().started()
    asked = scene.table.asked[1]
    scene.decide(0, LEAVE)
    assert choices(scene.table, 0)[0].undo
    assert [type(act) for act in scene.ask(0, AskUndo(0))] == [acts.TookBack]
    assert scene.table.deciders() == (0, 1, 2)
    assert scene.table.asked[1] == asked  # nothing has changed for the others
    assert scene.table.asked[0] == scene.table.version
    with pytest.raises(NothingToUndo):
        scene.ask(0, AskUndo(0))


def test_what_was_revealed_is_taken_back_by_consent_of_all_others() -> None:
    scene = Scene().started()
    scene.all_decide(STAY)
    assert not choices(scene.table, 0)[0].undo
    scene.ask(0, AskUndo(0))
    with pytest.raises(TablePaused):
        scene.decide(1, STAY)
    with pytest.raises(NotYourSeat):
        scene.ask(0, AnswerUndo(0, True))
    assert len(scene.ask(1, AnswerUndo(1, True))) == 1
    answered = scene.ask(2, AnswerUndo(2, True))
    assert [type(act) for act in answered] == [acts.UndoAnswered, acts.TookBack]
    assert scene.table.undo_by is None
    assert scene.table.deciders() == (0, 1, 2)


def test_one_no_is_enough_and_is_not_asked_again() -> None:
    scene = Scene().started()
    scene.all_decide(STAY)
    scene.ask(0, AskUndo(0))
    scene.ask(1, AnswerUndo(1, True))
    assert choices(scene.table, 0)[0].ask_undo
    scene.ask(2, AnswerUndo(2, False))
    assert scene.table.undo_by is None
    assert not choices(scene.table, 0)[0].ask_undo
    with pytest.raises(UndoDenied):
        scene.ask(0, AskUndo(0))
    scene.all_decide(STAY)
    assert choices(scene.table, 0)[0].ask_undo
    scene.ask(0, AskUndo(0))  # another decision, another question
    with pytest.raises(NothingToUndo):
        Scene().started().ask(1, AnswerUndo(1, True))


def test_an_undo_nobody_answers_is_refused() -> None:
    scene = Scene().started()
    assert refuse_undo(scene.table) == []
    scene.all_decide(STAY)
    scene.ask(0, AskUndo(0))
    assert scene.happen(refuse_undo(scene.table)) == [acts.UndoAnswered(1, False, in_time=False)]
    assert scene.table.log[-1].emitted.event == table_events.UndoUnanswered(seat=1)
    scene.all_decide(STAY)


def test_who_plays_on_one_of_their_seats_is_asked_whatever_bots_do_on_the_others() -> None:
    scene = Scene(4, 2)
    for member, seat in ((1, 2), (1, 3)):
        scene.ask(member, Sit(seat, f"N{seat}"))
    scene.started()
    scene.ask(1, LetBotPlay(1, "steady"))
    scene.happen(bot_move(scene.table, 1, 1, scene.table.asked[1]))
    for member, seat in ((1, 2), (1, 3), (0, 0)):
        scene.decide(member, STAY, seat)
    assert [type(act) for act in scene.ask(0, AskUndo(0))] == [acts.UndoAsked]
    assert acts.TookBack in map(type, scene.ask(1, AnswerUndo(1, True)))


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (1, 2, 0)])
def test_a_bot_in_their_place_does_not_agree_to_undo_what_somebody_did_in_person(
    order: tuple[int, ...],
) -> None:
    scene = Scene().started()
    for member in order:
        scene.decide(member, STAY)
    scene.ask(0, LetBotPlay(1, "steady"), present={0, 2})
    scene.ask(0, AskUndo(0))
    assert [type(act) for act in scene.ask(2, AnswerUndo(2, True))] == [acts.UndoAnswered]
    assert acts.TookBack in map(type, scene.ask(1, AnswerUndo(1, True)))


def test_who_left_the_decisions_in_question_to_a_bot_is_not_asked() -> None:
    scene = Scene().started()
    scene.all_decide(STAY)
    scene.ask(0, LetBotPlay(1, "steady"), present={0, 2})
    scene.happen(bot_move(scene.table, 1, 1, scene.table.asked[1]))
    scene.decide(0, STAY)
    scene.decide(2, STAY)
    scene.ask(0, AskUndo(0))
    assert acts.TookBack in map(type, scene.ask(2, AnswerUndo(2, True)))


def test_alone_among_bots_nobody_is_asked() -> None:
    scene = Scene(people=1).started("steady")
    for seat in (1, 2):
        scene.happen(bot_move(scene.table, seat, 1, scene.table.asked[seat]))
    scene.decide(0, STAY)
    assert [type(act) for act in scene.ask(0, AskUndo(0))] == [acts.UndoAsked, acts.TookBack]


def test_chance_is_never_repeated_after_an_undo() -> None:
    """Else taking back would tell what comes: over some tries other cards must turn up."""
    scene = Scene(people=1).started("steady")
    seen = set()
    for _ in range(10):
        while scene.table.bots_to_move():
            seat, _ = scene.table.bots_to_move()[0]
            scene.happen(bot_move(scene.table, seat, 1, scene.table.asked[seat]))
        scene.decide(0, STAY)
        seen.add(msgspec.json.encode(scene.state.view(None)))
        scene.ask(0, AskUndo(0))
    scene.decide(0, STAY)
    assert scene.table.play is not None
    numbers = [ply.number for ply in scene.table.play.plies]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] > 10
    assert len(seen) > 1


@pytest.mark.parametrize("revealed", [False, True])
def test_many_undos_of_a_long_game_do_not_go_through_all_of_it_each_time(
    monkeypatch: pytest.MonkeyPatch, revealed: bool
) -> None:
    scene = Scene(people=1).started("steady")

    def bots_stay() -> None:
        for seat, _ in scene.table.bots_to_move():
            scene.happen(bot_move(scene.table, seat, 1, scene.table.asked[seat]))

    while scene.table.play is not None and len(scene.table.play.plies) < 30:
        bots_stay()
        scene.decide(0, STAY)
    undos = 50
    for _ in range(undos):
        if revealed:
            bots_stay()
        scene.decide(0, STAY)
        scene.ask(0, AskUndo(0))
    made: list[int] = []
    reseed = chance_source.reseed

    def counted(rng: Rng, secret: bytes, number: int) -> None:
        """Every decision begins so, made for the first time or again, compiled or not."""
        made.append(number)
        reseed(rng, secret, number)

    monkeypatch.setattr(chance_source, "reseed", counted)
    scene.rebuilt()
    decisions = [act for act in scene.history if isinstance(act, acts.Moved)]
    assert len(decisions) < len(made) < 2 * 30 + 5 * undos


def test_a_pause_stops_people_and_bots() -> None:
    scene = Scene(people=2).started("steady")
    with pytest.raises(WrongPhase):
        scene.ask(0, Resume())
    scene.ask(1, Pause())
    assert scene.table.bots_to_move() == []
    with pytest.raises(TablePaused):
        scene.decide(0, STAY)
    with pytest.raises(TablePaused):
        scene.ask(0, Pause())
    assert bot_move(scene.table, 2, 1, scene.table.asked[2]) == []
    scene.ask(0, Resume())
    assert scene.table.bots_to_move() == [(2, "steady")]


def test_a_bots_late_answer_counts_only_for_its_own_question() -> None:
    scene = Scene(people=2).started("steady")
    asked = scene.table.asked[2]
    assert bot_move(scene.table, 2, 1, asked - 1) == []
    assert bot_move(scene.table, 0, 1, scene.table.asked[0]) == []
    scene.happen(bot_move(scene.table, 2, 1, asked))
    assert bot_move(scene.table, 2, 1, asked) == []


def test_a_bot_stands_in_for_those_who_are_away_until_they_return() -> None:
    scene = Scene().started()
    with pytest.raises(NotYourSeat):
        scene.ask(0, LetBotPlay(1, "steady"), present={0, 1})
    scene.ask(0, LetBotPlay(1, "steady"), present={0})
    assert scene.table.bots_to_move() == [(1, "steady")]
    with pytest.raises(NotYourDecision):
        scene.decide(1, STAY)
    with pytest.raises(BadRequest):
        scene.ask(0, LetBotPlay(1, "steady"))
    with pytest.raises(NotYourSeat):
        scene.ask(0, ComeBack(1))
    scene.ask(1, ComeBack(1))
    with pytest.raises(BadRequest):
        scene.ask(1, ComeBack(1))
    scene.decide(1, STAY)
    scene.ask(2, LetBotPlay(2, "casual"), present={0, 1, 2})  # for oneself always


def test_when_time_runs_out_the_games_default_is_played() -> None:
    scene = Scene().started()
    moved = scene.happen(clock_move(scene.table, 1))
    assert moved == [acts.Moved(1, LEAVE, by="clock")]
    assert clock_move(scene.table, 1) == []


def overdue(scene: Scene) -> list[int]:
    """Of whom the log says that they were too late."""
    emitted = [entry.emitted.event for entry in scene.table.log]
    return [event.seat for event in emitted if isinstance(event, TimeRanOut)]


def test_nobody_hears_that_time_ran_out_while_others_still_choose_secretly() -> None:
    scene = Scene().started()
    scene.happen(clock_move(scene.table, 1))
    scene.decide(0, STAY)
    assert overdue(scene) == []
    scene.decide(2, STAY)
    assert overdue(scene) == [1]
    scene.all_decide(STAY)
    assert overdue(scene) == [1]


def test_a_choice_of_the_clock_that_was_taken_back_is_not_told_later() -> None:
    scene = Scene().started()
    scene.all_decide(STAY)
    scene.happen(clock_move(scene.table, 1))
    scene.ask(0, AskUndo(0))
    for member in (1, 2):
        scene.ask(member, AnswerUndo(member, True))
    scene.all_decide(STAY)
    assert overdue(scene) == []


def test_a_move_of_the_clock_is_not_taken_back() -> None:
    scene = Scene().started()
    scene.happen(clock_move(scene.table, 0))
    with pytest.raises(NothingToUndo):
        scene.ask(0, AskUndo(0))


def test_a_rematch_keeps_everybody_and_moves_the_seats_on() -> None:
    scene = Scene(players=4, people=3).started("steady").play_out()
    secret = table_info(scene.table).secret
    assert secret is not None
    names = scene.table.names()
    scene.ask(1, Rematch())
    assert scene.table.names() == [names[-1], *names[:-1]]
    assert scene.table.phase == "lobby"
    assert scene.table.log == []
    scene.ask(0, Start())
    assert table_info(scene.table).secret is None
    assert scene.table.round == 2
    scene.play_out()
    assert table_info(scene.table).secret not in (None, secret)


def changed_seats(scene: Scene) -> int:
    return sum(
        isinstance(entry.emitted.event, table_events.SeatsChanged) for entry in scene.table.log
    )


def test_a_rematch_tells_that_seats_have_changed() -> None:
    scene = Scene(players=4, people=3).started("steady")
    assert changed_seats(scene) == 0
    scene.play_out().ask(0, Rematch())
    scene.started()
    assert changed_seats(scene) == 1
    assert scene.table.log[1].emitted.event == table_events.SeatsChanged(seat=0)
    assert scene.rebuilt().log == scene.table.log


def test_who_sits_where_they_sat_before_is_told_nothing_of_seats() -> None:
    scene = Scene(players=3, people=3).started().play_out()
    scene.ask(0, Rematch())
    scene.ask(0, SwapSeats(0, 1))
    scene.ask(0, SwapSeats(1, 2))
    assert scene.table.names() == ["Ann", "Bob", "Eve"]
    scene.started()
    assert changed_seats(scene) == 0


@pytest.mark.parametrize("members", [(0,), (0, 1, 2)])
def test_a_table_rebuilt_from_its_acts_is_the_same(members: tuple[int, ...]) -> None:
    scene = Scene(players=4, people=3, relics=True).started("steady")
    scene.decide(0, LEAVE)
    scene.ask(0, AskUndo(0))
    scene.play_out()
    twin = scene.rebuilt()
    assert table_info(twin) == table_info(scene.table)
    assert twin.log == scene.table.log
    assert twin.asked == scene.table.asked
    assert twin.requests == scene.table.requests
    for member in (None, *members):
        assert views(twin, viewing_seats(twin, member)) == views(
            scene.table, viewing_seats(scene.table, member)
        )


def test_a_finished_game_is_a_true_record_with_its_secret() -> None:
    scene = Scene().started()
    going_on = scene.table.record()
    assert going_on is not None
    assert going_on.secret is None
    assert scene.table.play is not None
    shown = scene.table.play.commitment
    scene.decide(0, LEAVE)
    scene.ask(0, AskUndo(0))
    scene.play_out()
    record = scene.table.record()
    assert record is not None
    assert record.commitment == shown
    verify(scene.table.game, record)


def test_an_illegal_move_names_the_rule() -> None:
    scene = Scene().started()
    assert scene.table.play is not None
    with pytest.raises(IllegalMove) as refusal:
        scene.table.play.move(0, 5, "player")
    assert refusal.value.rule
