### The browser client's own words: ids begin with ui-.

## The frame

ui-skip = Skip to the content
ui-language = Language
ui-theme = { $theme ->
    [light] Theme: limestone
    [dark] Theme: cave
   *[system] Theme: as the device
}
ui-mute = Mute sounds
ui-close = Close
ui-cancel = Cancel
ui-home = Home
ui-nowhere = There is nothing here
ui-loading = One moment…
ui-about = About
ui-about-text = Ludolith: tabletop games about stones and bones, played for real, with honest bots and chance that can be checked. The name comes from ludus, game, and lithos, stone.
ui-credits = Credits
ui-credits-icons = Pictures:
ui-credits-fonts = Typefaces:
ui-credits-games = The games, which are by the authors named here (this program is not connected with their publishers):

## Home

ui-welcome = Stones, bones and a little luck
ui-tagline = Tabletop games for friends around one screen or far apart, and for a quick round against bots.
ui-games = Games
ui-for-players = For { $least }–{ $most } players
ui-learn = Learn in three minutes
ui-play-now = Play now
ui-play-now-help = against bots, at once
ui-make-table = Make a table
ui-make-table-help = and share the link
ui-you = Guest
ui-your-name = Your name
ui-their-name = Their name
ui-seats = Seats
ui-fewer-seats = One seat fewer
ui-more-seats = One seat more
ui-opponents = Opponents
ui-continue = Go on playing
ui-forget = Forget this table
ui-table = Table
ui-past-games = Your past games
ui-won = Won
ui-forget-game = Forget this game
ui-all-past-games = All { $count } games
ui-open-tables = Open tables
ui-no-open-tables = No table is waiting for players right now. Make one!
ui-hosted-by = Host: { $name }
ui-free-seats = free seats: { $free } of { $seats }
ui-join = Join
ui-open-record = Open a record
ui-open-record-help = Choose a record file of a game to go through it move by move.

## The lobby

ui-around-table = Around the table
ui-seats-moved = For the next game all players have moved on by one seat. Colours and shapes stay with the seats, so look which are yours now.
ui-free-seat = Free
ui-sit = Sit down
ui-sit-here = Sit here
ui-add-person = Another player on this device
ui-this-device = on this device
ui-save = Save
ui-rename = Change the name: { $name }
ui-host = host
ui-away = away
ui-level-of = Level of { $name }
ui-free-this-seat = Free the seat: { $name }
ui-swap-seats = Change places: { $one } and { $other }
ui-fill-with = { $free ->
    [one] Bot on the free seat
   *[other] Bots on the free seats
}
ui-start = Start the game
ui-start-with-bots = { $free ->
    [one] Start with a bot
   *[other] Start with { $free } bots
}
ui-wait-for-host = The host starts the game: { $name }
ui-invite = Invite
ui-link = Link to this table
ui-share-help = People who open this link can sit down or watch.
ui-share-help-watch = People who open this link can watch the game.
ui-qr = The link as a QR code
ui-copy = Copy
ui-copied = Copied
ui-variants = Variants
ui-rule = Rule { $rule }
ui-house-rules = House rules
ui-host-decides = Only the host can change this.
ui-house-chat = Chat
ui-house-listed = Shown among the open tables
ui-house-odds = The board shows chances
ui-house-hints = Players may ask for a hint
ui-clock = Time for a decision
ui-no-clock = as long as it takes
ui-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
ui-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}

## The table

