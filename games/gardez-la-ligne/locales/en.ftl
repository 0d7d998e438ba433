game-title = Gardez la Ligne
game-pitch = Unions set strike pickets across the network to win its lines, and with each line seats at the bargaining table.

# What a player can do
action-picket = Place a picket at { $station } ({ $lines })

# What happened
event-starter-drawn = The lot falls on { $union }, who begins.
event-starter-agreed = { $union } begins, as agreed.
event-picket = { $union } places a picket at { $station }: +{ $points } on { $count ->
        [one] line
       *[other] lines
    } { $lines }.
event-picket-nothing = { $union } places a picket at { $station }, and gains nothing by it.
event-out-of-markers = { $union } has no marker left for { $count ->
        [one] line
       *[other] lines
    } { $lines }.
event-taken = { $union } takes control of { $count ->
        [one] line
       *[other] lines
    } { $lines }.
event-seized = { $union } wrests { $count ->
        [one] line
       *[other] lines
    } { $lines } from { $from }.
event-returned = { $from } loses { $count ->
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
event-end-shared = The strike is over: { $unions } share the victory with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } each.

# What there is to see
view-influences = { $count ->
        [1] { $u1 } with { $n1 }
        [2] { $u1 } with { $n1 }, { $u2 } with { $n2 }
        [3] { $u1 } with { $n1 }, { $u2 } with { $n2 }, { $u3 } with { $n3 }
        [4] { $u1 } with { $n1 }, { $u2 } with { $n2 }, { $u3 } with { $n3 }, { $u4 } with { $n4 }
        [5] { $u1 } with { $n1 }, { $u2 } with { $n2 }, { $u3 } with { $n3 }, { $u4 } with { $n4 }, { $u5 } with { $n5 }
       *[6] { $u1 } with { $n1 }, { $u2 } with { $n2 }, { $u3 } with { $n3 }, { $u4 } with { $n4 }, { $u5 } with { $n5 }, { $u6 } with { $n6 }
    }
view-line-held = Line { $line }, held by { $holder }: { view-influences }.
view-line-open = Line { $line }, held by nobody: { view-influences }.
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
view-union-fresh = { $union } has { $left ->
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
refusal-board-full = No station is free any more: the game is over.

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
