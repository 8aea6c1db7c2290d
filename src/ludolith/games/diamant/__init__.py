"""Diamant: push your luck in the cave of Tacora, 3 to 8 players."""

from __future__ import annotations

from collections.abc import Mapping

from ludolith.engine.events import Event
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.observation_fields import Field
from ludolith.engine.options import OptionValue, switch
from ludolith.engine.rng import Rng
from ludolith.engine.search_profile import SearchProfile
from ludolith.engine.state import State
from ludolith.engine.struct_tags import kinds_of
from ludolith.engine.test_effort import Effort, Report
from ludolith.games.diamant import bot, events, moves
from ludolith.games.diamant.codes import LEAVE
from ludolith.games.diamant.observe import WIDEST_MARGIN, fields
from ludolith.games.diamant.rules import Diamant
from ludolith.games.diamant.view_types import DiamantView


class DiamantGame(Game):
    name = "diamant"
    package = __name__
    rulebook = "Diamant, Alan R. Moon and Bruno Faidutti; Russian edition by Lavka Games"
    player_counts = range(3, 9)
    options = (switch("relics", "DIA-30"), switch("open_chests", "DIA-42"))
    move_type = kinds_of(Move, moves)
    move_table = moves.TABLE
    event_type = kinds_of(Event, events)
    view_type = DiamantView
    levels = {"casual": bot.Casual, "steady": bot.Steady, "strong": bot.Strong}  # noqa: RUF012
    search_profile = SearchProfile(iterations=1000, player=bot.Strong)
    shows_odds = True
    picture_rows = (9, 1)
    effort = Effort(
        vs_c=0.6, vs_interpreted=40.0, vector_vs_playout=0.2, report=Report(games_alone=160)
    )

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> State:
        state = Diamant(Rng())
        state.players = players
        state.relic_hunt = options["relics"] is True
        state.open_chests = options["open_chests"] is True
        return state

    def fields(self, players: int) -> tuple[Field, ...]:
        return fields(players)

    def widest_margin(self, template: State) -> int:
        return WIDEST_MARGIN

    def default_move(self, state: State, seat: int) -> int:
        return LEAVE  # no player loses anything by it


GAME = DiamantGame()
