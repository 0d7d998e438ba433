# What one plays for, in a line, in a first game
game-goal = Control the most lines: two seats for an RER, one for a métro.

# What a player can do
action-picket = Place a picket at { $station } ({ $lines })

# What happened
event-starter-drawn = { $union } is drawn by lot to begin.
    .you-union = You are drawn by lot to begin.
event-starter-agreed = { $union } begins, as agreed.
    .you-union = You begin, as agreed.
event-picket = { $union } places a picket at { $station }: +{ $points } on { $count ->
        [one] line
       *[other] lines
    } { $lines }.
    .you-union = You place a picket at { $station }: +{ $points } on { $count ->
            [one] line
           *[other] lines
        } { $lines }.
event-picket-nothing = { $union } places a picket at { $station }, and gains nothing by it.
    .you-union = You place a picket at { $station }, and gain nothing by it.
event-out-of-markers = { $union } has no marker left for { $count ->
        [one] line
       *[other] lines
    } { $lines }.
    .you-union = You have no marker left for { $count ->
            [one] line
           *[other] lines
        } { $lines }.
event-taken = { $union } takes control of { $count ->
        [one] line
       *[other] lines
    } { $lines }.
    .you-union = You take control of { $count ->
            [one] line
           *[other] lines
        } { $lines }.
event-seized = { $union } wrests { $count ->
        [one] line
       *[other] lines
    } { $lines } from { $from }.
    .you-union = You wrest { $count ->
            [one] line
           *[other] lines
        } { $lines } from { $from }.
    .you-from = { $union } wrests { $count ->
            [one] line
           *[other] lines
        } { $lines } from you.
event-returned = { $from } loses { $count ->
        [one] line
       *[other] lines
    } { $lines } to a tie; the control { $count ->
        [one] token goes
       *[other] tokens go
    } back to the influence sheet.
    .you-from = You lose { $count ->
            [one] line
           *[other] lines
        } { $lines } to a tie; the control { $count ->
            [one] token goes
           *[other] tokens go
        } back to the influence sheet.
event-end-won = The strike is over: { $union } wins with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
    .you-union = The strike is over: you win with { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        }.
event-end-shared = The strike is over: { $unions } share the victory with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } each.
    .you-unions = The strike is over: { $unions } share the victory with { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        } each.

# What there is to see
view-influence = { $union } with { $points }
    .you-union = you with { $points }
view-line-held = Line { $line }, held by { $holder }: { $influences }.
    .you-holder = Line { $line }, held by you: { $influences }.
view-line-open = Line { $line }, held by nobody: { $influences }.
view-untouched = Nobody has influence yet on { $count ->
        [one] line
       *[other] lines
    } { $lines }.
view-union = { $union } has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } and { $left ->
        [one] { $left } picket
       *[other] { $left } pickets
    } left to place; pickets at { $stations }.
    .you-union = You have { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        } and { $left ->
            [one] { $left } picket
           *[other] { $left } pickets
        } left to place; pickets at { $stations }.
view-union-fresh = { $union } has { $left ->
        [one] { $left } picket
       *[other] { $left } pickets
    } to place and none on the board.
    .you-union = You have { $left ->
            [one] { $left } picket
           *[other] { $left } pickets
        } to place and none on the board.
standing-seats = Seats at the negotiation
standing-pickets_left = Pickets left
standing-markers_left = Markers left

# Why something cannot be done
refusal-turn = It is not your turn: pickets are placed one at a time, clockwise.
refusal-taken = There is already a picket at { $station }.
refusal-all-placed = Every picket has been placed: the game is over.
refusal-unknown = There is no such station on this board.
refusal-board-full = No free station is left: the game is over.

# What a table can settle
option-board = Network
option-board-help = Which network the pickets are placed on; lines count as they ran in that year.
option-board-paris-2019 = Paris in 2019
option-board-paris-2025 = Paris in 2025
option-tie = Equal seats at the end
option-tie-help = What decides between unions that end with the same number of seats; if that is equal too, they share the victory.
option-tie-shared = They share the victory
option-tie-lines = The most lines
option-tie-influence = The most influence in all
option-marker_limit = Limited markers
option-marker_limit-help = Whether a union that has used up its markers can still gain influence on a new line.
option-marker_limit-off = Markers are no limit
option-marker_limit-on = No marker, no influence
option-starter = First to play
option-starter-help = Who places the first picket: drawn by lot, or the seat you choose.
option-starter-lot = Drawn by lot
option-starter-1 = Seat 1
option-starter-2 = Seat 2
option-starter-3 = Seat 3
option-starter-4 = Seat 4
option-starter-5 = Seat 5
option-starter-6 = Seat 6
option-pickets = Pickets
option-pickets-help = Does each union place all its pickets, or half of them, rounded up?
option-pickets-all = All
option-pickets-half = Half

# Why a board will not do, after the line of its file
board-stations = the board has { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }; 2 to { $most } can be played.
board-lines = the board has { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }; 1 to { $most } can be played.
board-text = { $what }, “{ $text }”; write 1 to { $most } characters, without spaces at the ends or characters that cannot be seen.
board-text-empty = { $what }, without a text; write 1 to { $most } characters, without spaces at the ends or characters that cannot be seen.
board-part-name = name of the board
board-part-attribution = credits
board-part-line = line
board-part-kind = kind of a line
board-part-station = station
board-part-canvas = the canvas
board-part-river = the river
board-part-corridor = a corridor
board-part-corridors = the list of corridors
board-line-twice = line “{ $line }” is listed twice.
board-station-twice = station “{ $station }” is listed twice; give each a name of its own, or merge them.
board-seats = line “{ $line }” is worth { $seats } seats; 1 to 99 are possible.
board-unserved = line “{ $line }” has no station; list it in the lines of one, or leave it out.
board-bare = station “{ $station }” has no line; list at least one, or leave it out.
board-no-such-line = station “{ $station }” is on line “{ $line }”, which is not among the lines.
board-served-twice = station “{ $station }” lists line “{ $line }” twice.
board-since = station “{ $station }”, since; “{ $line } = { $day }” must name one of its lines and a day written YYYY-MM-DD.
board-astray = line “{ $line }” is drawn through “{ $station }”, which is not one of its stations.
board-path = line “{ $line }”; a path joins at least 2 stations, and all together no more than { $most }.
board-corridor = the corridor between “{ $from }” and “{ $to }” must join two stations and order only lines that serve both.
board-colour = line “{ $line }”; “{ $colour }” is not a colour, which is written #RRGGBB.
board-place = station “{ $station }” needs x and y between { $least } and { $most }, as every station or no station has.
board-drawing = some coordinates cannot be drawn: { $what }.

# Three ways to set up the table
preset-quick = Half the pickets: each union places four to six.
preset-printed = All the pickets, eight to twelve each; level unions share the victory.
preset-expert = Markers are limited, and influence decides between equals.

# The count, at the end
score-name = Seats held
score-gap = { $count ->
        [1] by one seat
        [2] by two seats
        [3] by three seats
        [4] by four seats
        [5] by five seats
        [6] by six seats
        [7] by seven seats
        [8] by eight seats
        [9] by nine seats
        [10] by ten seats
       *[other] by { $count } seats
    }
