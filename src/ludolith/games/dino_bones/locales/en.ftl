### Dino Bones: every sentence of the game. Players arrive as names.

## The game

game-name = Dino Bones
game-tagline = One slab of stone, a dozen chisels each, and all the diggers want the skull.
game-authors = Kevin Lanzing (Jurassic Parts)
game-goal = Split the slab with your chisels, share what breaks off and complete skeletons: the most points win.

## Options

option-layout = Slab
option-layout-help = How the slab is laid out: every other tile face up, for a first dig, or all of them face down.
option-layout-A = every other tile face up
option-layout-B = all face down
option-equipment = Equipment cards
option-equipment-help = How many secret equipment cards each player gets.
option-equipment-0 = none
option-equipment-1 = one each
option-equipment-2 = two each
option-tie = Ties in a division
option-tie-help = From whom on players with equally many chisels are ordered, clockwise.
option-tie-marker = from the first player
option-tie-active = from the player whose turn it is
option-first_player = First player
option-first_player-help = Who has the first turn, and goes first in ties when finds are divided: by lot, or a seat of your choice.
option-first_player-lot = by lot
option-first_player-first_seat = the first seat
option-first_player-second_seat = the second seat
option-first_player-third_seat = the third seat
option-first_player-fourth_seat = the fourth seat
option-first_player-fifth_seat = the fifth seat
option-components = Components
option-components-help = A file of your own with the contents of the box, where you know them better.

## Opponents

level-casual = Casual
level-casual-help = Lays chisels anywhere and takes whatever is worth most at the moment.
level-steady = Steady
level-steady-help = Closes a cut where that pays, follows the cracks and buys what is worth its price.
level-strong = Strong
level-strong-help = Works on the group of tiles worth most for its price and keeps others from what they need.

## Tiles, species, cards, people

tile-name = { $tile ->
    [brachiosaurus_skull] brachiosaurus skull
    [brachiosaurus_neck] brachiosaurus neck
    [brachiosaurus_chest] brachiosaurus chest
    [brachiosaurus_pelvis] brachiosaurus pelvis
    [brachiosaurus_tail] brachiosaurus tail
    [tyrannosaurus_skull] tyrannosaurus skull
    [tyrannosaurus_chest] tyrannosaurus chest
    [tyrannosaurus_pelvis] tyrannosaurus pelvis
    [tyrannosaurus_tail] tyrannosaurus tail
    [triceratops_skull] triceratops skull
    [triceratops_body] triceratops body
    [triceratops_hindquarters] triceratops hindquarters
    [velociraptor_front] velociraptor front
    [velociraptor_rear] velociraptor rear
    [pterodactyl] pterodactyl
    [plant] plant
   *[bone_pile] bone pile
}
species-name = { $species ->
    [brachiosaurus] Brachiosaurus
    [tyrannosaurus] Tyrannosaurus
    [triceratops] Triceratops
    [velociraptor] Velociraptor
   *[pterodactyl] Pterodactyl
}
part-name = { $part ->
    [skull] skull
    [neck] neck
    [chest] chest
    [pelvis] pelvis
    [tail] tail
    [body] body
    [hindquarters] hindquarters
    [front] front
    [rear] rear
    [whole] whole skeleton
    [plaster_cast] plaster cast
   *[bone_pile] bone pile
}
card-name = { $card ->
    [backpack] Backpack
    [voucher] Voucher
    [whetstone] Whetstone
    [jackhammer] Jackhammer
    [ground_radar] Ground Radar
    [amber_vein] Amber Vein
    [fracture_map] Fracture Map
    [helmet] Helmet
    [brush] Brush
    [plaster_cast] Plaster Cast
    [museum_contract] Museum Contract
   *[tent] Tent
}
card-effect = { $card ->
    [backpack] For the rest of the game you may keep one more sharp chisel at the end of each turn.
    [voucher] The help you buy with it costs 1 amber less.
    [whetstone] Sharpen 2 more chisels.
    [jackhammer] One border costs you a single chisel this turn, whatever boulders lie there.
    [ground_radar] Look secretly at up to 3 face-down tiles of the slab.
    [amber_vein] Take 2 amber.
    [fracture_map] Lift up to 2 of your chisels off the slab, sharp.
    [helmet] Count one chisel more in this division.
    [brush] Take one of the tiles that would go to the leader.
    [plaster_cast] It stands for one missing part of a skeleton.
    [museum_contract] Your sale this turn pays 2 amber.
   *[tent] Keep all your sharp chisels at the end of this turn.
}
help-name = { $help ->
    [strong_tool] a strong tool
    [quick_sharpening] quick sharpening
    [purchase] a purchase
   *[master] the master of the dig
}
character-name = { $character ->
    [naomi_grant] Naomi Grant
    [ted_park] Ted Park
    [wilson_moore] Wilson Moore
    [malcolm_stone] Malcolm Stone
    [barbara_murphy] Barbara Murphy
   *[amy_liu] Amy Liu
}

