"""Thousands of games in one environment of Gymnasium: a step is one decision in every game.

With opponents a learner plays one seat of every game against bots. Without (`opponents=None`) the
learner decides for all seats: each row then shows what the seat sees that must decide next in that
game; `infos["seat"]` tells which, and `infos["rewards"]` has the rewards of all seats of the games
that have just ended.

A game that ends is followed by a new one in the same step. Its last observation is then in
`infos["final_obs"]`, in the row of its game, and `infos["_final_obs"]` tells which rows are filled.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NoReturn, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludolith.adapters import gym_spaces
from ludolith.adapters.batched_games import ALL_SEATS, BY_LOT, Batch
from ludolith.adapters.environment_game import Observation, Play
from ludolith.adapters.integers import whole
from ludolith.adapters.opponents import checked_seat, opponents_of
from ludolith.adapters.reset_seeds import checked_seed
from ludolith.adapters.rewards import MARGIN, VICTORY
from ludolith.engine.chance_source import MOST_SEED
from ludolith.engine.errors import BadRequest

Array = npt.NDArray[Any]


class Games(VectorEnv[Observation, Array, Array]):
    """Many games of one kind, stepped together in compiled code.

    With `copy=False` observations, masks and rewards are shown where they are written: reading them
    costs nothing, and the next step changes them.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        num_envs: int = 1,
        opponents: str | Sequence[str] | None = "random",
        seat: int | None = 0,
        rewards: str = VICTORY,
        copy: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        num_envs = whole(num_envs, "num_envs")
        if num_envs < 1:
            raise BadRequest(f"there must be at least one game, not {num_envs}")
        if render_mode is not None:
            raise BadRequest("many games at once are not drawn: make one environment to watch")
        play = Play(game, players, rewards, options)
        self.spaces = play.spaces
        self.num_envs = num_envs
        self.players = play.players
        self.copy = copy
        self.single_observation_space = gym_spaces.observations(self.spaces)
        self.single_action_space = gym_spaces.actions(self.spaces)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(
            play.game.template(play.players, play.options),
            self.spaces.numbers,
            num_envs,
            seat_of(opponents, checked_seat(seat, play.players)),
            [] if opponents is None else opponents_of(play.game, play.players, opponents),
            rewards == MARGIN,
            play.forfeited,
        )
        self.show()

    def show(self) -> None:
        """The batch's numbers as arrays that follow them."""
        batch, games = self.batch, self.num_envs
        self.rows = view(batch.observations, np.int16, games, -1)
        self.masks = view(batch.masks, np.int8, games, -1)
        self.finals = view(batch.finals, np.int16, games, -1)
        self.shares = view(batch.shares, np.float64, games, -1)
        self.rewards = view(batch.rewards, np.float64, games)
        self.ended = view(batch.ended, np.bool_, games)
        self.illegal = view(batch.illegal, np.bool_, games)
        self.seats = view(batch.asked, np.int64, games)
        self.never = np.zeros(games, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew. Game i has seed + i, or its own of a list of seeds."""
        if seed is None:
            seeds = [int(each) for each in self.np_random.integers(MOST_SEED, size=self.num_envs)]
        elif isinstance(seed, Iterable):
            seeds = [checked_seed(each) for each in seed]
            if len(seeds) != self.num_envs:
                raise BadRequest(f"{self.num_envs} games need as many seeds, not {len(seeds)}")
            self.np_random = np.random.default_rng(seeds)
        else:
            first = checked_seed(seed)
            checked_seed(first + self.num_envs - 1)
            super().reset(seed=first)
            seeds = [first + game for game in range(self.num_envs)]
        self.batch.reset(seeds)
        return self.seen(), {"seat": self.given(self.seats)}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Decide in every game."""
        if not self.batch.states:
            raise BadRequest("no game has begun: call reset first")
        over = self.batch.step(self.taken(actions).tobytes())
        infos: dict[str, Any] = {"seat": self.given(self.seats)}
        ended = self.given(self.ended)
        if over:
            infos["final_obs"], infos["_final_obs"] = self.of_ended(self.finals), ended
            infos["rewards"], infos["_rewards"] = self.of_ended(self.shares), ended
            infos["illegal"], infos["_illegal"] = self.given(self.illegal), ended
        return self.seen(), self.given(self.rewards), ended, self.given(self.never), infos

    def taken(self, actions: Array) -> Array:
        """An action for every game, if they are such."""
        try:
            taken = np.asarray(actions)
        except ValueError:
            raise BadRequest("actions must be one row of whole numbers") from None
        if taken.shape != (self.num_envs,):
            raise BadRequest(f"{self.num_envs} games need as many actions, not {taken.shape}")
        if taken.dtype.kind not in "iu":
            raise BadRequest(f"actions must be whole numbers, not {taken.dtype}")
        return taken.astype(np.int64, copy=False)

    def __reduce_ex__(self, protocol: SupportsIndex, /) -> NoReturn:
        """A copy would have to share what all games write to, or do without it."""
        raise BadRequest("an environment of many games can be neither copied nor pickled")

    def seen(self) -> Observation:
        return {"observation": self.given(self.rows), "action_mask": self.given(self.masks)}

    def given(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def of_ended(self, array: Array) -> Array:
        """The rows of games that have just ended; they are few, so only they are copied."""
        if not self.copy:
            return array
        rows = np.zeros(array.shape, array.dtype)
        rows[self.ended] = array[self.ended]
        return rows


def seat_of(opponents: str | Sequence[str] | None, seat: int | None) -> int:
    if opponents is None:
        return ALL_SEATS
    return BY_LOT if seat is None else seat


def view(numbers: Any, kind: type[Any], *shape: int) -> Array:
    """Native numbers as an array of this shape."""
    return np.frombuffer(memoryview(numbers), kind).reshape(shape)