ui-deciding = decides
ui-bot-plays = a bot plays
ui-you-here = you
ui-decision = Decision
ui-your-decision = { $name }, it is your decision
ui-all-choices = All choices in words ({ $count })
ui-seek-choice = Search:
ui-to-choices = To my choices
ui-your-turn = Your turn
ui-paused = The game is paused
ui-pause = Pause
ui-resume = Go on
ui-hint = Hint
ui-hint-thinking = Thinking …
ui-hint-title = What a master would consider
ui-hint-share = tried in { $share } of all attempts
ui-hint-outcome = wins { $victory }, { $points } points on average
ui-hint-why = Why “{ $move }”: played on in thought it led to victory in { $victory } of the games, with { $points } points on average. The better a move fares, the more often it is tried: this one in { $share } of all attempts.
ui-undo = Take back
ui-undo-of = Take back: { $name }
ui-ask-undo = Ask to take back my last decision
ui-undo-asked = You asked to take a decision back
ui-undo-wait = Waiting for an answer: { $names }.
ui-undo-wanted = { $name } would like to take a decision back
ui-undo-question = If all players agree, the game goes back to before that decision, and chance is drawn anew.
ui-agree = Agree
ui-refuse = Refuse
ui-come-back = I am back
ui-let-bot-play = Let a bot play
ui-let-bot-play-me = Let a bot play for me
ui-leave-table = Leave the table
ui-leave-help = A bot plays in your place until you come back: the way back waits on the home page.
ui-leave-to-bot = Leave it to a bot
ui-stay = Stay
ui-is-away = { $name } is away
ui-is-away-bot = { $name } is away; a bot plays
ui-new-key = New link for this seat
ui-new-key-for = New link for the seat: { $name }
ui-new-key-ask = The person who sits there now loses the seat at once, on every device, and can only watch. You get a link to hand on: the person who opens it plays on from here.
ui-new-key-make = Make a new link
ui-new-key-help = Hand this link to the player and to no other person: the person who opens it takes the seat. The old device loses it.
ui-replaced-help = This device no longer holds it. If the seat is yours, ask the host for the new link and open it here; until then you can watch.
ui-watch = Watch
ui-since-your-turn = Since your last decision
ui-earlier = { $count ->
    [one] { $count } line before
   *[other] { $count } lines before
}
ui-log = What happened
ui-newest = Newest
ui-show-moment = Show this moment: { $ply }
ui-more = More
ui-reactions = Quick reactions
ui-react-wave = Hello
ui-react-cheer = Hooray
ui-react-laugh = Laugh
ui-react-gasp = Oh!
ui-react-think = Let me think
ui-react-sorry = Sorry
ui-react-thanks = Thanks
ui-react-hurry = Your move?
ui-chat = Chat
ui-say = Say something
ui-send = Send
ui-spectator = Spectator
ui-you-watch = You are watching.
ui-notify = Notify me when it is my turn
ui-notify-blocked = This browser does not allow notifications from this site: allow them in its settings.
ui-still = No animations
ui-i-am = I am { $name }
ui-others-decide = The others are deciding
ui-reconnecting = Reconnecting…
ui-try-now = Try now

## The end

ui-rematch = Play again
ui-replay = Replay
ui-download = Download the record
ui-to-table = To the table
ui-score-chart = Points after each decision
ui-win-chances = Chances of victory over the game
ui-win-chance = { $name }: { $chance }%
ui-fair = Fair chance
ui-fair-help = Before the game the server showed a commitment to its secret; after that the players' devices could add random parts of their own. Now that the game is over the secret is open: you can recompute every card from it and those parts.
ui-commitment = Commitment shown before the game
ui-commitment-help = The commitment to the server's secret. This game's chance comes from the secret and from the random parts that players' devices added once they had seen the commitment. The secret is published after the game.
ui-secret = Secret
ui-part = Part from the device of { $name }
ui-verify = Verify this game
ui-verified = Verified: the secret fits the commitment, and every move leads to this result.
ui-verified-unseen = Verified: the secret fits the commitment, and every move leads to this result. (This browser was not here during the game, so it cannot tell whether the commitment is the one shown then.)
ui-not-verified = Not verified. { $why }
ui-commitment-other = Not verified: the commitment is another one than this browser saw during the game.
ui-commitment-broken = Not verified: the secret does not fit the commitment.
ui-part-inside = The random part of this browser is in the game's chance.
ui-part-late = But the random part of this browser is not in the game's chance: it came too late, or another device of yours had given one.
ui-part-missing = Not verified: the server took the random part of this browser, but it is not in the chance of this game.
ui-signature-broken = Not verified: the signature does not fit the record.
ui-signed-here = The record is signed by this server (key { $fingerprint }).
ui-signed-elsewhere = The record is signed by another server (key { $fingerprint }).
ui-unsigned = The record is not signed: nothing proves who played.
ui-record-true = Verified: every move leads to this result.

## The replay

ui-first = To the beginning
ui-last = To the end
ui-back = One step back
ui-forward = One step forward
ui-play = Play
ui-ply = Decision { $ply } of { $last }
ui-perspective = View
ui-all-open = All open
ui-unfinished = The record stops before the end of the game: you see what the chosen viewer saw. Everything lies open only after the end.

## The lesson

ui-lesson = Your first game
ui-lesson-next = Next
ui-lesson-choose = Your decision:
ui-lesson-step = Step { $step } of { $steps }
ui-no-lesson = There is no lesson for this game yet; its rules are here.

## Refusals of the connection

ui-error-not-connected = There is no connection to the server.
ui-error-no-answer = The server does not answer right now. Try again in a moment.
ui-error-strange-answer = Something else than the server answered. Check the connection and load the page again.

## Games without a board of their own

ui-facts = What you see
ui-only-in = This game is only in { $language } so far.
