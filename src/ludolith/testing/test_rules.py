"""What is true of every game, for every number of players and every set of options."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from typing import get_args

import msgspec
import pytest

import ludolith
from ludolith import bots
from ludolith.engine.bot import ask
from ludolith.engine.errors import (
    BadRequest,
    IllegalMove,
    LudolithError,
    NotYourDecision,
    UnknownMove,
)
from ludolith.engine.random_playout import faults_on_the_way, playout
from ludolith.engine.replay import fingerprint
from ludolith.engine.rng import DECISIONS, Rng, new_rng
from ludolith.engine.state import MOST_CODE, State
from ludolith.testing.game_setups import Setting, any_move, compiled, option_sets
from ludolith.testing.position_bytes import everything_in
from ludolith.testing.quick_bots import quick_bot
from ludolith.text import rules_of
from ludolith.text.languages import FALLBACK

GAMES = 10_000
GAMES_INTERPRETED = 52  # many times slower

WATCHED = 8  # games of all bots; interpreted: one
FEW_DECISIONS = 8
FEW_CODES = 400  # of moves: all are tried at every decision
MOST_TRIED = 5_000  # codes of a game with many more; after so many only sometimes
SOMETIMES = 20
LOOKED_AT = 10  # steps after which all views are compared, too
PARTS = 4  # in which the random games of a table are played, so that all workers can help

ELSEWHERE = """
import sys
from ludolith.engine.replay import fingerprint
from ludolith.testing.game_setups import few_settings
for setting in few_settings(sys.argv[1]):
    moves = 3 if setting.game.by_simulation else 40
    print(setting, *(fingerprint(setting.after(moves, seed)) for seed in range(4)))
