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
import type { CardName, DisasterName } from "../types";

export const CARD_PICTURES: Record<CardName, string> = {
  tame_pebble: rock,
  splendid_twig: branch,
  long_claw: claws,
  trusty_skillet: SKILLET,
  lasso_viper: snake,
  gravediggers_spade: spade,
  swamp_smoothie: smoothie,
  bone_helmet: skull,
  pocket_flamethrower: flamethrower,
  sturdy_bat: BAT,
  jaw_trap: jaws,
  prehistoric_bow: bow,
  lucky_starfruit: starfruit,
  stinger_spear: spear,
  bamboo_spyglass: spyglass,
  iced_tea_with_a_kick: tea,
  peckish_plant: PLANT,
  meteor_mortar: cannon,
  blazing_saw: SAW,
  tailwind,
  headwind,
  topsy_turvy: upsideDown,
  catastrophe_policy: umbrella,
  not_my_problem: back,
};

export const DISASTER_PICTURES: Record<DisasterName, string> = {
  struck_by_lightning: lightning,
  stroll_into_quicksand: quicksand,
  endless_rain: rain,
  falling_tree: tree,
  boiling_spring: spring,
  a_cloud_of_ones_own: cloud,
  tar_pit: tar,
  ice_age_sniffles: cold,
  something_in_the_surf: fin,
  long_arms_bad_manners: arm,
  sabre_toothed_squirrel: squirrel,
  hot_tempered_dragon: dragon,
  little_nibbler: nibbler,
  hug_with_teeth: hug,
  shark_on_a_walk: shark,
  underfoot: stomp,
  hopeless_haircut: comb,
  meeting_an_old_flame: door,
  no_reply: ghost,
  forgotten_by_the_herd: footprint,
  stinging_remark: sting,
  not_invited: party,
  gloomy_horoscope: crystalBall,
  honest_mirror: mirror,
  meteor,
};
