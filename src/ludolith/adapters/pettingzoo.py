"""PettingZoo: every game as an environment of several agents.

    from ludolith.adapters import pettingzoo
    env = pettingzoo.env("diamant", players=4, relics=True)           # one agent after the other
    env = pettingzoo.parallel_env("diamant", players=4)               # all who decide at once

Agents are player_0, player_1, … by seat. Where several decide at once, `env` asks them one after
the other. What is chosen in secret stays so; in Gods Love Dinosaurs all work in the open, and later
seats see what earlier ones did. Rewards come at the end of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as problem:
    from ludolith.adapters.errors import missing

    raise missing("pettingzoo", problem) from None

from ludolith.adapters import drawing
from ludolith.adapters.continuous_actions import AimedPlay, play_of
from ludolith.adapters.environment_game import Observation, Play
from ludolith.adapters.environment_versions import version
from ludolith.adapters.integers import whole
from ludolith.adapters.reset_seeds import Seeds
from ludolith.adapters.rewards import VICTORY
from ludolith.engine.errors import BadRequest, LudolithError

Action = Any  # a whole number, or an array of aims
Info = dict[str, Any]


def env(
    game: str,
    players: int | None = None,
    *,
    rewards: str = VICTORY,
    render_mode: str | None = None,
    **options: object,
) -> AECEnv[str, Any, Any]:
    """A game with the usual wrappers: an illegal action ends it at the cost of its agent."""
    return Refereed(raw_env(game, players, rewards=rewards, render_mode=render_mode, **options))


def raw_env(
    game: str,
    players: int | None = None,
    *,
    rewards: str = VICTORY,
    render_mode: str | None = None,
    **options: object,
) -> Turns:
    """A game as it is: an illegal action is refused with its reason, and nothing happens."""
    return Turns(play_of(game, players, rewards, options), render_mode)


def parallel_env(
    game: str,
    players: int | None = None,
    *,
    rewards: str = VICTORY,
    render_mode: str | None = None,
    **options: object,
) -> AtOnce:
    """A game in which all agents act at once, those who have nothing to decide by waiting."""
    return AtOnce(Play(game, players, rewards, options), render_mode)


class Seats:
    """What both kinds of environments share: agents, spaces, drawing."""

    def __init__(self, play: Play, render_mode: str | None, waiting: bool) -> None:
        self.play = play
        self.seeds = Seeds()
        self.render_mode = drawing.checked(render_mode)
        self.metadata = {
            "name": f"ludolith_{play.name}_v{version(play.name)}",
            "render_modes": list(drawing.MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(play.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: play.observation_space(waiting) for agent in self.possible_agents
        }
        self.action_spaces = {agent: play.action_space(waiting) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def seat(self, agent: str) -> int:
        try:
            return self.seats[agent]
        except (KeyError, TypeError):
            last = self.possible_agents[-1]
            raise BadRequest(f"there is no agent {agent!r}: they are player_0 to {last}") from None

    def render(self) -> str | drawing.Picture | None:
        return drawing.render(self.play.name, self.play.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class Turns(Seats, AECEnv[str, Any, Any]):
    """Agents act one after the other."""

    def __init__(self, play: Play, render_mode: str | None) -> None:
        super().__init__(play, render_mode, waiting=False)
        self.torn = False  # a step or reset began and never ended
        self.unseen: Any = None  # what the agent sees whose turn it is, until it looks

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a given seed is the seed of this very game."""
        number = self.seeds.next(seed)
        self.torn = True
        self.play.begin(number)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.select()
        self.torn = False
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Any:
        if self.unseen is not None and agent == self.agent_selection:
            seen, self.unseen = self.unseen, None
            return seen
        return self.play.observation(self.seat(agent))

    def step(self, action: Action) -> None:
        self.play.check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadRequest(f"{agent} must act: None is only for those whose game is over")
        self.check_whole()
        self.torn = True
        try:
            self.play.act(self.seats[agent], action)
        except LudolithError:  # a refusal: nothing has happened
            self.torn = False
            raise
        self.go_on(agent)

    def try_step(self, agent: str, action: Action) -> bool:
        """Let the agent whose turn it is act, if it may."""
        self.check_whole()
        self.torn = True
        try:
            acted = self.play.try_act(self.seats[agent], action)
        except LudolithError:  # a refusal: nothing has happened
            self.torn = False
            raise
        if acted:
            self.go_on(agent)
        else:
            self.torn = False
        return acted

    def check_whole(self) -> None:
        """After an interruption it is not known whose turn it is: an action might forfeit."""
        if self.torn:
            raise BadRequest("a step was interrupted: call reset first")

    def go_on(self, agent: str) -> None:
        """An agent has acted: find who is next, or what it was worth."""
        self._cumulative_rewards[agent] = 0.0
        if self.play.state.over:
            self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.unseen = None
        else:
            self.rewards = dict.fromkeys(self.possible_agents, 0.0)
            self.select()
        self.torn = False
        if self.render_mode == "human":
            self.render()

    def forfeit(self, agent: str) -> None:
        """The game is over at the cost of this agent."""
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = self.play.forfeited
        self._accumulate_rewards()
        self._deads_step_first()

    def select(self) -> None:
        """The first of those who must decide now."""
        seat = self.play.state.deciders()[0]
        self.agent_selection = self.possible_agents[seat]
        self.unseen = self.play.observation(seat)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = self.play.hint(self.unseen)


