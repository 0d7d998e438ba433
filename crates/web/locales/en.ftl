# The page
site-name = Hemicycle
skip = Skip to content
language = Language
footer = Free software, without accounts or trackers.
number = { $number }
nowhere-title = No such page
nowhere-text = There is nothing at this address. Perhaps the link was cut short on its way.
home-link = Back to the home page

rules-link = The rules
rules-title = Rules

play-now-coming = Setting the table…

# Making a table
make-title = Open a table
make-where = Where are you playing?
make-where-link = Each at home, by a link
make-where-here = All on this device, even offline
make-here-instead = Play on this device
make-seats = Number of players
make-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
make-seat = Seat { $number }
make-options = Table options
make-changed = { $count ->
        [0] all as usual
        [1] one change
       *[other] { $count } changes
    }
make-usual = (default)
make-button = Open the table
name-label = Your name
occupant-open = open, by invitation
occupant-person = a person, here
seat-name = Name at seat { $number }
occupant-random = bot that plays at random
occupant-greedy = greedy bot
occupant-strong = seasoned bot
option-own = chosen for this table

# Coming to a table
table-title = A table
table-coming = Joining the table…
table-given-up = Everybody has left this table before the game began.
take-title = Take a seat
take-button = Take a seat
gathering-title = Waiting for players
fetching = Loading the page…
not-fetched = The page could not be loaded. Check the connection, then reload.
gathering-held = The game begins when every seat is taken and the host starts it.
gathering-text = The game begins as soon as every seat is taken.
invite-title = Invitation
invite-text = Send this address to those who are to join you:
invite-copy = Copy
invite-copied = The address is copied.
watching = You are watching this game without playing.
unknown-table-title = No such table
unknown-table = This table does not exist, or no longer does.
not-here = This game is played on one device: it is found where it was begun, in the same browser. Here it never was, or it has been deleted.
unknown-game = This table plays a game that this page does not know.
outdated-save = This game was saved under other rules than this page knows: it cannot be resumed.
broken-save = The copy of this game saved on this device is damaged: it cannot be resumed.
delete-save = Delete this game
unkept = This browser can no longer save the game: it will be lost if you close the page.
new-version = A new version is available: reload the page.
reload = Reload
reconnecting = Connection lost, reconnecting…
displaced = This seat is open on too many devices or windows, so this one was disconnected. Close one of them, then come back.
displaced-back = Come back here
unreachable = The server does not answer. Trying again… Tables on this device can be played meanwhile.

# Seats
seat-you = you
seat-yours = You
seat-away = away
seat-open = Open seat
seat-bot = Bot { $number }
seat-number = Player { $number }
seat-turn = to play
seat-score = Score: { $score }

# The game
board-title = Board
sheet-title = How things stand
turn-mine = Your turn
turn-reply = You are asked
turn-person = { $name } to play
turn-of = Waiting for { $names }
turn-over = The game is over
turn-withheld = The result is coming in
turn-meanwhile = Right now
undo = Take back my move
skip-bots = Speed up the bots
hint = A hint?
hint-thinking = A bot is thinking…
hint-given = A seasoned bot’s advice: { $choice }
dismiss = Close
choices-title = Your choices
choices-filter = Search the list
choices-none = It is not your turn.
choices-not-found = Nothing of that name in the list.
choices-count = { $count ->
        [one] { $count } possible choice
       *[other] { $count } possible choices
    }
choices-secondary = { $count ->
        [one] { $count } other possibility
       *[other] { $count } other possibilities
    }
log-title = Log
log-taken-back = { $name } takes back their last move; play goes on from there.
    .you-name = You take back your last move; play goes on from there.

# The end
result-won = Victory: { $names }
    .you-names = You have won
result-shared = Shared victory: { $names }
    .you-names = Shared victory: { $names }
result-rank = Rank
result-name = Player
result-score = Score
result-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
result-see = Result
result-again = Open another table

# What is wrong
refused-stale = Too late: the game has moved on.
refused-malformed = This move was not understood. Reload the page.
refused-undone-often = So much was taken back in this game that nothing more can be.
refused-nothing-to-take-back = You have nothing to take back.
refused-learned = This can no longer be taken back without asking: since then somebody has learned something or played.
refused-not-awaited = No advice: it is not your turn.
fault-malformed = The server did not understand the page. Reload it.
fault-oversized = This message is too long for the server.
fault-out-of-order = The page and the server did not understand each other. Reload the page.
fault-wrong-secret = The seat that this browser kept here is no longer its own: you are watching.
fault-not-seated = Those who watch do not play.
fault-not-started = The game has not begun yet.
fault-too-many = Too many messages at once. Wait a moment.
fault-unavailable = The server could not do it. Try again.
problem-unreachable = The server does not answer. Check the connection, then try again.
settings-error-value = Option “{ $option }” does not suit this table: choose something else.
problem-full = Every seat of this table is taken. You can still watch.
problem-name = A name has 1 to 40 visible characters.
problem-name-hidden = This name has a character that cannot be seen or that turns text around. Type it again without it.
problem-name-marked = A letter of this name has more than two marks. Take some of them off.
problem-name-taken = Somebody at this table already has that name, or one that looks like it. Choose another.
problem-name-like-a-bot = Bots are called that. Choose a name nobody would take for a bot’s.
problem-too-many-tables = Too many tables were opened from here. Wait a minute, then try again.
problem-too-many-tables-hour = Many tables were opened from here within the hour. Play at one of them, or try again later.
problem-too-many-requests = Too many requests at once from this address. Wait a few seconds, then try again.
problem-unknown-table = This table does not exist, or no longer does.
problem-unavailable = The server cannot do this right now. Try again later.
problem-crowded = Too many people are watching this table. Come back later.
problem-oversized = This is more than the server takes at once. With a smaller file it will do.
problem-slow = This took too long to arrive. Check the connection, then try again.
problem-too-many-connections = Too many connections come from this address. Close some tabs, then try again.
problem-unwritable = The server cannot write at the moment. Try again later.
problem-unknown-game = The server does not have this game.
problem-malformed = The server did not understand this page. Reload it, then try again.
problem-unkept = This browser cannot save anything (private window, or its memory is full): it cannot hold a table.

