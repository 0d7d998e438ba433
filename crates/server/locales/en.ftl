# What a link to a table says of it where it is shared.
preview-title = { $game } – a table of Hemicycle
preview-gathering = { $host } invites you to play: { $taken } of { $seats } seats taken, { $open ->
        [one] { $open } still open.
       *[other] { $open } still open.
    }
preview-playing = { $names } are playing. You can watch.
preview-over = The game is over. It was played by { $names }.
