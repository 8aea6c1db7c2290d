"""Moves as numbers that mean the same for every seat."""

from __future__ import annotations

import hashlib
import json

import msgspec
import pytest

import ludolith
from ludolith.adapters.actions import Spaces, spaces_of
from ludolith.adapters.versions import version
from ludolith.engine.errors import WrongPlayerCount
from ludolith.engine.rng import DECISIONS, new_rng
from tests.adapters.games import NAMES
from tests.games.settings import any_move

TABLES = [(name, players) for name in NAMES for players in ludolith.game(name).player_counts]

# What the actions and observations of each version of a game mean, for its usual table, and what
# comes of a game of random actions. A change here needs a new version in `adapters/versions.py`.
PINNED = {
    "diamant": {0: "49c1018c8e91413c"},
    "dinokalipsa": {0: "a54dd65920920535"},
    "dino_bones": {0: "cf69a502bdf672fa"},
    "gods_love_dinosaurs": {0: "0bb1d4d4fa60d50e"},
}


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
    boost = game.describe(game.decode_move({"move": "boost-score", "target": 1}))
    action = spaces.moves.index(boost)
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
    assert PINNED[name][version(name)] == fingerprint(name), "raise the version of this game"


def fingerprint(name: str) -> str:
    """Of what actions and fields mean, and of a game of random actions."""
    game = ludolith.game(name)
    players = max(4, game.player_counts[0])
    spaces = spaces_of(name, players)
    state, rng = game.new(players, seed=7), new_rng(7, DECISIONS)
    rows: list[object] = []
    while not state.over:
        seat = state.deciders()[0]
        legal = spaces.numbers.legal(state, seat)
        action = legal[rng.below(len(legal))]
        rows.append([seat, legal, action, list(spaces.numbers.observe(state, seat))])
        state.act(seat, codes_of(spaces, seat)[action])
    meanings = [spaces.describe(action) for action in range(len(spaces.moves))]
    fields = [(field.name, field.size, field.low, field.high) for field in spaces.fields]
    everything = json.dumps([meanings, fields, rows, list(state.scores())])
    return hashlib.blake2b(everything.encode(), digest_size=8).hexdigest()
