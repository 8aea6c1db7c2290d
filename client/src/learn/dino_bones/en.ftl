### The guided first game of Dino Bones.

lesson-theme = A slab of stone full of dinosaur bones, and three diggers: you, Agate and Beryl. All three want whole skeletons. The player with the most points in the end wins.
lesson-slab = The slab is made of tiles. Some lie face up and show what they are, others face down with boulders on some of their sides. You own a triceratops skull and its hindquarters already; the body that is missing lies face up, as tile 40. In the centre lies a bone pile: once it is yours, it can stand for any one missing part.
lesson-chisel = At the beginning of your turn three of your chisels were sharpened. A chisel goes between two tiles of the slab. Agate has laid two around tiles 40 and 41. Join in: lay a chisel between 39 and 40.
lesson-chisel-wrong = A fine place, but we are after tile 40. Lay the chisel between 39 and 40.
lesson-crack = A crack begins to run. Two borders still hold tiles 40 and 41 to the slab. Go on: between 41 and 42.
lesson-crack-wrong = Stay with the crack: lay this chisel between 41 and 42.
lesson-split = One border is left. The player with more chisels on the cut takes first: you will have three, Agate has two. Lay the last chisel, between 21 and 41, and the slab splits.
lesson-split-wrong = So close! Lay the last chisel between 21 and 41.
lesson-division = The slab has split. The smaller part is turned up and divided: each in turn takes half of what is left, rounded up, at most six tiles. You are first and take one of the two. Take the triceratops body.
lesson-division-wrong = A plant is worth something, too, but the triceratops body completes your skeleton.
lesson-skeleton = Agate took the other tile, and the chisels went back to their owners, dull. Now you own skull, body and hindquarters. Assemble the triceratops: that is 7 points for good, and amber.
lesson-skeleton-wrong = First put your skeleton together: assemble the triceratops.
lesson-amber = Amber buys help from the leader of the dig. What no player takes in a division goes to the leader’s stock, and you can buy it there. Plants are worth more the more of them you have. Buy the plant.
lesson-amber-wrong = The leader has other help for amber as well, but now buy the plant.
lesson-turn = You have no sharp chisel left. If you had one, you could keep it for your next turn; all others turn dull. End your turn.
lesson-turn-wrong = There is nothing more to gain now. End your turn.
lesson-boulders = Agate and Beryl have had their turns, and three of your chisels are sharp again. A side with a boulder costs one chisel more. Between 7 and 20 lies one boulder: two chisels, of which only one stays there. Lay it.
lesson-boulders-wrong = Try the boulder this time: lay a chisel between 7 and 20.
lesson-help = The leader helps in other ways, too: with a strong tool against boulders, by sharpening more chisels, or by digging out a tile beside one of your chisels. The first help of a turn costs 1 amber, the next 2, all others 3. And once in a turn you can sell the leader a tile you do not need.
lesson-rest = Good to know: with equally many chisels on a cut, the first player takes first (that is you, you have the marker), then it goes clockwise. If the slab breaks into equal parts, the player whose turn it is chooses one. A pterodactyl is a whole skeleton by itself, and when you find one it pays 1 amber at once. And with equipment cards, an option of the table, every player has a secret trick or two.
lesson-goal = The last two tiles of the slab end the game. Then skeletons and plants count, and one point for each loose fossil and each amber. Now dig for real!
