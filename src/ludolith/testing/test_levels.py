"""Every level of a game's bots beats the one below it, at every kind of table."""

from __future__ import annotations

from math import sqrt
from statistics import mean

import pytest

import ludolith
from ludolith import bots
from ludolith.arena.game_totals import play_games
from ludolith.engine.game import Game
from ludolith.engine.options import OptionValue
from ludolith.engine.state import State

# Who is ahead or behind by so many standard errors after some of these games need not play on.
PORTION = 25
BEYOND_DOUBT = 5


def share_of_victories(
    game: Game, better: str, worse: str, players: int, options: dict[str, OptionValue]
) -> float:
    """Half the seats each, or nearly, with the seatings exchanged."""
    games = game.effort.level_games
    template = game.template(players, options)
    shares: list[float] = []
    for first in range(0, games, PORTION):
        shares += [portion(game, template, better, worse, shift, first) for shift in (0, 1)]
        error = 0.5 / sqrt(len(shares) * PORTION)
        if abs(mean(shares) - 0.5) > BEYOND_DOUBT * error:
            break
    return mean(shares)


def portion(game: Game, template: State, better: str, worse: str, shift: int, first: int) -> float:
    """What the better ones win of some games in one of the seatings."""
    players = template.players
    names = [better if (seat + shift) % 2 == 0 else worse for seat in range(players)]
    table = [bots.bot(game, name) for name in names]
    tally = play_games(template, table, (shift << 32) + first, PORTION)
    victories = [int(share) for share in tally.victories][:players]
    own = [share for share, name in zip(victories, names, strict=True) if name == better]
    return sum(own) / sum(victories)


@pytest.mark.long
def test_a_level_beats_the_one_below(levels: tuple[str, str, str]) -> None:
    name, better, worse = levels
    game = ludolith.game(name)
    counts = sorted({game.player_counts[0], 4, game.player_counts[-1]} & set(game.player_counts))
    for players in counts:
        share = share_of_victories(game, better, worse, players, {})
        assert share > game.effort.level_share, (
            f"{better} wins {share:.3f} against {worse} with {players} players"
        )
