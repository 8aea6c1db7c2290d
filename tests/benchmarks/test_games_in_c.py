"""Games written a second time, in C, play the same games: each is a witness of the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import msgspec
import pytest

import ludolith
from ludolith import games
from ludolith.benchmarks import c_programs
from ludolith.benchmarks.c_programs import BEST, SAME, CSide, every_variant, said
from ludolith.benchmarks.ratios import result
from ludolith.benchmarks.side_messages import Order
from ludolith.benchmarks.worker import carry_out

PROGRAMS = [
    (game, kind) for game in games.OWN for kind in (SAME, BEST) if c_programs.exists(game, kind)
]
VARIANTS = [(order, kind) for game, kind in PROGRAMS for order in every_variant(game)]
FIRST_SEEDS = (0, 2**40 + 5)  # the second does not fit into 32 bits


class Programs:
    """The programs that tests have asked for, each compiled once."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.sides: dict[tuple[str, str], CSide] = {}

    def play(self, order: Order, kind: str = SAME) -> tuple[int, int]:
        program = (order.game, kind)
        if program not in self.sides:
            self.sides[program] = self.stack.enter_context(CSide(*program))
        return result(self.sides[program].do(order))


@pytest.fixture(scope="module")
def in_c() -> Iterator[Programs]:
    with ExitStack() as stack:
        yield Programs(stack)


def label(order: Order, kind: str) -> str:
    usual = {option.name: option.default for option in ludolith.game(order.game).options}
    varied = [
        f"{name}={said(value)}" for name, value in order.options.items() if value != usual[name]
    ]
    return "-".join([order.game + kind, str(order.players), *varied])


def test_every_program_is_a_game_and_the_best_ones_have_a_plain_one_beside_them() -> None:
    files = {path.name for path in c_programs.FOLDER.glob("*.c")}
    assert files == {game + kind for game, kind in PROGRAMS}
    assert {game for game, _ in PROGRAMS} == {game for game, kind in PROGRAMS if kind == SAME}


@pytest.mark.parametrize(("order", "kind"), VARIANTS, ids=[label(*each) for each in VARIANTS])
def test_rules_and_c_make_the_same_decisions_and_scores(
    in_c: Programs, order: Order, kind: str
) -> None:
    many = order.repeated(ludolith.game(order.game).effort.checksum_games)
    for first_seed in FIRST_SEEDS:
        games_of_seed = msgspec.structs.replace(many, first_seed=first_seed)
        assert result(carry_out(games_of_seed)) == in_c.play(games_of_seed, kind)


@pytest.mark.parametrize("game", [game for game, kind in PROGRAMS if kind == SAME])
def test_a_program_knows_options_and_numbers_of_players(in_c: Programs, game: str) -> None:
    """If C and rules both ignored them, the test above would not notice."""
    variants = {in_c.play(order.repeated(100)) for order in every_variant(game)}
    assert len(variants) > len(ludolith.game(game).player_counts)
