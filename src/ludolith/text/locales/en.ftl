### Words every game and every program needs.
### Players ($seat, $seats) arrive as names, joined by `list-and`; $seats_count says how many.

## Languages, each in its own words

language-en = English
language-ru = Русский
language-pl = Polski

## Lists

# "Anna, Bob and Eve": $head is all but the last.
list-and = { $head } and { $last }

## Switches and answers

on = on
off = off
built-in = built in
no-seats = no seat
yes = yes
no = no

## The table

player = Player { $number }
seat = Seat { $number }
bot = Bot
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
score = Score
options = Options
rule = Rule { $rule }
rules = Rules
winner = { $seats_count ->
    [0] No player wins.
    [1] Winner: { $seats }
   *[other] Winners: { $seats }
}
deciding = { $seats_count ->
    [0] No player has anything to decide.
    [1] { $seats } has to decide.
   *[other] { $seats } have to decide.
}
pass-to = Pass the screen to { $seat }.
game-over = The game is over.

## What bots are called: stones, of which no two begin alike in any language

bot-agate = Agate
bot-beryl = Beryl
bot-cobalt = Cobalt
bot-dolomite = Dolomite
bot-emerald = Emerald
bot-fluorite = Fluorite
bot-garnet = Garnet
bot-opal = Opal
# At tables of before; no new bot is called so.
bot-flint = Flint
bot-halite = Halite

## Opponents any game has

level-random = Random
level-random-help = Any legal move, each as likely as the others.
level-master = Master
level-master-help = Thinks ahead: plays the game on in its head many times, in every world that fits what it can know, and takes the move that fared best.
level-outside-help = A bot that the package { $package } brings along.

## Why something cannot be done now

why-not-your-decision = { $seat } has nothing to decide right now.
why-game-over = The game is over: nothing is left to decide.
why-waiting = { $seats_count ->
    [0] All choices are in.
    [1] Still waiting for { $seats }.
   *[other] Still waiting for { $seats }.
}
why-illegal-move = Rule { $rule } does not allow this now.

## What was refused, by cause

error-error = That did not work.
error-unknown-game = There is no such game.
error-wrong-player-count = The game is not for that many players.
error-unknown-option = The game has no such option.
error-bad-option-value = The option cannot have this value.
error-bad-seed = This is not a valid seed.
error-unknown-bot = The game has no such bot.
error-bot-failed = A bot made no legal move, so the run was stopped.
error-unknown-language = There are no texts in this language.
error-bad-request = This request makes no sense.
error-unreadable-file = The file cannot be read.
error-unwritable-file = The file cannot be written.
error-disagreement = Two programs that should have done the same work did not, so their speeds cannot be compared.
error-not-your-decision = This player has nothing to decide right now.
error-unknown-move = The game knows no such move.
error-illegal-move = The rules do not allow this move now.
error-bad-finding = What is said to have come of a move cannot be true.
error-missing-extra = A package that this needs is not installed.
error-no-physics = The server cannot simulate strikes: a library is missing.
error-corrupt-record = The file is not a sound record of a game.
error-newer-record = The record was written by a newer version of the program.
error-record-mismatch = Not everything the record says is true.
error-host-only = Only the host of the table can do that.
error-not-your-seat = This seat belongs to another player.
error-seat-taken = This seat is taken.
error-wrong-phase = This cannot be done at this stage of the table.
error-stale = The question has changed meanwhile.
error-part-given = A part of the chance was given for you already.
error-paused = The game is on hold.
error-nothing-to-undo = There is nothing to take back.
error-bad-name = This name cannot be used here.
error-name-taken = Another person at this table has this name, or one very like it: choose another.
error-bad-key = No person at this table has this key.
error-table-full = The table is full.
error-undo-denied = The others have already said no to taking this decision back.
error-unknown-table = There is no such table.
error-not-found = There is nothing here.
error-wrong-method = This cannot be done here.
error-not-finished = The game is not over yet.
error-bad-message = The server did not understand this.
error-too-large = This is too large to be sent.
error-too-fast = Too much at once: wait a little.
error-foreign-origin = Another site may not do this.
error-server-full = The server is full right now. Try again later.
error-store-failed = The server could not save this. Nothing was changed.
error-cannot-serve = The server cannot start.
error-server-error = Something went wrong on the server.
error-too-slow = The connection was too slow to keep up.
error-no-hint = Nothing came to mind. Ask again.
error-no-hello = The connection was closed because it stayed silent.
error-protocol = The server has been updated: load the page again.
error-key-replaced = The host has given this seat a new link.
error-too-many-errors = The connection was closed after too many errors.
error-closing = The server is closing and will be back soon.

