/** The picture of each equipment card and of each help; some from game-icons.net. */

import backpack from "icon:backpack";
import ticket from "icon:ticket";
import sharpen from "icon:stone-crafting";
import drill from "icon:needle-drill";
import radar from "icon:radar-sweep";
import map from "icon:treasure-map";
import plaster from "icon:bandage-roll";
import contract from "icon:contract";
import tent from "icon:camping-tent";
import type { Equipment, Help } from "../types";

/** Drawn for this board, on the same grid of 512. */
const AMBER =
  "M256 40C340 40 420 130 420 250S340 472 256 472 92 370 92 250 172 40 256 40ZM200 110C160 140 140 190 140 240H180C180 200 196 164 226 140ZM262 236 220 196 206 212 246 250 190 268 196 288 250 272 236 330 256 334 270 276 316 310 328 294 284 260 336 236 326 216Z";
const HELMET =
  "M256 96C144 96 64 176 64 288V320H448V288C448 176 368 96 256 96ZM32 344V384C32 400 44 408 60 408H452C468 408 480 400 480 384V344ZM226 76H286V240H226ZM130 190C112 214 102 244 100 280H130C132 250 142 224 158 204Z";
const BRUSH =
  "M452 60C436 44 412 46 394 62L238 216 296 274 450 118C466 100 468 76 452 60ZM218 236 160 292 220 352 276 294ZM140 310C92 318 76 352 72 392 70 414 60 430 40 444 120 468 196 444 202 372Z";
const HAND =
  "M120 60H180L200 200 236 60H296L272 216 330 96 384 122 314 270 396 236 418 290 300 348C280 420 236 452 176 452 112 452 76 404 84 330Z";

export const CARD_PICTURES: Record<Equipment, string> = {
  backpack,
  voucher: ticket,
  whetstone: sharpen,
  jackhammer: drill,
  ground_radar: radar,
  amber_vein: AMBER,
  fracture_map: map,
  helmet: HELMET,
  brush: BRUSH,
  plaster_cast: plaster,
  museum_contract: contract,
  tent,
};

export const HELP_PICTURES: Record<Help, string> = {
  strong_tool: drill,
  master: HELMET,
  quick_sharpening: sharpen,
  purchase: HAND,
};
