### The guided first game of Seven Dwarfs.

lesson-theme = You and Agate stand at a column of nine loose blocks, one on top of the other. Nothing is glued: only its own weight holds it together. In your turn you strike it with the pick twice.
lesson-gems = In the rim of every block sit four gems. Red ones are worth 3 points, pink 2, clear 1. Everything that comes off while you strike is yours, blocks included, and each block costs 10 points. So knock gems out, and leave the blocks standing.
lesson-first = A gem drops when its block sticks out over the one below by about half a centimetre. A block in the middle carries much weight and takes some force to move. Strike the fifth block from the 270° side at 100 cm/s: firmly, but not hard.
lesson-first-wrong = Try the fifth block (138 mm up) from 270° at 100 cm/s.
lesson-second = Nothing came off yet, but look: the block has moved towards the far side. The first strike often only prepares. Strike once more just like that.
lesson-second-wrong = The block is well on its way: the same strike again, 138 mm up, from 270°, 100 cm/s.
lesson-won = There it is: the clear gem on the far side has lost its support and dropped. It is yours, 1 point. No block fell, and nobody straightens the column: it stays as it stands now.
lesson-fallen = Agate was bolder: a hard blow near the top, and two blocks flew off with all their gems. Gems worth 16 points, blocks for −20: that never pays. High up little weight holds a block, so strike softly there.
lesson-goal = When no gem is left on the column, most points win. Your hand trembles a little, more with hard strikes; the table shows how sure your aim is. Now try it yourself!
