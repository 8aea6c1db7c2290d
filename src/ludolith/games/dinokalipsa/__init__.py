"""Dinokalipsa: dinosaurs against one disaster after another, 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping

from ludolith.engine.events import Event
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.observation_fields import Field
from ludolith.engine.options import Option, OptionValue, switch
from ludolith.engine.rng import Rng
from ludolith.engine.search_profile import SearchProfile
from ludolith.engine.state import State
from ludolith.engine.struct_tags import kinds_of
from ludolith.engine.test_effort import Effort
from ludolith.games.dinokalipsa import bot, events, moves
from ludolith.games.dinokalipsa.codes import PASS
from ludolith.games.dinokalipsa.evaluate import EscapeEvaluator
from ludolith.games.dinokalipsa.former_ids import FORMER_IDS
from ludolith.games.dinokalipsa.observe import WIDEST_MARGIN, fields
from ludolith.games.dinokalipsa.rules import Dinokalipsa
from ludolith.games.dinokalipsa.view import DinokalipsaView


class DinokalipsaGame(Game):
    name = "dinokalipsa"
    package = __name__
    rulebook = "Dinokalipsa (Happy Little Dinosaurs), Unstable Games; Polish edition by Rebel"
    player_counts = range(2, 5)
    options = (
        Option("boards", ("chosen", "dealt"), "chosen", "HLD-01"),
        switch("disasters_count", "HLD-16"),
        switch("two_player_rules", "HLD-62", default=True),
    )
    move_type = kinds_of(Move, moves)
    move_table = moves.TABLE
    former_ids = FORMER_IDS
    event_type = kinds_of(Event, events)
    view_type = DinokalipsaView
    levels = {"casual": bot.Casual, "steady": bot.Steady, "strong": bot.Strong}  # noqa: RUF012
    search_profile = SearchProfile(
        iterations=300, player=bot.Strong, evaluator=EscapeEvaluator, horizon=4, exploration=0.2
    )
    picture_rows = (8, 3)
    effort = Effort(vs_reference=1 / 30, vector_vs_playout=0.17)

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> State:
        state = Dinokalipsa(Rng())
        state.players = players
        state.boards_dealt = options["boards"] == "dealt"
        state.disasters_count = options["disasters_count"] is True
        state.two_player_rules = options["two_player_rules"] is True
        return state

    def fields(self, players: int) -> tuple[Field, ...]:
        return fields(players)

    def widest_margin(self, template: State) -> int:
        return WIDEST_MARGIN

    def default_move(self, state: State, seat: int) -> int:
        """Pass if possible; otherwise the card with the highest value."""
        moves = list(state.legal(seat))
        return PASS if moves[0] == PASS else moves[-1]


GAME = DinokalipsaGame()