class Refereed(wrappers.OrderEnforcingWrapper[str, Any, Any]):
    """An illegal action, or one outside the actions, ends the game at the cost of its agent.

    It does what the wrappers of PettingZoo for that and for the order of calls do, but those take
    each attribute from the environment by its name, two dozen times a decision.
    """

    env: Turns

    def observe(self, agent: str) -> Any:
        return self.env.observe(agent) if self._has_reset else super().observe(agent)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, Info]:
        seen: tuple[Any, float, bool, bool, Info]
        seen = self.env.last(observe) if self._has_reset else super().last(observe)
        return seen

    def step(self, action: Action) -> None:
        turns = self.env
        agent = turns.agent_selection if self._has_reset and turns.agents else None
        if agent is None or turns.terminations[agent] or isinstance(turns.play, AimedPlay):
            super().step(action)  # aimed: every action is legal
            return
        self._has_updated = True
        if action is not None and turns.try_step(agent, action):
            return
        EnvLogger.warn_on_illegal_move()
        turns.forfeit(agent)

    def __str__(self) -> str:
        return str(self.env)


class AtOnce(Seats, ParallelEnv[str, Observation, Any]):
    """All agents act at once; the last action of the space is to wait.

    An agent with nothing to decide can only wait. One that must decide cannot wait, and an action
    that is not legal ends the game at the agent's own cost. Where several decide in the open, what
    one does may take away what another chose; that one is then asked again.
    """

    def __init__(self, play: Play, render_mode: str | None) -> None:
        super().__init__(play, render_mode, waiting=True)
        self.wait = len(play.spaces.moves)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """A new game; a given seed is the seed of this very game."""
        self.play.begin(self.seeds.next(seed))
        self.agents = list(self.possible_agents)
        if self.render_mode == "human":
            self.render()
        seen = self.observations()
        return seen, infos_of(seen)

    def observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What an agent sees; to wait is legal for all but those who must decide."""
        seen: Observation = self.play.observation(self.seat(agent))
        idle = not seen["action_mask"].any()
        seen["action_mask"] = np.append(seen["action_mask"], np.int8(idle))
        return seen

    def step(
        self, actions: Mapping[str, Action]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        self.play.check_begun()
        if not self.agents:
            raise BadRequest("the game is over: call reset first")
        if not isinstance(actions, Mapping):
            raise BadRequest(f"actions are a dictionary from agents to actions, not {actions!r}")
        for agent in actions:
            self.seat(agent)  # refuses an agent that does not play
        agents = self.agents
        at_fault = [agent for agent in agents if not self.may(agent, actions.get(agent))]
        if not at_fault:
            for seat in self.play.deciders():
                action = whole(actions[self.possible_agents[seat]], "an action")
                if self.play.is_legal(seat, action):
                    self.play.act(seat, action)
        over = self.play.state.over or bool(at_fault)
        earned = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
        for agent in at_fault:
            earned[agent] = self.play.forfeited
        seen = self.observations()
        infos = infos_of(seen)
        for agent in at_fault:
            infos[agent]["illegal"] = actions.get(agent)
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            {agent: earned[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def may(self, agent: str, action: Action) -> bool:
        """Whether an agent may do this now."""
        seat = self.seat(agent)
        if seat not in self.play.deciders():
            return action is None or whole(action, "an action") == self.wait
        return action is not None and self.play.is_legal(seat, action)


def infos_of(seen: dict[str, Observation]) -> dict[str, Info]:
    return {agent: {"action_mask": each["action_mask"]} for agent, each in seen.items()}
