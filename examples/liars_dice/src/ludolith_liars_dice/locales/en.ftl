### Liar's Dice: every sentence of the game. Players arrive as names.

## The game

game-name = Liar's Dice
game-tagline = Bid on what lies under all cups, or call the bluff.
game-authors = A traditional game
game-goal = Be the last player with dice: bid on the dice under all cups, and challenge a bid that you do not believe.

## Options

option-dice = Dice per player
option-dice-help = With fewer dice a game is shorter.
option-dice-3 = 3
option-dice-4 = 4
option-dice-5 = 5
option-wild = Wild ones
option-wild-help = A one counts as any face.

## Opponents

level-casual = Casual
level-casual-help = Goes by the average, and by a whim.
level-steady = Steady
level-steady-help = Knows the odds of every bid.
level-strong = Strong
level-strong-help = Knows the odds, and listens to what the others bid.

## Decisions

move-challenge = Challenge
move-challenge-help = You do not believe the last bid: all cups are lifted.
move-bid = Bid { $count } × { $face }
move-bid-help = At least { $count } dice under all cups show { $face }.

## What the table shows

fact-hand = Your dice
fact-bid_count = Dice bid
fact-bid_face = Face bid
fact-bidder_seat = Last bidder
fact-dice_in_play = Dice in play
fact-dice_by_seat = Dice left
kind-challenge = Challenge
kind-bid = Bid: dice × face
field-count = Dice
field-face = Face

## What happens

event-round-began = { $dice ->
    [one] A new round with { $dice } die. { $seat } begins.
   *[other] A new round with { $dice } dice. { $seat } begins.
}
event-rolled = { $seat } rolls { $dice }.
event-bid-made = { $seat } bids { $count } × { $face }.
event-challenged = { $seat } does not believe it. All cups are lifted.
event-cup-lifted = { $seat } shows { $dice }.
event-bid-judged = The bid was { $count } × { $face }; there are { $found }.
event-die-lost = { $left ->
    [0] { $seat } loses the last die and is out.
    [one] { $seat } loses a die and has { $left } left.
   *[other] { $seat } loses a die and has { $left } left.
}
event-game-ended = { $left ->
    [one] { $seat } is the last player with dice and wins with { $left } die.
   *[other] { $seat } is the last player with dice and wins with { $left } dice.
}
