"""Taking back, in every game: what is free to take back changes nothing for the others."""

from __future__ import annotations

import random

from ludolith import games
from ludolith.engine.game import Game
from ludolith.table.live_game import LiveGame

MOST_PLIES = 300
MOST_CHECKED = 12  # a game; each goes through all its decisions again


def played(game: Game, seed: int) -> LiveGame:
    return LiveGame(game, game.player_counts[-1], {}, seed.to_bytes(32, "big"))


def took_back(play: LiveGame, seed: int, ply: int) -> LiveGame:
    """The same game without one decision."""
    other = played(play.game, seed)
    for made in play.plies:
        other.move(made.seat, made.code, made.by)
    other.take_back(ply, alone=True)
    return other


def test_what_others_did_since_stands_as_it_was(game_name: str) -> None:
    game = games.game(game_name)
    for seed in (1, 2):
        choosing = random.Random(seed)
        play = played(game, seed)
        checked = 0
        while not play.state.over and len(play.plies) < MOST_PLIES:
            seat = choosing.choice(list(play.state.deciders()))
            play.move(seat, choosing.choice(list(play.state.legal(seat))), "player")
            for other in range(play.players):
                ply = play.free_undo(other)
                since = [] if ply is None else play.plies[ply:]
                if ply is None or not since or checked >= MOST_CHECKED:
                    continue
                checked += 1
                back = took_back(play, seed, ply)
                assert [made.emitted for made in back.plies[ply - 1 :]] == [
                    m.emitted for m in since
                ]
                # Deciding the same again leads to the same position.
                again = play.plies[ply - 1]
                back.move(again.seat, again.code, again.by)
                for viewer in (None, *range(play.players)):
                    assert back.state.view(viewer) == play.state.view(viewer)
        assert play.plies


def test_taking_back_again_and_again_leads_where_the_game_played_anew_leads(game_name: str) -> None:
    game = games.game(game_name)
    choosing = random.Random(3)
    play = played(game, 3)
    for step in range(60):
        if play.state.over:
            break
        seat = choosing.choice(list(play.state.deciders()))
        play.move(seat, choosing.choice(list(play.state.legal(seat))), "player")
        if step % 4 == 3:
            play.take_back(max(1, len(play.plies) - choosing.choice((0, 0, 1, 5))), alone=False)
    anew = played(game, 3)
    for made in play.plies:
        anew._make(made.seat, made.code, made.by, made.number, made.finding)
    assert [ply.emitted for ply in play.plies] == [ply.emitted for ply in anew.plies]
    assert everything(play) == everything(anew)


def everything(play: LiveGame) -> object:
    seats = range(play.players)
    return (
        play.state.views([None, *seats]),
        [list(play.state.legal(seat)) for seat in play.state.deciders()],
        [play.free_undo(seat) for seat in seats],
    )
