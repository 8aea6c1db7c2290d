"""OpenSpiel: every game as a Python game of pyspiel.

    import pyspiel
    from ludolith.adapters import openspiel
    openspiel.register()
    game = pyspiel.load_game("ludolith_diamant(players=4,relics=true)")

Games are sequential: where several decide at once they are asked one after the other. What is
chosen in secret stays so; in Gods Love Dinosaurs all work in the open, and later seats see what
earlier ones did. Chance is explicit: whenever cards are drawn there is a chance node with OUTCOMES
equally likely outcomes, each standing for a stream of random numbers. The first card of a draw has
the odds of the rules, further ones of the same draw are a sample. The parameter `seed` gives other
streams. Utilities are shares in the victory; they sum to one.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

try:
    import numpy as np
    import pyspiel
except ImportError as problem:
    from ludolith.adapters.errors import missing

    raise missing("openspiel", problem) from None

import ludolith
from ludolith.adapters.actions import usual_players
from ludolith.adapters.explicit_chance import OUTCOMES, Course, stream_of
from ludolith.adapters.moves_with_draws import played_out
from ludolith.adapters.rewards import VICTORY, rewards
from ludolith.engine.errors import BadRequest
from ludolith.engine.game import Game

PREFIX: Final = "ludolith_"
WRAPPED: Final = "base32_"
AT_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
AT_END: Final = int(pyspiel.PlayerId.TERMINAL)
ONE: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
ODDS: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST: Final = 100_000  # decisions and draws in a game; none comes near


def register() -> None:
    """Make all games known to pyspiel; those that are known already stay as they are."""
    known = set(pyspiel.registered_names())
    for name in ludolith.NAMES:
        game = ludolith.game(name)
        if game.codes() and PREFIX + name not in known:
            kind = type_of(game)
            # A class, as pyspiel's own games are: it outlives the interpreter's other objects,
            # and pyspiel lets go of it only after they are gone.
            pyspiel.register_game(kind, type(name, (SpielGame,), {"name": name, "kind": kind}))


def load(name: str) -> Any:
    """A game of pyspiel by its name and parameters, wherever it was pickled."""
    register()
    return pyspiel.load_game(name)


def type_of(game: Game) -> Any:
    counts = game.player_counts
    parameters: dict[str, Any] = {"players": usual_players(game), "seed": 0}
    parameters.update({option.name: option.default for option in game.options})
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.rulebook,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):
    """A game of the collection; each has its own class."""

    name: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        options = {name: unwrapped(value) for name, value in parameters.items()}
        players, seed = int(options.pop("players")), int(options.pop("seed"))
        self.opening = Course(self.name, players, seed, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.opening.spaces.moves),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        # pyspiel stores games by this: a name with parameters, to be read again.
        stored = {name: wrapped(value) for name, value in options.items()}
        super().__init__(self.kind, info, {**stored, "players": players, "seed": seed})

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.opening.clone())

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return load, (str(self),)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        if parameters:
            raise BadRequest(f"observers of {PREFIX}{self.name} have no parameters")
        if kind is not None and not (kind.public_info and kind.private_info == ONE):
            raise BadRequest("an observer sees what one player sees: public_info and SINGLE_PLAYER")
        return Observer(self.opening, kind is not None and kind.perfect_recall)


def wrapped(value: Any) -> Any:
    """A value that can stand in the name of a game: the text of a file in letters and digits."""
    if not isinstance(value, str) or value.replace("_", "").isalnum() or not value:
        return value
    return WRAPPED + base64.b32encode(value.encode()).decode().rstrip("=")


def unwrapped(value: Any) -> Any:
    """The value itself."""
    if not isinstance(value, str) or not value.startswith(WRAPPED):
        return value
    letters = value.removeprefix(WRAPPED)
    try:
        return base64.b32decode(letters + "=" * (-len(letters) % 8)).decode()
    except ValueError:
        raise BadRequest(f"no text begins with {WRAPPED}") from None


class SpielState(pyspiel.State):
    """A position; all of it is in its course."""

    def __init__(self, game: SpielGame, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        course = self.course
        if course.awaits_chance:
            return AT_CHANCE
        return AT_END if course.over else course.decider

    def is_terminal(self) -> bool:
        return self.course.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return ODDS

    def _apply_action(self, action: int) -> None:
        if self.course.awaits_chance:
            self.course.draw(action)
        else:
            self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"stream {action}"
        return self.course.spaces.say(action)

    def returns(self) -> list[float]:
        return self.course.returns()

    def __str__(self) -> str:
        return str(self.course)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position this player cannot tell from this one, drawn fairly."""
        twin: SpielState = self.clone()
        drawn = [int(sampler() * 2**32) for _ in range(3)]
        twin.course.resample(player, hashlib.blake2b(repr(drawn).encode()).digest())
        return twin


class RandomRollouts:
    """An evaluator for OpenSpiel's searches: the mean result of random games from a position.

    It takes the place of `mcts.RandomRolloutEvaluator`, which applies every action and draw from
    Python and builds the list of all draws each time. These games are played by the rules
    themselves, in compiled code, with the chance of the rules.
    """

    def __init__(self, n_rollouts: int = 1, random_state: Any = None) -> None:
        self.n_rollouts = n_rollouts
        self.random_state = np.random.RandomState() if random_state is None else random_state

    def evaluate(self, state: SpielState) -> Any:
        """The mean returns of all players."""
        course, total = state.course, np.zeros(state.num_players())
        for _ in range(self.n_rollouts):
            start = course
            if course.awaits_chance:
                start = course.clone()
                start.draw(int(self.random_state.randint(OUTCOMES)))
            assert start.state is not None
            words = self.random_state.bytes(24)
            end = played_out(start.state, stream_of(words[:12]), stream_of(words[12:]))
            total += rewards(end, VICTORY)
        return total / self.n_rollouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """The same for every action."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Observer:
    """What a player sees: as the numbers of its fields, or as a string.

    The string of an information state stands for everything the player has seen and done; its
    tensor is that of the observation.
    """

    def __init__(self, course: Course, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(course.spaces.numbers.width, np.float32)
        self.dict = {name: self.tensor[place] for name, place in course.spaces.places().items()}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.course.seen(player), np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return f"player {player}: {state.course.memory(player).hex()}"
        self.set_from(state, player)
        fields = [
            f"{name}={','.join(str(int(value)) for value in values)}"
            for name, values in self.dict.items()
        ]
        return " ".join(fields)