"""

Copying = Callable[[State], State]


def through_pickle(state: State) -> State:
    copied = pickle.loads(pickle.dumps(state))
    assert isinstance(copied, State)
    return copied


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_no_invariant_breaks_in_any_position_of_random_games(
    table: tuple[str, int], part: int
) -> None:
    """The games go through all sets of options in turn, so often that each switch, and each of two
    layouts, is one way in 10,000 games and the other way in as many. Where the world decides there
    are 10,000 games altogether."""
    name, players = table
    game = ludolith.game(name)
    sets = option_sets(game, players)
    templates = [game.template(players, dict(options)) for options in sets]
    rng = new_rng(part, DECISIONS)
    games = GAMES if compiled(name) else GAMES_INTERPRETED
    games = (games if game.by_simulation else 2 * games) // PARTS
    for seed in range(part * games, (part + 1) * games):
        state = templates[seed % len(templates)].fresh(new_rng(seed))
        faults = faults_on_the_way(state, rng)
        if faults:
            pytest.fail(f"seed {seed}: {', '.join(faults)}")


def test_listed_moves_apply_and_all_others_are_refused(setting: Setting) -> None:
    state = setting.new(seed=11)
    rng = new_rng(11, DECISIONS)
    tried = 0
    while not state.over:
        deciders = list(state.deciders())
        listed = {seat: list(state.legal(seat)) for seat in deciders}
        codes = codes_to_try(listed, rng)
        if codes[-1] <= FEW_CODES or tried < MOST_TRIED or rng.below(SOMETIMES) == 0:
            tried += len(codes)
            before = fingerprint(state)
            for seat in range(-1, setting.players + 2):
                # A seat with nothing to decide is refused before its move is looked at.
                for code in codes if seat in listed else codes[:: 1 + len(codes) // 8]:
                    try_code(setting, state, seat, code, listed)
            assert fingerprint(state) == before
        seat = deciders[rng.below(len(deciders))]
        state.apply(seat, any_move(state, seat, rng))


def codes_to_try(listed: dict[int, list[int]], rng: Rng) -> list[int]:
    """All codes up to the highest legal one; of very many, some beside legal ones and some more."""
    moves = sorted({move for moves in listed.values() for move in moves})
    top = 3 + moves[-1]
    if top <= FEW_CODES:
        return list(range(-2, top))
    beside = {
        move + aside for move in moves[:: 1 + len(moves) // 20] for aside in (-6, -1, 0, 1, 6)
    }
    return sorted({-2, -1, 0, 1, *beside, *(rng.below(top) for _ in range(30))})


def try_code(
    setting: Setting, state: State, seat: int, code: int, listed: dict[int, list[int]]
) -> None:
    unlisted = is_aimed(setting.name) and 0 <= code < MOST_CODE
    if code in listed.get(seat, []) or (unlisted and seat in listed and state.allows(seat, code)):
        state.clone().apply(seat, code)
    elif seat in listed:
        refusal = refused(state, seat, code)
        assert isinstance(refusal, IllegalMove), f"{code} is not listed, but accepted"
        assert refusal.rule in rule_ids(setting.name), refusal.rule
    else:
        assert isinstance(refused(state, seat, code), NotYourDecision)


@cache
def is_aimed(name: str) -> bool:
    """Whether its moves are numbers without end, of which only some are listed."""
    return not ludolith.game(name).codes()


@cache
def rule_ids(name: str) -> frozenset[str]:
    return frozenset(rule.id for rule in rules_of(ludolith.game(name), FALLBACK).rules)


def refused(state: State, seat: int, code: int) -> LudolithError | None:
    """Why; None if it was not. Hundreds of thousands are tried: pytest.raises takes long."""
    try:
        state.apply(seat, code)
    except LudolithError as refusal:
        return refusal
    return None


def test_legal_moves_are_listed_once_and_in_order(setting: Setting) -> None:
    state = setting.new(seed=12)
    rng = new_rng(12, DECISIONS)
    while not state.over:
        for seat in state.deciders():
            moves = list(state.legal(seat))
            assert moves
            assert moves == sorted(set(moves))
            state.act(seat, any_move(state, seat, rng))


def test_a_random_move_is_the_one_drawn_from_the_list(setting: Setting) -> None:
    state = setting.new(seed=14)
    rng, other = new_rng(14, DECISIONS), new_rng(14, DECISIONS)
    while not state.over:
        for seat in state.deciders():
            drawn = any_move(state, seat, rng)
            assert state.random_move(seat, other) == drawn
            assert other.words() == rng.words()
            state.act(seat, drawn)


def test_whoever_does_not_decide_has_no_moves(setting: Setting) -> None:
    state = setting.new(seed=23)
    rng = new_rng(23, DECISIONS)
    while not state.over:
        deciders = list(state.deciders())
        for seat in (-(2**40), -1, *range(setting.players), setting.players, 31, 32, 63, 64, 2**40):
            assert (len(state.legal(seat)) > 0) == (seat in deciders)
        seat = deciders[-1]
        state.act(seat, any_move(state, seat, rng))


def test_a_game_is_over_exactly_when_nobody_decides_and_somebody_has_won(setting: Setting) -> None:
    state = setting.new(seed=13)
    rng = new_rng(13, DECISIONS)
    assert state.view(None).decided_by is None
    while not state.over:
        deciders = list(state.deciders())
        assert deciders == sorted(set(deciders))
        assert deciders
        assert state.outcome() is None
        state.act(deciders[0], any_move(state, deciders[0], rng))
    outcome = state.outcome()
    assert outcome is not None
    assert list(state.deciders()) == []
    assert outcome.winners
    assert outcome.winners == state.view(None).winners == tuple(state.victors())
    assert outcome.scores == state.view(None).scores
    assert outcome.rule == state.view(None).decided_by == state.deciding_rule()
    assert outcome.rule in rule_ids(setting.name), "no rule says who won"
    with pytest.raises(NotYourDecision, match="the game is over"):
        state.apply(0, 0)


def test_two_copies_in_lockstep_stay_equal(setting: Setting) -> None:
    one, two = setting.new(seed=14, keep_events=True), setting.new(seed=14, keep_events=True)
    rng = new_rng(14, DECISIONS)
    assert one.take_events() == two.take_events()
    steps = 0
    while not one.over:
        seat = one.deciders()[0]
        move = any_move(one, seat, rng)
        assert one.play(seat, move) == two.play(seat, move)
        assert everything_in(one) == everything_in(two)
        steps += 1
        if steps % LOOKED_AT == 0 or one.over:
            assert fingerprint(one) == fingerprint(two)


def test_another_seed_is_another_game(setting: Setting) -> None:
    """By what players see, though all choose alike."""
    games = {fingerprint(setting.after(moves=20, seed=seed)) for seed in range(10)}
    assert len(games) == 10
    seen = set()
    for seed in range(10):
        state = setting.new(seed)
        for _ in range(20):
            if not state.over:
                seat = state.deciders()[0]
                state.act(seat, setting.game.default_move(state, seat))
        seen.add(msgspec.json.encode(state.views([None, *range(setting.players)])))
    assert len(seen) > 1


def test_a_game_is_the_same_in_another_process(game_name: str) -> None:
    """Neither the order of a set nor the place of an object in memory may decide anything."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", ELSEWHERE, game_name],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "2")
    ]
    said = [process.communicate(timeout=120)[0] for process in processes]
    assert said[0]
    assert said[0] == said[1]


