"""Gymnasium: a learner in one seat against bots, or in every seat of thousands of games at once.

    import gymnasium
    import ludolith.adapters.gymnasium                                # makes the ids known
    env = gymnasium.make("ludolith/Diamant-v0", opponents="steady")
    envs = gymnasium.make_vec("ludolith/Diamant-v0", num_envs=4096, opponents=None)

An action that is not legal ends the game with a reward no better than that of any way to lose; the
legal ones are in the observation's `action_mask`. Rewards come at the end of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

try:
    import gymnasium
except ImportError as problem:
    from ludolith.adapters.errors import missing

    raise missing("gymnasium", problem) from None

import ludolith
from ludolith.adapters import drawing
from ludolith.adapters.bot_turns import let_others_play
from ludolith.adapters.continuous_actions import play_of
from ludolith.adapters.environment_versions import version
from ludolith.adapters.integers import whole
from ludolith.adapters.opponents import checked_seat, opponents_of
from ludolith.adapters.reset_seeds import Seeds
from ludolith.adapters.rewards import VICTORY
from ludolith.adapters.vector import Games
from ludolith.engine.chance_source import decisions
from ludolith.engine.errors import BadRequest, LudolithError
from ludolith.engine.rng import Rng

__all__ = ["Games", "Solo", "env_id", "register"]


class Solo(gymnasium.Env[Any, Any]):
    """A learner in one seat, bots in all others."""

    metadata: dict[str, Any] = {"render_modes": list(drawing.MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] | None = "random",
        seat: int | None = 0,
        rewards: str = VICTORY,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.play = play_of(game, players, rewards, options)
        self.opponents = opponents_of(self.play.game, self.play.players, opponents)
        self.fixed_seat = checked_seat(seat, self.play.players)
        self.seat = 0 if self.fixed_seat is None else self.fixed_seat
        self.render_mode = drawing.checked(render_mode)
        self.observation_space = self.play.observation_space()
        self.action_space = self.play.action_space()
        self.seeds = Seeds()
        self.streams: list[Rng] = []
        self.forfeited = False
        self.torn = False  # a step or reset began and never ended

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game; a given seed is the seed of this very game."""
        number = self.seeds.next(seed)
        super().reset(seed=None if seed is None else number)
        self.play.begin(number)
        self.streams = [decisions(number, each) for each in range(self.play.players)]
        if self.fixed_seat is None:
            self.seat = decisions(number).below(self.play.players)
        self.forfeited = False
        self.torn = True
        self.let_others_play()
        if self.render_mode == "human":
            self.render()
        begun = self.look()
        self.torn = False
        return begun

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        play, seat = self.play, self.seat
        if play.state.over or self.forfeited:
            raise BadRequest("the game is over: call reset first")
        if self.torn:
            raise BadRequest("a step was interrupted: call reset first")
        self.torn = True
        try:
            acted = play.try_act(seat, action)
        except LudolithError:  # a refusal: nothing has happened
            self.torn = False
            raise
        if acted:
            self.let_others_play()
        if acted and self.render_mode == "human":
            self.render()
        seen, info = self.look()
        self.torn = False
        if not acted:
            self.forfeited = True
            return (
                seen,
                play.forfeited,
                True,
                False,
                {**info, "illegal": whole(action, "an action")},
            )
        over = play.state.over
        return seen, play.rewards()[seat] if over else 0.0, over, False, info

    def let_others_play(self) -> None:
        """Bots decide until the learner must, or the game is over."""
        let_others_play(self.play.state, self.seat, self.opponents, self.streams, 0)

    def look(self) -> tuple[Any, dict[str, Any]]:
        seen = self.play.observation(self.seat)
        return seen, {**self.play.hint(seen), "seat": self.seat}

    def render(self) -> Any:
        return drawing.render(self.play.name, self.play.state, self.render_mode)


def env_id(game: str) -> str:
    """The id of a game's environment: ludolith/Diamant-v0."""
    words = "".join(word.capitalize() for word in game.split("_"))
    return f"ludolith/{words}-v{version(game)}"


def register() -> None:
    """Make all ids known; those that are known already stay as they are."""
    for game in ludolith.NAMES:
        if env_id(game) not in gymnasium.registry:
            numbered = len(ludolith.game(game).codes()) > 0  # those that are aimed go one by one
            gymnasium.register(
                env_id(game),
                entry_point=f"{__name__}:Solo",
                vector_entry_point=f"{__name__}:Games" if numbered else None,
                kwargs={"game": game},
            )


register()
