### The guided first game of Dinokalipsa.

lesson-theme = Bad times for dinosaurs: one disaster follows another, small ones and large ones. You, Agate and Beryl run for a green valley 50 spaces away. The first one to get there wins.
lesson-board = First every player takes a dinosaur. Most of them cope well with one kind of disaster and badly with another. Take Nervous Rex: what eats others makes Rex run faster.
lesson-board-wrong = A fine creature, but for this first game take Nervous Rex.
lesson-disaster = A disaster is turned up. It is a predatory one, and Rex is good at those: 1 point more for you. Now every player lays a point card face down. The highest score runs, the lowest takes the disaster. Play your best card, “Iced Tea with a Kick”, worth 8.
lesson-disaster-wrong = Too low: another dinosaur would run, or the disaster would be yours. Play the 8.
lesson-scores = All cards are turned up together. Beside each card you see the score and what it is made of: 8 from the card and 1 from your trait make 9. Before it counts, instant cards may change it. You run as far as your score: play “Tailwind”, and choose yourself.
lesson-scores-wrong = Not so generous! Play “Tailwind” on your own score.
lesson-pass = Now you have 11. The others have passed, and whenever a player plays an instant, all players are asked again. You have nothing more to play here: pass.
lesson-pass-wrong = That works, too. But here a simple “Pass” is enough.
lesson-outcome = You had the highest score and ran 11 spaces. Beryl had the lowest and took the disaster; it lies beside that dinosaur now. A player who takes one may discard a card. There is some comfort in it: every disaster in front of you moves you 1 space at the end of each round. Hands are filled up to five cards again.
lesson-weakness = A new disaster, and an emotional one: those cost Rex 1 point. All your point cards are low, so this round will hardly be yours. Spend “Trusty Skillet” and keep the Spade for later.
lesson-weakness-wrong = Play “Trusty Skillet” this time.
lesson-lowest = Only 1 point: the lowest score. You hold nothing that changes scores. “Pass until the scores stand” says so once and for all: while they are counted, you are not asked again. What comes after that still asks you.
lesson-lowest-wrong = Say “Pass until the scores stand”, then you are not asked again while they are counted.
lesson-threat = Agate runs, and the disaster comes for you. This is the moment for the “Catastrophe Policy”: with it the disaster goes to the bottom of its deck and hits no dinosaur.
lesson-threat-wrong = You could take it, but you are insured. Use the policy.
lesson-spared = Well insured! If two had been tied for the lowest score, there would have been a sudden death between them: another card each, only printed values count.
lesson-goal = Beware of collecting: three disasters of one type, or of three different types, are the end of a dinosaur, and a meteor counts as any type. A skull beside the disasters shows the types of which one more would be the end. Reach 50, or be the last one alive. Now play for real!