def test_every_view_agrees_with_the_position(setting: Setting) -> None:
    for moves in (0, 1, 5, 20, 10_000):
        state = setting.after(moves, seed=27)
        deciders, scores = tuple(state.deciders()), tuple(state.scores())
        for viewer in (None, *range(setting.players)):
            view = state.view(viewer)
            assert (view.seat, view.players, view.over) == (viewer, setting.players, state.over)
            assert view.deciding == deciders
            assert all(seen in (None, true) for seen, true in zip(view.scores, scores, strict=True))
            assert view.__struct_config__.tag == setting.name


def test_no_seat_is_ever_further_behind_than_the_game_says(setting: Setting) -> None:
    """Learners are told which part of this they won by, where moves can be numbered."""
    if not setting.game.codes():
        return
    widest = setting.game.widest_margin(setting.template())
    state, rng = setting.new(seed=28), new_rng(28, DECISIONS)
    while not state.over:
        seat = state.deciders()[0]
        state.act(seat, any_move(state, seat, rng))
        assert max(state.scores()) - min(state.scores()) <= widest


def test_listening_changes_nothing(setting: Setting) -> None:
    kept, silent = setting.new(seed=15, keep_events=True), setting.new(seed=15)
    assert playout(kept, new_rng(15, DECISIONS)) == playout(silent, new_rng(15, DECISIONS))
    assert fingerprint(kept) == fingerprint(silent)
    assert kept.take_events()
    assert not silent.take_events()


def test_playing_a_clone_changes_nothing_in_the_original(setting: Setting) -> None:
    for moves in (0, 3, 8, 20):
        state = setting.after(moves, seed=16)
        before = fingerprint(state)
        clone = state.clone()
        assert fingerprint(clone) == before
        playout(clone, new_rng(16, DECISIONS))
        assert fingerprint(state) == before
        playout(state, new_rng(16, DECISIONS))
        assert fingerprint(state) == fingerprint(clone), "the copy was complete"


def test_playing_on_changes_nothing_in_a_clone(setting: Setting) -> None:
    state = setting.after(moves=8, seed=17)
    clone = state.clone()
    before = fingerprint(clone)
    playout(state, new_rng(17, DECISIONS))
    assert fingerprint(clone) == before


@pytest.mark.parametrize("copied", [through_pickle, copy.copy, copy.deepcopy])
def test_a_pickled_or_copied_game_goes_on_alike(setting: Setting, copied: Copying) -> None:
    for moves in (0, 3, 8, 20, 10_000):
        state = setting.after(moves, seed=22)
        twin = copied(state)
        assert fingerprint(twin) == fingerprint(state)
        playout(state, new_rng(22, DECISIONS))
        playout(twin, new_rng(22, DECISIONS))
        assert fingerprint(twin) == fingerprint(state)


def test_views_events_and_moves_survive_the_wire(setting: Setting) -> None:
    game = setting.game
    state = setting.new(seed=18, keep_events=True)
    rng = new_rng(18, DECISIONS)
    while not state.over:
        seat = state.deciders()[0]
        move = any_move(state, seat, rng)
        sent = msgspec.json.decode(msgspec.json.encode(game.describe(move)))
        assert game.decode_move(sent) == move
        state.apply(seat, move)
        for viewer in (None, seat):
            view = state.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
        for one in state.take_events():
            sent = msgspec.json.encode(one.event)
            assert msgspec.json.decode(sent, type=game.event_type) == one.event
            assert one.event.rule


def test_views_of_several_are_the_views_of_each(setting: Setting) -> None:
    viewers = [None, *range(setting.players), 0]
    for moves in (0, 1, 5, 20, 10_000):
        state = setting.after(moves, seed=24)
        assert state.views(viewers) == [state.view(seat) for seat in viewers]
        assert state.views([]) == []


