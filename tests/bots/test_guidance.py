"""What games tell a search: moves worth a thought, and how a game will probably end."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ludolith
from ludolith.bots.search import Search
from ludolith.engine.bot import Bot, best_first
from ludolith.engine.evaluator import Evaluator, by_strength
from ludolith.engine.rng import DECISIONS, Rng, new_rng
from ludolith.engine.state import State
from tests.bots.test_search import cave, tried
from tests.bots.toys import EachForItself, NeedleInHaystack

SEARCHED = [name for name in ludolith.NAMES if ludolith.game(name).search_profile]
GUIDED = [name for name in SEARCHED if getattr(ludolith.game(name).search_profile, "guide", None)]
EVALUATED = [
    name for name in SEARCHED if getattr(ludolith.game(name).search_profile, "evaluator", None)
]


class Suggests(Bot):
    """Always has the same few moves in mind."""

    def __init__(self, *moves: int) -> None:
        self.moves = moves

    def shortlist(self, state: State, seat: i64, rng: Rng) -> vec[i64]:
        return vec[i64](self.moves)


def guided(state: State, *moves: int, iterations: int = 300, trust: float = 0.0) -> Search:
    search = Search(iterations, guide=Suggests(*moves), trust=trust)
    search.think(state, 0, new_rng(1, DECISIONS))
    return search


# -- the guide


def test_only_what_the_guide_suggests_is_considered() -> None:
    search = guided(NeedleInHaystack(2, 200), 120, 7, 180)
    assert set(tried(search, 0)) == {7, 120, 180}
    assert search.favourite() == 180


def test_suggestions_are_tried_in_their_order() -> None:
    state = NeedleInHaystack(2, 200)
    for number in (1, 2, 3):
        assert set(tried(guided(state, 120, 7, 180, iterations=number), 0)) == {
            *(120, 7, 180)[:number]
        }


def test_a_single_suggestion_needs_no_thought() -> None:
    search = Search(10**12, guide=Suggests(2))
    assert search.choose(EachForItself(2, 4), 0, new_rng(1)) == 2


def test_the_first_suggestion_is_kept_unless_another_is_clearly_ahead() -> None:
    state = NeedleInHaystack(2, 200)
    assert guided(state, 60, 140).favourite() == 140
    assert guided(state, 60, 140, trust=1.0).favourite() == 60
    assert guided(state, 10, 190, trust=0.3).favourite() == 190


def test_the_others_may_do_anything() -> None:
    search = guided(EachForItself(3, 3), 0, 1)
    assert set(tried(search, 1)) == {0, 1, 2}


@pytest.mark.parametrize("name", GUIDED)
def test_suggestions_are_legal_and_no_two_are_alike(name: str) -> None:
    game = ludolith.game(name)
    assert game.search_profile is not None
    assert game.search_profile.guide is not None
    assert game.search_profile.player is not None
    guide, player = game.search_profile.guide(), game.search_profile.player()
    rng = new_rng(2, DECISIONS)
    state = game.new(3, seed=2)
    while not state.over:
        for seat in state.deciders():
            listed = list(guide.shortlist(state.clone(), seat, rng))
            assert listed
            assert len(set(listed)) == len(listed)
            assert set(listed) <= set(state.legal(seat))
            state.act(seat, player.choose(state, seat, rng))


def test_the_best_come_first_and_of_equals_the_earlier() -> None:
    moves, values = vec[i64]([4, 5, 6, 7, 8]), vec[i64]([1, 9, 3, 9, 3])
    assert list(best_first(moves, values, 9)) == [5, 7, 6, 8, 4]
    assert list(best_first(moves, values, 3)) == [5, 7, 6]
    assert list(moves) == [4, 5, 6, 7, 8]


# -- the evaluator


class WaitsForTheSecondLeader(Evaluator):
    """Finds a cave calm once so many cards lie there."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def calm(self, state: State) -> bool:
        return getattr(state, "revealed", 0) >= 3

    def shares(self, state: State) -> vec[float]:
        self.seen.append(getattr(state, "revealed", 0))
        return vec[float]([0.25] * 4)

    def points(self, state: State) -> vec[float]:
        return vec[float]([7.0] * 4)


def test_a_judge_waits_for_a_calm_moment_and_guesses_points() -> None:
    evaluator = WaitsForTheSecondLeader()
    search = Search(50, None, evaluator, 0)
    search.think(cave(), 0, new_rng(1, DECISIONS))
    assert evaluator.seen
    assert min(evaluator.seen) >= 3
    assert sum(search.points) >= 7.0 * len(evaluator.seen)


def test_chances_follow_strength_and_make_one() -> None:
    found = list(by_strength(vec[float]([1.0, 2.0, 2.0])))
    assert sum(found) == pytest.approx(1)
    assert found[1] == found[2] == pytest.approx(found[0] * 2.71828, rel=1e-5)
    assert by_strength(vec[float]([900.0, 0.0]))[0] == pytest.approx(1)


@pytest.mark.parametrize("name", EVALUATED)
def test_a_judge_is_the_surer_the_nearer_the_end_and_mostly_right(name: str) -> None:
    game = ludolith.game(name)
    assert game.search_profile is not None
    assert game.search_profile.evaluator is not None
    assert game.search_profile.player is not None
    evaluator, player = game.search_profile.evaluator(), game.search_profile.player()
    late = []
    for seed in range(12):
        state, rng = game.new(2, seed), new_rng(seed, DECISIONS)
        judged = [vec[float]([0.5, 0.5])]
        while not state.over:
            if evaluator.calm(state):
                judged.append(evaluator.shares(state))
                assert sum(judged[-1]) == pytest.approx(1)
                assert len(evaluator.points(state)) == 2
            for seat in state.deciders():
                state.act(seat, player.choose(state, seat, rng))
        victors = list(state.victors())
        late.append(sum(judged[-1][seat] for seat in victors) / len(victors))
    assert sum(late) / len(late) > 0.6
