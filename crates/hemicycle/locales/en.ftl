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
deck-good = { $file }: { $cards } cards, a deck “{ $deck }” of { $game }.
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
verify-no-game = there is no game “{ $game }” here; update to check it.
