"""What the world answers: drawn, kept and checked; nothing here is simulated."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludolith.cli.terminal_game import TerminalGame
from ludolith.engine.errors import BadFinding, CorruptRecord
from ludolith.engine.records import Record, Seat, from_json, load, sealed, to_json
from ludolith.engine.replay import fingerprint, replay, verify
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.games.seven_dwarfs import GAME, finding_checks, hand_tremor, strike_solver
from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor, fresh_column
from ludolith.games.seven_dwarfs.events import Struck
from ludolith.games.seven_dwarfs.legal import softest_tap
from ludolith.games.seven_dwarfs.moves import Strike, code_of
from ludolith.games.seven_dwarfs.rules import SevenDwarfs
from ludolith.games.seven_dwarfs.strike_motion import Motion
from tests.games.seven_dwarfs.scenario import TAP, Scenario
from tests.games.seven_dwarfs.stand_in import left, stand_in

SEATS = (Seat("Anna"), Seat("Борис"))
MANY = 4000
KEPT = Path(__file__).parent / "kept_game.json"
FORMER = Path(__file__).parent / "former_game.json"
WITHOUT_PHYSICS = """
import sys
sys.modules["mujoco"] = sys.modules["numpy"] = None
from pathlib import Path
from ludolith.engine.records import load
from ludolith.engine.replay import verify
from ludolith.games.seven_dwarfs import GAME
print(verify(GAME, load(Path(sys.argv[1]))).outcome())
"""


def played(strikes: int = 12) -> TerminalGame:
    """A game by random strikes, decided by the stand-in."""
    with strike_solver.decided_by(stand_in):
        playing = TerminalGame(GAME, SEATS, 5, {"penalties": True})
        rng = new_rng(5, DECISIONS)
        while not playing.state.over and len(playing.moves) < strikes:
            seat = playing.state.deciders()[0]
            moves = playing.state.legal(seat)
            playing.play(seat, moves[rng.below(len(moves))])
    return playing


def with_finding(record: Record, ply: int, **fields: Any) -> Record:
    """The record with a forged finding."""
    assert record.findings is not None
    forged = list(record.findings)
    forged[ply] = {**(forged[ply] or {}), **fields}
    return sealed(msgspec.structs.replace(record, findings=tuple(forged)))


@pytest.mark.rule("DWA-40")
def test_the_world_alone_says_what_comes_off() -> None:
    """The rules hand over the column, the strike and the tremor, and take what they are told."""
    asked: list[tuple[Column, Strike, Tremor]] = []

    def everything_falls(
        column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
    ) -> tuple[Finding, Motion | None]:
        asked.append((column, strike, tremor))
        return left(column, tremor, {(4, 1)}, frozenset({8})), None

    state = GAME.new(2, 1)
    assert isinstance(state, SevenDwarfs)
    expected = state.tremor(0, TAP.speed)
    with strike_solver.decided_by(everything_falls):
        state.apply(0, code_of(TAP))
    assert asked == [(fresh_column(), TAP, expected)]
    assert state.column.blocks[4].gems[1] is None
    assert list(state.fallen) == [1, 0]


@pytest.mark.rule("DWA-41")
def test_the_tremor_is_drawn_after_the_strike_by_one_law_for_every_seat() -> None:
    table = Scenario(players=4)
    assert len({table.state.tremor(seat, 100) for seat in range(4)}) == 1
    before = table.state.tremor(0, 100)
    table.strikes("Anna")
    assert table.state.tremor(0, 100) != before, "every strike trembles anew"


@pytest.mark.rule("DWA-41")
def test_a_steadier_hand_trembles_less_and_only_that() -> None:
    table = Scenario(players=2, options={"steady": "2"})
    usual, steady = table.state.tremor(0, 100), table.state.tremor(1, 100)
    assert usual.draws == steady.draws
    assert steady.height == pytest.approx(usual.height * hand_tremor.STEADIER, abs=1e-6)
    assert steady.yaw == pytest.approx(usual.yaw * hand_tremor.STEADIER, abs=1e-6)
    assert abs(steady.speed - 1) < abs(usual.speed - 1)


@pytest.mark.rule("DWA-41")
def test_draws_of_the_tremor_are_normal() -> None:
    rng = new_rng(3)
    draws = [int(hand_tremor.draw(rng)) / hand_tremor.ONE for _ in range(MANY)]
    mean = sum(draws) / MANY
    assert abs(mean) < 0.06
    assert sum(draw * draw for draw in draws) / MANY == pytest.approx(1, abs=0.09)
    assert sum(abs(draw) < 1 for draw in draws) / MANY == pytest.approx(0.683, abs=0.03)
    assert sum(abs(draw) > 2 for draw in draws) / MANY == pytest.approx(0.0455, abs=0.015)


@pytest.mark.rule("DWA-41")
def test_the_harder_the_strike_the_less_sure_it_is() -> None:
    draws = (65536, 65536, 65536, 65536, 65536)
    soft, hard = hand_tremor.tremor_of(draws, 20, False), hand_tremor.tremor_of(draws, 170, False)
    assert 0 < soft.height < hard.height
    assert 0 < soft.offset < hard.offset


def test_who_does_not_choose_in_time_taps_the_lowest_block_as_softly_as_can_be() -> None:
    state = GAME.new(3, 1)
    assert isinstance(state, SevenDwarfs)
    move = GAME.describe(GAME.default_move(state, 0))
    assert move == Strike(84, 45, 0, 0, 20)


@pytest.mark.rule("DWA-45")
def test_a_record_holds_strikes_and_outcomes_and_is_the_same_game_without_physics() -> None:
    playing = played(strikes=400)
    record = from_json(to_json(playing.record()))
    assert record.findings is not None
    assert all(finding is not None for finding in record.findings)

    def no_physics(
        column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
    ) -> tuple[Finding, Motion | None]:
        raise AssertionError("a replay asked the world again")

    with strike_solver.decided_by(no_physics):
        state = verify(GAME, record)
    assert fingerprint(state) == fingerprint(playing.state)
    assert state.over


@pytest.mark.rule("DWA-45")
def test_a_game_that_was_really_simulated_once_is_still_the_same_game() -> None:
    """Kept from a run with MuJoCo; no physics is asked, so it holds with any of them and none."""
    state = verify(GAME, load(KEPT))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (13, 18, 11)
    assert outcome.winners == (1,)


@pytest.mark.rule("DWA-45")
def test_a_record_is_verified_where_there_is_no_mujoco(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(to_json(played(strikes=400).record()), encoding="utf-8")
    command = [sys.executable, "-c", WITHOUT_PHYSICS, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "DWA-09" in done.stdout


@pytest.mark.rule("DWA-45")
@pytest.mark.parametrize(
    ("fields", "cause"),
    [
        ({"gems": [[0, 4]]}, "not a finding|was not on the column"),
        ({"gems": [[9, 0]]}, "was not on the column"),
        ({"gems": [[0, 0], [0, 0]]}, "something came off twice"),
        ({"gems": [[0, 0]]}, "the gems on the column are not those that did not come off"),
        ({"blocks": [9]}, "a block came off that did not stand"),
        ({"blocks": [3]}, "the blocks that stand are not those"),
        ({"column": {"blocks": []}}, "the blocks that stand are not those"),
        ({"trouble": "unstable"}, "in trouble nothing may change"),
        ({"trouble": "bored"}, "not a finding: Invalid enum value 'bored'"),
        ({"hit": 1}, "not a finding: Expected `bool`"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"tremor": {"draws": [0, 0, 0, 0, 0]}}, "its tremor is not the one that was drawn"),
        ({"tremor": {"draws": [0, 0]}}, "not a finding"),
    ],
)
def test_a_finding_that_cannot_be_true_is_refused(fields: dict[str, Any], cause: str) -> None:
    state = GAME.new(2, 1)
    assert isinstance(state, SevenDwarfs)
    shifted = left(state.column, state.tremor(0, TAP.speed), set(), frozenset(), shifted=3)
    true = msgspec.json.decode(finding_checks.written(shifted))
    state.give(0, code_of(TAP), msgspec.json.encode(true).decode())
    state.given = None
    before = fingerprint(state)
    with pytest.raises(BadFinding, match=cause):
        state.give(0, code_of(TAP), msgspec.json.encode({**true, **fields}).decode())
    assert state.given is None
    assert fingerprint(state) == before


def struck(aimed: Strike, gone: set[tuple[int, int]], *, hit: bool) -> None:
    """A finding of this strike: these gems have come off."""
    state = GAME.new(2, 1)
    assert isinstance(state, SevenDwarfs)
    found = left(state.column, state.tremor(0, aimed.speed), gone, frozenset(), shifted=3)
    text = finding_checks.written(msgspec.structs.replace(found, hit=hit))
    state.give(0, code_of(aimed), text)


@pytest.mark.rule("DWA-45")
@pytest.mark.parametrize("gone", [set(), {(3, 1)}], ids=["shifted", "gem off"])
@pytest.mark.parametrize("aimed", [TAP, Strike(276, 0, 0, 0, 100), Strike(200, 0, 60, 15, 60)])
def test_a_miss_after_which_the_column_is_another_is_refused(
    aimed: Strike, gone: set[tuple[int, int]]
) -> None:
    struck(aimed, gone, hit=True)
    with pytest.raises(BadFinding, match="the finding cannot be true: a miss changes nothing"):
        struck(aimed, gone, hit=False)


@pytest.mark.rule("DWA-45")
@pytest.mark.parametrize(
    "aimed", [Strike(20, 0, 0, 0, 100), Strike(71, 328, -34, 0, 168), Strike(110, 0, 40, 15, 150)]
)
def test_a_pick_that_met_the_base_first_is_no_hit_and_may_have_touched_more(aimed: Strike) -> None:
    struck(aimed, {(0, 2)}, hit=False)


def forged(place: int, pose: list[float], **others: Any) -> str:
    """What is found where nothing came off, with a block put elsewhere."""
    state = GAME.new(2, 1)
    assert isinstance(state, SevenDwarfs)
    finding = left(state.column, state.tremor(0, TAP.speed), set(), frozenset())
    changed = msgspec.json.decode(finding_checks.written(finding))
    block = changed["column"]["blocks"][place]
    block["pose"] = pose
    block.update(others)
    return msgspec.json.encode(changed).decode()


LEANING = [0.9659258, 0.0, 0.258819, 0.0]  # by 30 degrees


@pytest.mark.rule("DWA-45")
@pytest.mark.parametrize(
    ("place", "pose", "cause"),
    [
        (8, [0, 0, 100.0, 1, 0, 0, 0], "block 8 hangs in the air"),
        (8, [0, 0, 0.32, 1, 0, 0, 0], "block 8 hangs in the air"),
        (8, [0.2, 0, 0.234, 1, 0, 0, 0], "block 8 hangs in the air"),
        (0, [5.0, 0, 0.042, 1, 0, 0, 0], "block 0 hangs in the air"),
        (0, [1e200, 0, 0.042, 1, 0, 0, 0], "block 0 hangs in the air"),
        (0, [0, 0, 0.042, 2, 0, 0, 0], "block 0 has no valid rotation"),
        (0, [0, 0, 0.042, 0, 0, 0, 0], "block 0 has no valid rotation"),
        (0, [0, 0, 0.042, 1e300, 0, 0, 0], "block 0 has no valid rotation"),
        (8, [0, 0, 0.234, 0.7071, 0.7071, 0, 0], "block 8 lies and does not stand"),
        (8, [0, 0, 0.234, 0.8660254, 0.5, 0, 0], "block 8 lies and does not stand"),
        (0, [0, 0, 0.030, 1, 0, 0, 0], "block 0 stands where something else does"),
        (1, [0, 0, 0.042, 1, 0, 0, 0], "block 1 stands where something else does"),
        (8, [0.040, 0, 0.212, 1, 0, 0, 0], "block 8 stands where something else does"),
        (8, [0, 0, 0.234, *LEANING], "block 8 stands where something else does"),
        (3, [0, 0, 0.162, 1, 0, 0, 0], "block 4 stands where|not in the order"),
        (0, [0, 0, -0.042, 1, 0, 0, 0], "not in the order in which they stand"),
    ],
)
def test_a_block_that_cannot_stand_so_is_refused(place: int, pose: list[float], cause: str) -> None:
    state = GAME.new(2, 1)
    with pytest.raises(
        BadFinding, match=f"the finding cannot be true: (the blocks are )?({cause})"
    ):
        state.give(0, code_of(TAP), forged(place, pose))


@pytest.mark.rule("DWA-45")
@pytest.mark.parametrize(
    ("place", "pose"),
    [
        (8, [0.034, 0, 0.234, 1, 0, 0, 0]),  # about to tip
        (8, [0, 0, 0.2335, 1, 0, 0, 0]),  # sunk in a little
        (8, [0.020, 0, 0.245, *LEANING]),
        (0, [0.030, 0, 0.042, 1, 0, 0, 0]),
    ],
)
def test_a_crooked_column_is_believed(place: int, pose: list[float]) -> None:
    state = GAME.new(2, 1)
    state.give(0, code_of(TAP), forged(place, pose))


@pytest.mark.rule("DWA-45")
@pytest.mark.parametrize("slide", [-0.02, 0.5, -3.0])
def test_a_gem_that_is_not_in_its_slot_is_refused(slide: float) -> None:
    text = forged(8, [0, 0, 0.234, 1, 0, 0, 0], gems=[0.0, 0.0, slide, 0.0])
    with pytest.raises(BadFinding, match="block 8 holds a gem that is not in its slot"):
        GAME.new(2, 1).give(0, code_of(TAP), text)


@pytest.mark.rule("DWA-45")
@pytest.mark.parametrize(
    ("field", "value", "cause"),
    [
        ("height", 1e9, "no hand trembles so much"),
        ("yaw", -7.0, "no hand trembles so much"),
        ("speed", 0.0, "no strike goes backwards"),
        ("speed", -1.0, "no strike goes backwards"),
    ],
)
def test_a_tremor_no_hand_has_is_refused(field: str, value: float, cause: str) -> None:
    changed = msgspec.json.decode(forged(8, [0, 0, 0.234, 1, 0, 0, 0]))
    changed["tremor"][field] = value
    with pytest.raises(BadFinding, match=cause):
        GAME.new(2, 1).give(0, code_of(TAP), msgspec.json.encode(changed).decode())


@pytest.mark.parametrize("number", ["NaN", "Infinity", "1e999", "null"])
def test_a_place_that_is_no_number_is_refused(number: str) -> None:
    text = forged(8, [0.125, 0, 0.234, 1, 0, 0, 0])
    assert "0.125" in text
    with pytest.raises(BadFinding, match=r"not a finding|has no valid position"):
        GAME.new(2, 1).give(0, code_of(TAP), text.replace("0.125", number))


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "{}", '{"hit": NaN}'])
def test_what_is_no_finding_is_refused(text: str) -> None:
    with pytest.raises(BadFinding, match="not a finding"):
        GAME.new(2, 1).give(0, code_of(TAP), text)


@pytest.mark.rule("DWA-45")
def test_a_record_with_a_forged_finding_is_refused_by_the_number_of_its_move() -> None:
    record = played().record()
    with pytest.raises(CorruptRecord, match="move 3 is not possible: the finding cannot be true"):
        verify(GAME, with_finding(record, 2, gems=[[0, 0], [0, 0]]))


def refused(
    column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
) -> tuple[Finding, Motion | None]:
    raise AssertionError("a replay simulates nothing")


@pytest.mark.rule("DWA-20", "DWA-45")
def test_a_game_struck_with_earlier_physics_hand_and_order_of_choice_replays_as_it_was() -> None:
    """Its findings are in the record; colours were chosen from the first player on."""
    record = load(FORMER)
    seats = [seat for seat, _ in record.moves]
    assert seats[:3] == [1, 2, 0]
    with strike_solver.decided_by(refused):
        state = verify(GAME, record)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (-45, 10, 9)
    assert outcome.winners == (1,)
    steps = list(replay(GAME, record))
    struck = [each.event for step in steps for each in step.emitted]
    speeds = [event.real for event in struck if isinstance(event, Struck)]
    assert record.findings is not None
    assert len(speeds) == sum(bool(each and each["hit"]) for each in record.findings)


@pytest.mark.rule("DWA-45")
def test_a_sealed_record_with_a_block_in_the_air_is_refused() -> None:
    record = load(KEPT)
    assert record.findings is not None
    last = len(record.findings) - 2
    column = msgspec.json.decode(msgspec.json.encode(record.findings[last]))["column"]
    column["blocks"][-1]["pose"][2] = 100.0
    with pytest.raises(CorruptRecord, match="hangs in the air"):
        verify(GAME, with_finding(record, last, column=column))


def test_giving_up_is_a_finding_that_changes_nothing() -> None:
    state = GAME.new(2, 1)
    assert isinstance(state, SevenDwarfs)
    for why, trouble in (("too-long", "too-long"), ("unstable", "unstable"), ("dead", "unstable")):
        text = state.give_up(0, code_of(TAP), why)
        state.give(0, code_of(TAP), text)
        assert finding_checks.read(text).trouble == trouble
        assert finding_checks.read(text).column == state.column


def test_a_copy_that_a_bot_thinks_with_knows_no_draw_to_come() -> None:
    state = GAME.new(2, 1)
    assert isinstance(state, SevenDwarfs)
    known = state.clone()
    known.redeal(0, new_rng(99))
    assert known.tremor(0, 100).draws != state.tremor(0, 100).draws
    assert known.view(None) == state.view(None)


def test_the_default_move_is_found_on_whatever_stands() -> None:
    table = Scenario()
    table.strikes("Anna", falls=[0, 1, 2, 3, 4, 5, 6, 7])
    assert softest_tap(table.state.column) == code_of(Strike(84, 45, 0, 0, 20))
