### The board of Diamant: what the game's own texts do not say.

board-diamant-trap-spiders = Spiders
board-diamant-trap-snakes = Snakes
board-diamant-trap-lava = Lava
board-diamant-trap-boulder = Boulder
board-diamant-trap-ram = Battering ram
board-diamant-you = (you)
board-diamant-waiting = Waiting for { $names }
board-diamant-choose-too = Your choice. Still deciding as well: { $names }
board-diamant-choose-last = All the others are waiting for you
board-diamant-decision = Your decision
board-diamant-sending = Your choice is on its way…
board-diamant-look = Wait and see, or press to see at once
board-diamant-chose-continue = You go deeper
board-diamant-chose-leave = You walk out
board-diamant-percent = { $percent }%
board-diamant-chance = { $cards ->
    [one] { $fatal } of { $cards } card ends it
   *[other] { $fatal } of { $cards } cards end it
}
board-diamant-traps = Traps
board-diamant-trap-count = { $name }: { $seen } in the cave, { $coming } still to come, { $gone } out of the game
board-diamant-on-path = lying on the way out
board-diamant-scene = { $cards ->
    [0] No card lies in the cave yet.
    [one] { $cards } card lies in the cave.
   *[other] { $cards } cards lie in the cave.
}
board-diamant-newest = Newest card: { $card }
board-diamant-finale = The end of the game
board-diamant-counting = The chests are opened…
board-diamant-skip = Show everything
board-diamant-winner = Winner
board-diamant-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
board-diamant-chart = Points over the game
board-diamant-step = Step
