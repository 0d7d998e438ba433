# Files
file-unread = cannot read { $file }: { $why }.
file-unwritten = cannot write { $file }: { $why }.
file-too-long = { $file } is too long to be what it should be.
file-no-text = { $file } cannot be read. { $why }
file-there = { $file } is already there; choose another name, or overwrite it with --force.
why-not-found = there is no such file or folder
why-denied = you are not allowed to
why-folder = it is a folder, not a file
why-no-folder = there is no such folder

# Decks
deck-unknown = there is no deck “{ $deck }”: say which one { $file } is with --deck, one of { $known }.
deck-no-file = { $file } is not a file.
deck-good = { $file }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, a deck “{ $deck }” of { $game }.
deck-bad = { $file } is no deck “{ $deck }” of { $game }. { $why }

# Boards
board-none = the game { $game } has no boards or packs of one’s own.
board-bad = { $file } cannot be played in { $game }. { $why }
board-other = { $file } is a board of { $game }: check it with --game { $game }
board-good = { $name }: it can be played
board-data = Data: { $credits }
board-stations = { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }, { $several } of them on several lines
board-no-map = The stations have no coordinates, so the page has no map to draw
board-line = { $kind } { $line }: { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
board-sum = { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } at the negotiation
board-written = Written to { $file }. Play on it with --option board={ $file }

# Games to be verified
verify-bad = { $file }: { $why }
verify-no-game = there is no game “{ $game }” here; update to check it.

# Options, seats and names
option-no-value = “--option { $option }” has no value: say NAME=VALUE, as in tie=lines.
play-bots = { $places ->
        [one] There is { $places } seat
       *[other] There are { $places } seats
    }, so there cannot be { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }.
play-names = There are more names than seats ({ $places }).
play-same-name = Two players have the same name; give each their own with --names.
play-name = --names: nobody can be called “{ $name }”. { $why }
name-length = A name has 1 to 40 visible characters.
name-hidden = It has a character that cannot be seen or that turns text around; type it again without.
name-marked = One of its letters has more than two marks; take some of them off.
name-taken = Somebody at the table is already called that, or something that looks like it.
name-like-a-bot = Bots are called that; choose a name that nobody takes for a bot’s.
