/** The animals, from game-icons.net, on a grid of 512 by 512. */

import frog from "icon:frog";
import rabbit from "icon:rabbit";
import rat from "icon:rat";
import tiger from "icon:tiger-head";
import eagle from "icon:eagle-head";
import dinosaur from "icon:dinosaur-rex";

export const ANIMAL_PICTURES = { frog, rabbit, rat, tiger, eagle, dinosaur };
