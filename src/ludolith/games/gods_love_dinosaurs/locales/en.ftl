### Gods Love Dinosaurs: every sentence of the game.

## The game

game-name = Gods Love Dinosaurs
game-tagline = Feed the prey to the predators, and the predators to your dinosaurs.
game-authors = Kasper Lapp
game-goal = Most eggs and dinosaurs win. Build a world of hexes, let prey multiply and predators eat it; every predator a dinosaur eats is an egg.

## Options

option-first_player = First player
option-first_player-help = Who takes the first tile.
option-first_player-lot = drawn by lot
option-first_player-first_seat = the first seat
option-activation = Activations
option-activation-help = Acting one after the other, beginners can watch what the others do.
option-activation-together = all at the same time
option-activation-one_after_another = one after the other
option-strict_supply = Strict supply
option-strict_supply-help = The figures in the box are all there are: when they run out nothing is born or hatched, and players act one after the other.
option-tiles = Tiles
option-tiles-help = A list of tiles of your own, typed in from the box.

## Opponents

level-casual = Casual
level-casual-help = Takes any tile, lays it snugly and feeds whatever it can.
level-steady = Steady
level-steady-help = Takes any tile, but lays it where it does most good, and lets every hunter eat its fill.
level-strong = Strong
level-strong-help = Takes the tile that suits its world best and weighs the order and the ends of its hunts.

## Animals, terrains, directions

animal-name = { $animal ->
    [frog] frog
    [rabbit] rabbit
    [rat] rat
    [tiger] tiger
    [eagle] eagle
   *[dinosaur] dinosaur
}
an-animal = { $animal ->
    [eagle] an eagle
    [frog] a frog
    [rabbit] a rabbit
    [rat] a rat
    [tiger] a tiger
   *[dinosaur] a dinosaur
}
animals = { $animal ->
    [frog] Frogs
    [rabbit] Rabbits
    [rat] Rats
    [tiger] Tigers
    [eagle] Eagles
   *[dinosaur] Dinosaurs
}
hunter-name = { $hunter ->
    [tiger] a tiger
    [eagle] an eagle
   *[dinosaur] a dinosaur
}
prey-name = { $prey ->
    [frog] a frog
    [rabbit] a rabbit
    [rat] a rat
    [tiger] a tiger
   *[eagle] an eagle
}
terrain-name = { $terrain ->
    [lake] lake
    [forest] forest
    [plain] plain
    [mountain] mountain
   *[universal] universal terrain
}
other-terrain-name = { $other_terrain ->
    [lake] lake
    [forest] forest
    [plain] plain
    [mountain] mountain
   *[universal] universal terrain
}
direction-name = { $direction ->
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
   *[5] south-east
}
direction-short = { $direction ->
    [0] e
    [1] ne
    [2] nw
    [3] w
    [4] sw
   *[5] se
}
how-to-type = Type a place and a direction (e, ne, nw, w, sw, se): “2,-1 se” lays the first hex of the tile at 2,-1 and the second to its south-east; “8 se” moves the animal on hex 8, or places its newborn. * lists all choices, # shows all worlds.
column-name = { $column ->
    [0] frogs
    [1] rabbits
    [2] rats
    [3] tigers
   *[4] eagles
}
column-of = { $animal ->
    [frog] frogs
    [rabbit] rabbits
    [rat] rats
    [tiger] tigers
   *[eagle] eagles
}
row-name = { $row ->
    [0] row 1
    [1] row 2
   *[2] row 3
}

## Decisions

