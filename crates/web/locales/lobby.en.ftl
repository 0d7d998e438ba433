
# The lobby
lobby-title = Public tables
lobby-game = Game
lobby-any-game = any game
lobby-open = Open seats
lobby-any-open = any number
lobby-open-least = { $count } or more
lobby-none = No table is waiting right now.
lobby-lost = The server does not answer: this list may be old.
lobby-seats = { $open ->
        [one] { $open } open seat of { $seats }
       *[other] { $open } open seats of { $seats }
    }
lobby-host = hosted by { $host }
lobby-waiting = { $minutes ->
        [0] just opened
        [one] waiting for { $minutes } minute
       *[other] waiting for { $minutes } minutes
    }
lobby-join = Join
lobby-join-table = Join the table of { $host }: { $game }
lobby-play-now = Play now
lobby-play-now-help = You are given a seat at the table that has waited longest. If there is none, choose a game: a table is opened for you, and others will find it here.
lobby-choose-game = Choose a game first.
make-public = Public: listed on the home page, open to anybody.
public-note = This table is public: anyone can find it on the home page while its host is here and it has open seats.
