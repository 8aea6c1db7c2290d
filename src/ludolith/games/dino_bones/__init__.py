"""Dino Bones: one slab, many chisels, and skeletons to complete, 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping

from ludolith.engine.errors import BadOptionValue
from ludolith.engine.events import Event
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.observation_fields import Field
from ludolith.engine.options import Option, OptionValue, file_option
from ludolith.engine.rng import Rng
from ludolith.engine.search_profile import SearchProfile
from ludolith.engine.state import State
from ludolith.engine.struct_tags import kinds_of
from ludolith.engine.test_effort import Effort, Report
from ludolith.games.dino_bones import bot, events, moves
from ludolith.games.dino_bones.component_file import read, reread
from ludolith.games.dino_bones.evaluate import CollectionEvaluator
from ludolith.games.dino_bones.observe import fields, most_score
from ludolith.games.dino_bones.rules import DinoBones
from ludolith.games.dino_bones.search_shortlist import Guide
from ludolith.games.dino_bones.view import DinoBonesView

LOT = "lot"
SEATS = ("first_seat", "second_seat", "third_seat", "fourth_seat", "fifth_seat")


class DinoBonesGame(Game):
    name = "dino_bones"
    package = __name__
    rulebook = "Dino Bones (Jurassic Parts), Kevin Lanzing; Russian edition"
    player_counts = range(2, 6)
    options = (
        Option("layout", ("A", "B"), "A", "DB-02"),
        Option("equipment", (0, 1, 2), 0, "DB-60"),
        Option("tie", ("marker", "active"), "marker", "DB-24"),
        Option("first_player", (LOT, *SEATS), LOT, "DB-06"),
        file_option("components", "DB-01", read),
    )
    move_type = kinds_of(Move, moves)
    move_table = moves.TABLE
    event_type = kinds_of(Event, events)
    view_type = DinoBonesView
    levels = {"casual": bot.Casual, "steady": bot.Steady, "strong": bot.Strong}  # noqa: RUF012
    search_profile = SearchProfile(
        iterations=120,
        player=bot.Strong,
        guide=Guide,
        evaluator=CollectionEvaluator,
        horizon=12,
        exploration=0.15,
        least=1,
        width=0.25,
        trust=0.05,
    )
    picture_rows = (24, 2)
    effort = Effort(
        vector_vs_playout=0.18,
        checksum_games=100,
        hurried_games=8,
        hurried_iterations=20,
        one_table=5,
        few_values={"first_player": ("lot", "first_seat")},  # its own tests try the seats
        vs_reference=1 / 225,
        report=Report(games=1000, games_of_masters=40, games_for_two=12),
    )

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> State:
        state = DinoBones(Rng(), reread(str(options["components"])))
        state.players = players
        state.all_face_down = options["layout"] == "B"
        state.cards_each = int(options["equipment"])
        state.ties_from_active = options["tie"] == "active"
        first = options["first_player"]
        state.first_by_lot = first == LOT
        if first != LOT:
            state.first_player = SEATS.index(str(first))
        if state.first_player >= players:
            raise BadOptionValue(
                f"option first_player cannot be {first}: there are {players} seats (DB-06)"
            )
        return state

    def fields(self, players: int) -> tuple[Field, ...]:
        return fields(players)

    def widest_margin(self, template: State) -> int:
        assert isinstance(template, DinoBones)
        return most_score(template.box)

    def default_move(self, state: State, seat: int) -> int:
        """Pass, or end the turn and keep all chisels allowed; otherwise the first legal move."""
        moves = list(state.legal(seat))
        ending = [move for move in moves if move < 14]
        return ending[-1] if ending else moves[-1]


GAME = DinoBonesGame()
