/** Quick reactions, as pictures that look the same on every device. */
import hand from "icon:hand";
import hourglass from "icon:hourglass";
import heart from "icon:hearts";
import laugh from "icon:cheerful";
import popper from "icon:party-popper";
import prayer from "icon:prayer";
import surprised from "icon:surprised";
import think from "icon:think";
import type { React } from "../wire/types";

export const REACTIONS: Record<React["kind"], string> = {
  wave: hand,
  cheer: popper,
  laugh,
  gasp: surprised,
  think,
  sorry: prayer,
  thanks: heart,
  hurry: hourglass,
};

export const KINDS = Object.keys(REACTIONS) as React["kind"][];