def test_a_seat_that_does_not_exist_sees_nothing_and_is_dealt_nothing(setting: Setting) -> None:
    state = setting.after(moves=5, seed=25)
    before = everything_in(state)
    for seat in (-(2**40), -1, setting.players, 31, 32, 63, 64, 2**40):
        with no_such_seat(seat):
            state.view(seat)
        with no_such_seat(seat):
            state.views([None, seat])
        with no_such_seat(seat):
            state.redeal(seat, new_rng(1))
    assert everything_in(state) == before


def test_no_number_is_too_large_to_be_refused_a_look(setting: Setting) -> None:
    state = setting.new(seed=26)
    for seat in (-(10**30), 2**62, 2**63, 10**30, True):
        with no_such_seat(seat):
            state.view(seat)
        with no_such_seat(seat):
            state.views([seat])


def no_such_seat(seat: int) -> AbstractContextManager[object]:
    return pytest.raises(BadRequest, match=f"there is no seat {seat} in a game of")


def test_every_bot_always_chooses_a_legal_move(setting: Setting) -> None:
    """They decide in turn, and so meet what others would have done. Tournaments and the tests of
    levels check every choice of whole games that are all their own."""
    asked = [quick_bot(setting.game, name) for name in bots.names(setting.game)]
    rng = new_rng(19, DECISIONS)
    few = setting.game.by_simulation  # bots that look long at each strike
    for seed in range(1 if few or not compiled(setting.name) else WATCHED):
        state = setting.new(seed)
        decisions = 0
        while not state.over and not (few and decisions >= FEW_DECISIONS * len(asked)):
            for seat in state.deciders():
                bot = asked[decisions % len(asked)]
                decisions += 1
                state.apply(seat, ask(bot, state, seat, rng))


def test_a_bot_that_is_asked_again_chooses_the_same(setting: Setting) -> None:
    """All its chance comes from the numbers it is given."""
    names = bots.names(setting.game)
    state, rng = setting.new(seed=29), new_rng(29, DECISIONS)
    for decision in range(FEW_DECISIONS * len(names)):
        if state.over:
            break
        seat = state.deciders()[0]
        name = names[decision % len(names)]
        choices = {
            ask(quick_bot(setting.game, name), state, seat, new_rng(decision)) for _ in range(3)
        }
        assert len(choices) == 1, name
        state.act(seat, any_move(state, seat, rng))


def test_asking_a_bot_changes_nothing(setting: Setting) -> None:
    for name in bots.names(setting.game):
        state = setting.after(moves=5, seed=20)
        before = fingerprint(state)
        ask(quick_bot(setting.game, name), state, state.deciders()[0], new_rng(1))
        assert fingerprint(state) == before


def test_the_default_move_is_legal(setting: Setting) -> None:
    state = setting.new(seed=21)
    while not state.over:
        for seat in state.deciders():
            state.apply(seat, setting.game.default_move(state, seat))


@pytest.mark.parametrize("data", [{}, {"move": "no such move"}, {"move": 3}, [], "leave", None])
def test_what_is_no_move_is_refused(game_name: str, data: object) -> None:
    with pytest.raises(UnknownMove, match=f"not a move of {game_name}"):
        ludolith.game(game_name).decode_move(data)


@pytest.mark.parametrize("code", [-1, 2**40])
def test_a_code_of_no_move_is_refused(game_name: str, code: int) -> None:
    with pytest.raises(UnknownMove):
        ludolith.game(game_name).describe(code)


@pytest.mark.parametrize("number", ["9" * 4300, "-" + "9" * 4299, "1e300", "-0.5"])
def test_numbers_no_move_can_have_are_refused_in_words(game_name: str, number: str) -> None:
    """Python can read whole numbers of 4300 digits, and not even print longer ones."""
    game = ludolith.game(game_name)
    kinds = get_args(game.move_type) or (game.move_type,)
    for kind in kinds:
        numbers = [field.name for field in msgspec.structs.fields(kind) if field.type is not str]
        for wrong in numbers:
            fields = dict.fromkeys(numbers, "0") | {wrong: number}
            text = ", ".join(f'"{field}": {value}' for field, value in fields.items())
            move = msgspec.json.decode(f'{{"move": "{kind.__struct_config__.tag}", {text}}}')
            with pytest.raises(UnknownMove, match=game_name):
                game.decode_move(move)
