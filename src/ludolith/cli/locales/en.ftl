### The words of the command line.

## Playing

cli-how-to-answer = Answer with a number or the first letters of a choice. ? explains what just happened, a rule’s id shows that rule, q leaves the table.
cli-your-choice = { $seat }, your choice:
cli-not-understood = That is none of the choices. Type its number, or ? for help.
cli-no-rule = There is no rule { $rule }.
cli-press-enter = Press Enter when nobody else is looking.
cli-left = The game ends here, unfinished.
cli-save-where = Keep its record? Type a file name, or just press Enter:
cli-saved = The record is in { $file }.
cli-go-on-with = Go on with: { $command }
cli-winner-mark = ← winner

## Cards in the cave

cli-lying = { $count } left
cli-taken = taken

## Records

cli-next-page = Enter: go on
cli-unfinished = The record stops before the end of the game.
cli-verified = { $file }: ok. { $moves ->
    [one] The one move leads
   *[other] All { $moves } moves lead
} to what the record says.
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
