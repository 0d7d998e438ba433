# Opening a table: the set-up
make-around = Around the table
make-fewer = One player fewer
make-more-players = One player more
make-all-bots = Bots everywhere
make-game = The game
make-preset-quick = Quick
make-preset-printed = As printed
make-preset-expert = Expert
make-preset-own = your own way
make-who = Who may come?
make-more = Start, advice, password
make-all-options = All options
make-summary = { $game }, { $preset }
make-bots = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
make-open = { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }
