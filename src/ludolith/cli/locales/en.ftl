### The words of the command line.

## Playing

cli-how-to-answer = Answer with a number or the first letters of a choice. ? explains what just happened, a rule’s id shows that rule, < takes back your last decision, * lists all choices, # shows the whole table, q leaves the table.
cli-nothing-to-take-back = There is nothing to take back: you have not decided yet, another player has answered, or something was revealed.
cli-your-choice = { $seat }, your choice:
cli-not-understood = That is none of the choices. Type its number, or ? for help.
cli-no-rule = There is no rule { $rule }.
cli-press-enter = Press Enter when no other player is looking.
cli-left = The game ends here, unfinished.
cli-save-where = Keep its record? Type a file name, or just press Enter:
cli-saved = The record is in { $file }.
cli-kept-elsewhere = { $why }; the game is kept in { $file } instead
cli-go-on-with = Go on with: { $command }
cli-winner-mark = ← winner

## Cards in the cave

cli-lying = { $count } left
cli-taken = taken

## Records

cli-next-page = Enter: go on
cli-unfinished = The record stops before the end of the game.
cli-doubtful = { $file }: this record is not as it was written, so the game may have gone otherwise; ludolith verify says more
cli-replayed-so-far = The input ended after move { $ply } of { $moves }. Without --step the whole game is printed at once.
cli-watched = This game is not over: you read what a spectator saw. --seat N prints what that player saw; after the end, everything is printed.
cli-verified = { $file }: ok. { $moves ->
    [one] The one move leads
   *[other] All { $moves } moves lead
} to what the record says.
cli-chance-shared = Its chance comes from the server's secret, to which it committed itself before the game, and from { $count ->
    [one] a random part that a player's device
   *[other] { $count } random parts that players' devices
} added after that: { $names }.
cli-chance-alone = Its chance comes from the server's secret alone, to which it committed itself before the game: no player's device added a part.
cli-signed = Signed by the server with the key { $fingerprint }; the signature is valid.
cli-unsigned = Not signed: nothing proves which server played this game, or that these players did.
cli-unsigned-without-server = Not signed, as no server has played this game.
cli-taken-back = { $count ->
    [one] One decision was taken back
   *[other] { $count } decisions were taken back
} during the game.

## The shelf

cli-players = Players
cli-range = { $least } to { $most }

## Simulations and benchmarks

cli-simulating = Playing
cli-seat = Seat
cli-bot = Bot
cli-mean-score = Mean score
cli-win-share = Victories
cli-length = Length of a game: { $mean } decisions (standard deviation { $spread })
cli-total = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
cli-speed = { $rate } games per second: { $seconds } s, { $cpu } s of CPU time in all processes, { $compiled ->
    [yes] compiled
   *[no] interpreted
}
cli-stopped = Stopped after { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $planned }.
cli-benchmark = Benchmark
cli-ratio = Ratio
cli-target = Target
cli-missed = missed

## Tournaments and studies

cli-tournament-title = Tournament: { $game }
cli-study-title = Study: { $game }
cli-comparison-title = Comparison: { $game }
cli-margin = Points ahead
cli-games = Games
cli-against = Against
cli-fair = Equal
cli-verdict-better = better
cli-verdict-worse = worse
cli-verdict-open = open
cli-rating = Rating
cli-written = The games and the report are in { $folder }.
cli-goes-on = The games played so far are in { $folder }; the same command goes on from there.
cli-not-kept = The games played so far are lost; with --output FOLDER they are kept, and the same command goes on from there.
cli-report-written = The report is in { $file }.
cli-report-facts = { $game } with { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }, options: { $options }, seating: { $seating }.
cli-report-shares = Shares of victory
cli-report-shares-help = Percent of all victories with their 95 % interval. The tick marks what a bot would win if all were equal. Games of one deal share their luck and count as one value.
cli-report-meetings = Head to head
cli-report-meetings-help = How often the bot of the line was ahead of the bot of the column in the games in which both sat: by victory, otherwise by points; equals count half. 50 % is equal.
cli-report-ratings = Ratings
cli-report-margins = Points ahead
cli-report-margins-help = How many points a bot is ahead of the mean of the others, with the 95 % interval.
cli-report-scores = Scores
cli-study-facts = { $game } with { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }, bots: { $bots }, options: { $options }.
cli-study-versus = { $facts } Compared with: { $options }.
cli-study-name = Statistic
cli-study-mean = Mean
cli-study-deviation = Deviation
cli-study-share = In games
cli-study-range = Range
cli-study-one = One
cli-study-other = Other
cli-study-change = Change, 95 %
cli-study-size = Effect (d)
cli-study-share-size = Effect (h)
cli-study-chapter-victory = Victories by seat
cli-study-chapter-score = Points by seat
cli-study-chapter-length = Length
cli-study-chapter-spread = How close games are
cli-study-chapter-own = Statistics of your own
cli-study-chapter-event = What happens
cli-study-chapter-rule = Rules that applied
cli-study-chapter-thing = Cards, tiles and the like
cli-comparison-felt = What players notice
cli-comparison-felt-help = Effects in standard deviations of one game, with their 95 % intervals: 0.2 is small, 0.5 middling, 0.8 large. Blue grows, violet shrinks; the rest may be chance.

