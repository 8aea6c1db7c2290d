### Dinokalipsa: every sentence of the game. Players arrive as names.

## The game

game-name = Dinokalipsa
game-tagline = One disaster after another, and only the quickest dinosaur gets away.
game-authors = Unstable Games (Happy Little Dinosaurs)
game-goal = Reach the end of the escape route, 50 spaces away, before any other player, or be the last dinosaur alive: the highest score of a round runs, the lowest takes the disaster.

## Options

option-boards = Dinosaurs
option-boards-help = Whether players pick their dinosaurs in seat order or the dinosaurs are dealt at random.
option-boards-chosen = chosen in seat order
option-boards-dealt = dealt at random
option-disasters_count = Disasters count
option-disasters_count-help = Every disaster in front of you adds 1 to your score of a round, except in a sudden death.
option-two_player_rules = Rules for two
option-two_player_rules-help = In a game of two, point cards worth 1, 2 and 3 stay in the box, and it takes more disasters to become extinct.

## Opponents

level-casual = Casual
level-casual-help = Plays whatever comes to hand and insures itself when it can.
level-steady = Steady
level-steady-help = Plays its highest card and boosts itself when that changes who runs or who suffers.
level-strong = Strong
level-strong-help = Weighs every card against keeping it, and every instant by what it does to all the scores.

## Cards

card-name = { $card ->
    [tame_pebble] Tame Pebble
    [splendid_twig] Splendid Twig
    [long_claw] Long Claw
    [trusty_skillet] Trusty Skillet
    [lasso_viper] Lasso Viper
    [gravediggers_spade] Gravedigger’s Spade
    [swamp_smoothie] Swamp Smoothie
    [bone_helmet] Bone Helmet
    [pocket_flamethrower] Pocket Flamethrower
    [sturdy_bat] Sturdy Bat
    [jaw_trap] Jaw Trap
    [prehistoric_bow] Prehistoric Bow
    [lucky_starfruit] Lucky Starfruit
    [stinger_spear] Stinger Spear
    [bamboo_spyglass] Bamboo Spyglass
    [iced_tea_with_a_kick] Iced Tea with a Kick
    [peckish_plant] Peckish Plant
    [meteor_mortar] Meteor Mortar
    [blazing_saw] Blazing Saw
    [tailwind] Tailwind
    [headwind] Headwind
    [topsy_turvy] Topsy-Turvy
    [catastrophe_policy] Catastrophe Policy
   *[not_my_problem] Not My Problem
}
card-effect = { $card ->
    [tame_pebble] You may discard a point card: its value is added to your score.
    [long_claw] You may look at another player’s hand; then take one card of it.
    [lasso_viper] You may swap this card with a neighbour’s played card that has no effect.
    [swamp_smoothie] You may discard a point card with an effect: its value is added to your score.
    [pocket_flamethrower] You may discard up to three cards.
    [jaw_trap] Once the scores stand, the highest and the lowest are exchanged.
    [lucky_starfruit] “Tailwind” and “Headwind” count double this round.
    [bamboo_spyglass] You may look at the top two cards of the deck; take one, discard the other.
    [peckish_plant] You may swap the played cards of two other players.
    [blazing_saw] The effects of all other point cards are ignored this round.
    [tailwind] While scoring: 2 points more for any player.
    [headwind] While scoring: 2 points less for any player.
    [topsy_turvy] While scoring: the highest and the lowest final score are exchanged.
    [catastrophe_policy] When a disaster is about to hit you: it goes to the bottom of its deck.
    [not_my_problem] When a disaster is about to hit you: it goes to another player.
   *[other] No effect: only its value counts.
}
effect-name = { $effect ->
    [tame_pebble] Tame Pebble
   *[swamp_smoothie] Swamp Smoothie
}

## Dinosaurs

board-name = { $board ->
    [nervous_rex] Nervous Rex
    [bad_luck_bronto] Bad-Luck Bronto
    [cry_ceratops] Cry-ceratops
   *[stego_the_stargazer] Stego the Stargazer
}
board-traits = { $board ->
    [nervous_rex] Predatory disasters +1, emotional ones −1.
    [bad_luck_bronto] Natural disasters +1, predatory ones −1.
    [cry_ceratops] Emotional disasters +1, natural ones −1.
   *[stego_the_stargazer] Meteors +1.
}

## Disasters

