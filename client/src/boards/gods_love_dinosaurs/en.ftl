### The board of Gods Love Dinosaurs: what the game's own texts do not say.

board-gods_love_dinosaurs-biome = Biome board
board-gods_love_dinosaurs-column = { $animal ->
    [frog] Frogs
    [rabbit] Rabbits
    [rat] Rats
    [tiger] Tigers
   *[eagle] Eagles
}: { $count ->
    [0] no tile
    [one] one tile, the last one
   *[other] { $count } tiles
}{ $marker ->
    [yes] , dino marker
   *[no] { "" }
}
board-gods_love_dinosaurs-supply = Figures left: { $count }
board-gods_love_dinosaurs-no-tile = empty place
board-gods_love_dinosaurs-tile = { $terrain ->
    [lake] Lake
    [forest] Forest
    [plain] Plain
    [mountain] Mountain
   *[universal] Universal terrain
}{ $animal ->
    [frog] {" "}with a frog
    [rabbit] {" "}with a rabbit
    [rat] {" "}with a rat
    [tiger] {" "}with a tiger
    [eagle] {" "}with an eagle
   *[none] { "" }
} and { $other ->
    [lake] lake
    [forest] forest
    [plain] plain
    [mountain] mountain
   *[universal] universal terrain
}
board-gods_love_dinosaurs-take = Take the tile: { $tile }
board-gods_love_dinosaurs-foresee = { $animal ->
    [frog] What if the frogs bred now?
    [rabbit] What if the rabbits bred now?
    [rat] What if the rats bred now?
    [tiger] What if the tigers hunted now?
    [eagle] What if the eagles hunted now?
   *[dinosaur] What if the dinosaurs ran now?
}
board-gods_love_dinosaurs-stampede = The dinosaurs are running!
board-gods_love_dinosaurs-active = { $animal ->
    [frog] The frogs are breeding.
    [rabbit] The rabbits are breeding.
    [rat] The rats are breeding.
    [tiger] The tigers are hunting.
   *[eagle] The eagles are hunting.
}
board-gods_love_dinosaurs-active-dinosaurs = { $animal ->
    [frog] The frogs are breeding, then the dinosaurs run.
    [rabbit] The rabbits are breeding, then the dinosaurs run.
    [rat] The rats are breeding, then the dinosaurs run.
    [tiger] The tigers are hunting, then the dinosaurs run.
   *[eagle] The eagles are hunting, then the dinosaurs run.
}
board-gods_love_dinosaurs-last-tile = Dashed: the last tile sets these animals off.
board-gods_love_dinosaurs-last-tile-yet = The last tile of a column sets its animals off.
board-gods_love_dinosaurs-stacks = Stacks
board-gods_love_dinosaurs-stack = Stack { $stack }: { $count ->
    [0] used up
    [one] one tile
   *[other] { $count } tiles
}{ $used ->
    [yes] , in use
   *[no] { "" }
}
board-gods_love_dinosaurs-your-world = Your world
board-gods_love_dinosaurs-world = The world of { $name }
board-gods_love_dinosaurs-hexes = Hexes of this world
board-gods_love_dinosaurs-realms = Worlds of the players
board-gods_love_dinosaurs-open = Show the world of { $name } large
board-gods_love_dinosaurs-volcano = It is this player’s turn
board-gods_love_dinosaurs-home = My world
board-gods_love_dinosaurs-closer = Zoom in
board-gods_love_dinosaurs-farther = Zoom out
board-gods_love_dinosaurs-fit = Show the whole world
board-gods_love_dinosaurs-numbers = Numbers of the hexes
board-gods_love_dinosaurs-hex = hex { $cell }, { $terrain ->
    [lake] lake
    [forest] forest
    [plain] plain
    [mountain] mountain
    [nest] nest mountain
   *[universal] universal terrain
}{ $animal ->
    [frog] , frog
    [rabbit] , rabbit
    [rat] , rat
    [tiger] , tiger
    [eagle] , eagle
    [dinosaur] , dinosaur
   *[none] { "" }
}
board-gods_love_dinosaurs-some = { $animal ->
    [frog] { $count ->
        [one] one frog
       *[other] { $count } frogs
    }
    [rabbit] { $count ->
        [one] one rabbit
       *[other] { $count } rabbits
    }
    [rat] { $count ->
        [one] one rat
       *[other] { $count } rats
    }
    [tiger] { $count ->
        [one] one tiger
       *[other] { $count } tigers
    }
    [eagle] { $count ->
        [one] one eagle
       *[other] { $count } eagles
    }
   *[dinosaur] { $count ->
        [one] one dinosaur
       *[other] { $count } dinosaurs
    }
}
board-gods_love_dinosaurs-score = { $points ->
    [one] one point
   *[other] { $points } points
}: { $golden ->
    [0] { "" }
    [one] one golden egg,{" "}
   *[other] { $golden } golden eggs,{" "}
}{ $eggs ->
    [one] one egg
   *[other] { $eggs } eggs
}, { $dinosaurs ->
    [one] one dinosaur
   *[other] { $dinosaurs } dinosaurs
}
board-gods_love_dinosaurs-eggs = Eggs
board-gods_love_dinosaurs-golden-eggs = Golden eggs, worth five each
board-gods_love_dinosaurs-dinosaurs = Dinosaurs
board-gods_love_dinosaurs-doing = { $stage ->
    [taking] takes a tile…
    [placing] lays it out…
    [breeding] breeds…
    [hunting] hunts…
    [hatching] at the nest…
    [running] runs…
   *[other] { "" }
}
board-gods_love_dinosaurs-waiting = Waiting for { $names }.
board-gods_love_dinosaurs-decision = Your decision
board-gods_love_dinosaurs-watching = You are watching.
board-gods_love_dinosaurs-sending = On its way…
board-gods_love_dinosaurs-wait = { $stage ->
    [over] The game is over.
    [lesson] Look around, then read on.
   *[other] Look around until it is your turn.
}
board-gods_love_dinosaurs-ask = { $stage ->
    [taking] Take a tile from the biome board.
    [hatching] Hatch a dinosaur for one egg?
    [breeding] All that could have bred.
    [hunting] The hunt is over.
    [running] The run is over.
   *[other] Your decision.
}
board-gods_love_dinosaurs-ask-place = Choose a hex for the tile.
board-gods_love_dinosaurs-ask-placed = Turn it, or lay it down here.
board-gods_love_dinosaurs-ask-breeding = { $animal ->
    [frog] Frogs breed: choose a frog or a free hex.
    [rabbit] Rabbits breed: choose a rabbit or a free hex.
   *[rat] Rats breed: choose a rat or a free hex.
}
board-gods_love_dinosaurs-ask-parent = Which one is the parent?
board-gods_love_dinosaurs-ask-birth = Where shall the newborn live?
board-gods_love_dinosaurs-ask-hunter = { $animal ->
    [tiger] Tigers hunt: choose a tiger.
    [eagle] Eagles hunt: choose an eagle.
   *[dinosaur] Dinosaurs run: choose a dinosaur.
}
board-gods_love_dinosaurs-ask-way = { $animal ->
    [tiger] Where shall this tiger end its hunt?
    [eagle] Where shall this eagle end its hunt?
   *[dinosaur] On which mountain shall this dinosaur end?
}
board-gods_love_dinosaurs-ask-hopeless = { $animal ->
    [tiger] This tiger finds nothing to eat.
    [eagle] This eagle finds nothing to eat.
   *[dinosaur] This dinosaur finds nothing to eat on a way to a mountain.
}
board-gods_love_dinosaurs-ask-run = { $left ->
    [one] One step left.
   *[other] { $left } steps left.
} { $stop ->
    [yes] Go on or stop.
   *[no] Go on.
}
board-gods_love_dinosaurs-ask-young = Only one young left in the supply: where?
board-gods_love_dinosaurs-left = still to act: { $count }
board-gods_love_dinosaurs-turn = Turn the tile clockwise (Shift+R)
board-gods_love_dinosaurs-turn-back = Turn the tile counter-clockwise (R)
board-gods_love_dinosaurs-place = Lay it here
board-gods_love_dinosaurs-go = Run this way
board-gods_love_dinosaurs-stepwise = Step by step
board-gods_love_dinosaurs-give-up = { $animal ->
    [tiger] Let the tiger starve
    [eagle] Let the eagle starve
   *[dinosaur] Let the dinosaur die
}
board-gods_love_dinosaurs-pick-spot = Hold the tile at ({ $q }, { $r })
board-gods_love_dinosaurs-pick-figure = Choose { $where }
board-gods_love_dinosaurs-pick-chosen = Chosen: { $where }
board-gods_love_dinosaurs-pick-birth = Newborn on { $where }
board-gods_love_dinosaurs-pick-step = Step to { $where }
board-gods_love_dinosaurs-pick-end = Run to { $where }: { $eaten ->
    [one] eats one animal
   *[other] eats { $eaten } animals
}{ $eggs ->
    [0] { "" }
    [one] , lays one egg
   *[other] , lays { $eggs } eggs
}{ $ways ->
    [1] { "" }
   *[other] , way { $way } of { $ways }
}
board-gods_love_dinosaurs-outlook-lead = { $left ->
    [yes] { $animal ->
        [tiger] Still to hunt
        [eagle] Still to hunt
        [dinosaur] Still to run
       *[other] Still to breed
    }
   *[no] { $animal ->
        [frog] If the frogs bred now
        [rabbit] If the rabbits bred now
        [rat] If the rats bred now
        [tiger] If the tigers hunted now
        [eagle] If the eagles hunted now
       *[dinosaur] If the dinosaurs ran now
    }
}
board-gods_love_dinosaurs-outlook-none = { $left ->
    [yes] none.
   *[no] there are none here.
}
board-gods_love_dinosaurs-outlook-breed = { $able ->
    [0] none has room
    [one] { $able } of { $all } has room
   *[other] { $able } of { $all } have room
}; { $fed ->
    [0] no newborn
   *[other] at most { $fed } newborn, at most { $thriving } in all
}.
board-gods_love_dinosaurs-outlook-hunt = { $exact ->
    [no] { $fed } of { $all } can eat, perhaps more; afterwards { $thriving } or more. There are too many ways to try them all.
   *[yes] { $fed ->
        [0] { $all ->
            [one] the only one finds no food and starves
           *[other] none of the { $all } finds food, all starve
        }
       *[other] { $fed } of { $all } can eat, { $hungry ->
            [0] none has to starve
            [one] at least one starves
           *[other] at least { $hungry } starve
        }
    }{ $thriving ->
        [0] { "" }
       *[other] ; afterwards at most { $thriving }
    }{ $both ->
        [no] , but then more starve
       *[yes] { "" }
    }.
}
board-gods_love_dinosaurs-outlook-run = { $exact ->
    [no] { $fed } of { $all } can eat and live, perhaps more; eggs: { $eggs } or more. There are too many ways to try them all.
   *[yes] { $fed ->
        [0] { $all ->
            [one] the only one finds no food and starves
           *[other] none of the { $all } finds food, all starve
        }
       *[other] { $fed } of { $all } can eat and live
    }; { $eggs ->
        [0] no egg
        [one] at most one egg
       *[other] at most { $eggs } eggs
    }{ $both ->
        [no] , but not both at once
       *[yes] { "" }
    }.
}
board-gods_love_dinosaurs-outlook-hatch = One that hatches first is not counted.
board-gods_love_dinosaurs-ask-go = This way it eats{ $eaten ->
    [0] {" "}nothing more
   *[other] : { $meals }
}{ $eggs ->
    [0] { "" }
    [one] ; one egg
   *[other] ; { $eggs } eggs
}{ $young ->
    [0] { "" }
    [one] ; one young
   *[other] ; { $young } young
}.
board-gods_love_dinosaurs-another-way = Another way ({ $way } of { $ways })
board-gods_love_dinosaurs-end-breeding = End breeding
board-gods_love_dinosaurs-memo-title = Memo
board-gods_love_dinosaurs-memo = { $animal ->
    [frog] Newborn beside it on a free lake or universal hex
    [rabbit] Newborn beside it on a free plain or universal hex
    [rat] Newborn beside it in a free forest or on a universal hex
    [tiger] 1–2 steps in any directions, ending on prey
    [eagle] 1–3 hexes in a straight line, ending on prey
   *[dinosaur] 1–5 steps in any directions, ending fed on a free mountain
}
board-gods_love_dinosaurs-memo-eggs = A golden egg is worth five eggs
board-gods_love_dinosaurs-finale = The end of the game
board-gods_love_dinosaurs-winners = { $count ->
    [one] The gods love { $names } most!
   *[other] The gods love { $names } most!
}
board-gods_love_dinosaurs-decided-GLD-51 = { $points ->
    [one] With one point.
   *[other] With { $points } points.
}
board-gods_love_dinosaurs-decided-GLD-52 = Points are equal: the last in turn order wins.
