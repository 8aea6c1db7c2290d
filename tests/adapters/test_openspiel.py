"""OpenSpiel's own simulations, and what they do not look at."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from ludolith.adapters import openspiel
from ludolith.adapters.explicit_chance import OUTCOMES, Course
from ludolith.engine.errors import BadRequest, WrongPlayerCount
from ludolith.games.diamant.view_types import Trap
from ludolith.testing.test_learners import after
from tests.adapters.games import IN_TURN

openspiel.register()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("ludolith_diamant(players=3,relics=true)")
    assert game.num_players() == 3
    assert game.new_initial_state().course.template.relic_hunt


def test_games_are_known_once_however_often_they_are_registered() -> None:
    before = pyspiel.registered_names()
    openspiel.register()
    assert pyspiel.registered_names() == before


def test_the_seed_changes_what_draws_stand_for() -> None:
    games = [pyspiel.load_game(f"ludolith_{IN_TURN}(seed={seed})") for seed in (0, 1)]
    seen = {after(game, 40, seed=3).observation_string(0) for game in games}
    assert len(seen) == 2


def test_shares_in_the_victory_sum_to_one() -> None:
    state = after(pyspiel.load_game("ludolith_diamant"), 10_000, seed=2)
    winners = list(state.course.state.victors())
    assert state.returns() == [1 / len(winners) if s in winners else 0 for s in range(4)]


def test_chance_is_asked_for_exactly_when_something_is_drawn() -> None:
    course = Course("diamant", 3, 0, {})
    assert course.awaits_chance
    course.draw(5)
    for _ in range(2):
        course.act(1)
        assert not course.awaits_chance
    course.act(1)
    assert course.awaits_chance


def test_what_others_chose_in_secret_is_drawn_anew() -> None:
    state = pyspiel.load_game("ludolith_diamant").new_initial_state()
    for action in (1, 0, 0):  # a draw, two players leave
        state.apply_action(action)
    rng = np.random.default_rng(0)
    leaving = {state.resample_from_infostate(2, rng.random).course.state.leaving for _ in range(40)}
    assert leaving == {0, 1, 2, 3}


def test_information_remembers_what_an_observation_forgets() -> None:
    game = pyspiel.load_game("ludolith_diamant(players=3)")
    one, other = (game.new_initial_state() for _ in range(2))
    one.apply_action(1)
    other.apply_action(1 + OUTCOMES // 2)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_tensors_have_named_parts() -> None:
    game = pyspiel.load_game("ludolith_diamant")
    observer = game.make_py_observer()
    state = after(game, 1, seed=1)
    observer.set_from(state, 0)
    assert observer.dict["in_cave"].tolist() == [1, 1, 1, 1]
    assert observer.tensor.tolist() == state.observation_tensor(0)


def test_its_search_plays() -> None:
    game = pyspiel.load_game("ludolith_diamant(players=3)")
    state, rng = after(game, 8, seed=4), np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.0, 30, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_its_search_plays_with_rollouts_by_the_rules_too() -> None:
    game = pyspiel.load_game("ludolith_dinokalipsa(players=3)")
    state, rng = after(game, 8, seed=4), np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(game, openspiel.RandomRollouts(2, rng), 1.0, 30, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_a_rollout_is_a_whole_game_and_leaves_the_position_as_it_is() -> None:
    game = pyspiel.load_game("ludolith_diamant(players=3)")
    for state in (game.new_initial_state(), after(game, 30, seed=4), after(game, 10_000, seed=4)):
        before = str(state), state.history()
        drawn = [openspiel.RandomRollouts(20, np.random.RandomState(s)) for s in (1, 1, 2)]
        values = [each.evaluate(state).tolist() for each in drawn]
        assert values[0] == values[1]
        assert (values[0] == values[2]) == state.is_terminal()
        assert all(sum(value) == pytest.approx(1) for value in values)
        assert (str(state), state.history()) == before
    assert values[0] == state.returns()


def test_rollouts_from_the_start_favour_no_seat() -> None:
    state = pyspiel.load_game("ludolith_diamant(players=3)").new_initial_state()
    values = openspiel.RandomRollouts(3000, np.random.RandomState(3)).evaluate(state)
    assert values.tolist() == pytest.approx([1 / 3] * 3, abs=0.05)  # about six deviations


def test_rollouts_know_the_same_prior_of_every_action() -> None:
    game = pyspiel.load_game(f"ludolith_{IN_TURN}")
    theirs, ours = mcts.RandomRolloutEvaluator(), openspiel.RandomRollouts()
    for state in (game.new_initial_state(), after(game, 12, seed=1)):
        assert ours.prior(state) == theirs.prior(state)


def test_what_a_player_remembers_does_not_depend_on_when_it_is_asked_for() -> None:
    game = pyspiel.load_game(f"ludolith_{IN_TURN}")
    rng, asked, silent = np.random.default_rng(8), *(game.new_initial_state() for _ in range(2))
    for number in range(80):
        choices = range(OUTCOMES) if asked.is_chance_node() else asked.legal_actions()
        action = int(rng.choice(choices))
        asked.information_state_string(number % 4)
        if number % 9 == 0:
            asked = asked.clone()
        if number % 20 == 5:
            asked = game.deserialize_state(asked.serialize())
        asked.apply_action(action)
        silent.apply_action(action)
    assert str(asked) == str(silent)
    for player in range(4):
        assert asked.information_state_string(player) == silent.information_state_string(player)


def test_a_game_can_be_pickled() -> None:
    game = pyspiel.load_game("ludolith_diamant(players=3,relics=true)")
    twin = pickle.loads(pickle.dumps(game))
    assert str(twin) == str(game)
    assert twin.new_initial_state().course.template.relic_hunt


def test_a_draw_that_is_none_of_the_outcomes_is_refused() -> None:
    state = pyspiel.load_game("ludolith_diamant").new_initial_state()
    for outcome in (-2, OUTCOMES):
        with pytest.raises(BadRequest, match="draws are 0 to 839"):
            state.apply_action(outcome)
    assert state.is_chance_node()


def test_what_waits_for_a_draw_cannot_be_resampled() -> None:
    state = pyspiel.load_game("ludolith_diamant").new_initial_state()
    with pytest.raises(BadRequest, match="waits for chance"):
        state.resample_from_infostate(0, np.random.default_rng(1).random)


def last_card(state: Any) -> str:
    """The card revealed last."""
    card = state.course.state.view(None).cave[-1]
    return card.trap if isinstance(card, Trap) else f"treasure {card.rubies}"


def odds_of(state: Any) -> dict[str, float]:
    """Of what the next card is, by the chances this position gives."""
    odds: dict[str, float] = {}
    for outcome, probability in state.chance_outcomes():
        card = last_card(state.child(outcome))
        odds[card] = odds.get(card, 0) + probability
    return odds


def test_a_card_drawn_has_the_odds_of_the_rules() -> None:
    """30 cards: 15 treasures, one of them worth 3; 5 kinds of traps with 3 cards each."""
    state = pyspiel.load_game("ludolith_diamant(players=3)").new_initial_state()
    odds = odds_of(state)
    assert odds["treasure 3"] == pytest.approx(1 / 30)
    assert odds["snakes"] == pytest.approx(3 / 30)
    assert sum(odds.values()) == pytest.approx(1)
    treasure = next(o for o in range(OUTCOMES) if last_card(state.child(o)) == "treasure 3")
    for action in (treasure, 1, 1, 1):  # the three explorers go on
        state.apply_action(action)
    odds = odds_of(state)
    assert "treasure 3" not in odds
    assert odds["snakes"] == pytest.approx(3 / 29, abs=1 / OUTCOMES)


@pytest.mark.parametrize(
    "seen",
    [
        {"public_info": True, "private_info": pyspiel.PrivateInfoType.NONE},
        {"public_info": True, "private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
        {"public_info": False, "private_info": pyspiel.PrivateInfoType.SINGLE_PLAYER},
    ],
    ids=str,
)
def test_observers_of_what_is_not_offered_are_refused(seen: dict[str, Any]) -> None:
    game = pyspiel.load_game("ludolith_diamant")
    with pytest.raises(BadRequest, match="sees what one player sees"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, **seen))
    with pytest.raises(BadRequest, match="have no parameters"):
        game.make_py_observer(None, {"colour": "red"})


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(WrongPlayerCount, match="3 to 8 players, not 2"):
        pyspiel.load_game("ludolith_diamant(players=2)")


def test_a_program_that_used_the_games_ends_quietly() -> None:
    code = (
        "import pyspiel; from ludolith.adapters import openspiel; openspiel.register();"
        "pyspiel.load_game('ludolith_diamant').new_initial_state()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