type-name = { $type ->
    [natural] natural disaster
    [predatory] predatory disaster
    [emotional] emotional disaster
   *[meteor] counts as any type
}
disaster-name = { $disaster ->
    [struck_by_lightning] Struck by Lightning
    [stroll_into_quicksand] Stroll into Quicksand
    [endless_rain] Endless Rain
    [falling_tree] Falling Tree
    [boiling_spring] Boiling Spring
    [a_cloud_of_ones_own] A Cloud of One’s Own
    [tar_pit] Tar Pit
    [ice_age_sniffles] Ice Age Sniffles
    [something_in_the_surf] Something in the Surf
    [long_arms_bad_manners] Long Arms, Bad Manners
    [sabre_toothed_squirrel] Sabre-Toothed Squirrel
    [hot_tempered_dragon] Hot-Tempered Dragon
    [little_nibbler] Little Nibbler
    [hug_with_teeth] Hug with Teeth
    [shark_on_a_walk] Shark on a Walk
    [underfoot] Underfoot
    [hopeless_haircut] Hopeless Haircut
    [meeting_an_old_flame] Meeting an Old Flame
    [no_reply] No Reply
    [forgotten_by_the_herd] Forgotten by the Herd
    [stinging_remark] Stinging Remark
    [not_invited] Not Invited
    [gloomy_horoscope] Gloomy Horoscope
    [honest_mirror] Honest Mirror
   *[meteor] Meteor
}

## Decisions

move-pass = Pass
move-pass-help = Do nothing: no effect, no card, no discard; a disaster that threatens is taken.
move-pass-round = Pass until the scores stand
move-pass-round-help = Play no more cards while scores are counted. A sudden death, a disaster that threatens you and a discard still ask you.
move-take-board = { board-name }
move-take-board-help = Play as this dinosaur. { board-traits }
move-play-card = Play “{ card-name }”
move-play-card-help = Lay this point card face down. { card-effect }
move-discard-card = Discard “{ card-name }”
move-discard-card-help = Put this card on the discard pile, face up. { card-effect }
move-take-card = Take “{ card-name }”
move-take-card-help = Add this card to your hand. { card-effect }
move-look-at-hand = Look at a hand: { $target }
move-look-at-hand-help = See every card this player holds ({ $target }), then take one of them.
move-look-ahead = Look at the top two cards
move-look-ahead-help = Take one of the top two cards of the deck and discard the other.
move-swap-with = Swap cards: { $target }
move-swap-with-help = Your played card and that of your neighbour ({ $target }) change places.
move-swap-others = Swap their cards: { $one } and { $other }
move-swap-others-help = The played cards of these two ({ $one }, { $other }) change places.
move-raise-score = Raise a score: { $target }
move-raise-score-help = Play “{ card-name }” on this score ({ $target }): 2 points more, and each starfruit doubles that.
move-lower-score = Lower a score: { $target }
move-lower-score-help = Play “{ card-name }” on this score ({ $target }): 2 points less, and each starfruit doubles that.
move-invert-scores = Turn the scores upside down
move-invert-scores-help = Once the scores stand, the highest and the lowest are exchanged.
move-insure = Use the insurance
move-insure-help = The disaster goes to the bottom of its deck.
move-send-on = Send the disaster on: { $target }
move-send-on-help = The disaster threatens this player instead: { $target }.

## What happens

event-board-taken = { $seat } plays as { board-name }.
event-card-drawn = { $seat } draws “{ card-name }”.
event-cards-drawn = { $seat } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-disaster-turned-up = Round { $round_number }: “{ disaster-name }” ({ type-name }).
event-hand-redrawn = { $seat } holds no point card, discards the hand and draws five new cards.
event-card-revealed = { $seat } reveals “{ card-name }” ({ $value }).
event-effects-silenced = { $seat } starts the saw: no other point card has an effect this round.
event-effect-declined = “{ card-name }”: { $seat } leaves it at that.
event-value-added = { $seat } adds “{ card-name }” to “{ effect-name }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
event-card-discarded = { $seat } discards “{ card-name }”.
event-hand-looked-at = { $seat } looks at the hand of { $target }.
event-card-seen = { $seat } sees “{ card-name }” ({ $target }).
event-card-taken = { $seat } takes a card from { $target }.
event-taken-card-shown = The card { $seat } takes from { $target } is “{ card-name }”.
event-deck-looked-at = { $seat } looks at the top two cards of the deck.
event-deck-card-seen = { $seat } sees “{ card-name }” on the deck.
event-deck-card-kept = { $seat } keeps one card and discards “{ card-name }”.
event-cards-swapped = { $seat } swaps played cards: { $one } and { $other } exchange theirs.
event-instants-multiplied = Starfruit: “Tailwind” and “Headwind” count ×{ $factor } this round.
event-passed = { $seat } passes.
event-passed-for-round = { $seat } passes until the scores stand.
event-score-raised = { $seat } plays “{ card-name }”: { $target } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-score-lowered = { $seat } plays “{ card-name }”: { $target } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-inversion-played = { $seat } plays “{ card-name }”: the highest and the lowest score will be exchanged.
event-score-counted = { $seat }: { MINUS($score) } (card { $value }{ $bonus ->
        [0] {""}
       *[other] , effects { SIGNED($bonus) }
    }{ $trait ->
        [0] {""}
       *[other] , trait { SIGNED($trait) }
    }{ $instants ->
        [0] {""}
       *[other] , instants { SIGNED($instants) }
    }{ $disasters ->
        [0] {""}
       *[other] , disasters { SIGNED($disasters) }
    }).
