"""The search: what it finds, what it cannot know, what it keeps."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

import ludolith
from ludolith import bots
from ludolith.bots.search import Search
from ludolith.engine.bot import ask
from ludolith.engine.evaluator import Evaluator
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.engine.state import State
from ludolith.games.diamant import bot as rules_of_thumb
from ludolith.games.diamant.codes import CONTINUE, LEAVE
from ludolith.games.diamant.components import TRAP
from ludolith.games.diamant.rules import Diamant
from tests.bots.toys import EachForItself, HiddenCard, MatchingCoins, NeedleInHaystack

TRAPS = [TRAP, TRAP + 1, TRAP + 2, TRAP + 3, TRAP + 4]


def cave(seed: int = 3) -> Diamant:
    state = ludolith.game("diamant").new(4, seed)
    assert isinstance(state, Diamant)
    return state


def vec_of(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def tried(search: Search, seat: int) -> dict[int, int]:
    """How often each move was tried at the root."""
    tree = search.tree
    answers = tree.answers(search.root * tree.seats + seat)
    return {tree.moves[answer]: tree.given[answer] for answer in answers}


def thought_out(state: State, seat: int = 0, iterations: int = 300, seed: int = 1) -> Search:
    search = Search(iterations)
    search.think(state, seat, new_rng(seed, DECISIONS))
    return search


# -- what it finds


def test_it_walks_out_when_the_next_card_is_certain_death() -> None:
    state = cave()
    state.deck = vec[u8](TRAPS * 2)
    state.revealed = 5
    state.traps_seen = 0b11111
    state.carried = vec[i64]([9, 0, 0, 0])
    assert thought_out(state).favourite() == LEAVE


def test_it_goes_on_when_only_treasure_can_come() -> None:
    state = cave()
    state.deck = vec[u8]([5, 15, 15, 15, 15])
    state.revealed = 1
    state.traps_seen = 0
    assert thought_out(state).favourite() == CONTINUE


def test_each_of_several_players_wants_the_best_for_itself() -> None:
    for seat in range(4):
        assert thought_out(EachForItself(4, 4), seat).favourite() == seat


def test_the_others_are_expected_to_want_the_best_for_themselves() -> None:
    search = thought_out(EachForItself(3, 3))
    for other in (1, 2):
        shares = tried(search, other)
        assert max(shares, key=lambda move: shares[move]) == other


def test_a_simultaneous_choice_is_not_answered_as_if_it_were_known() -> None:
    """With sight of the other coin one side would win; weighed apart, both sides stay in play."""
    search = thought_out(MatchingCoins(), iterations=2000)
    for seat in (0, 1):
        shares = tried(search, seat)
        assert min(shares.values()) > 0.3 * 2000


def test_among_many_moves_few_are_tried_and_a_good_one_is_found() -> None:
    search = thought_out(NeedleInHaystack(2, 200), iterations=600)
    assert len(tried(search, 0)) < 60
    assert search.favourite() > 150


def test_the_rule_of_thumb_is_tried_first() -> None:
    state = cave()
    for seed in range(5):
        search = Search(1, rules_of_thumb.Strong())
        search.think(state, 0, new_rng(seed, DECISIONS))
        assert tried(search, 0) == {CONTINUE: 1}


class PraisesCaution(Evaluator):
    """Takes every player outside the cave for a winner."""

    asked = 0

    def shares(self, state: State) -> vec[float]:
        assert isinstance(state, Diamant)
        self.asked += 1
        return vec[float]([float(not state.inside >> seat & 1) for seat in range(state.players)])


def test_a_judge_ends_the_thought_early() -> None:
    evaluator = PraisesCaution()
    search = Search(200, None, evaluator, 0)
    search.think(cave(), 0, new_rng(1, DECISIONS))
    assert evaluator.asked == 200
    assert search.favourite() == LEAVE


def test_a_search_by_the_clock_comes_to_an_end() -> None:
    search = Search(10**12, seconds=0.01)
    assert search.choose(cave(), 0, new_rng(1, DECISIONS)) in (LEAVE, CONTINUE)


def test_the_only_move_needs_no_thought() -> None:
    search = Search(10**12)
    assert search.choose(EachForItself(2, 1), 0, new_rng(1)) == 0


# -- chance


def test_the_same_stream_gives_the_same_thought() -> None:
    one, two = thought_out(cave(), seed=4), thought_out(cave(), seed=4)
    assert tried(one, 0) == tried(two, 0)
    assert tried(thought_out(cave(), seed=5), 0) != tried(one, 0)


def test_how_long_it_thinks_changes_nothing_for_others() -> None:
    streams = []
    for iterations in (1, 50):
        rng = new_rng(9, DECISIONS)
        Search(iterations).choose(cave(), 0, rng)
        streams.append(rng.words())
    assert streams[0] == streams[1]


# -- honesty


def test_a_card_lying_face_down_does_not_change_how_often_anything_is_tried() -> None:
    thoughts = [tried(thought_out(HiddenCard(2, 3, card), 0), 0) for card in range(3)]
    assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize(
    "name", [name for name in ludolith.NAMES if ludolith.game(name).search_profile]
)
def test_choices_are_distributed_alike_when_all_that_is_hidden_is_exchanged(name: str) -> None:
    """Everything the seat cannot know is dealt anew, and what others chose in secret is another
    choice, whatever a redeal makes of it; each stream then leads to the same choice.
    """
    game = ludolith.game(name)
    players = game.player_counts[-1]
    state = game.new(players, seed=5)
    rng = new_rng(5, DECISIONS)
    for _ in range(6):
        elsewhere = state.clone()  # others choose otherwise, and other things will happen
        elsewhere.rng = new_rng(77)
        in_secret = not state.apart()
        for seat in state.deciders():
            moves = state.legal(seat)
            if len(moves) > 1:
                exchanged = state.clone()
                exchanged.redeal(seat, new_rng(77))
                worlds = [state, exchanged, *([elsewhere] if in_secret else [])]
                for seed in range(3):
                    choices = {
                        ask(bots.bot(game, "master@12"), world, seat, new_rng(seed))
                        for world in worlds
                    }
                    assert len(choices) == 1
            move = moves[rng.below(len(moves))]
            if in_secret:
                elsewhere.act(seat, next((code for code in moves if code != move), move))
            state.act(seat, move)
        if state.over:
            break


# -- the tree between decisions


def test_what_was_thought_out_is_used_in_the_next_decision() -> None:
    state = cave()
    search = Search(400)
    search.think(state, 0, new_rng(1, DECISIONS))
    for seat in state.deciders():
        state.act(seat, CONTINUE)
    assert search.begin(state, 0) > 0


def test_another_game_is_thought_out_anew() -> None:
    search = Search(100)
    for seed in (3, 3, 4):
        search.think(cave(seed), 0, new_rng(1, DECISIONS))
        assert tried(search, 0) == tried(thought_out(cave(seed), iterations=100), 0)


def test_another_seat_thinks_anew() -> None:
    state = cave()
    search = Search(100)
    search.think(state, 0, new_rng(1, DECISIONS))
    for seat in state.deciders():
        state.act(seat, CONTINUE)
    assert search.begin(state, 1) == 0


def test_a_game_without_situations_is_thought_out_anew_every_time() -> None:
    search = Search(20)
    for _ in range(2):
        assert search.begin(HiddenCard(), 0) == 0
        search.think(HiddenCard(), 0, new_rng(1, DECISIONS))
