"""Liar's Dice: bid on what lies under all cups, or call the last bidder a liar. 2 to 6 players."""

from __future__ import annotations

from ludolith.engine.events import Event
from ludolith.engine.observation_fields import Field
from ludolith.engine.options import Option, switch
from ludolith.engine.plain_game import PlainGame
from ludolith.engine.struct_tags import kinds_of
from ludolith_liars_dice import bot, components, events, observe
from ludolith_liars_dice.rules import LiarsDice
from ludolith_liars_dice.view import LiarsDiceView


class LiarsDiceGame(PlainGame):
    name = "liars_dice"
    package = __name__
    rulebook = "Liar's Dice, a traditional game"
    player_counts = range(2, components.MOST_PLAYERS + 1)
    options = (
        Option("dice", components.CUPS, components.MOST_DICE, "LD-02"),
        switch("wild", "LD-13"),
    )
    state_type = LiarsDice
    event_type = kinds_of(Event, events)
    view_type = LiarsDiceView
    levels = {"casual": bot.Casual, "steady": bot.Steady, "strong": bot.Strong}  # noqa: RUF012
    most_behind = components.MOST_DICE

    def fields(self, players: int) -> tuple[Field, ...]:
        return observe.fields(players)


GAME = LiarsDiceGame()
