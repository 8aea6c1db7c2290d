"""What the numbers mean that `observe` writes."""

from __future__ import annotations

from ludolith.engine.observation import Field
from ludolith.games.dino_bones import codes
from ludolith.games.dino_bones.box import MOST_AMBER, MOST_POINTS
from ludolith.games.dino_bones.components import CARDS, CHISELS, KINDS, PTERODACTYL_SPECIES, Box
from ludolith.games.dino_bones.geometry import BORDER_COUNT, MOST_PARTS, PLACES

MOST = 100  # of anything in the box; an owner's own file may have more of it than the usual one
MOST_TURNS = 10_000
MOST_SCORE = PLACES * MOST_POINTS + MOST_AMBER  # what scores is at least one tile, or amber


def most_score(box: Box) -> int:
    """Nobody can have more points with this box: all its amber, all plants, and for each place of
    the slab the worth of a whole skeleton.
    """
    plants, skeletons = list(box.plant_points), list(box.points)
    return box.amber + max(plants) + PLACES * max(1, *skeletons)


def fields(players: int) -> tuple[Field, ...]:
    last, cards = players - 1, len(CARDS)
    return (
        Field("stage", codes.TURN, codes.OVER, "what whoever decides is asked for"),
        Field(
            "left", -1, MOST, "how many they may still lift, take or look under; -1: not counted"
        ),
        Field("first", 0, last, "the first player"),
        Field("active", 0, last, "whose turn it is"),
        Field("turn", 0, MOST_TURNS, "the number of the turn"),
        Field("idle_turns", 0, MOST_TURNS, "in a row without a tile leaving the slab"),
        Field("supply", 0, MOST_AMBER, "amber in the supply"),
        Field("help_price", 0, MOST, "amber for the next help"),
        Field("owed", 0, CHISELS, "chisels that must still be lifted"),
        Field("placed", 0, MOST, "chisels placed in this turn"),
        Field("charges", 0, MOST, "chisels that may ignore boulders in this turn"),
        Field("sold", 0, 1, "the sale of this turn is made"),
        Field("sale_pays", 0, MOST, "amber for a sale"),
        Field("stock", 0, MOST, "the leader's tiles, by kind", KINDS),
        Field("unseen", 0, MOST, "what unseen tiles may be, by kind", KINDS),
        Field("hand", 0, 1, "own equipment", cards),
        Field("tile", -2, KINDS - 1, "on each place: -2 no tile, -1 unknown, or its kind", PLACES),
        Field("face_up", 0, 1, "tiles that lie face up", PLACES),
        Field("find", -1, KINDS - 1, "tiles that came off: kind; -1: none", PLACES),
        Field("part", -1, MOST_PARTS - 1, "equal parts to choose from; -1: in none", PLACES),
        Field("price", 0, 3, "of a chisel on each border; 0: there is none", BORDER_COUNT),
        Field("chisel", -1, last, "whose chisel lies there; -1: nobody's", BORDER_COUNT),
        Field("sharp", 0, CHISELS, "sharp chisels", players),
        Field("dull", 0, CHISELS, "dull chisels", players),
        Field("keeps", 0, CHISELS, "sharp chisels that may be kept", players),
        Field("amber", 0, MOST_AMBER, "amber", players),
        Field("cards", 0, cards, "equipment in hand", players),
        Field("points", 0, MOST_SCORE, "points so far", players),
        Field("participant", 0, 1, "takes part in the division", players),
        Field("built", 0, MOST, "skeletons, by player and species", players * PTERODACTYL_SPECIES),
        Field("owned", 0, MOST, "loose tiles, by player and kind", players * KINDS),
        Field("played", 0, 1, "equipment played, by player", players * cards),
    )
