"""Moves as numbers that mean the same for every seat."""

from __future__ import annotations

import hashlib
import json

import msgspec
import numpy as np
import pytest

import ludolith
from ludolith.adapters.actions import Spaces, spaces_of
from ludolith.adapters.environment_versions import version
from ludolith.adapters.gymnasium import Solo
from ludolith.adapters.rewards import MARGIN, VICTORY, rewards
from ludolith.engine.errors import WrongPlayerCount
from ludolith.engine.options import OptionValue
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.testing.game_setups import any_move, values_of
from tests.adapters.games import NAMES
from tests.golden import folder_of

PLAYERS = 4  # at the usual table
TABLES = [(name, players) for name in NAMES for players in ludolith.game(name).player_counts]


def codes_of(spaces: Spaces, seat: int) -> list[int]:
    return list(spaces.numbers.codes[seat])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_action_of_every_seat_is_another_move(name: str, players: int) -> None:
    spaces = spaces_of(name, players)
    for seat in range(players):
        codes = codes_of(spaces, seat)
        assert len(set(codes)) == len(codes) == len(spaces.moves)
        for action, code in enumerate(codes):
            assert spaces.numbers.actions[seat][code] == action


@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_legal_has_a_number(name: str) -> None:
    """But for tiles of Gods Love Dinosaurs laid far from the nest: some always stay near."""
    game = ludolith.game(name)
    players = game.player_counts[0]
    spaces = spaces_of(name, players)
    state, rng = game.new(players, seed=5), new_rng(5, DECISIONS)
    while not state.over:
        seat = state.deciders()[0]
        assert len(spaces.numbers.legal(state, seat)) == len(state.legal(seat))
        state.act(seat, any_move(state, seat, rng))


def test_players_named_in_a_move_are_counted_from_the_one_who_moves() -> None:
    game, spaces = ludolith.game("dinokalipsa"), spaces_of("dinokalipsa", 3)
    raised = game.describe(game.decode_move({"move": "raise-score", "target": 1}))
    action = spaces.moves.index(raised)
    for seat in range(3):
        move = game.describe(codes_of(spaces, seat)[action])
        assert msgspec.to_builtins(move)["target"] == (seat + 1) % 3


def test_a_move_that_names_two_players_names_them_in_order_for_every_seat() -> None:
    game, spaces = ludolith.game("dinokalipsa"), spaces_of("dinokalipsa", 4)
    action = next(
        a for a in range(len(spaces.moves)) if spaces.describe(a)["move"] == "swap-others"
    )
    relative = spaces.describe(action)
    for seat in range(4):
        move = msgspec.to_builtins(game.describe(codes_of(spaces, seat)[action]))
        meant = sorted((seat + int(str(relative[name]))) % 4 for name in ("one", "other"))
        assert [move["one"], move["other"]] == meant


def test_nobody_is_named_who_is_not_at_the_table() -> None:
    targets = [move.get("target") for move in map(spaces_of("dinokalipsa", 2).describe, range(80))]
    assert {target for target in targets if target is not None} == {0, 1}


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(WrongPlayerCount, match="3 to 8 players, not 2"):
        spaces_of("diamant", 2)


@pytest.mark.parametrize("name", NAMES)
def test_what_an_id_stands_for_does_not_change_without_a_new_version(name: str) -> None:
    """A change needs a new `environment_version` of the game, once one has been released. A level
    that plays otherwise is such a change, too: results against it would not compare.
    """
    pinned = json.loads((folder_of(name) / "environment.json").read_text(encoding="utf-8"))
    assert pinned[str(version(name))] == fingerprint(name)


def fingerprint(name: str) -> str:
    """Of what actions and fields mean at the usual table, and of whole games: of random actions,
    with the usual options and with others, and of a learner that acts at random among bots.
    """
    spaces = spaces_of(name, PLAYERS)
    meanings = [spaces.describe(action) for action in range(len(spaces.moves))]
    fields = [(field.name, field.size, field.low, field.high) for field in spaces.fields]
    game = ludolith.game(name)
    others = {option.name: values_of(game, option)[-1] for option in game.options}
    games = [at_random(name, {}), at_random(name, others), among_bots(name)]
    everything = json.dumps([meanings, fields, games])
    return hashlib.blake2b(everything.encode(), digest_size=8).hexdigest()


def at_random(name: str, options: dict[str, OptionValue]) -> list[object]:
    """A game of random actions: what was seen, done and earned."""
    spaces = spaces_of(name, PLAYERS)
    state, rng = ludolith.game(name).new(PLAYERS, 7, options), new_rng(7, DECISIONS)
    rows: list[object] = []
    while not state.over:
        seat = state.deciders()[0]
        legal = spaces.numbers.legal(state, seat)
        action = legal[rng.below(len(legal))]
        rows.append([seat, legal, action, list(spaces.numbers.observe(state, seat))])
        state.act(seat, codes_of(spaces, seat)[action])
    return [*rows, list(state.scores()), rewards(state, VICTORY), rewards(state, MARGIN)]


def among_bots(name: str) -> list[object]:
    """A game of a learner that acts at random, against bots of several levels."""
    env, rng, over = (
        Solo(name, PLAYERS, opponents=["casual", "steady", "strong"]),
        new_rng(7, 1),
        False,
    )
    seen, _ = env.reset(seed=7)
    rows: list[object] = []
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        action = int(legal[rng.below(len(legal))])
        seen, reward, over, _, _ = env.step(action)
        rows.append([action, seen["observation"].tolist(), reward])
    return [*rows, env.play.forfeited]
