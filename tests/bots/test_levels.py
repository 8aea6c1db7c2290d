"""Every level of a game's bots beats the one below it, at every kind of table."""

from __future__ import annotations

import pytest

import ludolith
from ludolith import bots
from ludolith.arena.tally import play_games
from ludolith.engine.game import Game

GAMES = 1500  # per seating; the interval below is three standard errors wide at this number
CLEARLY = 0.52
PAIRS = [
    (name, better, worse)
    for name in ludolith.NAMES
    for worse, better in zip(
        bots.names(ludolith.game(name)), bots.names(ludolith.game(name))[1:], strict=False
    )
]


def share_of_victories(
    game: Game, better: str, worse: str, players: int, options: dict[str, bool]
) -> float:
    """Half the seats each, or nearly, with the seatings exchanged."""
    won = 0.0
    for shift in (0, 1):
        names = [better if (seat + shift) % 2 == 0 else worse for seat in range(players)]
        table = [bots.bot(game, name) for name in names]
        tally = play_games(game.template(players, options), table, shift << 32, GAMES)
        victories = [int(share) for share in tally.victories][:players]
        own = [share for share, name in zip(victories, names, strict=True) if name == better]
        won += sum(own) / sum(victories)
    return won / 2


@pytest.mark.parametrize(("name", "better", "worse"), PAIRS)
def test_a_level_beats_the_one_below(name: str, better: str, worse: str) -> None:
    game = ludolith.game(name)
    counts = sorted({game.player_counts[0], 4, game.player_counts[-1]})
    for players in counts:
        share = share_of_victories(game, better, worse, players, {})
        assert share > CLEARLY, f"{better} wins {share:.3f} against {worse} with {players} players"


@pytest.mark.parametrize(("better", "worse"), [("steady", "casual"), ("strong", "steady")])
def test_levels_of_diamant_hold_with_relics(better: str, worse: str) -> None:
    game = ludolith.game("diamant")
    for players in game.player_counts:
        share = share_of_victories(game, better, worse, players, {"relics": True})
        assert share > CLEARLY, f"{better} wins {share:.3f} against {worse} with {players} players"


@pytest.mark.parametrize("level", ["casual", "steady", "strong"])
def test_bots_of_one_level_do_not_march_in_step(level: str) -> None:
    game = ludolith.game("diamant")
    table = [bots.bot(game, level) for _ in range(4)]
    tally = play_games(game.template(4), table, 0, GAMES)
    assert len(set(list(tally.scores)[:4])) > 1
