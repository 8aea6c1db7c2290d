# Compiled with mypyc.
"""The effect of each card, one row per card (HLD-13 to HLD-19, HLD-36)."""

from __future__ import annotations

from typing import Final

from ludolith.games.dinokalipsa.codes import INSURE, INVERT, LOWER, RAISE, SEND_TO
from ludolith.games.dinokalipsa.components import (
    CARDS,
    INSTANTS,
    KINDS,
    MOST_PLAYERS,
    WITH_EFFECT,
)
from ludolith.games.dinokalipsa.effects.add_value import AddValue
from ludolith.games.dinokalipsa.effects.change_score import POINTS, ChangeScore, InvertScores
from ludolith.games.dinokalipsa.effects.effect import EFFECT_OF, INSTANT_OF, Effect, Instant
from ludolith.games.dinokalipsa.effects.look_ahead import LookAhead
from ludolith.games.dinokalipsa.effects.rescue import Insure, SendOn
from ludolith.games.dinokalipsa.effects.swap_cards import SwapOthers, SwapWithNeighbour
from ludolith.games.dinokalipsa.effects.take_from_hand import TakeFromHand
from ludolith.games.dinokalipsa.effects.throw_away import ThrowAway
from ludolith.games.dinokalipsa.move_lists import POINT_CARDS

_ALL_SEATS: Final = (1 << MOST_PLAYERS) - 1

EFFECTS: Final[dict[str, Effect]] = {
    "tame_pebble": AddValue(POINT_CARDS),
    "long_claw": TakeFromHand(),
    "lasso_viper": SwapWithNeighbour(),
    "swamp_smoothie": AddValue(WITH_EFFECT),
    "pocket_flamethrower": ThrowAway(3),
    "jaw_trap": Effect(inversions=1),
    "lucky_starfruit": Effect(factor=2),
    "bamboo_spyglass": LookAhead(),
    "peckish_plant": SwapOthers(),
    "blazing_saw": Effect(silences=True),
    "tailwind": ChangeScore(RAISE, POINTS),
    "headwind": ChangeScore(LOWER, -POINTS),
    "topsy_turvy": InvertScores(INVERT),
    "catastrophe_policy": Insure(INSURE),
    "not_my_problem": SendOn(SEND_TO),
}


def _check() -> None:
    """Refuse a card whose effect is only here, or only in the table of printed cards."""
    for kind in range(KINDS):
        printed = kind >= INSTANTS or WITH_EFFECT >> kind & 1 == 1
        if printed != (CARDS[kind] in EFFECTS):
            there, missing = ("components", "table") if printed else ("table", "components")
            raise ValueError(f"{CARDS[kind]} has an effect in {there}, but none in {missing}")


def _fill() -> None:
    """Fill the tables in which the chapters find effects by card and by move."""
    for card, effect in EFFECTS.items():
        kind = CARDS.index(card)
        effect.card = kind
        EFFECT_OF[kind] = effect
        if isinstance(effect, Instant):
            for code in effect.moves(_ALL_SEATS):
                INSTANT_OF[code] = effect


_check()
_fill()
