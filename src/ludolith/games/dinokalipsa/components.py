# Compiled with mypyc.
"""The contents of the box of Dinokalipsa, and the source of each fact.

- Numbers of cards (53 point, 16 instant, 28 disaster cards), values from 0 to 9, kinds of
  disasters, the traits of Nervous Rex, the route of 50 spaces: the rulebook (Polish edition).
- Values, copies and effects of the single cards, the other traits, the disasters of each type: the
  published card set, as listed by public descriptions of the game; checked against those totals.

Cards are small numbers on the hot path: a point card is its index in POINT_CARDS (so a lower number
never has a higher value), instant cards come after them; a disaster is its index in DISASTERS.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

from librt.vecs import vec
from mypy_extensions import i64

ROUTE: Final = 50  # spaces of the escape route
HAND: Final = 5
MOST_PLAYERS: Final = 4
SETS_OF_SEATS: Final = 1 << MOST_PLAYERS


class PointCard(NamedTuple):
    """A kind of point card as it is printed; its effect is in `effects.table`."""

    name: str
    value: int
    copies: int
    effect: bool = False


POINT_CARDS: Final = (  # lowest value first
    PointCard("tame_pebble", 0, 4, effect=True),
    PointCard("splendid_twig", 1, 4),
    PointCard("long_claw", 1, 2, effect=True),
    PointCard("trusty_skillet", 2, 4),
    PointCard("lasso_viper", 2, 2, effect=True),
    PointCard("gravediggers_spade", 3, 4),
    PointCard("swamp_smoothie", 3, 2, effect=True),
    PointCard("bone_helmet", 4, 4),
    PointCard("pocket_flamethrower", 4, 2, effect=True),
    PointCard("sturdy_bat", 5, 4),
    PointCard("jaw_trap", 5, 2, effect=True),
    PointCard("prehistoric_bow", 6, 4),
    PointCard("lucky_starfruit", 6, 2, effect=True),
    PointCard("stinger_spear", 7, 3),
    PointCard("bamboo_spyglass", 7, 2, effect=True),
    PointCard("iced_tea_with_a_kick", 8, 3),
    PointCard("peckish_plant", 8, 1, effect=True),
    PointCard("meteor_mortar", 9, 3),
    PointCard("blazing_saw", 9, 1, effect=True),
)
# Copies of each instant card: of those played while scoring, and against a disaster.
SCORING_CARDS: Final = (
    ("tailwind", 5),
    ("headwind", 5),
    ("topsy_turvy", 2),
)
RESCUE_CARDS: Final = (
    ("catastrophe_policy", 3),
    ("not_my_problem", 1),
)

# Written as literals, because the compiler inlines only literals; checked below.
INSTANTS: Final = 19  # the first instant card; everything below is a point card
RESCUES: Final = 22  # the first card against a disaster; instants below are for scoring
KINDS: Final = 24
SCORING_INSTANTS: Final = 12  # cards in the box that are played while scoring
RESCUE_INSTANTS: Final = 4  # cards in the box that are played against a disaster

_INSTANT_CARDS: Final = (*SCORING_CARDS, *RESCUE_CARDS)
CARDS: Final = tuple([card.name for card in POINT_CARDS] + [card[0] for card in _INSTANT_CARDS])
COPIES: Final = tuple([card.copies for card in POINT_CARDS] + [card[1] for card in _INSTANT_CARDS])


def _check_numbers() -> None:
    """Refuse numbers that were not updated when a card was added or removed."""
    for name, written, counted in (
        ("INSTANTS", INSTANTS, len(POINT_CARDS)),
        ("RESCUES", RESCUES, len(POINT_CARDS) + len(SCORING_CARDS)),
        ("KINDS", KINDS, len(CARDS)),
        ("SCORING_INSTANTS", SCORING_INSTANTS, sum(card[1] for card in SCORING_CARDS)),
        ("RESCUE_INSTANTS", RESCUE_INSTANTS, sum(card[1] for card in RESCUE_CARDS)),
    ):
        if written != counted:
            raise ValueError(f"{name} is {written}, but the tables of cards give {counted}")


_check_numbers()

VALUE: Final = vec[i64]([card.value for card in POINT_CARDS])
# The point cards that have an effect, as a set of kinds.
WITH_EFFECT: Final[i64] = sum(1 << kind for kind, card in enumerate(POINT_CARDS) if card.effect)

MAIN_DECK: Final = vec[i64]([kind for kind in range(KINDS) for _ in range(COPIES[kind])])
# With two players the point cards worth 1, 2 and 3 stay in the box (HLD-60).
MAIN_DECK_FOR_TWO: Final = vec[i64](
    [
        kind
        for kind in range(KINDS)
        for _ in range(COPIES[kind])
        if kind >= INSTANTS or POINT_CARDS[kind].value not in (1, 2, 3)
    ]
)

DisasterType = Literal["natural", "predatory", "emotional", "meteor"]
TYPES: Final[tuple[DisasterType, ...]] = get_args(DisasterType)
NATURAL: Final = 0
PREDATORY: Final = 1
EMOTIONAL: Final = 2
METEOR: Final = 3
TYPE_SIZE: Final = 8  # disasters of each type but the last
METEORS: Final = 24  # the first meteor

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
