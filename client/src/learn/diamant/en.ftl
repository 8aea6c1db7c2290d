### The guided first game of Diamant.

lesson-theme = You and two others, Agate and Beryl, go down into the cave of Tacora in search of rubies. The deeper you go, the more you find, and the more it hurts to lose it.
lesson-treasure = The first card is a treasure of 7 rubies. Three explorers share it equally: 2 for each of you, and 1 stays on the card. You carry your rubies now, but they are not safe yet. No trap has been seen, so nothing can happen: go on.
lesson-treasure-wrong = Not yet: no card of the deck can harm you so far. Going on costs nothing.
lesson-warning = Snakes! The first trap of a kind is only a warning. But two more snake cards are in the deck, and either of them would end the expedition. That is a small risk for now: go on once more.
lesson-warning-wrong = That would be too careful: only a few cards of the deck are dangerous.
lesson-path = A treasure of 11: 3 rubies for each, and 2 stay on the card. Together with the first one, 3 rubies now lie on the way out. Players who leave pick them up. This time, go on and see who does.
lesson-path-wrong = A good thought! But stay this once, to see what Beryl does.
lesson-company = Beryl has left alone, taken all 3 rubies from the path and put everything into the chest. It is safe there. The next treasure was shared by only two of you: 4 each. You carry 9 rubies now, and the snakes are still about. Leave while you can.
lesson-company-wrong = Better not: you carry 9 rubies, and the next snakes would take them all.
lesson-sprung = Just in time! You picked up the ruby on the path and put 10 into your chest. Agate stayed, the snakes came a second time, and Agate lost 9 rubies. One of the two snake cards is out of the game now, and a new expedition has begun through the second entrance.
lesson-goal = That is the whole game: five expeditions, and after each card all players decide in secret, at the same moment. After the fifth, the player with most in the chest wins. Now play for real!
