prompt = place a picket on a free station
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
close = Close
standing = { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $pickets ->
        [one] { $pickets } picket to place
       *[other] { $pickets } pickets to place
    }
sheet = Influence sheet
strip-title = Influence
sheet-line = Line
sheet-row = Line { $line }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
sheet-controls = controls the line
hemicycle = Negotiation table
hemicycle-union = { $union } { $seats }
    .you-union = you { $seats }
hemicycle-held = { $held }; { $open ->
        [0] none undecided
        [one] { $open } undecided
       *[other] { $open } undecided
    }
hemicycle-empty = { $open } seats, none decided yet
line-takes = { $union } takes it
    .you-union = you take it
line-seizes = taken from { $from }
    .you-from = it is taken from you
line-keeps = { $union } keeps it
    .you-union = you keep it
line-ties = a tie, token returned
line-nobody = stays free
line-dry = no marker left
verdict-ahead = { $union } takes the lead
    .you-union = You take the lead
verdict-level = { $union } draws level
    .you-union = You draw level
verdict-seats = Seats
recent = Latest pickets
contested = Within a point
recent-takes = takes
recent-seizes = seizes
recent-ties = a tie on
recent-dry = no marker for
point-at-a-station = Point at a station: here you will see, line by line, what a picket there would change.
touch-a-station = Touch the map near a station, then the station: what a picket there would change is shown here.
legend-one = one line: +2
legend-several = several: +1 each
legend-holds = holds the line
legend-ties = tied for the lead
picket-at = Picket at { $station }