move-done = Done
move-done-help = You have finished: animals that could still have a newborn have none.
move-stop = Stop here
move-stop-help = The hunt ends where the hunter stands.
move-keep-eggs = Keep the eggs
move-keep-eggs-help = No dinosaur hatches this time.
move-hatch = Hatch a dinosaur
move-hatch-help = One egg becomes a dinosaur on the nest. It hunts at once, and starves if it finds nothing.
move-take-tile = Take a tile: { column-name }, { row-name }
move-take-tile-help = The last tile of a column activates its animal for all players.
move-give-up = Let it starve: hex { $cell }
move-give-up-help = The hunter there is removed without moving. That can clear the way for another.
move-place-young = Young on hex { $cell }
move-place-young-help = The last eagle in the supply goes there; the other cell stays empty.
move-step = Hex { $cell }: step { direction-name }
move-step-help = The hunter moves on by one cell and eats what is there.
move-breed = Hex { $cell }: newborn to the { direction-name }
move-breed-help = This animal has its newborn on the next cell in that direction.
move-place-tile = Lay the tile at { $q }, { $r }, pointing { direction-name }
move-place-tile-help = Its first hex lies there, with the animal if there is one; the second follows in that direction.

## What happens

event-first-player-chosen = { $seat } begins.
event-tile-laid = Tile { $tile } comes to the { column-of }, { row-name }.
event-tile-taken = { $seat } takes tile { $tile } from the { column-of }.
event-tile-placed = { $seat } lays { terrain-name } and { other-terrain-name }.
event-animal-arrived = { $seat } has { an-animal } more.
event-animals-activated = { $seat } took the last tile: { $animal ->
    [frog] all frogs multiply.
    [rabbit] all rabbits multiply.
    [rat] all rats multiply.
    [tiger] all tigers hunt.
   *[eagle] all eagles hunt.
}
event-animal-born = { $seat }: { an-animal } is born on hex { $cell }.
event-animal-eaten = { $seat }: { hunter-name } eats { prey-name } on hex { $cell }.
event-egg-laid = { $seat } gets an egg and has { $eggs } now.
event-hunt-ended = { $seat }: { hunter-name } has eaten, { $young_count ->
    [0] without young.
    [one] one young is born.
   *[other] { $young_count } young are born.
}
event-dinosaur-ran = { $seat }: a dinosaur is back on a mountain, { $eggs ->
    [0] without an egg.
    [one] with one egg.
   *[other] with { $eggs } eggs.
}
event-hunter-starved = { $seat }: { hunter-name } starves on hex { $cell }.
event-dinosaur-starved = { $seat }: a dinosaur starves on hex { $cell }.
event-dinosaurs-activated = The dino marker stands here: the dinosaurs come next.
event-dinosaur-hatched = { $seat } hatches a dinosaur; eggs left: { $eggs }.
event-not-in-supply = { $seat }: no figure left ({ animal-name }).
event-marker-moved = The dino marker moves on to the { column-of }.
event-stacks-ran-out = Only { $left ->
    [one] one tile is
   *[other] { $left } tiles are
} left, { $needed } are needed: the game is over.
event-points-counted = { $seat }: eggs { $eggs }, dinosaurs { $dinosaurs }, points { $points }.
event-tie-broken = A tie at { $points ->
    [one] one point
   *[other] { $points } points
}: { $seat } wins as the last of them in turn order.
event-game-ended = { $seat } wins with { $points ->
    [one] one point
   *[other] { $points } points
}!

## Questions

ask-taking = Take a tile.
ask-placing = Join the tile to your world.
ask-breeding = { $animal ->
    [frog] Your frogs may multiply.
    [rabbit] Your rabbits may multiply.
   *[rat] Your rats may multiply.
}
ask-hunting = { $animal ->
    [tiger] Your tigers hunt.
   *[eagle] Your eagles hunt.
}
ask-hatching = Hatch a dinosaur?
ask-running = Your dinosaurs hunt.

## Things on the table

turn-of = Turn: { $seat }
dino-marker = dino marker
stacks = Tiles left: { $count }
tile-held = In hand: { $tile }
no-tile = empty
world-of = World of { $seat }
eggs-and-dinosaurs = eggs { $eggs }, dinosaurs { $dinosaurs }
supply-left = Figures left
can-eat = Can eat: { $cells }
not-all-eat = Can eat, but not all of them: { $cells }
will-starve = Would starve: { $cells }
