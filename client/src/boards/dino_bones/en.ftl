### The board of Dino Bones: what the game's own texts do not say.

board-dino_bones-slab = The slab, { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }. Arrow keys go from border to border.
board-dino_bones-closer = Zoom in
board-dino_bones-farther = Zoom out
board-dino_bones-border = Between { $one } and { $other }
board-dino_bones-price = { $count ->
        [one] { $count } chisel
       *[other] { $count } chisels
    }
board-dino_bones-chisel-of = chisel of { $name }
board-dino_bones-splits = { $count ->
        [one] { $count } tile comes off:
       *[other] { $count } tiles come off:
    }
board-dino_bones-or = or
board-dino_bones-share = { $name }: { $count ->
        [0] nothing
       *[other] { $count }
    }
board-dino_bones-share-leader = leader: { $count }
board-dino_bones-place = Tile { $place }
board-dino_bones-face-down = face down
board-dino_bones-known = you know it: { tile-name }
board-dino_bones-boulders = { $count ->
        [one] boulders on { $count } side
       *[other] boulders on { $count } sides
    }
board-dino_bones-seen-by = looked at by { $names }
board-dino_bones-place-chisel = Place · { $count ->
        [one] { $count } chisel
       *[other] { $count } chisels
    }
board-dino_bones-place-with-tool = Ignore the boulders · 1 chisel
board-dino_bones-lift-chisel = Lift this chisel
board-dino_bones-not-here = Not here

board-dino_bones-turn = Turn { $turn_number }: { $name }
board-dino_bones-steps = Steps of the turn
board-dino_bones-step-sharpen = Sharpen
board-dino_bones-step-chisel = Chisel
board-dino_bones-step-end = End
board-dino_bones-waiting = Waiting for { $names }
board-dino_bones-watch = Others are at work.
board-dino_bones-read-on = Look around, then read on.
board-dino_bones-look = Watch what is happening…
board-dino_bones-sending = Your decision is on its way…
board-dino_bones-decision = Your decision
board-dino_bones-lift = Nothing is left to sharpen: lift { $count ->
        [one] { $count } chisel
       *[other] { $count } chisels
    } of yours off the slab.
board-dino_bones-whole = You have a whole skeleton.
board-dino_bones-no-border = No border is within your means: get help, or end your turn.
board-dino_bones-end = { $keep ->
        [0] End the turn
       *[other] End turn, keep { $keep }
    }
board-dino_bones-dig-where = Which tile next to a chisel of yours shall the master dig out?
board-dino_bones-no-dig = Not now
board-dino_bones-charges = { $count ->
        [one] { $count } chisel may ignore boulders
       *[other] { $count } chisels may ignore boulders
    }
board-dino_bones-left = { $count } more
board-dino_bones-shares = Shares, in the order of taking
board-dino_bones-finds = Finds to take
board-dino_bones-divide-part = Divide part { $part } ({ $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    })

board-dino_bones-mat = Mat of { $name }
board-dino_bones-your-mat = Your finds
board-dino_bones-others = The other diggers
board-dino_bones-first = first player
board-dino_bones-sharp = { $count ->
        [one] { $count } sharp chisel
       *[other] { $count } sharp chisels
    }
board-dino_bones-dull = { $count ->
        [one] { $count } dull chisel
       *[other] { $count } dull chisels
    }
board-dino_bones-sharp-short = sharp
board-dino_bones-dull-short = dull
board-dino_bones-spent = { $count ->
        [one] { $count } chisel spent on boulders: it turns dull at the end of the turn
       *[other] { $count } chisels spent on boulders: they turn dull at the end of the turn
    }
board-dino_bones-spent-short = spent
board-dino_bones-amber = { $count } amber
board-dino_bones-loose = { $count ->
        [one] { $count } loose bone
       *[other] { $count } loose bones
    }
board-dino_bones-plants = { $count ->
        [one] { $count } plant
       *[other] { $count } plants
    }
board-dino_bones-cards = { $count ->
        [one] { $count } equipment card
       *[other] { $count } equipment cards
    }
board-dino_bones-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-dino_bones-points-short = { $count ->
        [one] point
       *[other] points
    }
board-dino_bones-parts = { $have } of { $all }
board-dino_bones-spare = { $count } to spare
board-dino_bones-worth = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
board-dino_bones-next-plant = with one more: { $points }
board-dino_bones-assembled = assembled
board-dino_bones-with-piles = { $count ->
        [one] { $count } part made up for
       *[other] { $count } parts made up for
    }
board-dino_bones-assemble = Assemble
board-dino_bones-complete = { species-name } complete: assemble
board-dino_bones-assemble-with-cast = Assemble with the plaster cast

board-dino_bones-leader = Leader of the dig
board-dino_bones-supply = { $count } amber in the supply
board-dino_bones-help = Next help costs
board-dino_bones-helper-strong_tool = Strong tool
board-dino_bones-helper-master = Master of the dig
board-dino_bones-helper-quick_sharpening = Quick sharpening
board-dino_bones-help-strong_tool = Two chisels ignore boulders.
board-dino_bones-help-master = Takes one tile beside a chisel of yours.
board-dino_bones-help-quick_sharpening = Sharpen two more.
board-dino_bones-help-purchase = Help: take one of these
board-dino_bones-stock = Stock
board-dino_bones-empty = Nothing there yet.
board-dino_bones-sell = Sell one for { $count } amber
board-dino_bones-in-hand = In hand
board-dino_bones-equipment = Your equipment, seen by you alone
board-dino_bones-played = Equipment played
board-dino_bones-own-played = Equipment you played
board-dino_bones-play = Play

board-dino_bones-memo = Memo
board-dino_bones-unseen = { $count ->
        [one] { $count } tile is still hidden.
       *[other] { $count } tiles are still hidden.
    }
board-dino_bones-unseen-help = The number under a tile says how many like it may still turn up.
board-dino_bones-skeletons = { $count ->
        [one] { $count } skeleton in the box
       *[other] { $count } skeletons in the box
    }
board-dino_bones-plant-table = Plants owned, and their points
board-dino_bones-pile = Stands for one missing part of a skeleton.
board-dino_bones-idle = { $count } turns without a find; after 400 the dig is abandoned.

board-dino_bones-finale = The end of the dig
board-dino_bones-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
board-dino_bones-decided-DB-51 = Most points: { $points }.
board-dino_bones-decided-DB-52 = { $winners ->
    [1] Level at { $points } points: the larger skeletons decide, from the brachiosaurus down.
   *[other] Level at { $points } points and in every kind of skeleton: the victory is shared.
}
board-dino_bones-winner = (winner)
board-dino_bones-points-table = Points by kind
board-dino_bones-player = Digger
board-dino_bones-part-skeletons = Skeletons
board-dino_bones-part-pterodactyls = Pterodactyls
board-dino_bones-part-loose = Loose bones
board-dino_bones-part-plants = Plants
board-dino_bones-part-amber = Amber
board-dino_bones-total = Points
