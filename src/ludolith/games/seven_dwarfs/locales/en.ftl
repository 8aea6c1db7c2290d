### Seven Dwarfs: every sentence of the game. Players arrive as names.

## The game

game-name = Seven Dwarfs and the Gem Mine
game-tagline = Knock the gems out, leave the column standing.
game-authors = Justin Oh (Bling Bling Gemstone)
game-goal = Strike gems out of the column with your pick, two strikes a turn: red ones are worth 3 points, pink 2, clear 1. Every block of the column that comes off costs you 10. When the last gem is off, most points win.

## Options

option-penalties = Penalties
option-penalties-help = A player who knocks no gem off in a turn puts their cheapest gem at the foot of the column. The next player to knock one off takes them all.
option-three_in_the_mine = Three (or six) in the mine
option-three_in_the_mine-help = For 3 or 6 players: every player chooses a colour. A gem of your own colour is worth 2 points, any other costs 1.
option-experienced = Experienced miners
option-experienced-help = To these seats red gems are worth nothing: for grown-ups among children, or experts among beginners. At least one seat must stay inexperienced.
option-steady = Steadier hand
option-steady-help = These seats tremble half as much: for children, or players who would like some help.
option-first = Who begins
option-first-help = The seat that strikes first; the turn then passes clockwise.
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-first-5 = Seat 5
option-first-6 = Seat 6
option-first-7 = Seat 7

## Opponents

level-casual = Casual
level-casual-help = Goes for any gem, guesses the strength badly, and does not look whether the column leans.
level-steady = Steady
level-steady-help = Weighs points against what might topple, by eye.
level-strong = Strong
level-strong-help = Tries its best blows in the mind first, with a hand that trembles as its own might.
own-master-help = Tries more blows in the mind, the best of them several times, and has the surest aim of all.

## Decisions

move-strike = Strike at { $height } mm from { $azimuth }°, { $speed } cm/s{ $offset ->
    [0] { "" }
   *[other] , { $offset } mm aside
}{ $elevation ->
    [0] { "" }
   *[other] , tilted { $elevation }°
}
move-strike-help = Swing the pick at the column: so high above the table, from this side, so hard. Your hand trembles: the softer you strike, the steadier it is. Two strikes of three come out at most a fifth slower or a quarter faster than meant, and within 4 mm of the aim; none strays more than twice as far.
move-choose-colour = { $colour ->
    [red] Red
    [pink] Pink
   *[clear] Clear
}
move-choose-colour-help = Gems of this colour are worth 2 points to you, all others cost you 1.

## What happens

