### Diamant: every sentence of the game. Players arrive as names.

## The game

game-name = Diamant
game-tagline = Push your luck in the cave of Tacora.
game-authors = Alan R. Moon and Bruno Faidutti
game-goal = Over five expeditions, bring more treasure back to your chest than any other player: walk out in time, because the second trap of a kind takes everything you carry.

## Options

option-relics = Relic hunt
option-relics-help = Before each expedition a relic is shuffled into the deck. Only a player who leaves alone can take the relics lying in the cave.
option-open_chests = Open chests
option-open_chests-help = All players see what lies in every chest. Otherwise chests stay closed to the others until the end of the game.

## Opponents

level-casual = Casual
level-casual-help = Goes by nerve alone: the more kinds of traps lie in the cave, the likelier it walks out.
level-steady = Steady
level-steady-help = Weighs the next card: goes on while it promises more than it may cost.
level-strong = Strong
level-strong-help = Thinks several cards ahead, reckons with company on the way out, hunts relics and takes risks when it is behind at the end.

## Decisions

move-leave = Leave
move-leave-help = Walk back to the camp, gather what lies on the way, and put everything carried into the chest.
move-continue = Continue
move-continue-help = Go deeper: share in the next treasure, but lose everything carried if a trap appears for the second time.

## Traps

trap-spiders = Giant spiders
trap-snakes = Snakes
trap-lava = Lava
trap-boulder = Rolling boulder
trap-ram = Battering ram
trap-name = { $trap ->
    [spiders] { trap-spiders }
    [snakes] { trap-snakes }
    [lava] { trap-lava }
    [boulder] { trap-boulder }
   *[ram] { trap-ram }
}
trap-strikes = { $trap ->
    [spiders] Giant spiders attack!
    [snakes] Snakes everywhere!
    [lava] Lava floods the passage!
    [boulder] A boulder comes rolling down!
   *[ram] A battering ram swings loose!
}

## What happens

