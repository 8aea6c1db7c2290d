/** The picture on each card and each disaster, most of them from game-icons.net. */

import rock from "icon:rock";
import branch from "icon:tree-branch";
import claws from "icon:grasping-claws";
import snake from "icon:snake";
import spade from "icon:trench-spade";
import smoothie from "icon:drink-me";
import skull from "icon:t-rex-skull";
import flamethrower from "icon:flamethrower";
import jaws from "icon:wolf-trap";
import bow from "icon:pocket-bow";
import starfruit from "icon:round-star";
import spear from "icon:barbed-spear";
import spyglass from "icon:spyglass";
import tea from "icon:teapot";
import cannon from "icon:cannon-shot";
import tailwind from "icon:wingfoot";
import headwind from "icon:wind-slap";
import upsideDown from "icon:card-exchange";
import umbrella from "icon:umbrella";
import back from "icon:return-arrow";
import lightning from "icon:lightning-storm";
import quicksand from "icon:quicksand";
import rain from "icon:heavy-rain";
import tree from "icon:evil-tree";
import spring from "icon:steam-blast";
import cloud from "icon:raining";
import tar from "icon:sticky-boot";
import cold from "icon:thermometer-cold";
import fin from "icon:shark-fin";
import arm from "icon:forearm";
import squirrel from "icon:squirrel";
import dragon from "icon:dragon-breath";
import nibbler from "icon:bone-gnawer";
import hug from "icon:chewed-heart";
import shark from "icon:shark-jaws";
import stomp from "icon:quake-stomp";
import comb from "icon:comb";
import door from "icon:exit-door";
import ghost from "icon:ghost";
import footprint from "icon:footprint";
import sting from "icon:wasp-sting";
import party from "icon:party-hat";
import crystalBall from "icon:crystal-ball";
import mirror from "icon:mirror-mirror";
import meteor from "icon:burning-meteor";
import { BAT, PLANT, SAW, SKILLET } from "./drawn_icons";

export const CARD_PICTURES: Record<string, string> = {
  pet_rock: rock,
  cool_stick: branch,
  dino_grabber: claws,
  handy_pan: SKILLET,
  grappling_snake: snake,
  grave_maker: spade,
  delicious_smoothie: smoothie,
  bonehead: skull,
  fire_spray: flamethrower,
  run_home_bat: BAT,
  mouth_trap: jaws,
  bow_and_dino: bow,
  special_star_fruit: starfruit,
  sting_stabber: spear,
  treenoculars: spyglass,
  iced_ptea: tea,
  hungry_plant: PLANT,
  meteor_cannon: cannon,
  flaming_chainsaw: SAW,
  score_booster: tailwind,
  score_sapper: headwind,
  score_inversion: upsideDown,
  disaster_insurance: umbrella,
  disaster_redirect: back,
};

export const DISASTER_PICTURES: Record<string, string> = {
  bright_idea: lightning,
  casual_afternoon_stroll: quicksand,
  downpour: rain,
  leaf_me_alone: tree,
  spa_day: spring,
  this_feels_personal: cloud,
  trapped: tar,
  uncommon_cold: cold,
  a_day_at_the_beach: fin,
  armed_and_dangerous: arm,
  feeling_squirrely: squirrel,
  fired_up: dragon,
  lil_cannibal: nibbler,
  love_hurts: hug,
  shark_with_legs: shark,
  stomped: stomp,
  baddest_hair_day: comb,
  emergency_ex_it: door,
  ghosted: ghost,
  left_behind_again: footprint,
  ooh_burn: sting,
  outer_circle: party,
  the_future_is_bleak: crystalBall,
  the_sad_truth: mirror,
  meteor,
};

/** Cards whose text does more than their value. */
export const WITH_EFFECT = new Set([
  "pet_rock",
  "dino_grabber",
  "grappling_snake",
  "delicious_smoothie",
  "fire_spray",
  "mouth_trap",
  "special_star_fruit",
  "treenoculars",
  "hungry_plant",
  "flaming_chainsaw",
]);
