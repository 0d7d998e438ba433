# Home
home-subtitle = political board games
home-headline = Politics is played around a table.
home-lead = Four French games, with friends or against bots. No account, nothing to install.
home-play-now = Play now
home-have-link = I have a link
home-link-label = The table’s link or code
home-link-go = Go there
home-link-refused = That is neither a link nor a code of a table. Check that all of it was copied.
home-waiting = { $count ->
        [one] { $game }: they are waiting for you
       *[other] { $game }: they are waiting for you, and elsewhere too
    }
home-go-on = { $game }: go on with your game
home-start-here = Start here
home-games = The games
home-players = { $least } to { $most } players
home-players-or = { $least } or { $most } players
home-minutes = { $count } min
home-hours = { $count } h
home-minutes-said = About { $count } minutes against two bots
home-hours-said = About { $count } hours against two bots
home-easy = easy
home-medium = medium
home-hard = demanding
home-play = Play
home-make = Open a table
home-learn = Learn
home-rules = Rules
home-learn-title = Learn by playing
home-learn-lead = A first game with a guide, move by move, at the real table.
home-rules-title = The rules
home-rules-lead = Everything one may do, clause by clause.
home-tables = My tables
home-no-tables = Your games will be found here, without an account: this browser remembers them.
home-as = your name: { $name }
home-forget = Forget
home-forget-table = Forget this table: { $table }. This browser loses its seat there.
home-here = on this device
home-delete = Delete
home-delete-table = Delete this game from this device: { $table }
home-delete-sure = Delete this game? It exists on this device only.

# The bar at the top
nav-label = Navigation
nav-play = Play
nav-tables = Tables
nav-learn = Learn
nav-rules = Rules
nav-waiting = { $count ->
        [one] ({ $count } is waiting for you)
       *[other] ({ $count } are waiting for you)
    }

# The live table
live-label = A game between bots, live
live-now = Live
live-watch = Watch a game
live-pause = Pause the game
live-go-on = Let the game go on
live-before = The game before
live-after = The next game
live-take-seat = Take a seat
