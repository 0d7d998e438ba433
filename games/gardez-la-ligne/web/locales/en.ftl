map = Map of the network. Arrow keys lead from station to station, letters to a station by its name, Enter places a picket; plus, minus and zero zoom.
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = See all
station-free = { $station }, { $count ->
        [one] line
       *[other] lines
    } { $lines }, free.
station-taken = { $station }, { $count ->
        [one] line
       *[other] lines
    } { $lines }, picket placed by { $union }.
    .you-union = { $station }, { $count ->
            [one] line
           *[other] lines
        } { $lines }, your picket.
gain = { $count ->
        [one] A picket gives { $points }.
       *[other] A picket gives { $points } on each.
    }
seats-change = { $union } { $change }
    .you-union = you { $change }
seats-changes = Seats: { $changes }.
card-taken = Picket placed by { $union }
    .you-union = Your picket
card-gain = +{ $points } on
card-nothing = Gives nothing: no marker is left
card-dry = No marker left for
card-take = You take
card-takes = { $union } takes
    .you-union = You take
card-seize = You take from { $from }
card-seizes = { $union } takes from { $from }
    .you-union = You take from { $from }
    .you-from = { $union } takes from you
card-tie = Tied with { $from }, so nobody controls
    .you-from = Tied with you, so nobody controls
place-here = Place a picket here
close = Close
standing = { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $pickets ->
        [one] { $pickets } picket to place
       *[other] { $pickets } pickets to place
    }
sheet = Influence sheet
sheet-line = Line
sheet-row = Line { $line }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
sheet-seats = Seats
sheet-controls = controls the line
sheet-legend = control token
sheet-legend-seats = worth two seats
sheet-legend-last = changed by the last picket
hemicycle = Seats at the negotiation
hemicycle-union = { $union } { $seats }
    .you-union = you { $seats }
hemicycle-held = { $held }; { $open ->
        [0] none undecided
        [one] { $open } undecided
       *[other] { $open } undecided
    }
hemicycle-empty = { $open } seats, none decided yet