event-expedition-began = Expedition { $expedition } begins: all players go into the cave.
event-relic-added = { $relic ->
    [one] The relic worth { $relic } point is shuffled into the deck.
   *[other] The relic worth { $relic } points is shuffled into the deck.
}
event-treasure-found = Treasure: { $rubies ->
    [one] { $rubies } ruby.
   *[other] { $rubies } rubies.
} { $seats_count ->
    [1] { $seats } takes it all.
   *[other] { $share ->
        [0] Too little to share: it stays on the card.
       *[other] { $seats } take { $share } each, { $rest ->
            [0] nothing is left over.
            [one] { $rest } stays on the card.
           *[other] { $rest } stay on the card.
        }
    }
}
event-trap-seen = Trap: “{ trap-name }”, the first of its kind in this expedition. Nothing happens.
event-trap-sprung = { trap-strikes } { $seats_count ->
    [1] This is the second such trap: { $seats } flees { $lost_sum ->
        [0] with nothing to lose.
        [one] and loses { $lost_sum } ruby.
       *[other] and loses { $lost_sum } rubies.
    }
   *[other] This is the second such trap: { $seats } flee { $lost_sum ->
        [0] with nothing to lose.
        [one] and lose { $lost_sum } ruby in all.
       *[other] and lose { $lost_sum } rubies in all.
    }
}
event-relic-seen = { $relic ->
    [one] A relic worth { $relic } point comes to light.
   *[other] A relic worth { $relic } points comes to light.
} It goes to a player who leaves alone.
event-choices-revealed = { $leaving_count ->
    [0] No player leaves: { $staying_count ->
        [1] { $staying } goes on.
       *[other] { $staying } go on.
    }
    [1] { $leaving } leaves; { $staying_count ->
        [0] no player goes on.
        [1] { $staying } goes on.
       *[other] { $staying } go on.
    }
   *[other] { $leaving } leave; { $staying_count ->
        [0] no player goes on.
        [1] { $staying } goes on.
       *[other] { $staying } go on.
    }
}
event-path-gathered = { $share ->
    [0] { $rest ->
        [0] There are no rubies to pick up on the way out.
        [one] { $rest } ruby lies on the way out, too little to share: it stays there.
       *[other] { $rest } rubies lie on the way out, too few to share: they stay there.
    }
   *[other] { $seats_count ->
        [1] { $seats } picks up { $share ->
            [one] { $share } ruby
           *[other] { $share } rubies
        } on the way out.
       *[other] { $seats } pick up { $share ->
            [one] { $share } ruby
           *[other] { $share } rubies
        } each on the way out, { $rest ->
            [0] nothing is left over.
            [one] { $rest } stays in the cave.
           *[other] { $rest } stay in the cave.
        }
    }
}
event-relics-taken = { $relics_count ->
    [1] { $seat } leaves alone and takes the relic worth { $relics_sum ->
        [one] { $relics_sum } point.
       *[other] { $relics_sum } points.
    }
   *[other] { $seat } leaves alone and takes the relics { $relics } ({ $relics_sum } points in all).
}
event-relics-left-lying = { $relics_count ->
    [1] { $seats } leave together, so none of them takes the relic worth { $relics_sum ->
        [one] { $relics_sum } point.
       *[other] { $relics_sum } points.
    }
   *[other] { $seats } leave together, so none of them takes the relics ({ $relics }).
}
event-put-in-chest = { $rubies ->
    [0] { $seat } brings no rubies out.
    [one] { $seat } puts { $rubies } ruby into the chest.
   *[other] { $seat } puts { $rubies } rubies into the chest.
}
event-cave-empty = No player is left in the cave: expedition { $expedition } is over.
event-deck-ran-out = { $seats_count ->
    [1] No card is left: { $seats } walks out safely with everything found.
   *[other] No card is left: { $seats } walk out safely with everything found.
}
event-entrance-closed = Entrance { $expedition } is closed.
event-rubies-returned = { $rubies ->
    [one] { $rubies } ruby left in the cave goes back to the supply.
   *[other] { $rubies } rubies left in the cave go back to the supply.
}
event-trap-removed = One “{ trap-name }” card leaves the game, the other returns to the deck.
event-relics-lost = { $relics_count ->
    [1] The relic worth { $relics_sum ->
        [one] { $relics_sum } point
       *[other] { $relics_sum } points
    } is lost for good.
   *[other] The relics in the cave ({ $relics }) are lost for good.
}
event-deck-shuffled = { $cards ->
    [one] The deck of { $cards } card is shuffled.
   *[other] The deck of { $cards } cards is shuffled.
}
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

## Things on the board

ruby = Ruby
diamond = Diamond
rubies = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
diamonds = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
card-treasure = { $rubies ->
    [one] Treasure: { $rubies } ruby
   *[other] Treasure: { $rubies } rubies
}
card-trap = Trap: { trap-name }
card-relic = { $relic ->
    [one] Relic: { $relic } point
   *[other] Relic: { $relic } points
}
card-lying = { $lying ->
    [0] Nothing is left on the card.
    [one] { $lying } ruby is left on the card.
   *[other] { $lying } rubies are left on the card.
}
card-relic-taken = The relic has been taken.
relic = Relic
relics = Relics
relic-stack = Relics still to come
cave = Cave
camp = Camp
chest = Chest
chest-closed = Closed chest
entrance = Entrance { $number }
entrance-closed = Entrance { $number }, closed
expedition = Expedition { $expedition } of { $expeditions }
deck = { $cards ->
    [one] Deck: { $cards } card
   *[other] Deck: { $cards } cards
}
removed-traps = Traps out of the game
danger = { $fatal ->
    [0] No card of the deck can end the expedition yet.
    [one] { $fatal } card of { $cards } in the deck would end the expedition.
   *[other] { $fatal } cards of { $cards } in the deck would end the expedition.
}
on-path = { $count ->
    [0] Nothing lies on the way out.
    [one] { $count } ruby lies on the way out.
   *[other] { $count } rubies lie on the way out.
}
carried = { $count ->
    [0] Carries nothing
    [one] Carries { $count } ruby
   *[other] Carries { $count } rubies
}
in-cave = In the cave
in-camp = Back in the camp
decided = Has decided
still-choosing = Deciding

## Why something cannot be done now

why-in-camp = { $seat } is back in the camp until this expedition ends.
why-decided = { $seat } has already decided; the choices are revealed when all players are ready.
why-chest-closed = Chests stay closed until the end of the game.
