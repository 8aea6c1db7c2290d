"""Records of random games, true ones."""

from __future__ import annotations

import msgspec

import ludolith
from ludolith.engine import chance_source
from ludolith.engine.chance_source import Contribution
from ludolith.engine.records import Record, Seat, sealed
from ludolith.engine.replay import record_of, result_of
from ludolith.engine.rng import DECISIONS, new_rng

GAME = ludolith.game("diamant")
SEATS = (Seat("Anna"), Seat("Борис"), Seat("Łucja"), Seat("Steady", bot="steady"))
OPTIONS: dict[str, bool | int | str] = {"relics": True, "open_chests": False}
SECRET = bytes(range(32))
# Anna gave one part, Борис and Łucja share a device.
PARTS = (Contribution((0,), "0a" * 32), Contribution((1, 2), "0b" * 32))


def seeded_game(seed: int = 7, moves: int = 10_000) -> Record:
    """A seeded game, to its end or for a number of moves."""
    state = GAME.new(len(SEATS), seed, OPTIONS)
    rng = new_rng(seed, DECISIONS)
    made: list[tuple[int, int]] = []
    while not state.over and len(made) < moves:
        seat, move = state.deciders()[0], rng.below(2)
        state.apply(seat, move)
        made.append((seat, move))
    return record_of(GAME, state, seats=SEATS, options=OPTIONS, seed=seed, moves=made)


def live_game(taken_back: int = 0, parts: tuple[Contribution, ...] = ()) -> Record:
    """A game whose chance came from a secret, as at a live table, and from parts of the players.

    Decisions taken back before the first move use up numbers of the table's chance.
    """
    key = chance_source.chance_key(SECRET, parts)
    state = GAME.new_from(len(SEATS), chance_source.secret_chance(key), OPTIONS)
    rng = new_rng(7, DECISIONS)
    made: list[tuple[int, dict[str, str]]] = []
    while not state.over:
        chance_source.reseed(state.rng, key, taken_back + len(made) + 1)
        seat, move = state.deciders()[0], rng.below(2)
        state.apply(seat, move)
        made.append((seat, msgspec.to_builtins(GAME.describe(move))))
    numbers = range(taken_back + 1, taken_back + len(made) + 1)
    record = Record(
        game=GAME.name,
        options=OPTIONS,
        seats=SEATS,
        secret=SECRET.hex(),
        commitment=chance_source.commitment(SECRET),
        contributions=parts or None,
        numbers=tuple(numbers) if taken_back else None,
        moves=tuple(made),
        result=result_of(state),
    )
    return sealed(record)
