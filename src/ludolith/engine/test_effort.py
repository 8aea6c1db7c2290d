"""How much of a game tests, benchmarks and reports play."""

from __future__ import annotations

import msgspec

from ludolith.engine.options import OptionValue


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """How many games the figures of a report rest on."""

    games: int = 4000
    games_of_masters: int = 160  # they think
    games_for_two: int = 160  # of masters, with two players
    games_alone: int = 0  # of a master against a table of the weakest level with rules of thumb


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How often a game is played to see that it is sound and fast: less if it takes long."""

    checksum_games: int = 2000  # behind the checksum of one setting
    level_games: int = 1500  # in which a level must beat the one below it, ...
    level_share: float = 0.52  # ... winning more than this share
    hurried_games: int = 24  # of a master that thinks only for a moment, ...
    hurried_iterations: int = 60  # ... in so many iterations
    one_table: int | None = None  # interpreted, it is tried with this number of players only
    option_sets: int = 8  # with more sets of options, some are tried that cover all values
    few_values: dict[str, tuple[OptionValue, ...]] = {}  # of these options only some are tried
    # Targets of `ludolith bench`: random games compiled against those of a program in C with the
    # same algorithm, against those of the best program in C, against interpreted, and how many in
    # the time of one game of the reference.
    vs_c: float = 0.5
    vs_best_c: float = 0.5
    vs_interpreted: float = 25.0
    vs_reference: float = 1 / 450
    # Decisions with masks and observations as arrays against those of bare playouts.
    vector_vs_playout: float = 0.1
    report: Report = Report()
