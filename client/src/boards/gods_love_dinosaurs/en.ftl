### The board of Gods Love Dinosaurs: what the game's own texts do not say.

board-gld-biome = Biome board
board-gld-column = { $animal ->
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
board-gld-supply = Figures left: { $count }
board-gld-no-tile = empty place
board-gld-tile = { $terrain ->
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
board-gld-take = Take the tile: { $tile }
board-gld-foresee = { $animal ->
    [frog] What if the frogs bred now?
    [rabbit] What if the rabbits bred now?
    [rat] What if the rats bred now?
    [tiger] What if the tigers hunted now?
    [eagle] What if the eagles hunted now?
   *[dinosaur] What if the dinosaurs ran now?
}
board-gld-stampede = The dinosaurs are running!
board-gld-active = { $animal ->
    [frog] The frogs are breeding.
    [rabbit] The rabbits are breeding.
    [rat] The rats are breeding.
    [tiger] The tigers are hunting.
   *[eagle] The eagles are hunting.
}
board-gld-active-dinosaurs = { $animal ->
    [frog] The frogs are breeding, then the dinosaurs run.
    [rabbit] The rabbits are breeding, then the dinosaurs run.
    [rat] The rats are breeding, then the dinosaurs run.
    [tiger] The tigers are hunting, then the dinosaurs run.
   *[eagle] The eagles are hunting, then the dinosaurs run.
}
board-gld-last-tile = Dashed: the last tile sets these animals off.
board-gld-last-tile-yet = The last tile of a column sets its animals off.
board-gld-stacks = Stacks
board-gld-stack = Stack { $stack }: { $count ->
    [0] used up
    [one] one tile
   *[other] { $count } tiles
}{ $used ->
    [yes] , in use
   *[no] { "" }
}
board-gld-your-world = Your world
board-gld-world = The world of { $name }
board-gld-hexes = Hexes of this world
board-gld-realms = Worlds of the players
board-gld-open = Show the world of { $name } large
board-gld-volcano = It is this player’s turn
board-gld-home = My world
board-gld-closer = Zoom in
board-gld-farther = Zoom out
board-gld-fit = Show the whole world
board-gld-numbers = Numbers of the hexes
board-gld-hex = hex { $cell }, { $terrain ->
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
board-gld-some = { $animal ->
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
board-gld-score = { $points ->
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
board-gld-eggs = Eggs
board-gld-golden-eggs = Golden eggs, worth five each
board-gld-dinosaurs = Dinosaurs
board-gld-doing = { $stage ->
    [taking] takes a tile…
    [placing] lays it out…
    [breeding] breeds…
    [hunting] hunts…
    [hatching] at the nest…
    [running] runs…
   *[other] { "" }
}
board-gld-waiting = Waiting for { $names }.
board-gld-decision = Your decision
board-gld-watching = You are watching.
board-gld-sending = On its way…
board-gld-wait = { $stage ->
    [over] The game is over.
    [lesson] Look around, then read on.
   *[other] Look around until it is your turn.
}
board-gld-ask = { $stage ->
    [taking] Take a tile from the biome board.
    [hatching] Hatch a dinosaur for one egg?
    [breeding] All that could have bred.
    [hunting] The hunt is over.
    [running] The run is over.
   *[other] Your decision.
}
board-gld-ask-place = Choose a hex for the tile.
board-gld-ask-placed = Turn it, or lay it down here.
board-gld-ask-breeding = { $animal ->
    [frog] Frogs breed: choose a frog or a free hex.
    [rabbit] Rabbits breed: choose a rabbit or a free hex.
   *[rat] Rats breed: choose a rat or a free hex.
}
board-gld-ask-parent = Which one is the parent?
board-gld-ask-birth = Where shall the newborn live?
board-gld-ask-hunter = { $animal ->
    [tiger] Tigers hunt: choose a tiger.
    [eagle] Eagles hunt: choose an eagle.
   *[dinosaur] Dinosaurs run: choose a dinosaur.
}
board-gld-ask-way = { $animal ->
    [tiger] Where shall this tiger end its hunt?
    [eagle] Where shall this eagle end its hunt?
   *[dinosaur] On which mountain shall this dinosaur end?
}
board-gld-ask-hopeless = { $animal ->
    [tiger] This tiger finds nothing to eat.
    [eagle] This eagle finds nothing to eat.
   *[dinosaur] This dinosaur finds nothing to eat on a way to a mountain.
}
board-gld-ask-run = { $left ->
    [one] One step left.
   *[other] { $left } steps left.
} { $stop ->
    [yes] Go on or stop.
   *[no] Go on.
}
board-gld-ask-young = Only one young left in the supply: where?
board-gld-left = still to act: { $count }
board-gld-turn = Turn the tile clockwise (Shift+R)
board-gld-turn-back = Turn the tile counter-clockwise (R)
board-gld-place = Lay it here
board-gld-go = Run this way
board-gld-stepwise = Step by step
board-gld-give-up = { $animal ->
    [tiger] Let the tiger starve
    [eagle] Let the eagle starve
   *[dinosaur] Let the dinosaur die
}
board-gld-pick-spot = Hold the tile at ({ $q }, { $r })
board-gld-pick-figure = Choose { $where }
board-gld-pick-chosen = Chosen: { $where }
board-gld-pick-birth = Newborn on { $where }
board-gld-pick-step = Step to { $where }
board-gld-pick-end = Run to { $where }: { $eaten ->
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
board-gld-outlook-lead = { $left ->
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
board-gld-outlook-none = { $left ->
    [yes] none.
   *[no] there are none here.
}
board-gld-outlook-breed = { $able ->
    [0] none has room
    [one] { $able } of { $all } has room
   *[other] { $able } of { $all } have room
}; { $fed ->
    [0] no newborn
   *[other] at most { $fed } newborn, at most { $thriving } in all
}.
board-gld-outlook-hunt = { $exact ->
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
board-gld-outlook-run = { $exact ->
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
board-gld-outlook-hatch = One that hatches first is not counted.
board-gld-ask-go = This way it eats{ $eaten ->
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
board-gld-another-way = Another way ({ $way } of { $ways })
board-gld-end-breeding = End breeding
board-gld-memo-title = Memo
board-gld-memo = { $animal ->
    [frog] Newborn beside it on a free lake or universal hex
    [rabbit] Newborn beside it on a free plain or universal hex
    [rat] Newborn beside it in a free forest or on a universal hex
    [tiger] 1–2 steps in any directions, ending on prey
    [eagle] 1–3 hexes in a straight line, ending on prey
   *[dinosaur] 1–5 steps in any directions, ending fed on a free mountain
}
board-gld-memo-eggs = A golden egg is worth five eggs
board-gld-rule = Rule { $rule }
board-gld-finale = The end of the game
board-gld-winners = { $count ->
    [one] The gods love { $names } most!
   *[other] The gods love { $names } most!
}
board-gld-won = { $points ->
    [one] With one point.
   *[other] With { $points } points.
}
board-gld-won-tie = Points are equal: the last in turn order wins.
