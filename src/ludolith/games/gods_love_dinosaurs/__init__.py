"""Gods Love Dinosaurs: worlds of hexes, a food chain, and eggs, 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping

from ludolith.engine.events import Event
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.observation_fields import Field
from ludolith.engine.options import Option, OptionValue, file_option, switch
from ludolith.engine.rng import Rng
from ludolith.engine.search_profile import SearchProfile
from ludolith.engine.state import State
from ludolith.engine.struct_tags import kinds_of
from ludolith.engine.test_effort import Effort, Report
from ludolith.games.gods_love_dinosaurs import bot, events, moves, tile_file
from ludolith.games.gods_love_dinosaurs.codes import GIVE_UP, YOUNG
from ludolith.games.gods_love_dinosaurs.evaluate import WorldEvaluator
from ludolith.games.gods_love_dinosaurs.observe import WIDEST_MARGIN, fields, numbered
from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs
from ludolith.games.gods_love_dinosaurs.search_shortlist import Guide
from ludolith.games.gods_love_dinosaurs.view import GodsLoveDinosaursView


class GodsLoveDinosaursGame(Game):
    name = "gods_love_dinosaurs"
    package = __name__
    rulebook = "Gods Love Dinosaurs, Kasper Lapp; Pandasaurus Games, Russian edition by Evrikus"
    player_counts = range(2, 6)
    options = (
        Option("first_player", ("lot", "first_seat"), "lot", "GLD-04"),
        Option("activation", ("together", "one_after_another"), "together", "GLD-15"),
        switch("strict_supply", "GLD-53"),
        file_option("tiles", "GLD-01", tile_file.read),
    )
    move_type = kinds_of(Move, moves)
    event_type = kinds_of(Event, events)
    view_type = GodsLoveDinosaursView
    levels = {"casual": bot.Casual, "steady": bot.Steady, "strong": bot.Strong}  # noqa: RUF012
    search_profile = SearchProfile(
        iterations=150,
        player=bot.Steady,
        guide=Guide,
        evaluator=WorldEvaluator,
        horizon=6,
        exploration=0.1,
        least=1,
        width=0.25,
        trust=0.05,
        spread=6.0,
    )
    shows_odds = True
    picture_rows = (14, 20)
    effort = Effort(
        vector_vs_playout=0.08,
        checksum_games=20,
        level_games=100,
        level_share=0.56,
        hurried_games=8,
        hurried_iterations=20,
        one_table=2,
        option_sets=4,
        vs_c=0.65,
        report=Report(games=400, games_of_masters=18, games_for_two=24),
    )

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> State:
        state = GodsLoveDinosaurs(Rng(), tile_file.tile_set(str(options["tiles"])))
        state.players = players
        state.strict_supply = options["strict_supply"] is True
        state.in_order = state.strict_supply or options["activation"] == "one_after_another"
        state.first_by_lot = options["first_player"] == "lot"
        return state

    def describe(self, code: int) -> Move:
        return moves.describe(code)

    def encode(self, move: Move) -> int:
        return moves.encode(move)

    def codes(self) -> tuple[int, ...]:
        return numbered()

    def fields(self, players: int) -> tuple[Field, ...]:
        return fields(players)

    def widest_margin(self, template: State) -> int:
        return WIDEST_MARGIN

    def default_move(self, state: State, seat: int) -> int:
        """A move that ends an activation or a hunt; otherwise one that gives up no hunter."""
        legal = list(state.legal(seat))
        kept = [move for move in legal if not GIVE_UP <= move < YOUNG]
        return kept[0]


GAME = GodsLoveDinosaursGame()
