"""What the numbers mean that `observe` writes."""

from __future__ import annotations

from ludolith.engine.observation import Field
from ludolith.games.diamant.components import (
    DECK,
    EXPEDITIONS,
    RELICS,
    TRAPS,
    TRAPS_OF_A_KIND,
    TREASURES,
)
from ludolith.games.diamant.observe import VALUES

ALL_RUBIES = sum(TREASURES)
WIDEST_MARGIN = EXPEDITIONS * ALL_RUBIES + sum(RELICS)
MOST_CARDS = len(DECK) + len(RELICS)


def fields(players: int) -> tuple[Field, ...]:
    worth = ", ".join(str(value) for value in VALUES)
    return (
        Field("expedition", 1, EXPEDITIONS, "the expedition under way"),
        Field("on_path", 0, ALL_RUBIES, "rubies lying in the cave"),
        Field("cards", 0, MOST_CARDS, "cards not revealed"),
        Field("fatal", 0, MOST_CARDS, "how many of them would end the expedition"),
        Field("treasures", 0, 2, f"not revealed, worth {worth}", len(VALUES)),
        Field("traps", 0, TRAPS_OF_A_KIND, "not revealed, by kind", len(TRAPS)),
        Field("relics", 0, 2, "1: in the deck, not revealed; 2: lying in the cave", len(RELICS)),
        Field("traps_seen", 0, 1, "kinds of traps in the cave", len(TRAPS)),
        Field("own_choice", 0, 2, "chosen already: 1 to leave, 2 to go on"),
        Field("in_cave", 0, 1, "who is in the cave", players),
        Field("decided", 0, 1, "who has chosen", players),
        Field("carried", 0, ALL_RUBIES, "rubies beside the chest", players),
        Field("chest", -1, EXPEDITIONS * ALL_RUBIES, "rubies in the chest; -1: closed", players),
        Field("relic_points", 0, sum(RELICS), "points in relics", players),
    )
