
# Clocks
clock-title = Time to think
clock-none = no clock
clock-live-5 = 5 minutes each, and 5 seconds more for each decision
clock-live-15 = 15 minutes each, and 10 seconds more for each decision
clock-live-30 = 30 minutes each, and 20 seconds more for each decision
clock-live-60 = 1 hour each, and 30 seconds more for each decision
clock-decision-60 = 1 minute for each decision
clock-days-1 = by correspondence, 1 day for each decision
clock-days-3 = by correspondence, 3 days for each decision
clock-own = a clock of your own
clock-own-title = Your own clock
clock-own-minutes = Minutes for the whole game, each
clock-own-increment = Seconds more after each decision
clock-own-decision = Maximum seconds for one decision (0: no limit)
clock-live-each = { $time } each{ $increment ->
    [0] {""}
   *[other] {""}, and { $increment } seconds more for each decision
}{ $decision ->
    [0] {""}
   *[other] {""}, at most { $decision } seconds for one
}
clock-days-each = by correspondence, { $days } days for each decision
clock-timer = the bell rings in { $time }
clock-timer-of = Time until the bell
clock-in-all = ({ $time } in all)
clock-of = Time left for { $name }
    .you-name = Your time left
clock-days = { $days } d { $hours } h
clock-low = You have less than 30 seconds left.
clock-last = You have less than 10 seconds left.
clock-over = Your time is up.
make-hints = Bots may advise players even though people play against each other
make-word = A word that whoever sits down must know (leave empty for none)
make-held = I will start the game myself once everybody is there

# Those who are away
seat-gone = gone for a while
seat-stand-in-random = a bot that plays at random stands in
seat-stand-in-greedy = a greedy bot stands in
seat-stand-in-strong = a seasoned bot stands in
seat-conceded = conceded; a bot plays at random
seat-reserved = kept for a player of the last game
gone-line = Away: { $away }
gone-gone = { $name } has been away for a while. You can wait, or go on together:
    .you-name = You have not been seen for a while. The others can wait, or go on together:
gone-stand-in = A bot plays for { $name }, who has the seat back on return.
    .you-name = A bot plays for you; you have the seat back on your return.
gone-vacant = The seat of { $name } is open: whoever comes first by the address of this page takes it.
    .you-name = Your seat is open: whoever comes first by the address of this page takes it.
gone-random = A bot that plays at random stands in
gone-greedy = A greedy bot stands in
gone-strong = A seasoned bot stands in
gone-substitute = Let somebody else take the seat
gone-close = Propose to end the game

# Questions to all
vote-take-back = { $by } would like to take back their last decision, and with it whatever was played since.
    .you-by = You would like to take back your last decision, and with it whatever was played since.
vote-stand-in-random = { $by } proposes that a bot playing at random stands in for { $seat }.
    .you-by = You propose that a bot playing at random stands in for { $seat }.
    .you-seat = { $by } proposes that a bot playing at random stands in for you.
vote-stand-in-greedy = { $by } proposes that a greedy bot stands in for { $seat }.
    .you-by = You propose that a greedy bot stands in for { $seat }.
    .you-seat = { $by } proposes that a greedy bot stands in for you.
vote-stand-in-strong = { $by } proposes that a seasoned bot stands in for { $seat }.
    .you-by = You propose that a seasoned bot stands in for { $seat }.
    .you-seat = { $by } proposes that a seasoned bot stands in for you.
vote-substitute = { $by } proposes that somebody else may take the seat of { $seat }.
    .you-by = You propose that somebody else may take the seat of { $seat }.
    .you-seat = { $by } proposes that somebody else may take your seat.
vote-close = { $by } proposes to end the game here, without a winner.
    .you-by = You propose to end the game here, without a winner.
vote-asked = A question for you
vote-aye = Agree
vote-nay = Decline
vote-withdraw = Withdraw
vote-waiting = Waiting for the others’ answers.
vote-carried = Everybody agreed.
vote-declined = { $name } declined.
    .you-name = You declined.
