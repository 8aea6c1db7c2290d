"""Seven Dwarfs and the Gem Mine: knock gems out of a column without bringing it down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludolith.engine.errors import BadOptionValue
from ludolith.engine.events import Event
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.observation_fields import Field
from ludolith.engine.options import Option, OptionValue, seats_in, seats_option, switch
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.engine.struct_tags import kinds_of
from ludolith.engine.test_effort import Effort, Report
from ludolith.games.seven_dwarfs import bot, events, moves, strike_solver
from ludolith.games.seven_dwarfs.components import COLOURS
from ludolith.games.seven_dwarfs.legal import softest_tap
from ludolith.games.seven_dwarfs.moves import Strike, code_of, move_of
from ludolith.games.seven_dwarfs.observe import AIMS, WIDEST_MARGIN, fields
from ludolith.games.seven_dwarfs.rules import SevenDwarfs
from ludolith.games.seven_dwarfs.view import SevenDwarfsView


class SevenDwarfsGame(Game):
    name = "seven_dwarfs"
    package = __name__
    rulebook = "Bling Bling Gemstone, Justin Oh; Russian edition by Hobby World"
    player_counts = range(2, 8)
    options = (
        switch("penalties", "DWA-10"),
        switch("three_in_the_mine", "DWA-20"),
        seats_option("experienced", "DWA-30", player_counts[-1]),
        seats_option("steady", "DWA-41", player_counts[-1]),
        Option("first", tuple(range(1, player_counts[-1] + 1)), 1, "DWA-03"),
    )
    move_type = kinds_of(Move, moves)
    event_type = kinds_of(Event, events)
    view_type = SevenDwarfsView
    levels = {  # noqa: RUF012
        "casual": bot.Casual,
        "steady": bot.Steady,
        "strong": bot.Strong,
        "master": bot.Master,
    }
    by_simulation = True
    picture_rows = (15, 1)
    effort = Effort(
        checksum_games=100,
        # Of options that name seats a few values; its own tests try others.
        few_values={"experienced": ("", "1"), "steady": ("", "2"), "first": (1, 2)},
        report=Report(games=60, games_of_masters=40, games_for_two=0),
    )

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> State:
        state = SevenDwarfs(Rng())
        state.players = players
        state.penalties = options["penalties"] is True
        state.three_in_the_mine = options["three_in_the_mine"] is True
        state.experienced = seats_in("experienced", options["experienced"], players)
        state.steady = seats_in("steady", options["steady"], players)
        state.first_player = int(options["first"]) - 1
        check_variants(state)
        return state

    def ready(self) -> None:
        strike_solver.ready()

    def describe(self, code: int) -> Move:
        return move_of(code)

    def encode(self, move: Move) -> int:
        return code_of(move)

    def fields(self, players: int) -> tuple[Field, ...]:
        return fields(players)

    def aims(self) -> tuple[Field, ...]:
        return AIMS

    def aimed(self, state: State, seat: int, numbers: Sequence[int]) -> int:
        """A strike; where a colour must be chosen, the height chooses among those free."""
        assert isinstance(state, SevenDwarfs)
        if state.choosing_colours():
            free = list(state.legal(seat))
            return free[numbers[0] * len(free) // (AIMS[0].high + 1)]
        return code_of(Strike(*numbers))

    def widest_margin(self, template: State) -> int:
        return WIDEST_MARGIN

    def default_move(self, state: State, seat: int) -> int:
        """The softest of taps; of colours the first that is free."""
        assert isinstance(state, SevenDwarfs)
        if state.choosing_colours():
            return state.legal(seat)[0]
        return softest_tap(state.column)


def check_variants(state: SevenDwarfs) -> None:
    """Refuse what does not go together (DWA-20, DWA-30, DWA-31)."""
    players = state.players
    if state.first_player >= players:
        raise BadOptionValue(
            f"option first cannot be {state.first_player + 1}: there are {players} seats"
        )
    if state.three_in_the_mine and players not in (COLOURS, 2 * COLOURS):
        raise BadOptionValue(
            f"option three_in_the_mine is for 3 or 6 players, not {players} (DWA-20)"
        )
    if state.experienced and state.three_in_the_mine:
        raise BadOptionValue(
            "options experienced and three_in_the_mine do not go together (DWA-31)"
        )
    if state.experienced == (1 << players) - 1:
        raise BadOptionValue("option experienced: at least one seat must not be (DWA-30)")


GAME = SevenDwarfsGame()
