### The guided first game of Seven Dwarfs.

lesson-theme = You and Agate stand at a column of nine loose blocks, one on top of the other. Nothing is glued: only its own weight holds it together. In your turn you strike it with the pick twice.
lesson-gems = In the rim of every block sit four gems. Red ones are worth 3 points, pink 2, clear 1. Everything that comes off while you strike is yours, blocks included, and each block costs 10 points. So knock gems out, and leave the blocks standing.
lesson-first = A gem drops when its block sticks out over the one below by about half a centimetre. A block in the middle carries much weight and takes some force to move. Strike block 5 from the south at medium speed. Above the button you read from where you strike, now “east”: drag beside the column until it says “south (270°)”, or press the sign that leads there.
lesson-first-wrong = Try block 5 (138 mm) from the south (270°), medium (100 cm/s).
lesson-second = Nothing came off yet, but look: the block has moved towards the far side. You meant 100 cm/s, but only 78 came of it: no player can be sure of their strength. A first strike is often mere preparation. Strike once more just like that.
lesson-second-wrong = The block is well on its way: the same strike again, block 5 (138 mm) from the south (270°), medium (100 cm/s).
lesson-won = There it is: the clear gem on the far side has lost its support and dropped. It is yours, 1 point. No block fell, and no player straightens the column: it stays as it stands now.
lesson-fallen = Then Agate struck twice. The first blow was bold, fast and near the top, and two blocks flew off with all their gems. Gems worth 16 points, blocks for −20: that never pays. High up blocks are light and narrow and bear little weight, so strike slowly there. The second blow was slow, and nothing came off.
lesson-goal = When no gem is left on the column, most points win. Your hand trembles: the softer you strike, the steadier it is, and a strike mostly comes out at most a fifth softer or a quarter harder than meant. Ring and gauge show how far it may stray. Now try it yourself!