vote-moot = That is settled.
vote-lapsed = Not everybody answered in time, which counts as a no.
vote-left = Time left to answer: { $time }. No answer counts as a no.
vote-left-to-return = { $name } has { $time } left to come back. After that, somebody else may take the seat.
    .you-name = You have { $time } left to come back. After that, somebody else may take your seat.
vote-not-back = { $name } has not come back in time.
    .you-name = You have not come back in time.
vote-terms-alone = There is nobody else to ask for the seat of { $name }, who has { $time } more to come back. After that, somebody else may take it, but nobody from a home that has another seat here.
    .you-name = There is nobody else to ask for your seat, and you have { $time } more to come back. After that, somebody else may take it, but nobody from a home that has another seat here.
vote-terms = Everybody who is not gone is asked, here or not, and has { $time } to answer. No answer counts as a no.
undo-ask = Ask to take back
concede-title = Giving up
concede = Concede
concede-sure = If only one player is left, that player wins. Otherwise a bot goes on playing your seat at random, and you come last.
concede-yes = Yes, concede
close-sure = If everybody agrees, the game ends here for all, without a winner.
close-sure-alone = You are the only one to ask: the game ends here at once, without a winner.
close-yes = Yes, end the game
log-by-clock = Time ran out; the game goes on:
log-by-random = A bot stands in and plays at random:
log-by-greedy = A greedy bot stands in and plays:
log-by-strong = A seasoned bot stands in and plays:
log-closed = The game is ended by agreement, without a winner.
log-conceded = { $name } concedes.
    .you-name = You concede.

# The host
host-title = Change the table
host-start = Start the game
host-waits = Everybody is there. The host starts the game.
host-add = Add a seat
host-swap = Swap with the next
host-remove = Remove this seat
host-sent-away = { $count ->
        [one] { $count } person was sent away and cannot sit down again.
       *[other] { $count } people were sent away and cannot sit down again.
    }
host-readmit = Let them come back
host-word = The word that whoever sits down must know
host-lock = Use this word (empty: unlock)
host-locked = The table is locked.
host-unlocked = The table is open to whoever has its link.
take-word = The table’s word
host-clock = Use this clock
host-options = Use these options
leave = Leave the table

# After the end
rematch = Rematch
rematch-called = A rematch is being set up.
rematch-follow = Join the rematch
rematch-watch = Watch the rematch
closed-text = This game was ended without a winner.

# Refusals
problem-sent-away = The host has sent you, or somebody on your network, away from this table. You can watch, or ask the host to let you come back.
refused-not-host = Only the host can do this.
refused-begun = The game has begun: this can no longer be changed.
refused-not-on = This can only be done while the game is on.
refused-not-over = This can only be done when the game is over.
refused-ended = This game was ended.
refused-closed = This game was ended.
refused-has-conceded = You have conceded: a bot plays your seat.
refused-nothing-to-concede = There is nothing left to concede.
refused-busy = Another question is open: answer it first.
refused-too-often = You have asked the others often lately. Wait a moment, then ask again.
refused-no-vote = There is no question for you to answer.
refused-not-gone = This player is here, or has not been away for long.
refused-missing = A seat is still open.
refused-invalid-arrangement = The table cannot be set up like this.
problem-too-many-seats = Somebody on your network has just taken a seat here. The next one is free for you once they have come, or leave it to others.
problem-same-address = Somebody on your network plays at this table already. A substitute must come from elsewhere.
problem-locked = This table is locked. Ask the host for its word.
problem-wrong-word = That is not this table’s word. Ask the host for it.
problem-too-many-words = Too many wrong words were tried here. Wait a minute, then try again.
problem-bad-word = A word that locks a table has 1 to 60 characters.
refused-no-hints-here = People play against each other here: no bot gives advice.
problem-clock = This clock does not suit a table.