## What a server keeps

cli-store-checking = Checking
cli-store-none = no games are kept in { $folder }
cli-store-in-use = a server is using { $folder }; stop it first, or check a copy
cli-store-unreadable = the store cannot be checked: { $why }
cli-store-sound = Everything is sound. Tables: { $tables }, acts: { $acts }, records of finished games: { $records }.
cli-store-damaged = Faults: { $faults }. Tables: { $tables }, acts that could be read: { $acts }, records of finished games: { $records }.
cli-damage-file = The file: { $detail }
cli-damage-table-missing = Table { $table }: something of it is left, the table itself is missing.
cli-damage-table-unreadable = Table { $table } cannot be read.
cli-damage-table-impossible = Table { $table }: its acts cannot have happened so.
cli-damage-table-no-game = Table { $table }: its game is not installed here, so it cannot be checked.
cli-damage-entry-missing = Table { $table }: its entry is missing.
cli-damage-entry-changed = Table { $table }: its entry is not as it was written.
cli-damage-entry-unreadable = Table { $table }: its entry cannot be read.
cli-damage-act-missing = Table { $table }: act { $number } is missing.
cli-damage-act-changed = Table { $table }: act { $number } is not as it was written.
cli-damage-act-unreadable = Table { $table }: act { $number } cannot be read.
cli-damage-record-missing = Table { $table }: the record of game { $number } is missing.
cli-damage-record-changed = Table { $table }: the record of game { $number } is not as it was written.
cli-damage-record-unreadable = Table { $table }: the record of game { $number } cannot be read.
cli-damage-record-stray = Table { $table }: the record of game { $number } belongs to no game of this table.
cli-damage-record-impossible = Table { $table }: the record of game { $number } is not true.

## A misspelt command line; what follows the colon of “ludolith: …”

cli-usage-no-command = there is no command “{ $name }”
cli-usage-no-option = there is no option { $name }
cli-usage-extra = { $count ->
    [1] this is one word too many: { $words }
   *[other] these words are too many: { $words }
}
cli-usage-missing = { $name } is missing
cli-usage-values = option { $name } { $count ->
    [0] takes no value
    [1] needs a value
   *[other] needs { $count } values
}
cli-usage-not-whole = { $name } is a whole number, not “{ $value }”
cli-usage-not-number = { $name } is a number, not “{ $value }”
cli-usage-too-long = { $name } has too many digits: { $value }
cli-usage-bad-value = { $name } cannot have this value: { $said }
cli-usage-no-benchmark = there is no benchmark “{ $name }”; names begin with { $begin }
cli-usage-continue = --continue takes everything but --lang and --save from the record
cli-usage-web = --web opens the tables in your browser; a game is chosen there, so nothing else goes with it
cli-usage-which-game = name a game to play in the terminal, such as diamant, or --web
cli-usage-or = { $head } or { $last }
cli-usage-near = { $said }; did you mean { $words }?
cli-usage-help = { $said }; see { $command } --help

## What the system refused

cli-no-output = cannot write the output: { $why }
cli-system-refused = the system refused: { $why }

## Games of other packages

cli-texts = Texts
cli-texts-in = only in { $languages }; there is no translation into your language
cli-game-made = Made { $folder }. Next: pip install -e { $folder }, then ludolith test-game { $game }
