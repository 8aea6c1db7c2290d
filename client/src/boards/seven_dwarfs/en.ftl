### The board of Seven Dwarfs: what the game's own texts do not say.

board-seven_dwarfs-you = (you)
board-seven_dwarfs-mine = The column of gems. Aim and strike
board-seven_dwarfs-flat = This browser cannot draw in three dimensions (no WebGL): here is the column from the side. Everything can be played as usual.
board-seven_dwarfs-keys = Left and right go round the column, up and down raise and lower the aim, A and D move it sideways; with Shift these steps are small. Page Up and Page Down tilt the pick, plus and minus set the speed. Enter strikes. Hold Space for the gauge and let go to strike; Escape lets the pick sink.
board-seven_dwarfs-north = N
board-seven_dwarfs-decision = Your strike
board-seven_dwarfs-your-strike = Strike { $number } of 2 is yours: aim and strike.
board-seven_dwarfs-choose-colour = Choose the colour of gems that counts for you.
board-seven_dwarfs-colour = { $colour ->
    [red] Red
    [pink] Pink
   *[clear] Clear
}
board-seven_dwarfs-sending = The pick swings…
board-seven_dwarfs-watch = See what happens…
board-seven_dwarfs-slowly = Once more, slowly…
board-seven_dwarfs-waiting = Waiting for { $names }
board-seven_dwarfs-strike = Strike
board-seven_dwarfs-hold = Hold, then let go
board-seven_dwarfs-hint = Press on the column and pull: the farther, the harder. Let go to strike. Drag beside the column to go round it.
board-seven_dwarfs-by-numbers = Aim by numbers
board-seven_dwarfs-strike-numbers = Strike with these numbers
board-seven_dwarfs-by-words = Choose a strike in words
board-seven_dwarfs-strike-so = Strike like this
board-seven_dwarfs-which-height = Which block?
board-seven_dwarfs-which-azimuth = From which side?
board-seven_dwarfs-which-speed = How fast?
board-seven_dwarfs-field-azimuth = From
board-seven_dwarfs-field-height = Height
board-seven_dwarfs-field-offset = Sideways
board-seven_dwarfs-field-elevation = Tilt
board-seven_dwarfs-field-speed = Speed
board-seven_dwarfs-value-azimuth = { $side ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
} ({ $degrees }°)
board-seven_dwarfs-value-height = { $mm } mm
board-seven_dwarfs-value-block = block { $block } ({ $mm } mm)
board-seven_dwarfs-value-offset = { $side ->
    [0] straight at the axis
    [1] { $mm } mm right
   *[other] { $mm } mm left
}
board-seven_dwarfs-value-elevation = { $side ->
    [0] level
    [1] { $degrees }° from above
   *[other] { $degrees }° from below
}
board-seven_dwarfs-value-speed = { $force ->
    [faint] very slow
    [slow] slow
    [medium] medium
    [fast] fast
   *[full] full swing
} ({ $speed } cm/s)
board-seven_dwarfs-spread = Mostly comes out at { $from }–{ $to } cm/s.
board-seven_dwarfs-column = The column from the top down
board-seven_dwarfs-block = Block { $block }
board-seven_dwarfs-slot = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} { $gem ->
    [red] red
    [pink] pink
    [clear] clear
   *[none] empty
}
board-seven_dwarfs-shifted = stands { $mm } mm out to the { $side ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
}
board-seven_dwarfs-turn = { $name }: strike { $number } of 2
board-seven_dwarfs-strike-of = strike { $number } of 2
board-seven_dwarfs-left = { $count ->
    [one] { $count } gem on the column
   *[other] { $count } gems on the column
}
board-seven_dwarfs-gain = Points: { $sign ->
    [1] +{ $points }
   *[other] −{ $points }
}
board-seven_dwarfs-miners = The miners and their piles
board-seven_dwarfs-own-colour = collects { $colour ->
    [red] red
    [pink] pink
   *[clear] clear
}
board-seven_dwarfs-experienced = experienced: red is worth nothing
board-seven_dwarfs-steady = steadier hand
board-seven_dwarfs-foot = At the foot of the column: { $gems }
board-seven_dwarfs-count-red = { $count ->
    [one] { $count } red gem
   *[other] { $count } red gems
}
board-seven_dwarfs-count-pink = { $count ->
    [one] { $count } pink gem
   *[other] { $count } pink gems
}
board-seven_dwarfs-count-clear = { $count ->
    [one] { $count } clear gem
   *[other] { $count } clear gems
}
board-seven_dwarfs-count-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
board-seven_dwarfs-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-seven_dwarfs-replay = Last strike in slow motion
board-seven_dwarfs-skip = Skip
board-seven_dwarfs-finale = The end of the game
board-seven_dwarfs-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
board-seven_dwarfs-decided-DWA-09 = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-seven_dwarfs-decided-DWA-46 = The strikes have run out. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-seven_dwarfs-winner = (winner)
board-seven_dwarfs-points-table = Where the points come from
board-seven_dwarfs-player = Miner
board-seven_dwarfs-column-red = red
board-seven_dwarfs-column-pink = pink
board-seven_dwarfs-column-clear = clear
board-seven_dwarfs-column-blocks = blocks
board-seven_dwarfs-total = Points
