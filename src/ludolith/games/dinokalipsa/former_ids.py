"""The ids of cards, dinosaurs and moves in old records, from before ids matched the screen."""

from __future__ import annotations

from typing import Final

FORMER_IDS: Final = {
    "pet_rock": "tame_pebble",
    "cool_stick": "splendid_twig",
    "dino_grabber": "long_claw",
    "handy_pan": "trusty_skillet",
    "grappling_snake": "lasso_viper",
    "grave_maker": "gravediggers_spade",
    "delicious_smoothie": "swamp_smoothie",
    "bonehead": "bone_helmet",
    "fire_spray": "pocket_flamethrower",
    "run_home_bat": "sturdy_bat",
    "mouth_trap": "jaw_trap",
    "bow_and_dino": "prehistoric_bow",
    "special_star_fruit": "lucky_starfruit",
    "sting_stabber": "stinger_spear",
    "treenoculars": "bamboo_spyglass",
    "iced_ptea": "iced_tea_with_a_kick",
    "hungry_plant": "peckish_plant",
    "meteor_cannon": "meteor_mortar",
    "flaming_chainsaw": "blazing_saw",
    "score_booster": "tailwind",
    "score_sapper": "headwind",
    "score_inversion": "topsy_turvy",
    "disaster_insurance": "catastrophe_policy",
    "disaster_redirect": "not_my_problem",
    "stego": "stego_the_stargazer",
    "boost-score": "raise-score",
    "sap-score": "lower-score",
    "redirect": "send-on",
}