event-scores-inverted = { $highest_count ->
    [1] { $highest } falls from the highest score to { $low }, { $lowest_count ->
        [1] { $lowest } rises to { $high }.
       *[other] { $lowest } rise to { $high }.
    }
   *[other] { $highest } fall from the highest score to { $low }, { $lowest_count ->
        [1] { $lowest } rises to { $high }.
       *[other] { $lowest } rise to { $high }.
    }
}
event-pawn-moved = { $seat } has the highest score and runs { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, to { $place }.
event-pawn-moved-for-disasters = What does not kill you: { $seat } moves { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, to { $place }.
event-all-tied = All scores are equal: no dinosaur runs, and none suffers.
event-sudden-death-began = Sudden death: { $seats }.
event-sudden-death-revealed = Sudden death: { $seat } shows “{ card-name }” ({ $value }).
event-out-of-point-cards = { $seats_count ->
    [1] { $seats } has no point card left for the sudden death.
   *[other] { $seats } have no point card left: the sudden death is over.
}
event-disaster-to-bottom = “{ disaster-name }” ({ type-name }) goes to the bottom of the disaster deck.
event-disaster-threatens = The disaster threatens { $seat }.
event-disaster-insured = { $seat } plays “{ card-name }”.
event-disaster-sent-on = { $seat } plays “{ card-name }”: now it threatens { $target }.
event-disaster-added = { $seat } suffers: “{ disaster-name }” ({ type-name }).
event-dinosaur-extinct = { $seat } is extinct.
event-table-cleared = The table is cleared.
event-deck-reshuffled = The discard pile is shuffled into a new deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-game-ended = { $rule ->
    [HLD-53] { $seats } is the last dinosaur alive and wins!
   *[other] { $seats_count ->
        [1] { $seats } wins, { $place } spaces down the escape route!
       *[other] { $seats } share the victory, { $place } spaces down the escape route!
    }
}

## Questions

ask-boards = Choose your dinosaur.
ask-choose = Choose a point card against the disaster.
ask-effect = Use “{ card-name }”? { card-effect }
ask-take_from_hand = Take one of these cards.
ask-take_from_deck = Take one card; the other is discarded.
ask-scoring_instants = Change the scores, or pass?
ask-sudden_death = Sudden death: choose another point card. Only its value counts.
ask-threat = The disaster is about to hit you. Play a card against it, or pass and take it?
ask-shed = You may discard one card.

## Things on the board

round = Round { $round_number }
escape-route = Escape route: { $place } of { $route }
deck = Deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
disaster-deck = Disaster deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
hand-size = In hand: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
discard-pile = Discard pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
disasters-at-bottom = At the bottom of the disaster deck
disaster-area = Disasters
fatal-types = One more of these is the end
extinct = Extinct
face-down = Face down
own-hand = Your hand
known-cards = Known cards
cards-in-doubt = of these, possibly gone: { $count }
known-instants = Known instant cards: { $count }
score-value = Card
score-bonus = Effects
score-trait = Trait
score-instants = Instants
score-disasters = Disasters
score-inversion = Inversion
score-total = Score
silenced = Effects of point cards are off this round.
multiplied = “Tailwind” and “Headwind” count ×{ $factor }.
inversions-to-come = Exchanges of highest and lowest to come: { $count }
threatened = Threatened
in-duel = In the sudden death

## Why something cannot be done now

why-extinct = { $seat } is extinct and takes no further part.
why-chosen = { $seat } has chosen; the cards are revealed when all players have.
