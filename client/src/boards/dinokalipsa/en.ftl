### The board of Dinokalipsa: what the game's own texts do not say.

board-dinokalipsa-you = (you)
board-dinokalipsa-disaster = The disaster of this round
board-dinokalipsa-quiet = All quiet, for once.
board-dinokalipsa-thinking = thinking…
board-dinokalipsa-ready = card chosen
board-dinokalipsa-passed = passed
board-dinokalipsa-passed-round = passed for the scoring
board-dinokalipsa-waiting = Waiting for { $names }
board-dinokalipsa-you-too = Your decision. Still thinking as well: { $names }
board-dinokalipsa-you-alone = All the others are waiting for you
board-dinokalipsa-sending = Your decision is on its way…
board-dinokalipsa-chosen = “{ $card }” lies face down in front of you.
board-dinokalipsa-highest = highest
board-dinokalipsa-lowest = lowest
board-dinokalipsa-part-value = card
board-dinokalipsa-part-bonus = effects
board-dinokalipsa-part-trait = trait
board-dinokalipsa-part-instants = instants
board-dinokalipsa-part-disasters = disasters
board-dinokalipsa-part-inversion = inversion
board-dinokalipsa-type-natural = natural
board-dinokalipsa-type-predatory = predatory
board-dinokalipsa-type-emotional = emotional
board-dinokalipsa-type-meteor = meteor
board-dinokalipsa-trait = Trait, { $type }: { $points }
board-dinokalipsa-unhurt = no disaster yet
board-dinokalipsa-never-hurt = not a single disaster
board-dinokalipsa-any = of any type
board-dinokalipsa-left = still allowed: { $count }
board-dinokalipsa-take-it = Take the disaster
board-dinokalipsa-hand-of = The hand of { $name }
board-dinokalipsa-on-top = On top of the deck
board-dinokalipsa-aim = “{ $card }”: on whom?
board-dinokalipsa-why-waiting = you have nothing to decide at the moment.
board-dinokalipsa-why-choose = only point cards are played against the disaster; instants have their moment later.
board-dinokalipsa-why-effect = this card does not fit the effect that is being used.
board-dinokalipsa-why-take_from_hand = first take one of the cards you are looking at.
board-dinokalipsa-why-take_from_deck = first take one of the cards you are looking at.
board-dinokalipsa-why-scoring_instants = now only cards that change scores can be played.
board-dinokalipsa-why-sudden_death = only point cards count in a sudden death.
board-dinokalipsa-why-threat = now only a card against disasters helps.
board-dinokalipsa-why-shed = this card cannot be discarded now.
board-dinokalipsa-duel = Sudden death
board-dinokalipsa-duel-rule = Only printed values count
board-dinokalipsa-saved = got away
board-dinokalipsa-finale = The end of the game
board-dinokalipsa-won-HLD-52 = { $count ->
    [one] { $names } gets away!
   *[other] { $names } get away together!
}
board-dinokalipsa-won-HLD-53 = { $names } survives!
board-dinokalipsa-decided-HLD-52 = First to reach the end of the escape route.
board-dinokalipsa-decided-HLD-53 = The last dinosaur alive.
board-dinokalipsa-unseen = Not seen yet (deck and other hands)
