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
    ("tame_pebble", 0, 4),
    ("splendid_twig", 1, 4),
    ("long_claw", 1, 2),
    ("trusty_skillet", 2, 4),
    ("lasso_viper", 2, 2),
    ("gravediggers_spade", 3, 4),
    ("swamp_smoothie", 3, 2),
    ("bone_helmet", 4, 4),
    ("pocket_flamethrower", 4, 2),
    ("sturdy_bat", 5, 4),
    ("jaw_trap", 5, 2),
    ("prehistoric_bow", 6, 4),
    ("lucky_starfruit", 6, 2),
    ("stinger_spear", 7, 3),
    ("bamboo_spyglass", 7, 2),
    ("iced_tea_with_a_kick", 8, 3),
    ("peckish_plant", 8, 1),
    ("meteor_mortar", 9, 3),
    ("blazing_saw", 9, 1),
)
INSTANT_CARDS: Final = (
    ("tailwind", 5),
    ("headwind", 5),
    ("topsy_turvy", 2),
    ("catastrophe_policy", 3),
    ("not_my_problem", 1),
)

TAME_PEBBLE: Final = 0
LONG_CLAW: Final = 2
LASSO_VIPER: Final = 4
SWAMP_SMOOTHIE: Final = 6
POCKET_FLAMETHROWER: Final = 8
JAW_TRAP: Final = 10
LUCKY_STARFRUIT: Final = 12
BAMBOO_SPYGLASS: Final = 14
PECKISH_PLANT: Final = 16
BLAZING_SAW: Final = 18
INSTANTS: Final = 19  # the first instant card; everything below is a point card
TAILWIND: Final = 19
HEADWIND: Final = 20
TOPSY_TURVY: Final = 21
RESCUES: Final = 22  # the first card against a disaster; instants below are for scoring
CATASTROPHE_POLICY: Final = 22
NOT_MY_PROBLEM: Final = 23
KINDS: Final = 24

CARDS: Final = tuple([card[0] for card in POINT_CARDS] + [card[0] for card in INSTANT_CARDS])
COPIES: Final = tuple([card[2] for card in POINT_CARDS] + [card[1] for card in INSTANT_CARDS])
SCORING_INSTANTS: Final = 12  # cards in the box that are played while scoring
RESCUE_INSTANTS: Final = 4  # cards in the box that are played against a disaster

VALUE: Final = vec[i64]([card[1] for card in POINT_CARDS])
# Effects used after the reveal, as a set of kinds; then all kinds that have any effect.
REVEAL_EFFECTS: Final = (
    (1 << TAME_PEBBLE)
    | (1 << LONG_CLAW)
    | (1 << LASSO_VIPER)
    | (1 << SWAMP_SMOOTHIE)
    | (1 << POCKET_FLAMETHROWER)
    | (1 << BAMBOO_SPYGLASS)
    | (1 << PECKISH_PLANT)
)
EFFECTS: Final = REVEAL_EFFECTS | (1 << JAW_TRAP) | (1 << LUCKY_STARFRUIT) | (1 << BLAZING_SAW)

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
    "struck_by_lightning",
    "stroll_into_quicksand",
    "endless_rain",
    "falling_tree",
    "boiling_spring",
    "a_cloud_of_ones_own",
    "tar_pit",
    "ice_age_sniffles",
    "something_in_the_surf",
    "long_arms_bad_manners",
    "sabre_toothed_squirrel",
    "hot_tempered_dragon",
    "little_nibbler",
    "hug_with_teeth",
    "shark_on_a_walk",
    "underfoot",
    "hopeless_haircut",
    "meeting_an_old_flame",
    "no_reply",
    "forgotten_by_the_herd",
    "stinging_remark",
    "not_invited",
    "gloomy_horoscope",
    "honest_mirror",
    "meteor",
    "meteor",
    "meteor",
    "meteor",
)
DISASTER_DECK: Final = vec[i64](list(range(len(DISASTERS))))

BoardName = Literal["nervous_rex", "bad_luck_bronto", "cry_ceratops", "stego_the_stargazer"]
BOARDS: Final[tuple[BoardName, ...]] = get_args(BoardName)
# TRAIT[board * 4 + type]: what the dinosaur's trait adds to a score.
TRAIT: Final = vec[i64]([0, 1, -1, 0, 1, -1, 0, 0, -1, 0, 1, 0, 0, 0, 0, 1])