## Which of the reasons a refusal can have

fault-record-shape = It cannot be read as one.
fault-record-format = It holds something else.
fault-record-unsound = Its parts do not fit together.
fault-record-newer = It has version { $version }, and this program reads up to { $known }.
fault-record-size = It is too large.
fault-move-impossible = Move { $ply } is not possible.
fault-secret-other = The secret is not the one that was promised at the start.
fault-result-missing = The moves lead to the end of the game, but no result is given.
fault-result-early = A result is given, but the game is not over after the last move.
fault-result-other = { $field ->
    [scores] Points: the record says { $claimed }, the moves give { $true }.
    [winners] The winners are others than the moves give.
    [rule] The rule that decided the game is another than the moves give.
   *[other] The last position is another than the moves give.
}
fault-seal-broken = The seal is broken: the record was changed after it was written.
fault-signature-broken = The signature does not fit: the record was changed after the server signed it.
fault-signature-missing = It is not signed, so nothing proves that the demanded server played it.
fault-signer-other = It was signed with another key ({ $fingerprint }), not with the demanded one.
fault-option-file = The file for the option “{ $option }” is not sound.

## What is wrong with a file

flaw-empty = It is empty.
flaw-not-text = It is not text in UTF-8: see byte { $byte }.
flaw-not-json = It is not JSON.
flaw-syntax = It is not JSON any more at line { $line }, column { $column }.
flaw-cut-off = It breaks off at line { $line }, column { $column }.
flaw-nested = Its parts are nested too deeply.
flaw-missing = The field “{ $field }” is missing at { $place }.
flaw-extra = There is a field “{ $field }” at { $place } that is not known.
flaw-type = At { $place } there must be { $want ->
    [object] an object
    [array] an array
    [string] a string
    [boolean] true or false
    [whole] a whole number
    [number] a number
    [null] null
   *[other] something else
}, but there is { $got ->
    [object] an object
    [array] an array
    [string] a string
    [boolean] true or false
    [whole] a whole number
    [number] a number
    [null] null
   *[other] something else
}.
flaw-value = The value at { $place } is not possible.
flaw-size = It is larger than allowed.
flaw-no-file = There is no such file.
flaw-folder = It is a folder.
flaw-denied = You have no right to read it.
flaw-exists = A file of this name exists already and was left as it is.
flaw-no-plain = It is no plain file and was left as it is.
flaw-no-folder = There is no such folder.
flaw-locked = You have no right to write there.
flaw-loop = It is a link that leads back to itself.
flaw-full = There is no space left.

## What happens at a table besides the game

event-game-started = { $round ->
    [1] The game begins.
   *[other] Game { $round } at this table begins.
}
event-seats-changed = Not all players sit where they sat in the last game: { $seat } has the first seat now. Colours and shapes belong to the seats.
event-decision-taken-back = { $seat } takes a decision back.
event-undo-wanted = { $seat } would like to take a decision back.
event-undo-refused = { $seat } does not agree: the decision stands.
event-undo-unanswered = { $seat } has not answered in time: the decision stands.
event-bot-stands-in = { $seat } is away, and a bot plays meanwhile.
event-player-returned = { $seat } is back in the game.
event-time-ran-out = Time is up: { $seat } has not decided in time.
event-game-paused = The game is paused.
event-game-resumed = The game goes on.
event-seat-reissued = The host gave { $seat } a new link to their seat.
event-clock-set = The host changed the house rules: { $seconds ->
    [0] no clock
    [one] { $seconds } second for a decision
   *[other] { $seconds } seconds for a decision
}.
event-house-rule-switched = The host changed the house rules: { $change ->
    [chat-on] chat is on
    [chat-off] chat is off
    [listed-on] the table is shown among the open tables
    [listed-off] the table is no longer shown among the open tables
    [odds-on] the board shows chances
    [odds-off] the board hides chances
    [hints-on] players may ask for a hint
   *[hints-off] no more hints
}.

## The terminal program: ids begin with cli-

