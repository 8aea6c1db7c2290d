"""What the numbers mean that `observe` writes."""

from __future__ import annotations

from ludolith.engine.observation import Field
from ludolith.games.dinokalipsa import codes
from ludolith.games.dinokalipsa.components import (
    BOARDS,
    CARDS,
    DISASTERS,
    INSTANTS,
    MAIN_DECK,
    ROUTE,
    TYPES,
)

MOST_SCORE = 100
MOST_ROUNDS = 1000
MOST_PLACE = 2 * ROUTE
WIDEST_MARGIN = MOST_PLACE  # no pawn moves back beyond the start
_COUNT = len(MAIN_DECK)


def fields(players: int) -> tuple[Field, ...]:
    kinds, last = len(CARDS), players - 1
    return (
        Field("stage", codes.BOARDS, codes.OVER, "the stage of the round"),
        Field("round", 0, MOST_ROUNDS, "the number of the round"),
        Field("disaster", -1, len(DISASTERS) - 1, "of this round; -1: none"),
        Field("disaster_lies_open", 0, 1, "nobody has it yet"),
        Field("threatened", -1, last, "who gets it; -1: nobody yet"),
        Field("effect", -1, INSTANTS - 1, "the card whose effect is asked for; -1: none"),
        Field("target", -1, last, "whose hand is looked at; -1: nobody's"),
        Field("thrown_away", 0, kinds, "cards thrown away by the Pocket Flamethrower"),
        Field("silenced", 0, 1, "no more effects in this round"),
        Field("factor", 1, MOST_SCORE, "what Tailwind and Headwind are multiplied by"),
        Field("inversions", 0, MOST_SCORE, "to come once the scores stand"),
        Field("own_choice", -1, kinds - 1, "the own card lying face down; -1: none"),
        Field("deck", 0, _COUNT, "cards in the deck"),
        Field("disaster_deck", 0, len(DISASTERS), "disasters in their deck"),
        Field("at_bottom", 0, len(DISASTERS), "known to lie at its bottom, by type", len(TYPES)),
        Field("free_boards", 0, 1, "boards nobody has", len(BOARDS)),
        Field("hand", 0, _COUNT, "own cards, by kind", kinds),
        Field("looking_at", 0, _COUNT, "cards one of which may be taken, by kind", kinds),
        Field("discards", 0, _COUNT, "cards in the discard pile, by kind", kinds),
        Field("board", -1, len(BOARDS) - 1, "the dinosaur; -1: not chosen", players),
        Field("still_in", 0, 1, "not eliminated", players),
        Field("place", -ROUTE, MOST_PLACE, "space of the escape route", players),
        Field("hand_size", 0, _COUNT, "cards in hand", players),
        Field("decided", 0, 1, "a card lies face down", players),
        Field("front", -1, INSTANTS - 1, "the point card in front; -1: none", players),
        Field("bonus", -MOST_SCORE, MOST_SCORE, "points by effects", players),
        Field("instants", -MOST_SCORE, MOST_SCORE, "points by Tailwind and Headwind", players),
        Field("passed", 0, 1, "since the last instant was played", players),
        Field("passed_round", 0, 1, "for this round", players),
        Field("in_duel", 0, 1, "in the sudden death", players),
        Field("in_doubt", 0, _COUNT, "known cards that may have gone", players),
        Field("sure_instants", 0, _COUNT, "cards all know to be instants", players),
        Field("disasters", 0, len(TYPES) * 8, "had so far, by player and type", players * 4),
        Field("known", 0, _COUNT, "cards seen in the hand, by player and kind", players * kinds),
        Field("laid", 0, _COUNT, "further cards on the table, the same", players * kinds),
    )