# Seeing a game again
replay-open = Replay a game from a file
replay-title = Replay a game
replay-file = The file of a game
replay-help = Choose a file that was downloaded at the end of a game, or drop it here. It stays in this browser: nothing is sent.
replay-who = Played by { $names }.
replay-button = Replay
replay-save = Download the game
replay-leave = Back to the game
replay-watching = You are watching the replay
replay-first = To the beginning
replay-back = One move back
replay-on = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-moment = Moment { $at } of { $last }
replay-silence = Nothing that can be seen from here.
replay-viewer = Seen by
replay-public = the public
replay-not-json = This file is not a game of Hemicycle, or a part of it was lost on the way. Open the one that “Download the game” has given you, or download it again.
replay-foreign = This file is not a game of Hemicycle. Open the one that “Download the game” has given you: its name begins with “hemicycle-”.
replay-newer = This file comes from a newer version of Hemicycle: reload the page, or open it where it was made.
replay-incomplete = Something is missing in this file, or one of its parts is not what it should be. Download the game again.
replay-detail = Technical detail
replay-unknown-game = This is a game that this page does not know: “{ $game }”.
replay-other-rules = This game follows version { $given } of the rules; this page knows version { $ours }.
replay-set-up = The table cannot be set up as this file says: its options do not suit the game.
replay-set-up-why = The table cannot be set up as this file says. { $why }
replay-no-deal = The log of this game does not begin with the deal.
replay-unreadable = Entry { $number } of the log cannot be read.
replay-impossible = Entry { $number } of the log is impossible: it cannot follow those before it.
problem-not-over = The game is not over: its file would give away what is still secret.
rules-own-page = Full page

# A second device
device-title = Play this seat on another device
device-text = Open this link on your phone, or scan this QR code: you can then play from there, and from here too if you like. Show it to nobody: whoever has this link can play your seat.
device-link = The link to your seat
device-qr = QR code of the link to your seat
invite-qr = QR code of the invitation
link-in-the-way = This browser already holds another seat at this table, and keeps it. Open the link in another browser, or forget that seat on the home page first.
link-offer = This link carries a seat at this table. If it is yours, you can play it on this device; if somebody sent it to you by mistake, leave it to them.
link-take = Play this seat here
link-leave = Only watch
devices-open = Your seat is open on { $count } devices or windows. If one of them is not yours, sign the others out.
devices-sign-out = Sign out all other devices
devices-sign-out-text = Did this link reach somebody else? Signing out gives your seat a new link; the old one opens nothing any more.
link-wrong = This link opens no seat at this table. Ask for a new one where you got it.

# A board of one’s own
board-file-own = my own (file)
board-file = The file
board-file-help = A TOML file: a pack of cards, or a board, such as “hemicycle board import” makes from the timetable of your city.
board-file-good = “{ $name }”: it can be played.
board-file-unread = This file cannot be read, or it is too long.
board-file-missing = Choose your file first.
board-file-archive = This is an archive, perhaps a feed of timetables. Make a board of it first: hemicycle board import --gtfs FILE --out my-city.toml
not-sent = Not sent: there is no connection. Try again once it is back.

# The frame of a table in play

tab-game = Game
tab-log = Log
tab-talk = Talk
tab-rules = Rules
tab-table = Table
dock = Beside the board
sheet-to-peek = Lower the sheet
sheet-to-half = Open half of the sheet
sheet-to-full = Open the whole sheet
moves-open =
    { $count ->
        [0] The others’ turn
        [one] Your only move
       *[other] Your { $count } moves
    }
moves-close = Close the list
main-actions = To do now
main-on-board = Play on the board
main-wait = The others are playing
key-space = Space
show-again = See again

# A first game
first-goal = The goal:
first-board = What can be played is lit on the board: touch it.
first-action = The move of the moment has its button, always in the same place.
first-dock = Under these tabs: the game, the log, the rules and the table.
first-close = Got it
first-skip = Show no more of this