event-column-built = The column stands: { $blocks } blocks with { $gems } gems.
event-first-player-chosen = { $seat } strikes first.
event-colour-chosen = { $colour ->
    [red] { $seat } collects red gems.
    [pink] { $seat } collects pink gems.
   *[clear] { $seat } collects clear gems.
}
event-struck = { $strike ->
    [1] { $seat } strikes at { $real } cm/s ({ $speed } meant), { $astray } mm off the aim
   *[other] { $seat } strikes again, at { $real } cm/s ({ $speed } meant), { $astray } mm off the aim
}{ $shift ->
    [0] .
   *[other] ; a block shifts by { $shift } mm.
}
event-missed = { $strike ->
    [1] { $seat } strikes and misses the column.
   *[other] { $again ->
        [0] { $seat } strikes again and misses the column.
       *[1] { $seat } misses the column again.
    }
}
event-strike-wasted = { $trouble ->
    [too-long] The column would not come to rest: the strike of { $seat } counts as a miss, and all is as it was.
   *[unstable] The outcome cannot be computed: the strike of { $seat } counts as a miss, and all is as it was.
}
event-nothing-came-off = Nothing came off.
event-gems-won = { $colour ->
    [red] { $gems ->
        [one] { $seat } gets { $gems } red gem
       *[other] { $seat } gets { $gems } red gems
    }
    [pink] { $gems ->
        [one] { $seat } gets { $gems } pink gem
       *[other] { $seat } gets { $gems } pink gems
    }
   *[clear] { $gems ->
        [one] { $seat } gets { $gems } clear gem
       *[other] { $seat } gets { $gems } clear gems
    }
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
event-blocks-fallen = { $blocks ->
    [one] { $blocks } block comes off and is { $seat }’s, too
   *[other] { $blocks } blocks come off and are { $seat }’s, too
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
event-collapsed = The whole column has come down, and { $seat } gets all of it.
event-foot-taken = From the foot of the column { $colour ->
    [red] { $gems ->
        [one] { $seat } takes { $gems } red gem
       *[other] { $seat } takes { $gems } red gems
    }
    [pink] { $gems ->
        [one] { $seat } takes { $gems } pink gem
       *[other] { $seat } takes { $gems } pink gems
    }
   *[clear] { $gems ->
        [one] { $seat } takes { $gems } clear gem
       *[other] { $seat } takes { $gems } clear gems
    }
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
event-put-at-foot = No gem in this turn: { $colour ->
    [red] { $seat } puts a red one at the foot of the column.
    [pink] { $seat } puts a pink one at the foot of the column.
   *[clear] { $seat } puts a clear one at the foot of the column.
}
event-nothing-to-put = No gem in this turn, but { $seat } has none to give.
event-turn-began = It is { $seat }’s turn.
event-last-gem-taken = { $seat } has knocked off the last gem: the game is over.
event-strikes-ran-out = { $strikes } strikes have been made: the game is over, and what each player has is counted.
event-left-at-foot = { $colour ->
    [red] { $gems ->
        [one] { $gems } red gem stays at the foot of the column and counts for no player.
       *[other] { $gems } red gems stay at the foot of the column and count for no player.
    }
    [pink] { $gems ->
        [one] { $gems } pink gem stays at the foot of the column and counts for no player.
       *[other] { $gems } pink gems stay at the foot of the column and count for no player.
    }
   *[clear] { $gems ->
        [one] { $gems } clear gem stays at the foot of the column and counts for no player.
       *[other] { $gems } clear gems stay at the foot of the column and count for no player.
    }
}
event-tie-broken = Level on points: { $seat } was the last of them to move and wins.
event-game-ended = { $seats_count ->
    [1] { $seats } wins with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $seats } share the victory with { $points ->
        [one] { $points } point each.
       *[other] { $points } points each.
    }
}

## Things on the table

gems-red = { $count ->
    [one] { $count } red gem
   *[other] { $count } red gems
}
gems-pink = { $count ->
    [one] { $count } pink gem
   *[other] { $count } pink gems
}
gems-clear = { $count ->
    [one] { $count } clear gem
   *[other] { $count } clear gems
}
blocks-won = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
strike-of-turn = { $seat }: strike { $strike } of 2
on-column = { $count ->
    [one] { $count } gem on the column
   *[other] { $count } gems on the column
}
at-foot = At the foot of the column: { $gems }
owns-nothing = nothing yet
collects = { $colour ->
    [red] collects red
    [pink] collects pink
   *[clear] collects clear
}
is-experienced = experienced
is-steady = steadier hand
slots-seen-from = seen from { $azimuth }°
how-to-strike = Type a strike: the block, the side it comes from in degrees, the speed in m/s, such as “strike block 5 from 90° at 1.2” or “5 90 1.2”. After that, if you like, how many mm aside and the tilt in degrees; a height in mm may stand for the block (“150 mm 90 1.2”). 0.2 to 1.7 m/s; for a middle block 0.6 is little, 1 is right, 1.5 is much; high blocks need far less.
no-such-block = There is no block { $number } on the column.
beyond-height = The height goes from { $least } to { $most } mm, not { $number }.
beyond-offset = Aside goes from { $least } to { $most } mm from the axis; this would be { $number }.
beyond-elevation = The tilt goes from { $least }° to { $most }°, not { $number }°.
beyond-speed = The speed goes from { $least } to { $most } m/s, not { $number }.
