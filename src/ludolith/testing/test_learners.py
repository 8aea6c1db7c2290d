"""What gymnasium, PettingZoo and OpenSpiel demand, of every game whose moves are numbered."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium")
np = pytest.importorskip("numpy")
pettingzoo_tests = pytest.importorskip("pettingzoo.test")
pyspiel = pytest.importorskip("pyspiel")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import ludolith  # noqa: E402
from ludolith.adapters import openspiel, pettingzoo  # noqa: E402
from ludolith.adapters.explicit_chance import OUTCOMES  # noqa: E402
from ludolith.adapters.gymnasium import env_id  # noqa: E402
from ludolith.engine.errors import BadRequest, IllegalMove  # noqa: E402

openspiel.register()

# The checks would rather have an array than a dictionary, for all but the games they know.
of_their_own = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of the end
]


def test_the_interface_of_gymnasium_is_kept(
    game_name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    weakest = next(iter(ludolith.game(game_name).levels))
    check_env(gymnasium.make(env_id(game_name), opponents=weakest).unwrapped)


class TestPettingZoo:
    pytestmark = of_their_own

    def test_the_interface_is_kept(
        self, game_name: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        pettingzoo_tests.api_test(pettingzoo.env(game_name), num_cycles=60)
        assert "Passed API test" in capsys.readouterr().out

    def test_a_seed_gives_the_same_game(self, game_name: str) -> None:
        pettingzoo_tests.seed_test(lambda: pettingzoo.env(game_name), num_cycles=15)

    def test_the_parallel_interface_is_kept(
        self, game_name: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        pettingzoo_tests.parallel_api_test(pettingzoo.parallel_env(game_name), num_cycles=60)
        assert "Passed Parallel API test" in capsys.readouterr().out

    def test_a_seed_gives_the_same_parallel_game(self, game_name: str) -> None:
        made = lambda: pettingzoo.parallel_env(game_name)  # noqa: E731
        pettingzoo_tests.parallel_seed_test(made, num_cycles=30)

    def test_a_game_can_be_drawn_in_every_way(self, game_name: str) -> None:
        with contextlib.redirect_stdout(io.StringIO()) as shown:
            pettingzoo_tests.render_test(lambda **how: pettingzoo.env(game_name, **how))
        assert "player_0" in shown.getvalue()


def after(game: Any, plies: int, seed: int) -> Any:
    """The position after so many random actions and draws; then some player's turn, if any."""
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal() and (plies > 0 or state.is_chance_node()):
        choices = range(OUTCOMES) if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(choices)))
        plies -= 1
    return state


def test_random_simulations_of_openspiel_find_nothing_wrong(game_name: str) -> None:
    kind = ludolith.game(game_name)
    players = kind.effort.one_table or kind.player_counts[0]  # a short game
    game = pyspiel.load_game(f"ludolith_{game_name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_player_cannot_tell_a_resampled_position_from_the_true_one(game_name: str) -> None:
    game = pyspiel.load_game(f"ludolith_{game_name}")
    for plies in (15, 33):
        state = after(game, plies, seed=plies)
        player = state.current_player()
        twin = state.resample_from_infostate(player, np.random.default_rng(1).random)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.course.state.faults() == []


def test_an_illegal_action_is_refused_and_nothing_happens(game_name: str) -> None:
    state = after(pyspiel.load_game(f"ludolith_{game_name}"), 5, seed=5)
    player, before = state.current_player(), str(state)
    legal = state.legal_actions()
    known = state.information_state_string(player)
    illegal = [action for action in range(state.num_distinct_actions()) if action not in legal]
    for action in illegal[:20]:
        with pytest.raises(IllegalMove, match=rf"action {action} \("):
            state.apply_action(action)
    for action in (-2, state.num_distinct_actions()):
        with pytest.raises(BadRequest, match="actions of"):
            state.apply_action(action)
    assert (str(state), state.legal_actions()) == (before, legal)
    assert state.information_state_string(player) == known
