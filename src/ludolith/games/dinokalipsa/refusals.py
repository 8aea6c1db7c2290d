"""The rule that forbids a move.

Every kind of move has its time in a round. At another time the rule that sets this time forbids the
move. At its time the rule of the present decision does, or HLD-51 if the move is about a player who
is out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludolith.games.dinokalipsa.codes import BOARDS, EFFECT, SCORING, SUDDEN_DEATH
from ludolith.games.dinokalipsa.legal import asking_rule
from ludolith.games.dinokalipsa.moves import TABLE, TIMES, DiscardCard, Pass, TakeBoard

if TYPE_CHECKING:
    from ludolith.engine.moves import Move
    from ludolith.games.dinokalipsa.position import Position


def forbidding_rule(game: Position, code: int) -> str:
    """The rule that forbids this illegal move to a player who must decide."""
    asked = asking_rule(game)
    move = TABLE.moves.get(code)
    if move is None or isinstance(move, Pass) or game.stage == BOARDS:
        return asked
    if game.stage == SUDDEN_DEATH and not isinstance(move, (TakeBoard, DiscardCard)):
        return asked  # here are no effects and no instants
    rule = TIMES[type(move)]
    by_an_effect = rule == "HLD-14" or isinstance(move, DiscardCard)
    if by_an_effect and EFFECT <= game.stage < SCORING:
        rule = asked
    elif game.silenced and rule == "HLD-14":
        rule = "HLD-13"
    return "HLD-51" if rule == asked and is_about_extinct(game, move) else rule


def is_about_extinct(game: Position, move: Move) -> bool:
    """Whether the move is aimed at a player who is out."""
    aims = [getattr(move, name, None) for name in ("target", "one", "other")]
    return any(
        seat is not None and seat < game.players and not game.still_in >> seat & 1 for seat in aims
    )
