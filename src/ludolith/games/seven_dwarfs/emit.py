# Compiled with mypyc.
"""The events of Seven Dwarfs. They are built here so that the rules stay short and fast."""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import count
from ludolith.games.seven_dwarfs import events
from ludolith.games.seven_dwarfs.column import BLOCKS, Finding, farthest_shift
from ludolith.games.seven_dwarfs.components import BLOCK_POINTS, COLOURS, GEMS, NAMES
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.position import Position


def built(game: Position) -> None:
    game.emit(events.ColumnBuilt(blocks=BLOCKS, gems=GEMS))
    game.emit(events.FirstPlayerChosen(seat=game.first_player))


def colour_chosen(game: Position, seat: i64, colour: i64) -> None:
    game.emit(events.ColourChosen(seat=seat, colour=NAMES[colour]))


def strike(game: Position, seat: i64, meant: Strike, finding: Finding) -> None:
    if finding.trouble:
        game.emit(events.StrikeWasted(seat=seat, strike=game.struck, trouble=finding.trouble))
        return
    tremor = finding.tremor
    real = round(meant.speed * tremor.speed)
    strayed = round(tremor.offset, 1) + 0.0, round(tremor.height, 1) + 0.0
    if not finding.hit:
        game.emit(
            events.Missed(
                seat=seat,
                strike=game.struck,
                again=int(game.missed),
                speed=meant.speed,
                real=real,
                strayed=strayed,
            )
        )
        return
    game.emit(
        events.Struck(
            seat=seat,
            strike=game.struck,
            speed=meant.speed,
            real=real,
            astray=round(math.hypot(tremor.height, tremor.offset)),
            strayed=strayed,
            shift=round(1000 * farthest_shift(game.column, finding.column)),
        )
    )


def foot_taken(game: Position, seat: i64) -> None:
    for colour in range(COLOURS):
        gems = game.foot[colour]
        if gems > 0:
            points = gems * game.worth(seat, colour)
            game.emit(events.FootTaken(seat=seat, gems=gems, colour=NAMES[colour], points=points))


def haul(game: Position, seat: i64, gems: vec[i64], blocks: i64, hit: bool) -> None:
    for colour in range(COLOURS):
        if gems[colour] > 0:
            points = gems[colour] * game.worth(seat, colour)
            game.emit(
                events.GemsWon(seat=seat, gems=gems[colour], colour=NAMES[colour], points=points)
            )
    if blocks > 0:
        points = blocks * BLOCK_POINTS
        game.emit(events.BlocksFallen(seat=seat, blocks=blocks, points=points))
    if blocks > 0 and game.standing == 0:
        game.emit(events.Collapsed(seat=seat))
    if hit and blocks == 0 and gems[0] + gems[1] + gems[2] == 0:
        game.emit(events.NothingCameOff())


def the_end(game: Position) -> None:
    outcome = game.outcome()
    if outcome is None:
        return
    tied = count(game.ahead()) > 1
    if tied and len(outcome.winners) == 1:
        game.emit(events.TieBroken(seat=outcome.winners[0]))
    game.emit(
        events.GameEnded(
            seats=outcome.winners, points=max(outcome.scores), rule=game.deciding_rule()
        )
    )


def put_at_foot(game: Position, seat: i64, colour: i64) -> None:
    game.emit(events.PutAtFoot(seat=seat, colour=NAMES[colour]))


def nothing_to_put(game: Position, seat: i64) -> None:
    game.emit(events.NothingToPut(seat=seat))


def turn_passed(game: Position) -> None:
    game.emit(events.TurnBegan(seat=game.active))


def last_gem_taken(game: Position, seat: i64) -> None:
    game.emit(events.LastGemTaken(seat=seat))


def strikes_ran_out(game: Position) -> None:
    game.emit(events.StrikesRanOut(strikes=game.made))
    for colour in range(COLOURS):
        gems = game.foot[colour]
        if gems > 0:
            game.emit(events.LeftAtFoot(gems=gems, colour=NAMES[colour]))
