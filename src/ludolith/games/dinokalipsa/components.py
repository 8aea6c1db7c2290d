# Compiled with mypyc.
"""What is in the box of Dinokalipsa, and where each fact comes from.

- Numbers of cards (53 point, 16 instant, 28 disaster cards), values from 0 to 9, kinds of
  disasters, the traits of Nervous Rex, the route of 50 spaces: the rulebook (Polish edition).
- Values, copies and effects of the single cards, the other traits, the disasters of each type: the
  published card set, as listed by public descriptions of the game; checked against those totals.

Cards are small numbers on the hot path: a point card is its place in POINT_CARDS (so a lower number
never has a higher value), an instant card comes after them; a disaster is its place in DISASTERS.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

ROUTE: Final = 50  # spaces of the escape route
HAND: Final = 5
MOST_PLAYERS: Final = 4

# Value and copies of each point card, lowest value first.
POINT_CARDS: Final = (
    ("pet_rock", 0, 4),
    ("cool_stick", 1, 4),
    ("dino_grabber", 1, 2),
    ("handy_pan", 2, 4),
    ("grappling_snake", 2, 2),
    ("grave_maker", 3, 4),
    ("delicious_smoothie", 3, 2),
    ("bonehead", 4, 4),
    ("fire_spray", 4, 2),
    ("run_home_bat", 5, 4),
    ("mouth_trap", 5, 2),
    ("bow_and_dino", 6, 4),
    ("special_star_fruit", 6, 2),
    ("sting_stabber", 7, 3),
    ("treenoculars", 7, 2),
    ("iced_ptea", 8, 3),
    ("hungry_plant", 8, 1),
    ("meteor_cannon", 9, 3),
    ("flaming_chainsaw", 9, 1),
)
INSTANT_CARDS: Final = (
    ("score_booster", 5),
    ("score_sapper", 5),
    ("score_inversion", 2),
    ("disaster_insurance", 3),
    ("disaster_redirect", 1),
)

PET_ROCK: Final = 0
DINO_GRABBER: Final = 2
GRAPPLING_SNAKE: Final = 4
SMOOTHIE: Final = 6
FIRE_SPRAY: Final = 8
MOUTH_TRAP: Final = 10
STAR_FRUIT: Final = 12
TREENOCULARS: Final = 14
HUNGRY_PLANT: Final = 16
CHAINSAW: Final = 18
INSTANTS: Final = 19  # the first instant card; everything below is a point card
BOOSTER: Final = 19
SAPPER: Final = 20
INVERSION: Final = 21
RESCUES: Final = 22  # the first card against a disaster; instants below are for scoring
INSURANCE: Final = 22
REDIRECT: Final = 23
KINDS: Final = 24

CARDS: Final = tuple([card[0] for card in POINT_CARDS] + [card[0] for card in INSTANT_CARDS])
COPIES: Final = tuple([card[2] for card in POINT_CARDS] + [card[1] for card in INSTANT_CARDS])
SCORING_INSTANTS: Final = 12  # cards in the box that are played while scoring
RESCUE_INSTANTS: Final = 4  # cards in the box that are played against a disaster

VALUE: Final = vec[i64]([card[1] for card in POINT_CARDS])
# Effects used after the reveal, as a set of kinds; then all kinds that have any effect.
REVEAL_EFFECTS: Final = (
    (1 << PET_ROCK)
    | (1 << DINO_GRABBER)
    | (1 << GRAPPLING_SNAKE)
    | (1 << SMOOTHIE)
    | (1 << FIRE_SPRAY)
    | (1 << TREENOCULARS)
    | (1 << HUNGRY_PLANT)
)
EFFECTS: Final = REVEAL_EFFECTS | (1 << MOUTH_TRAP) | (1 << STAR_FRUIT) | (1 << CHAINSAW)

MAIN_DECK: Final = vec[i64]([kind for kind in range(KINDS) for _ in range(COPIES[kind])])
# With two players the point cards worth 1, 2 and 3 stay in the box (HLD-60).
MAIN_DECK_FOR_TWO: Final = vec[i64](
    [
        kind
        for kind in range(KINDS)
        for _ in range(COPIES[kind])
        if kind >= INSTANTS or POINT_CARDS[kind][1] not in (1, 2, 3)
    ]
)

DisasterType = Literal["natural", "predatory", "emotional", "meteor"]
TYPES: Final[tuple[DisasterType, ...]] = get_args(DisasterType)
NATURAL: Final = 0
PREDATORY: Final = 1
EMOTIONAL: Final = 2
METEOR: Final = 3
TYPE_SIZE: Final = 8  # disasters of each type but the last

DISASTERS: Final = (
    "bright_idea",
    "casual_afternoon_stroll",
    "downpour",
    "leaf_me_alone",
    "spa_day",
    "this_feels_personal",
    "trapped",
    "uncommon_cold",
    "a_day_at_the_beach",
    "armed_and_dangerous",
    "feeling_squirrely",
    "fired_up",
    "lil_cannibal",
    "love_hurts",
    "shark_with_legs",
    "stomped",
    "baddest_hair_day",
    "emergency_ex_it",
    "ghosted",
    "left_behind_again",
    "ooh_burn",
    "outer_circle",
    "the_future_is_bleak",
    "the_sad_truth",
    "meteor",
    "meteor",
    "meteor",
    "meteor",
)
DISASTER_DECK: Final = vec[i64](list(range(len(DISASTERS))))

BoardName = Literal["nervous_rex", "bad_luck_bronto", "cry_ceratops", "stego"]
BOARDS: Final[tuple[BoardName, ...]] = get_args(BoardName)
# TRAIT[board * 4 + type]: what the dinosaur's trait adds to a score.
TRAIT: Final = vec[i64]([0, 1, -1, 0, 1, -1, 0, 0, -1, 0, 1, 0, 0, 0, 0, 1])
