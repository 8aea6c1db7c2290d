"""One game under way, as all bridges see it: actions in, arrays out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium import Space

import ludolith
from ludolith.adapters import gym_spaces, rewards
from ludolith.adapters.actions import Spaces, spaces_of, usual_players
from ludolith.adapters.integers import whole
from ludolith.engine.errors import BadRequest
from ludolith.engine.game import Game
from ludolith.engine.options import settle
from ludolith.engine.state import State

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Observation(TypedDict):
    """What a learner gets to see."""

    observation: Numbers
    action_mask: Mask


class Play:
    """A game for a number of players with its options; `begin` starts one game after another.

    It holds a bare position and no `RunningGame`: environments are copied and pickled, and keep
    neither moves nor events.
    """

    def __init__(
        self, name: str, players: int | None, rewarded: str, options: Mapping[str, object]
    ) -> None:
        game = ludolith.game(name)
        self.name = name
        self.players = usual_players(game) if players is None else whole(players, "players")
        self.rewarded = rewards.check(rewarded)
        self.options = settle(game.options, options)
        self.check()
        template = game.template(self.players, self.options)
        self.forfeited = rewards.forfeited(self.rewarded, game.widest_margin(template))
        self._state: State | None = None

    def check(self) -> None:
        """Refuse what cannot be played."""
        self.numbering = self.spaces.numbers

    @property
    def game(self) -> Game:
        return ludolith.game(self.name)

    @property
    def spaces(self) -> Spaces:
        return spaces_of(self.name, self.players)

    @property
    def state(self) -> State:
        if self._state is None:
            raise BadRequest("no game has begun: call reset first")
        return self._state

    def __getstate__(self) -> dict[str, object]:
        """What is the same for all games of a kind is not copied."""
        return {name: value for name, value in vars(self).items() if name != "numbering"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.check()

    def check_begun(self) -> None:
        """Refuse what needs a game."""
        assert self.state

    def begin(self, seed: int) -> None:
        """A new game; the same seed gives the same game."""
        self._state = self.game.new(self.players, seed, self.options)

    def deciders(self) -> list[int]:
        return list(self.state.deciders())

    def observation(self, seat: int) -> Any:
        """What this seat sees and may do."""
        seen: Observation = {"observation": self.numbers(seat), "action_mask": self.mask(seat)}
        return seen

    def hint(self, seen: Any) -> dict[str, Any]:
        """What the infos tell of a choice, given what the seat sees."""
        return {"action_mask": seen["action_mask"].copy()}

    def observation_space(self, waiting: bool = False) -> Space[Any]:
        return gym_spaces.observations(self.spaces, waiting)

    def action_space(self, waiting: bool = False) -> Space[Any]:
        return gym_spaces.actions(self.spaces, waiting)

    def numbers(self, seat: int) -> Numbers:
        row = self.numbering.observe(self.state, seat)
        return np.frombuffer(memoryview(row), np.int16).copy()  # which can be written to

    def mask(self, seat: int) -> Mask:
        row = self.numbering.mask(self.state, seat)
        return np.frombuffer(memoryview(row), np.int8).copy()

    def is_legal(self, seat: int, action: Any) -> bool:
        return whole(action, "an action") in self.numbering.legal(self.state, seat)

    def try_act(self, seat: int, action: Any) -> bool:
        """Take an action if it is legal; otherwise nothing happens."""
        return self.numbering.try_act(self.state, seat, whole(action, "an action"))

    def act(self, seat: int, taken: Any) -> None:
        """Take an action, or refuse it with its reason and leave everything as it was."""
        if not self.try_act(seat, taken):
            # Refuses it, unless the game allows more than it lists.
            self.state.act(seat, self.spaces.code(self.state, seat, whole(taken, "an action")))

    def rewards(self) -> list[float]:
        """By seat; nothing before the end."""
        if not self.state.over:
            return [0.0] * self.players
        return rewards.rewards(self.state, self.rewarded)
