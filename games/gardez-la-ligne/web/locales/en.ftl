map = Map of the network. Arrow keys lead from station to station, Enter places a picket.
map-none = This network has no map: play by the list.
caption = Point at a station to read its name.
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = See all
station-free = { $station }, { $count ->
        [one] line
       *[other] lines
    } { $lines }, free
station-taken = { $station }, { $count ->
        [one] line
       *[other] lines
    } { $lines }, picket placed by { $union }
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