## Decisions

move-pass = Done
move-pass-help = No card, nothing more to lift, to look at, to trade or to assemble.
move-end-turn = { $keep ->
    [0] End the turn, keep no chisel
    [1] End the turn, keep 1 sharp chisel
   *[other] End the turn, keep { $keep } sharp chisels
}
move-end-turn-help = { $keep ->
    [0] Your sharp chisels and those spent on boulders turn dull; those on the slab stay.
    [1] 1 chisel stays sharp; your other sharp ones and those spent on boulders turn dull.
   *[other] { $keep } chisels stay sharp; your other sharp ones and those spent on boulders turn dull.
}
move-buy-strong-tool = Help: strong tool
move-buy-strong-tool-help = Two chisels you place this turn ignore boulders.
move-buy-quick-sharpening = Help: quick sharpening
move-buy-quick-sharpening-help = Sharpen 2 more chisels; where too few are dull, lift some of yours off the slab.
move-choose-part = { $part ->
    [0] Divide the first part
    [1] Divide the second part
    [2] Divide the third part
    [3] Divide the fourth part
    [4] Divide the fifth part
   *[other] Divide the sixth part
}
move-choose-part-help = The parts are of equal size. The tiles of this one are turned up and shared out.
move-take-find = Take: { tile-name }
move-take-find-help = This tile goes into your collection.
move-buy-fossil = Buy: { tile-name }
move-buy-fossil-help = Take this tile out of the leader’s stock for amber.
move-sell-fossil = Sell: { tile-name }
move-sell-fossil-help = Give the leader this tile for amber. One sale a turn.
move-assemble = Assemble: { species-name }
move-assemble-help = Put the skeleton together for good. Bone piles stand for what is missing.
move-assemble-with-cast = Assemble with the plaster cast: { species-name }
move-assemble-with-cast-help = The plaster cast stands for one missing part, bone piles for any others.
move-play-card = Play “{ card-name }”
move-play-card-help = What it does: { card-effect }
move-dig-out = Help: dig out tile { $place }
move-dig-out-help = The master of the dig takes this tile out of the slab for you.
move-look-under = Look under tile { $place }
move-look-under-help = Only you will know what is on its front.
move-place-chisel = Chisel between { $one } and { $other }
move-place-chisel-help = Lay a sharp chisel between these two tiles; each side with a boulder costs one more.
move-place-with-tool = Chisel between { $one } and { $other }, ignoring boulders
move-place-with-tool-help = The tool breaks the boulders: a single chisel is enough.
move-lift-chisel = Lift the chisel between { $one } and { $other }
move-lift-chisel-help = It comes back to you sharp.

## What happens

event-slab-laid = { $layout ->
    [A] The slab lies ready: every other tile shows its front.
   *[B] The slab lies ready: every tile is face down.
}
event-first-player-chosen = { $seat } is the first player.
event-head-start = A head start for { $seat }: { $sharp ->
        [0] { $amber } amber.
       *[other] { $amber ->
            [0] 1 sharp chisel.
           *[other] 1 sharp chisel, { $amber } amber.
        }
    }
event-card-dealt = { $seat } gets “{ card-name }”.
event-turn-began = Turn { $turn_number }: { $seat }.
event-chisels-sharpened = { $seat } sharpens { $chisels ->
        [one] { $chisels } chisel
       *[other] { $chisels } chisels
    }.
