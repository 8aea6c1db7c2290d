"""Creating a table: from the request of one person to its first acts."""

from __future__ import annotations

import hashlib
import secrets

from ludolith.games import game as game_by_name
from ludolith.server.protocol import NewTable
from ludolith.table import acts, requests
from ludolith.table.handlers import handle
from ludolith.table.joining import join
from ludolith.table.option_files import NO_FILES, Files, with_texts
from ludolith.table.table import Table


def new_key() -> str:
    """A secret for one person at one table."""
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """What the table keeps of a secret."""
    return hashlib.sha256(key.encode()).hexdigest()


def open_table(wish: NewTable, key: str, files: Files = NO_FILES) -> list[acts.AnyAct]:
    """The first acts of a new table, with its host; refuses impossible settings."""
    game = game_by_name(wish.game)
    players = game.player_counts[0] if wish.players is None else wish.players
    options, names = with_texts(game, wish.options, files)
    game.template(players, options)
    opened = acts.Opened(secrets.token_urlsafe(12), game.name, players, options, names)
    table = Table(opened)
    history: list[acts.AnyAct] = [opened]

    def happen(happening: list[acts.AnyAct]) -> None:
        for act in happening:
            table.apply(act)
            history.append(act)

    happen(join(table, wish.name, wish.seat, hashed(key)))
    happen([acts.HouseRulesSet(acts.HouseRules(listed=wish.listed))])
    if wish.bots is not None:
        for seat, chair in enumerate(table.chairs):
            if chair.free:
                happen(handle(table, table.host, requests.SeatBot(seat, wish.bots)))
    if wish.start:
        contributors = (table.host,) if wish.contributes else ()
        happen(handle(table, table.host, requests.Start(), contributors=contributors))
    return history
