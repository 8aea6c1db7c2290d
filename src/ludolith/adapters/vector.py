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
from ludolith.adapters.reused_arrays import Copies, Refilled
from ludolith.adapters.rewards import MARGIN, VICTORY
from ludolith.engine.chance_source import MOST_SEED
from ludolith.engine.errors import BadRequest

Array = npt.NDArray[Any]


class Games(VectorEnv[Observation, Array, Array]):
    """Many games of one kind, stepped together in compiled code.

    With `copy=False` every step fills the same arrays, so the next step changes them.
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
        self.torn = "no game has begun"  # why no step can be made; empty: it can
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
        self.show(Copies if copy else Refilled)

    def show(self, kind: type[Copies]) -> None:
        """The batch's numbers as arrays."""
        batch, games = self.batch, self.num_envs
        self.rows = kind(view(batch.observations, np.int16, games, -1))
        self.masks = kind(view(batch.masks, np.int8, games, -1))
        self.finals = kind(view(batch.finals, np.int16, games, -1))
        self.shares = kind(view(batch.shares, np.float64, games, -1))
        self.rewards = kind(view(batch.rewards, np.float64, games))
        self.ended = kind(view(batch.ended, np.bool_, games))
        self.illegal = kind(view(batch.illegal, np.bool_, games))
        self.seats = kind(view(batch.asked, np.int64, games))
        self.never = kind(np.zeros(games, np.bool_))

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
        self.torn = "a reset was interrupted"
        self.batch.reset(seeds)
        begun = self.seen(), {"seat": self.seats.copy()}
        self.torn = ""
        return begun

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Decide in every game.

        A step that is interrupted (Ctrl-C, a bot that fails) may have been made in some games and
        not in others. Actions for what was seen before would then be illegal in some, so no step
        can follow it, only a reset.
        """
        if self.torn:
            raise BadRequest(f"{self.torn}: call reset first")
        taken = self.taken(actions).tobytes()
        self.torn = "a step was interrupted"
        over = self.batch.step(taken)
        infos: dict[str, Any] = {"seat": self.seats.copy()}
        ended = self.ended.copy()
        if over:
            infos["final_obs"], infos["_final_obs"] = self.finals.copy(), ended
            infos["rewards"], infos["_rewards"] = self.shares.copy(), ended
            infos["illegal"], infos["_illegal"] = self.illegal.copy(), ended
        made = self.seen(), self.rewards.copy(), ended, self.never.copy(), infos
        self.torn = ""
        return made

    def taken(self, actions: Array) -> Array:
        """An action for every game, if they are such."""
        try:
            taken = np.asarray(actions)
        except ValueError:
            raise BadRequest("actions must be one row of whole numbers") from None
        if taken.shape != (self.num_envs,):
            raise BadRequest(f"{self.num_envs} games need as many actions, not {taken.shape}")
        if taken.dtype.kind not in "iu":
            for number, action in enumerate(actions):
                whole(action, f"the action of game {number}")
            raise BadRequest(f"actions must be whole numbers of 64 bits, not {taken.dtype}")
        return taken.astype(np.int64, copy=False)

    def __reduce_ex__(self, protocol: SupportsIndex, /) -> NoReturn:
        """A copy would have to share what all games write to, or do without it."""
        raise BadRequest("an environment of many games can be neither copied nor pickled")

    def seen(self) -> Observation:
        return {"observation": self.rows.copy(), "action_mask": self.masks.copy()}


def seat_of(opponents: str | Sequence[str] | None, seat: int | None) -> int:
    if opponents is None:
        return ALL_SEATS
    return BY_LOT if seat is None else seat


def view(numbers: Any, kind: type[Any], *shape: int) -> Array:
    """Native numbers as an array of this shape."""
    return np.frombuffer(memoryview(numbers), kind).reshape(shape)