event-chisel-lifted = { $seat } lifts the chisel between { $one } and { $other }.
event-chisel-placed = { $seat } lays a chisel between { $one } and { $other }.
event-boulders-broken = Boulders cost { $seat } { $chisels ->
        [one] { $chisels } more chisel
       *[other] { $chisels } more chisels
    }.
event-boulders-ignored = The boulders give way at once to the tool of { $seat }.
event-turn-ended = { $seat } ends the turn; chisels kept sharp: { $kept }, turned dull: { $dulled }.
event-slab-split = The slab splits! { $places_count ->
        [one] { $places_count } tile breaks off.
       *[other] { $places_count } tiles break off.
    }
event-part-chosen = { $seat } chooses the part to be divided: { $places_count ->
        [one] { $places_count } tile
       *[other] { $places_count } tiles
    }.
event-finds-turned-up = { $places_count ->
    [one] { $places_count } tile is turned up.
   *[other] { $places_count } tiles are turned up.
}
event-chisels-returned = Chisels go back to { $seat }; dull: { $dull }, sharp: { $sharp }.
event-share-set = { $seat } had { $chisels ->
        [one] { $chisels } chisel
       *[other] { $chisels } chisels
    } on the cut and { $tiles ->
        [0] gets nothing: no tile is left
        [one] takes { $tiles } tile
       *[other] takes { $tiles } tiles
    }.
event-find-taken = { $seat } takes: { tile-name }.
event-finds-left = To the leader: { $places_count ->
        [one] { $places_count } tile
       *[other] { $places_count } tiles
    }.
event-skeleton-assembled = { $seat } assembles a skeleton: { species-name }.
event-amber-gained = { $seat } gets { $amber } amber.
event-help-bought = { $seat } pays { $amber } amber for { help-name }.
event-tile-dug-out = { $seat } has tile { $place } dug out: { tile-name }.
event-tile-bought = { $seat } buys: { tile-name }.
event-tile-sold = { $seat } sells: { tile-name }.
event-card-played = { $seat } plays “{ card-name }”.
event-radar-used = { $seat } looks under tile { $place }.
event-radar-showed = Under tile { $place } { $seat } sees: { tile-name }.
event-last-two-reached = The last two tiles are turned up: { $seat } takes one, the other goes to the leader.
event-dig-abandoned = Nothing has come off for { $idle_turns ->
        [one] { $idle_turns } turn
       *[other] { $idle_turns } turns
    }: the dig is abandoned.
event-game-ended = { $seats_count ->
    [1] { $seats } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seats } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}

## Questions

ask-turn = Lay your chisels, or get help.
ask-lift = Nothing is left to sharpen: lift { $count ->
        [one] { $count } chisel
       *[other] { $count } chisels
    } of yours off the slab.
ask-voucher = Which help is the voucher for?
ask-fracture_map = Lift up to two of your chisels.
ask-radar = Look under up to three tiles.
ask-part = The parts are equal. Which one is divided?
ask-helmet = A division begins. Do you play a card?
ask-division = Take your share of the finds.
ask-brush = The rest goes to the leader. Do you play a card?
ask-brush_find = Which find do you save?
ask-last_two = Take one of the last two tiles.
ask-closing = Your last turn: assemble, sell or buy, and then you are done.
ask-last_skeletons = The dig is over. Assemble what you still can.

## Things on the board

turn = Turn { $turn_number }
sharp = sharp: { $count }
dull = dull: { $count }
spent = spent on boulders: { $count }
on-slab = on the slab: { $count }
amber = amber: { $count }
plants = plants: { $count } ({ $points })
pterodactyls = pterodactyls: { $count }
cards-in-hand = cards: { $count }
own-hand = Your equipment
leader-stock = The leader’s stock
empty-stock = nothing
amber-supply = Amber left: { $count }
help-price = Next help: { $amber } amber
would-split = A chisel here splits the slab
slab-legend = A number on a border is its price in chisels, more than one; a letter is the chisel of that player.
how-to-chisel = Type the two tiles beside a border to lay or lift a chisel there, such as “39 40”; add “tool” to break its boulders with a tool. * lists all choices.
tool-word = tool
finds = Finds
face-down = Face down
unseen = What may still turn up
